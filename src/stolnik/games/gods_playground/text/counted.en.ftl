### God's Playground: what is counted on the table.

counted-prestige = Prestige
counted-money = Złotys
counted-income = Income
counted-estates = Estates
counted-nobles = Nobles on the map
counted-pool = Nobles in the pool
counted-army = Army
counted-sejm = Seats in the Sejm
counted-bid = Bid
counted-crown = Crown Army
counted-cossacks = Cossacks
counted-enemies = Enemy cubes outside the borders
