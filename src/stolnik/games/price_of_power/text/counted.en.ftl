### Europa Universalis: The Price of Power: what is counted on the table.

counted-prestige = Prestige
counted-ducats = Ducats
counted-interest = Interest
counted-stability = Stability
counted-base_tax = Base Tax Income
counted-vassal_tax = Vassal Tax Income
counted-available = Available Manpower
counted-exhausted = Exhausted Manpower
counted-units = Units
counted-ships = Ships
counted-merchants = Merchants
counted-allies = Alliances
counted-marriages = Royal Marriages
counted-hand = Cards in hand
counted-missions_done = Missions done
counted-ideas = Ideas
counted-influence = Influence
counted-towns = Provinces with a Town
counted-vassals = Vassals
counted-claims = Claims
counted-authority = Imperial Authority
counted-rebels = Rebels
