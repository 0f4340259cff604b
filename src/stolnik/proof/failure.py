"""What the proving ground finds."""


class Failure(Exception):
    """A promise that was not kept."""
