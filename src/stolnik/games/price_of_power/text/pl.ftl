### Europa Universalis: Cena władzy: gra, jej opcje i to, co mówi każdy rozdział.

game-price_of_power = Europa Universalis: Cena władzy
    .blurb = Rządź mocarstwem Europy od roku 1444: wojny i mariaże, handel, wiara, Cesarstwo, Kuria i szeroki świat, przez jedną Erę albo wszystkie.

option-length = Długość
    .help = Wielka kampania przez wszystkie Ery albo tylko Era Odkryć.
    .grand_campaign = Wielka kampania
    .age_of_discovery = Era Odkryć
option-line_up = Zestaw Królestw
    .help = Jakimi Królestwami gracie.
    .usual = Zwykły
    .eastern = Wschodni
    .northern = Północny
    .featured = Wybrane Królestwa
option-muscovy = Moskwa zamiast Kastylii
    .help = Sześcioro graczy: Francja, Anglia, Austria, Imperium Osmańskie, Polska i Moskwa.
option-npr_invasions = Inwazje NPR
    .help = Zasada zaawansowana: Niezależne Królestwa w stanie Wojny najeżdżają swoich Wrogów w Fazie 3.
option-power_struggles = Konflikty o Władzę
    .help = Zasada zaawansowana: Wydarzenia rozpoczynają rywalizację o wymienione Obszary, punktowaną w Fazie 4.
option-four_open_events = Cztery odsłonięte Wydarzenia
    .help = Wariant: w rzędzie leżą odkryte cztery Wydarzenia zamiast trzech.
option-random_x_events = Losowe Wydarzenia X
    .help = Wariant: Wydarzenia oznaczone X trafiają losowo do jednej z połów Ery.
option-no_surrender = Zakaz Poddawania się
    .help = Wariant: nie wolno się Poddać; Wojna trwa, aż można wyegzekwować Warunki Pokoju albo wynegocjować pokój.
option-continuous_battle = Ciągła Bitwa
    .help = Wariant: kolejność Strat według kategorii przechodzi z jednej Rundy Bitwy na następną.
option-helping_hand = Pomocna dłoń
    .help = Wariant: każdy gracz może wesprzeć w Bitwie Niezależne Królestwo, zagrywając Akcje Bitewne.
option-mixed_events = Wymieszane Wydarzenia
    .help = Inne Wydarzenia A i B tej edycji zamiast wymienionych w scenariuszu.

standing-prestige = Prestiż po Punktacji Końcowej

## Ile

count-ducats = { $ducats ->
        [one] { $ducats } Dukat
        [few] { $ducats } Dukaty
       *[many] { $ducats } Dukatów
    }
count-price = { $price ->
        [one] { $price } Dukat
        [few] { $price } Dukaty
       *[many] { $price } Dukatów
    }

## Odmowy

figures-power = kosztuje { $price } ({ $power }); masz { $have }
figures-ducats = kosztuje { count-price }, masz { $have }
figures-interest = masz żetonów Pożyczki: { $interest }
figures-missing = wciąż brakuje Dukatów: { $missing }
figures-most = najwyżej { $most }
figures-due = należy się { $due }

## Co mówi się rzadko

category-regular = Regularna
category-mercenary = Najemna
category-allied = Sojusznicza

shown-advisor = { $character }, Doradca { $skill }, { count-ducats }
shown-leader = { $character }, Przywódca { $adm }/{ $dip }/{ $mil }, { $dice ->
        [one] { $dice } Kość Bitewna
        [few] { $dice } Kości Bitewne
       *[many] { $dice } Kości Bitewnych
    }, { $price ->
        [one] { $price } Punkt Militarny
        [few] { $price } Punkty Militarne
       *[many] { $price } Punktów Militarnych
    }

## Wynik

points-in_play = Prestiż z gry: { $points }
points-tax_income = Dochód z Podatków: { $points }
points-cores = Żetony Rdzenności: { $points }
points-marriages = Mariaże: { $points }
points-alliances = Sojusze: { $points }
points-stability = Stabilność: { $points }
points-occupied = Okupowane Miasta: { $points }
points-interest = Pożyczki: { $points }

## Menu Tury

group-events = Weź Wydarzenie
group-cards = Karty
group-rule = Rządy
group-relations = Dyplomacja
group-wealth = Handel i Skarbiec
group-war = Wojna
group-court = Dwór i dowództwo
group-missions = Misje
