"""Chapters 9.6, 9.7 and 9.9: Battles on land and at sea."""
