"""The proving ground: random games that must keep every promise."""

from stolnik.proof.ground import Proof, prove, revisit

__all__ = ["Proof", "prove", "revisit"]
