### Jak stoją rzeczy, które ktoś wskazuje: krótkie fakty w rzędzie, małą literą.

figures-facts = { $facts }
figures-asked = { $what }
figures-asked_now = { $what } – { $now }

fact-nobody = nikt
fact-rebels = Buntownicy
fact-you = ty
fact-player = { $owner }
fact-realm = { $realm }
fact-share = { $who } { $n }
fact-now = teraz { $n }
fact-now_lacking = { $n } z { $most }, brakuje: { $province }

## Miejsca

fact-province = { $tax ->
        [1] Mała Prowincja { IN($area) }, Wartość Podatkowa { $tax }
       *[other] Duża Prowincja { IN($area) }, Wartość Podatkowa { $tax }
    }
fact-territory = Terytorium { IN($area) }, Wartość Podatkowa { $tax }
fact-not_in_play = poza grą na tej mapie
fact-unsettled = nikt się tam nie osiedlił
fact-owner = Właściciel: { $who }
fact-vassal_of = Wasal: { $realm }, Suzeren: { $who }
fact-capital = Stolica
fact-occupied = okupuje: { $who }
fact-core_of = Prowincja Rdzenna, czyja: { $who }
fact-unrest = Niepokoje
fact-plus_one = żetony +1 Zasobów Ludzkich: { $n }
fact-island = Prowincja Wyspiarska
fact-hostile = Wroga wobec ciebie
fact-port = { $n ->
        [0] nieaktywny Port: { $zone }
        [1] Port: { $zone }
       *[other] Duży Port: { $zone }
    }
fact-ships = Statki: { $shares }
fact-no_ships = bez Statków graczy
fact-area = { $n ->
        [one] { $n } Prowincja
        [few] { $n } Prowincje
       *[many] { $n } Prowincji
    }
fact-owners = Prawowici Właściciele: { $shares }
fact-influence = Wpływy: { $shares }
fact-no_influence = bez Wpływów graczy
fact-imperial = Wpływy Cesarskie { $n }
fact-claims = Roszczenia: { $who }
fact-core_token = żeton Rdzenności: { $who }
fact-units = Jednostki Lądowe: { $shares }
fact-rebel_units = Jednostki Buntowników: { $n }
fact-faith = Religia: { $faith }
fact-dissent = panuje tu dla ciebie Niezgoda Religijna
fact-plague = Plaga
fact-elector = Obszar Elektorski
fact-in_empire = w HRE
fact-battleground = Pole Bitwy
fact-crusade = Krucjata
fact-inland_node = Węzeł Handlowy: { $node }
fact-slots = wolne pola Ochrony Handlu: { $n } z { $most }
fact-slots_of = zajęte pola: { $shares }
fact-nodes = Węzły Handlowe: { $node }
fact-maritime = Morski Węzeł Handlowy
fact-inland = Lądowy Węzeł Handlowy
fact-zones = Strefy Morskie: { $zone }
fact-merchants = Kupcy: { $who }
fact-merchant = { $who }
fact-merchant_down = { $who } (położony)
fact-no_merchants = bez Kupców
fact-expanded = Rozszerzony
fact-pirates = Statki Pirackie: { $n }
fact-trade_power = twoja Siła Handlowa bez Kluczowych Prowincji: { $n }, w tym Lekkie Statki: { $ships }

## Królestwa

fact-played = gra nim: { $who }
fact-off_map = nie ma go teraz na mapie
fact-left = nie gra już
fact-prestige = Prestiż { $n }
fact-stability = Stabilność { SIGNED($n) }
fact-ducats = Dukaty: { $n }
fact-power = Punkty Władzy: { $adm } ADM, { $dip } DYP, { $mil } MIL
fact-tax = Dochód z Podatków { $n }
fact-manpower = Dostępne Zasoby Ludzkie: { $n } z { $most }
fact-hand = na ręce { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    } i { $missions ->
        [one] { $missions } Misja
        [few] { $missions } Misje
       *[many] { $missions } Misji
    }
fact-interest = żetony Pożyczki: { $n }
fact-passed = spasował
fact-state_religion = Religia Państwowa: { $faith }
fact-emperor = Cesarz, Władza Cesarska { $n }
fact-wars = w stanie Wojny z: { $who }
fact-vassal = Wasal; Suzeren: { $who }
fact-capital_in = Stolica: { $province }
fact-capital_in_area = Stolica: { $province }, { $area }
fact-npr = { $n ->
        [one] Niezależne Królestwo, { $n } Prowincja
        [few] Niezależne Królestwo, { $n } Prowincje
       *[many] Niezależne Królestwo, { $n } Prowincji
    }, Wartość Podatkowa { $tax }
fact-active_ally = Aktywny Sojusznik gracza: { $who }
fact-ally = Sojusznik gracza: { $who }
fact-married = Mariaż: { $who }
fact-your_ally = twój Sojusznik
fact-your_marriage = Mariaż z tobą
fact-your_influence = twoje Wpływy na jego Obszarach: { $n }
fact-truce = Rozejm z tobą
fact-vassal_provinces = Prowincje z twoimi żetonami Wasali: { $n }

## Karty

