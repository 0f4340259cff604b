"""How the game is put into words: what can be said, and what the sentences need to know."""
