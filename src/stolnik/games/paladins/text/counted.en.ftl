### Paladins of the West Kingdom: what is counted on the table.

counted-vp = VP
counted-silver = Silver
counted-provisions = Provisions
counted-workers = Workers
counted-team = Townsfolk
counted-suspicions = Suspicions
counted-unpaid = Unpaid Debts
counted-paid = Paid Debts
counted-tax = Silver in the Tax Supply
