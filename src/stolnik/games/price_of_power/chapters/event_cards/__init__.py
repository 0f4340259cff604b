"""Chapter 16: the Event decks, the row of a Round, and what taking an Event does."""
