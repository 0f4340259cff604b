"""The box: immutable components, and how it is opened and checked."""
