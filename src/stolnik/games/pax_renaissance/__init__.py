"""Pax Renaissance: bankers, kings and heretics, 1460-1530."""
