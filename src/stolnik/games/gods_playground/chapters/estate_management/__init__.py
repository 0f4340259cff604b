"""Stage I (chapter 5): income from estates and noble clientele."""
