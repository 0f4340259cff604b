"""Chapters 5.1 to 5.4: the Actions of a Turn, each with its guard."""
