"""Chapter 17: Prestige, and what it is won for."""
