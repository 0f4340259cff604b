### Pax Renaissance: co liczy się na stole.

counted-florins = Floreny
counted-hand = Karty na ręce
counted-tableau = Karty w grze
counted-concessions = Koncesje
counted-market-west = Floreny na rynku Zachodu
counted-market-east = Floreny na rynku Wschodu
