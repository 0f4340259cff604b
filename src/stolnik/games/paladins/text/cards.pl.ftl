### Paladyni Zachodniego Królestwa: co jest na karcie, akcji lub polu.

deck-suspicion = Podejrzenie
deck-debt = Dług
deck-wall = Mur

card-part = { $parts }
card-converted = na koniec gry, po nawróceniu: { $parts }
card-end = na koniec gry: { $vp } PZ
card-takes = wymaga: { $parts }
card-gives = daje: { $gain }
card-order = { $action }: { $count ->
    [1] { $count } raz
   *[other] { $count } razy
 } do końca gry
card-scheme = Schemat gracza wirtualnego{ $on_favour ->
    [yes] , z początku leży na Królewskiej Łasce
   *[no] { "" }
 }
card-suspicions = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 } { $tax ->
    [0] bez Podatku
    [1] z { $tax } Podatkiem
   *[other] z { $tax } Podatkami
 }
card-debt = niespłacony: { SIGNED($unpaid) } PZ; spłacony: { $vp } PZ
card-count = w pudełku: { $count }, w stosie: { $left }
card-requires = wymagany Atrybut: { $attribute }
card-raises = podnosi Atrybut: { $attribute }
card-mode = { $count ->
    [one] { $count } Robotnik
    [few] { $count } Robotników
   *[many] { $count } Robotników
 }: { $gain }
card-region = { attribute-faith } { $faith } dla Mnicha, { attribute-strength } { $strength } dla Posterunku
card-players = tylko przy co najmniej { $count } graczach
