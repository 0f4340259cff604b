"""Many games at once: simulation, benchmarks, tournaments."""


class PeerMissing(RuntimeError):
    """A peer is asked to play that is not installed."""
