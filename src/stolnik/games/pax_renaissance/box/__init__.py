"""What lies in the box: immutable parts, read from data and checked when it is opened."""
