"""Chapters 2.4 to 2.7 and 7.5: who has what on the board, and what touches what."""
