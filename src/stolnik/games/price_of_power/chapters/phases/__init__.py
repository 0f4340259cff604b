"""Chapter 4: the five Phases of a Round, the end of an Age and Final Scoring."""
