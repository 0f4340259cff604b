"""Stage IV (chapter 8): campaigns, invasions, relief and expansion."""
