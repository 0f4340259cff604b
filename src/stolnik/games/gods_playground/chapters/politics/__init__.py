"""Stage II (chapter 6): the mace, the Crown Army, events and the Sejm."""
