"""Chapter 18: the Holy Roman Empire."""
