"""The Peace Terms, a module each."""
