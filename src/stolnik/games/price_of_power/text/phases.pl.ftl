### Przebieg gry: Fazy, Tury, Wydarzenia, dochód, koniec Ery i Punktacja Końcowa.

## Kroki

play_step-first_draw = Pierwsze karty: dobieranie
play_step-first_keep = Pierwsze karty: co zostaje
play_step-first_missions = Pierwsze karty: Misje
play_step-1A = Faza 1, Krok A: odsłoń Wydarzenia
play_step-1B = Faza 1, Krok B: dobierz Karty Akcji
play_step-1C = Faza 1, Krok C: zapłać za karty
play_step-1D = Faza 1, Krok D: Misje
play_step-actions = Faza 2: Akcje
play_step-last_actions = Faza 2: ostatnie Akcje
play_step-last_events = Faza 2: ostatnie Wydarzenia
play_step-3A = Faza 3, Krok A: koniec CB i Rozejmów
play_step-3B = Faza 3, Krok B: Inwazje NPR
play_step-3C = Faza 3, Krok C: Buntownicy
play_step-3D = Faza 3, Krok D: Rozmowy Pokojowe
play_step-3E = Faza 3, Krok E: Karny Prestiż
play_step-3F = Faza 3, Krok F: Bezkrólewie
play_step-3G = Faza 3, Krok G: Niezgoda Religijna
play_step-3H = Faza 3, Krok H: Niepokoje
play_step-3I = Faza 3, Krok I: Kości Buntowników
play_step-4A = Faza 4, Krok A: Redukcja Kosztów
play_step-4B = Faza 4, Krok B: dochód
play_step-4C = Faza 4, Krok C: Korupcja
play_step-4D = Faza 4, Krok D: Punkty Władzy
play_step-4E = Faza 4, Krok E: Prestiż
play_step-5A = Faza 5, Krok A: Aktualizacja i Odświeżenie
play_step-5B = Faza 5, Krok B: plansza
play_step-5C = Faza 5, Krok C: limit kart na ręce
play_step-end_of_round = Koniec Rundy
play_step-age_cards = Koniec Ery: nowe karty
play_step-age_swap = Koniec Ery: wymiana
play_step-age_marriages = Koniec Ery: Mariaże
play_step-final_scoring = Punktacja Końcowa
play_step-over = Gra skończona

## Pytania

ask-first_draw = { $seat }, z której talii dobierasz? (jeszcze { $left })
ask-first_keep = { $seat }, które karty zatrzymujesz? (jeszcze do { $left }, za darmo)
ask-first_missions = { $seat }, którą Misję początkową wybierasz?
ask-draw = { $seat }, z której talii dobierasz? (jeszcze { $left })
ask-keep = { $seat }, które karty zatrzymujesz? (cena każdej: { count-price })
ask-missions = { $seat }, bierzesz albo odkładasz Misje?
ask-turn = { $seat }, twoja Tura.
ask-last_event = { $seat }, twoja ostatnia Tura to Akcja Wydarzenia.
ask-end_turn = { $seat }, Akcja wykonana. Coś jeszcze, czy koniec Tury?
ask-take_ruler = { $seat }, czy bierzesz na Władcę: { $character }?
ask-buy_ruler = { $seat }, czy mianujesz Władcą: { $character }, za Punkty Administracji: { $price }?
ask-succession = { $seat }, nie masz już Władcy. Czy władzę przejmie Przywódca z ręki?
ask-cubes = { $seat }, w Zasobach nie ma już kostki. Skąd ją bierzesz?
ask-tokens = { $seat }, w Zasobach nie ma już takiego żetonu. Skąd go bierzesz?
ask-gain_any = { $seat }, jakie Punkty Władzy zyskujesz?
ask-lose_any = { $seat }, jakie Punkty Władzy tracisz?
ask-less_power = { $seat }, Stabilność −3: jakich Punktów Władzy dostajesz o 1 mniej?
ask-add_unrest = { $seat }, gdzie wybuchają Niepokoje?
ask-calm = { $seat }, czy usuwasz Niepokoje z jednej Prowincji?
ask-upkeep = { $seat }, masz { count-ducats }, a dochód po kosztach wyniesie { SIGNED($net) }. Czy ograniczasz koszty?
ask-corruption = { $seat }, masz { count-ducats }. Korupcja! Do zapłaty Punkty Administracji: { $due }.
ask-muster_out = { $seat }, twoje Zasoby Ludzkie spadły. Która Jednostka wraca do Zasobów?
ask-hand_limit = { $seat }, kart na ręce może zostać { $most }. Którą odrzucasz?
ask-age_swap = { $seat }, masz najmniej Prestiżu. Czy wymieniasz jedną z nowo odkrytych kart?
ask-age_marriages = { $seat }, który Mariaż kończysz? Możesz też zapłacić Punkty Dyplomacji: { $price }.

