"""The machine every game runs on; it knows no game."""
