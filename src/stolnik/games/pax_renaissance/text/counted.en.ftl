### Pax Renaissance: what is counted on the table.

counted-florins = Florins
counted-hand = Cards in hand
counted-tableau = Cards in play
counted-concessions = Concessions
counted-market-west = Florins on the West market
counted-market-east = Florins on the East market
