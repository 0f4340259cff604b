"""What a position is worth, and how far a bot should think."""