## Ruchy

move-done = Gotowe
move-yes = Tak
move-no = Nie
move-let = Niech tak będzie
move-draw = Dobierz z { GEN($deck) }
move-keep = { $price ->
        [0] Zatrzymaj kartę „{ $card }” ({ $shown })
       *[other] Zatrzymaj za { count-price } kartę „{ $card }” ({ $shown })
    }
move-discard = Odrzuć kartę „{ $card }” ({ $shown })
move-take_mission = Weź Misję „{ $mission }”
move-return_mission = Odłóż Misję „{ $mission }”
move-event = { $ducats ->
        [0] Weź Wydarzenie „{ $event_card }”
       *[other] Weź Wydarzenie „{ $event_card }” i { count-ducats }
    }
move-pass = { $ducats ->
        [0] Spasuj
       *[other] Spasuj i weź { count-ducats }
    }
    .label = Spasuj
move-forgo = Zrezygnuj z ostatniej Akcji
move-end_turn = Zakończ Turę
move-crown = Przywódca z karty „{ $card }” zostaje Władcą ({ $shown })
move-take_power = Weź z puli: { $power }
move-take_influence = Zdejmij Wpływ { IN($area) }
move-take_colonist = Weź Kolonistę
move-take_cardinal = Weź Kardynała
move-take_charge = Weź kostkę z karty „{ $card }”
move-take_interest = Weź żeton Pożyczki, który ma { $owner }
move-take_plague = Zdejmij żeton Plagi { IN($area) }
move-gain = Zyskaj: { $power }
move-lose = Strać: { $power }
move-unrest = Niepokoje: { $province }
move-calm = Usuń Niepokoje: { $province }
move-dismiss = Zwolnij Doradcę: { $power }
    .label = { move-dismiss }
move-disband = Rozwiąż z Armii { $army }: { $unit } ({ $category })
move-disband_infantry = Rozwiąż Piechotę { IN($area) }
move-disband_ship = Rozwiąż Lekki Statek { IN($zone) }
move-disband_from_fleet = Rozwiąż z Floty: { $unit }
move-recall = Odwołaj Lekki Statek ({ IN($zone) }) do Portu { $province }
move-recall_fleet = Odwołaj Flotę do Portu { $province }
move-loan = Weź Pożyczkę: { count-ducats }
    .label = Weź Pożyczkę
move-pay_adm = { $interest ->
        [0] Zapłać Punkty Administracji: { $points }
       *[other] Zapłać Punkty Administracji: { $points } i weź żetony Pożyczki: { $interest }
    }
move-give_up = Oddaj { count-ducats }
move-release_available = Jednostka Dostępna
move-release_exhausted = Jednostka Wyczerpana
move-release = Z Armii { $army }: { $unit }
move-release_infantry = Piechota { IN($area) }
move-swap_idea = Zamień Ideę „{ $old }” na „{ $idea }”
move-swap_milestone = Zamień Kamień Milowy „{ $old_milestone }” na „{ $milestone }”
move-divorce = Zakończ Mariaż: { $realm }
move-pay_dip = Zapłać Punkty Dyplomacji: { $price }

## Co się dzieje

event-StepBegan = { $step }.
event-AgeBegan = Zaczyna się { $age }.
event-RoundBegan = Zaczyna się Runda { $number }.
event-NewFirstPlayer = Pierwszy Gracz: { $seat }.
event-GameEnds = Koniec gry: { $why }.
event-DrewCard = { $seat } dobiera kartę „{ $card }” z { GEN($deck) }.
event-DrewFrom = { $seat } dobiera kartę z { GEN($deck) }.
event-Reshuffled = Odrzucone karty przetasowano: { $deck }.
event-KeptCard = { $ducats ->
        [0] { $seat } zatrzymuje kartę „{ $card }”.
       *[other] { $seat } zatrzymuje kartę „{ $card }” za { count-ducats }.
    }
