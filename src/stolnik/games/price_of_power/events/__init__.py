"""What can happen, for the log (not the Event cards): a module for each room of chapters."""
