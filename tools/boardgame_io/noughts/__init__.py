"""Noughts and crosses for Stolnik: the same game as boardgame.io's in ``server.js``."""