event-KeptUnseen = { $ducats ->
        [0] { $seat } zatrzymuje kartę.
       *[other] { $seat } zatrzymuje kartę za { count-ducats }.
    }
event-DiscardedCard = { $seat } odrzuca kartę „{ $card }”.
event-TookMission = { $seat } bierze Misję „{ $mission }”.
event-TookMissionUnseen = { $seat } bierze Misję.
event-ReturnedMission = { $seat } odkłada Misję „{ $mission }”.
event-ReturnedMissionUnseen = { $seat } odkłada Misję.
event-HasPassed = { $ducats ->
        [0] { $seat } Pasuje.
       *[other] { $seat } Pasuje i bierze { count-ducats }.
    }
event-LastActions = Nikt nie zarobi już na Spasowaniu: każdemu została jedna Akcja.
event-LastTurns = Nikt nie zarobi już na Spasowaniu. { $seat }, pozostałe Tury: najwyżej { $turns }.
event-Forwent = { $seat } rezygnuje z ostatniej Akcji.
event-TookEvent = { $ducats ->
        [0] { $seat } bierze Wydarzenie „{ $event_card }”.
       *[other] { $seat } bierze Wydarzenie „{ $event_card }” i { count-ducats }.
    }
event-EventRevealed = Nowe Wydarzenie: „{ $event_card }”.
event-EventUnpicked = Nikt nie wziął Wydarzenia „{ $event_card }”; działają jego symbole.
event-SymbolResolved = Symbol: { $symbol }.
event-PrestigeChanged = { $seat }: Prestiż { SIGNED($n) } ({ $why }).
event-StabilityChanged = { $seat }: Stabilność { SIGNED($n) }, teraz { SIGNED($now) }.
event-PowerChanged = { $seat }: { $power } { SIGNED($n) }.
event-DucatsChanged = { $seat }: Dukaty { SIGNED($n) } ({ $why }).
event-LoanTaken = { $seat } bierze Pożyczkę: { count-ducats }.
event-InterestGained = { $seat } dostaje żetony Pożyczki: { $n }.
event-WentBankrupt = Bankructwo: { $seat }!
event-CubeTaken = { $seat } podnosi kostkę: { $place }.
event-TokenTaken = { $seat } bierze żeton Pożyczki, który miał gracz { $owner }.
event-PlagueLifted = Plaga { IN($area) } ustępuje.
event-FellIll = Słabe Zdrowie: { $character } ({ $seat }).
event-Died = Śmierć: { $character } ({ $seat }).
event-Left = Koniec służby: { $character } ({ $seat }).
event-RulerAppointed = Nowy Władca ({ $seat }): { $character }.
event-InterregnumBegan = Bezkrólewie: { $seat }.
event-SuccessionDisputed = Spór o Sukcesję: { $realm }, Mariaż gracza { $seat }.
event-SuccessionSettled = Koniec Sporu o Sukcesję: { $realm }, Mariaż gracza { $seat }.
event-MarriageEnded = Koniec Mariażu: { $seat } i { $realm }.
event-AllianceEnded = Koniec Sojuszu: { $seat } i { $realm }.
event-UnrestAdded = Niepokoje: { $province } ({ $seat }).
event-UnrestRemoved = Spokój: { $province } ({ $seat }).
event-CbRemoved = { $seat } traci CB: { $realm }.
event-IncomeCollected = { $seat }: dochód { $income }, koszty { $costs }.
event-Disbanded = { $seat } rozwiązuje: { $unit } ({ $n }).
event-ArmyUnitDisbanded = { $seat } rozwiązuje Jednostkę Armii { $army }: { $unit } ({ $category }).
event-InfantryDisbanded = { $seat } rozwiązuje Jednostkę Piechoty { IN($area) }.
event-ShipDisbanded = { $seat } rozwiązuje Lekki Statek { IN($zone) }.
event-FleetShipDisbanded = { $seat } rozwiązuje Statek Floty: { $unit }.
event-ShipRecalled = { $seat } odwołuje Lekki Statek ({ IN($zone) }) do Portu { $province }.
event-FleetRecalled = { $seat } odwołuje Flotę ({ IN($zone) }) do Portu { $province }.
event-AlliedUnitsBack = { $seat }: Jednostki Sojusznicze wracają z Armii do Dostępnych Zasobów Ludzkich ({ $n }).
event-CorruptionPaid = { $seat }: Korupcja zabiera Punkty Administracji: { $points }, żetony Pożyczki: { $interest }.
event-DucatsGivenUp = { $seat } oddaje { count-ducats }.
event-ManpowerChanged = { $seat }: Zasoby Ludzkie { SIGNED($n) }.
event-Refreshed = { $n ->
        [one] { $seat } odświeża { $n } Jednostkę.
        [few] { $seat } odświeża { $n } Jednostki.
       *[many] { $seat } odświeża { $n } Jednostek.
    }
