"""The solitaire game of the 2nd edition (section O): one player against an automated opponent.

The opponent is the second seat at the table.  It is never asked: wherever the rules put a
question to it, section O has the answer.  What section O leaves open is settled by the rulings
S1 and following.
"""
