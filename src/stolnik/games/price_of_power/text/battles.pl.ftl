### Bitwy i Buntownicy.

force-rebels = Buntownicy

## Pytania

ask-main_defender = { $seat }, { IN($area) } bronią się siły równej wielkości: kto jest Głównym Obrońcą?
ask-late_general = { $seat }, Bitwa { IN($area) }: czy dajesz swojej Armii Generała?
ask-leader = { $seat }, Bitwa { IN($area) }: który Generał dowodzi?
ask-drill = { $seat }, która kość odpada? Przywódca: { $character }.
ask-battle_actions = { $seat }, Bitwa { IN($area) }, Runda Bitwy { $number }: czy zagrywasz Akcję Bitewną?
ask-battle_die = { $seat }, jaką kość dodajesz?
ask-faction = { $seat }, Bitwa { IN($area) }: która z równych sił pierwsza ponosi Stratę?
ask-casualty = { $seat }, Bitwa { IN($area) }: którą Jednostkę tracisz?
ask-retreat = { $seat }, Bitwa { IN($area) }, koniec Rundy Bitwy { $number }: czy dokonujesz Odwrotu?
ask-besiege = { $seat }, Oblężenie { IN($area) }: która Prowincja?
ask-occupy = { $seat }, czy kładziesz własne Miasto w miejsce Zbuntowanego: { $province }?
ask-rebel_area = { $seat }, za który Obszar rzucasz teraz Kośćmi Buntowników?
ask-rebellion = { $seat }, Bunt { IN($area) }: którą Prowincję przejmują Buntownicy?
ask-besieged = { $seat }, Buntownicy { IN($area) }: którą Prowincję Oblegają?
ask-exhaust = { $seat }, która Jednostka Regularna się Wyczerpuje?
ask-quieten = { $seat }, gdzie { IN($area) } usuwasz Niepokój?
ask-colour = { $seat }, wolne Terytorium: { $province }. Jaki żeton DNPR na nim leży?
ask-rebel_pieces = { $seat }, w Zasobach nie ma już takiego elementu Buntowników. Skąd go bierzesz?
ask-cb_tokens = { $seat }, w twoich Zasobach nie ma już żetonu CB. Który żeton bierzesz?

## Ruchy

move-main_defender = Główny Obrońca: { $owner }
move-late_general = Mianuj Generałem Armii { $army } z karty „{ $card }” (Punkty Militarne: { $price }): { $shown }
move-transfer_general = Przenieś z Armii { $origin } do Armii { $army }: { $character }
move-lead_in_person = Armią { $army } dowodzi osobiście { $character }
move-lead = Przywódca: { $character } (Armia { $army })
move-remove_die = Usuń: { $die }
move-battle_action = { $price ->
        [0] Zagraj: { $card }
       *[other] Zagraj za Punkty Militarne ({ $price }): { $card }
    }
move-battle_action_on_display = { $price ->
        [0] Użyj: { $card }
       *[other] Użyj za Punkty Militarne ({ $price }): { $card }
    }
move-die = Dodaj: { $die }
move-strike = { $force }
move-lose_unit = Z Armii { $army }: { $unit }
move-lose_infantry = Piechota poza Armiami { IN($area) }
move-fight = Walcz dalej
move-retreat = Odwrót na Obszar: { $area }
move-siege = Oblegaj { IN($area) }
    .label = { move-siege }
move-besiege = { $price ->
        [0] Oblegaj też: { $province }
       *[other] Oblegaj za Punkty Militarne ({ $price }): { $province }
    }
move-roll_for = Rzuć za Obszar: { $area }
move-rebel = Buntownicy przejmują: { $province }
move-exhaust_available = Jednostka Dostępna
move-exhaust_unit = Z Armii { $army }: { $unit }
move-exhaust_infantry = Piechota { IN($area) }
move-colour = { $colour }
move-take_rebel_town = Zabierz Zbuntowane Miasto: { $province }
move-take_rebel = Zabierz Jednostkę Buntowników { IN($area) }
move-give_up_claim = Zabierz swoje Roszczenie z Obszaru: { $area }
move-give_up_cb = Zabierz żeton CB: { $realm }

## Co się dzieje

event-BattleBegan = Bitwa { IN($area) }. Napastnik: { $force }, po drugiej stronie: { $enemies }.
event-MainDefender = Główny Obrońca: { $seat }.
event-Leads = Przywódca: { $character } ({ $force }).
event-NobodyLeads = Dobrana karta to „{ $card }”: nikt nie dowodzi ({ $force }).
event-LeaderDieLost = { $seat }: Przywódca Wroga ({ $force }) wnosi o jedną kość mniej, { $die }.
event-KnightsCharged = Szlachetni rycerze szarżują przed pierwszą Rundą Bitwy ({ $force }).
event-BattleActionPlayed = { $seat } zagrywa: { $card }.
event-DieAdded = { $seat } dodaje: { $die }.
event-DiceRolled = { $force } { IN($area) }, wyniki: { $face }. Trafienia: { $hits }.
event-UnitLost = { $army ->
        [0] { $seat }, Strata: { $unit } ({ $category }).
       *[other] { $seat }, Strata w Armii { $army }: { $unit } ({ $category }).
    }
event-RebelsLost = Buntownicy tracą Jednostkę { IN($area) }.
event-LeaderWounded = Rany odnosi Przywódca: { $character }.
event-LeaderKilled = Ginie Przywódca: { $character }.
event-FoughtOn = { $seat } walczy dalej { IN($area) }.
event-Retreated = Odwrót: { $seat }, z Obszaru { $area } na Obszar { $destination }.
event-BattleWon = Bitwa { IN($area) }. Zwycięstwo: { $force }.
event-NobodyWon = Bitwa { IN($area) }. Nie pozostał nikt, nie ma zwycięzcy.
event-SiegeBegan = { $seat } rozpoczyna Oblężenie { IN($area) }.
event-Besieged = { $seat } Oblega: { $province }.
event-RebelTownRemoved = Znikają Buntownicy i Niepokoje: { $province }.
event-OccupationEnded = { $seat } nie Okupuje już: { $province }.
event-Occupied = { $seat } Okupuje: { $province }.
event-RebelDiceRolled = { $seat }, Kości Buntowników za Obszar { $area }: { $face }.
event-RebelsAppeared = Jednostka Buntowników pojawia się { IN($area) }.
event-RebelTownPlaced = Zbuntowane Miasto: { $province } ({ $seat }).
event-RebelsTired = Jednostka Buntowników { IN($area) } się rozchodzi.
event-RebelsMoved = Buntownicy ruszają z Obszaru { $area } na Obszar { $destination }: { $n }.
event-UnitExhausted = { $seat }: Wyczerpuje się Jednostka z Dostępnych Zasobów Ludzkich.
event-ArmyUnitExhausted = { $seat }: Wyczerpuje się Jednostka Regularna Armii { $army } ({ $unit }).
event-InfantryExhausted = { $seat }: Wyczerpuje się Jednostka Piechoty { IN($area) }.
event-Liberated = Wyzwolenie: { $province }, teraz { $realm }.
event-RebelTownTaken = { $seat } zabiera Zbuntowane Miasto: { $province }.
event-RebelsTaken = { $seat } zabiera Jednostkę Buntowników ({ IN($area) }).

why-rebels = Buntownicy