event-IdeaReplaced = Idea „{ $idea }” zastępuje Ideę „{ $old }”.
event-MilestonesShown = Kamienie Milowe: { $milestone }.
event-MilestoneReplaced = Kamień Milowy „{ $milestone }” zastępuje „{ $old_milestone }”.
event-FinalScore = { $seat }: Prestiż { SIGNED($n) } ({ $why }).

## Dlaczego

why-bankruptcy = Bankructwo
why-unused_cb = CB bez Wojny
why-disputed_succession = Spór o Sukcesję
why-occupied = Okupowane Miasta
why-idea = Idea
why-marriage = Mariaż
why-card = zatrzymana karta
why-event = Dukaty na Wydarzeniu
why-pass = Spasowanie
why-upkeep = utrzymanie
why-tax_income = Dochód z Podatków
why-cores = żetony Rdzenności
why-marriages = Mariaże
why-alliances = Sojusze
why-stability = Stabilność
why-interest = Pożyczki
why-no_events = nie ma już Wydarzeń
why-far_ahead = 100 Prestiżu i o 20 więcej niż każdy inny gracz
why-all_on_the_board = wszystkie Miasta i żetony Wasali gracza leżą na planszy
why-adm = Punkty Administracji
why-dip = Punkty Dyplomacji
why-mil = Punkty Militarne
why-colonist = Kolonista
why-cardinal = Kardynał
why-influence = Wpływ
why-charge = Karta Eksponowana

## Stół w kilku wierszach

summary-round = { $age }, Runda { $round }; { $step }; Pierwszy Gracz: { $owner }
summary-player = { $owner }: Prestiż { $prestige }, Stabilność { SIGNED($stability) }, Dukaty { $ducats } (na Rundę { SIGNED($net) }), Punkty Władzy { $adm }/{ $dip }/{ $mil }, Dochód z Podatków { $tax }, Zasoby Ludzkie { $available } z { $manpower }, karty { $cards }
summary-hand = Twoja ręka: { $card }
summary-missions = Twoje Misje: { $mission }
summary-events = Wydarzenia: { $shown }
summary-event = { $ducats ->
        [0] { $event_card }
        [one] { $event_card } ({ $ducats } Dukat)
        [few] { $event_card } ({ $ducats } Dukaty)
       *[many] { $event_card } ({ $ducats } Dukatów)
    }
summary-battle = Bitwa { IN($area) }, Runda Bitwy { $round }
summary-trade = Karty Handlu gracza { $owner }: { $trade_card }
summary-armies = Twoje Armie: { $shown }
summary-army = { $army }: { $area } ({ $n ->
        [one] { $n } Jednostka
        [few] { $n } Jednostki
       *[many] { $n } Jednostek
    })
summary-merchants = Twoi Kupcy: { $shown }
summary-merchant = { $upright ->
        [0] { $node } (aktywowany)
       *[other] { $node }
    }
summary-allies = Twoi Sojusznicy: { $realm }
summary-marriages = Twoje Mariaże: { $realm }
summary-wars = Twoje Wojny: { $realm }
summary-truces = Twoje Rozejmy: { $realm }
summary-cbs = Twoje CB: { $realm }
summary-claims = Twoje Roszczenia: { $area }
summary-court = Twój dwór: { $shown }
summary-ruler = { $character } (Władca)
summary-advisor = { $character } ({ $power })
summary-general = { $character } (Armia { $army })
summary-admiral = { $character } (Flota)
summary-interest = Twoje żetony Pożyczki: { $interest }

## Prowincje zmieniają właściciela

event-TownPlaced = { $seat } kładzie żeton: { $province }.
event-TownTaken = { $seat } zabiera żeton: { $province }.
event-InfluenceLost = Wszystkie Wpływy { IN($area) } znikają.
