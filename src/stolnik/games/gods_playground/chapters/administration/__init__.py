"""Stage V (chapter 9): plunder, prestige and the end of a turn."""
