"""The symbols at the foot of an Event, one module each."""
