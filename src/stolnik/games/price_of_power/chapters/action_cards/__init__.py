"""Chapter 6: Action Cards."""
