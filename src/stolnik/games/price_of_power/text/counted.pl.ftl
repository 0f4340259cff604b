### Europa Universalis: Cena władzy: co liczy się na stole.

counted-prestige = Prestiż
counted-ducats = Dukaty
counted-interest = Odsetki
counted-stability = Stabilność
counted-base_tax = Bazowy Dochód z Podatków
counted-vassal_tax = Dochód z Podatków Wasali
counted-available = Dostępne Zasoby Ludzkie
counted-exhausted = Wyczerpane Zasoby Ludzkie
counted-units = Jednostki
counted-ships = Statki
counted-merchants = Kupcy
counted-allies = Sojusze
counted-marriages = Mariaże Królewskie
counted-hand = Karty na ręce
counted-missions_done = Misje wypełnione
counted-ideas = Idee
counted-influence = Wpływy
counted-towns = Prowincje z Miastem
counted-vassals = Wasale
counted-claims = Roszczenia
counted-authority = Władza Cesarska
counted-rebels = Buntownicy
