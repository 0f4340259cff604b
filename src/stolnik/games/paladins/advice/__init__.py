"""What positions and moves are worth, for bots."""
