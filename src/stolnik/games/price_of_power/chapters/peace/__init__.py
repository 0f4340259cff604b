"""Chapter 10: who wins a War, on which terms it ends, and what is left of it."""
