"""Chapters 7 and 8: Power, Characters, Stability, the Treasury, Cores and Ideas."""