fact-unseen = poza twoim wzrokiem: w talii albo na ręce gracza
fact-in_your_hand = na twojej ręce
fact-drawn = dobrana przez ciebie i jeszcze nieopłacona
fact-in_hand_of = na ręce, o czym wszyscy wiedzą: { $who }
fact-on_display = Karta Eksponowana, kostki: { $n }; czyja: { $who }
fact-serves_ruler = jej Postać jest Władcą: { $who }
fact-serves_advisor = jej Postać jest Doradcą: { $who }
fact-serves_general = jej Postać jest Generałem: { $who }
fact-serves_admiral = jej Postać jest Admirałem: { $who }
fact-discarded = odrzucona
fact-discarded_on_top = na wierzchu kart odrzuconych z jej talii
fact-deck = karty do dobrania: { $n }
fact-discards = odrzucone: { $n }
fact-in_row = leży odkryte w rzędzie Wydarzeń, Dukaty na nim: { $n }
fact-event_discarded = to Wydarzenie już minęło
fact-event_unseen = teraz go nie widać; Wydarzenie { GEN($age) }
fact-trading = na stole; handluje: { $who }
fact-trade_discarded = wśród odrzuconych Kart Handlu
fact-trade_unseen = poza wzrokiem: w talii Kart Handlu albo jeszcze poza grą
fact-nodes_of_card = Węzły Handlowe: { $node }
fact-trade_income = dochód według rzędu: { $low } / { $middle } / { $high }
fact-trade_income_expanded = w Rozszerzonym Węźle: { $low } / { $middle } / { $high }
fact-idea_shown = odkryta
fact-idea_unseen = nieodkryta
fact-researched = kto ją Zbadał: { $who }
fact-researched_by_nobody = nikt jej nie Zbadał

## Cele

fact-mission_done = kto ją ukończył: { $who }
fact-mission_of_others = spoza twojej Talii Misji
fact-mission_in_deck = w twojej Talii Misji
fact-mission_held = na twojej ręce, zostanie ogłoszona, gdy tylko ją spełnisz
fact-mission_held_back = na twojej ręce, wstrzymana
fact-lacking = { $province } – Właściciel: { $who }
fact-lacking_occupied = { $province } – okupuje: { $who }
fact-milestone_unseen = nieodkryty; Kamień Milowy { GEN($age) }
fact-reached = kto go osiągnął: { $who }
fact-reached_by_nobody = nikt go nie osiągnął
fact-next_scores = Prestiż za osiągnięcie go jako następny: { $n }
fact-struggle_active = Aktywny Konflikt o Władzę
fact-struggle_upcoming = Nadchodzący Konflikt o Władzę
fact-struggle_unseen = ani Aktywny, ani Nadchodzący
fact-would_score = Prestiż w obecnym położeniu: { $shares }
fact-controls_nothing = nie Kontrolujesz niczego na jego Polach Bitwy

## Odmowy

figures-acted = Akcja tej Tury jest już wykonana
figures-only_an_event = zostało ci tylko Wydarzenie i Pomniejsze Akcje
figures-event_taken = Wydarzenie w tej Rundzie już za tobą
figures-events_taken = Wydarzenia w tej Rundzie już za tobą
figures-nothing_of_yours = nie leży tam żaden twój żeton
figures-no_unrest = nie ma tam Niepokojów
figures-slot_of = podlega polu Religii Obszaru { $area }
figures-no_dissent = { $faith } to dla ciebie żadna Niezgoda
figures-no_colonial_claim = nie masz tam Roszczenia do wolnego Terytorium
figures-a_leader = { $character } to Przywódca
figures-an_advisor = { $character } to Doradca
figures-no_command = { $character }: bez prawa do dowodzenia
figures-not_in_play = poza grą na tej mapie
figures-not_drawn = nie ma jej wśród dobranych właśnie kart
figures-turned_to = w tej Akcji to miejsce już było
figures-no_port_of_yours = to nie jest twój aktywny Port
figures-nothing_hostile = twój Wróg nie Kontroluje tam żadnej Prowincji
figures-no_units_of_yours = nie ma tam żadnej twojej Jednostki Lądowej
figures-enemy_units = stoją tam Wrogie Jednostki
figures-not_next_to_battle = nie sąsiaduje z Obszarem Bitwy
figures-allied_already = to już twój Sojusznik
figures-it_is_at_war = jest w stanie Wojny
figures-you_are_at_war = jesteś w stanie Wojny
figures-not_in_reach = na początku Tury nie sąsiadowało z niczym twoim

## Czego wymagałaby Akcja

figures-way_on_display = Badanie Idei: odkryta Idea
figures-way_influence = Wpływ: coś twojego w sąsiedztwie tego Obszaru
figures-way_room = Wpływ: miejsce na kostkę – jest ich { $have } z { $most }
figures-way_claim = Roszczenie: Obszar w sąsiedztwie twojego Królestwa
figures-way_claim_price = Roszczenie: koszt { $price } ({ $power }) – masz { $have }
figures-way_alliance = Sojusz: Wpływy, co najmniej { $due } – masz { $have }
figures-way_alliance_price = Sojusz: koszt { $price } ({ $power }) – masz { $have }
figures-way_war = { $n ->
        [0] Wojna: Casus Belli – masz: { $why }; Stabilności cię nie kosztuje
       *[other] Wojna: Casus Belli – masz: { $why }; w Stabilności kosztuje cię { $n }
    }
figures-way_war_without = Wojna: Casus Belli – nie masz żadnego; w Stabilności kosztuje cię { $n }
figures-way_siege_units = Oblężenie: twoje Jednostki Lądowe na Obszarze – teraz { $have }
figures-way_siege_alone = Oblężenie: żadnych Wrogich Jednostek na Obszarze
