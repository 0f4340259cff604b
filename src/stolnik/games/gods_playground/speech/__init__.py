"""All words of the game: its vocabulary, what sentences need, and the table in lines."""
