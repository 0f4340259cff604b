"""The rulebook as clauses: the ledger, the code that cites it and the tests that guard it."""

from stolnik.rulebook.ledger import Clause, Ledger, LedgerError, Waiver, rule

__all__ = ["Clause", "Ledger", "LedgerError", "Waiver", "rule"]
