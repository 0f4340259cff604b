"""7.2.1 to 7.2.8: the eight special actions, each with its guard."""
