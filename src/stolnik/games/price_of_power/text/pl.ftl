### Europa Universalis: Cena władzy: gra, jej opcje i to, co mówi każdy rozdział.

game-price_of_power = Europa Universalis: Cena władzy
    .blurb = Rządź mocarstwem Europy od roku 1444. Jeszcze nie działają: teksty i większość symboli Wydarzeń, Eksploracja, Religia, Cesarstwo i Kuria; co jeszcze czeka, mówi się przy stole.

option-length = Długość
    .help = Wielka kampania przez wszystkie Ery albo tylko Era Odkryć.
    .grand_campaign = Wielka kampania
    .age_of_discovery = Era Odkryć
option-line_up = Zestaw Królestw
    .help = Jakimi Królestwami gracie.
    .usual = Zwykły
    .eastern = Wschodni
    .northern = Północny
    .featured = Królestwa wyróżnione
option-muscovy = Moskwa zamiast Kastylii
    .help = Sześcioro graczy: Francja, Anglia, Austria, Osmanowie, Polska i Moskwa.
option-npr_invasions = Inwazje NPR
    .help = Zasada zaawansowana: Niezależne Królestwa w stanie Wojny najeżdżają swoich Wrogów w Fazie 3.
option-mixed_events = Wymieszane Wydarzenia
    .help = Inne Wydarzenia A i B tej edycji zamiast wymienionych w scenariuszu.

standing-prestige = Prestiż po Punktacji Końcowej

## Odmowy

figures-power = kosztuje { $price }: { $power }; masz { $have }
figures-ducats = kosztuje { $price } Dukatów, masz { $have }
figures-interest = masz żetonów Pożyczki: { $interest }
figures-missing = wciąż brakuje Dukatów: { $missing }
figures-most = najwyżej { $most }
figures-due = należy się { $due }

## Co mówi się rzadko

category-regular = Regularna
category-mercenary = Najemna
category-allied = Sojusznicza

shown-advisor = { $character }, Doradca { $skill }, { $ducats ->
        [one] { $ducats } Dukat
        [few] { $ducats } Dukaty
       *[many] { $ducats } Dukatów
    }
shown-leader = { $character }, Przywódca { $adm }/{ $dip }/{ $mil }, { $dice ->
        [one] { $dice } Kość Bitewna
        [few] { $dice } Kości Bitewne
       *[many] { $dice } Kości Bitewnych
    }, Punktów Militarnych: { $price }

## Wynik

points-in_play = Prestiż z gry: { $points }
points-tax_income = Dochód z Podatków: { $points }
points-cores = Żetony Rdzenności: { $points }
points-marriages = Mariaże: { $points }
points-alliances = Sojusze: { $points }
points-stability = Stabilność: { $points }
points-occupied = Okupowane Miasta: { $points }
points-interest = Odsetki: { $points }
