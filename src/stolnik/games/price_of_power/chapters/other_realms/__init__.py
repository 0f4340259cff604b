"""Chapter 13: Realms that nobody plays."""
