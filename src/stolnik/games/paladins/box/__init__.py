"""What lies in the box, and how it is opened and checked."""
