"""One package per rulebook family."""
