"""Chapter 14: Unrest, Rebel Dice, Rebel Units and Liberation."""
