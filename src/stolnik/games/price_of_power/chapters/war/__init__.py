"""Chapters 5.5 and 9: Units, capacities, recruiting, movement, and who may go where."""
