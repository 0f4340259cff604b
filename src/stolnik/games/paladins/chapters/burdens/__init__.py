"""Suspicion, Tax, Debts and the Inquisition."""
