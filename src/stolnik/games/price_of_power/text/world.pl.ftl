### Szeroki świat: Eksploracja, Kolonizacja, utracone Statki, Piraci.

## Eksploracja

ask-explorer = { $seat }, czy najpierw Lekki Statek płynie na nieznane wody?
ask-unknown_waters = { $seat }, dokąd płynie Lekki Statek?
ask-explorer_berth = { $seat }, gdzie { IN($zone) } staje Statek?
ask-exploration = { $danger ->
        [0] { $seat }, Kość Eksploracji wskazuje { $number }. Co Odkrywasz?
       *[other] { $seat }, Kość Eksploracji wskazuje { $number } i niebezpieczeństwo. Co robisz?
    }
ask-ship_lost = { $seat }, który Statek przepada? ({ $owner }, { $why })

move-explore = Eksploruj
move-explore_from = Rusz Lekki Statek, który jest { IN($zone) }
move-explore_from_slot = Rusz Lekki Statek z pola Ochrony Handlu { IN($zone) }
move-explore_from_port = Rusz Lekki Statek z Portu: { $province }
move-sail_nowhere = Nie ruszaj Statku, rzuć Kością Eksploracji
move-discover = Odkryj: { $area }
move-roll_again = Rzuć ponownie
move-turn_back = { $danger ->
        [0] Wróć z niczym
       *[other] Zrezygnuj: Eksploracja się nie udaje i tracisz Statek na Odległym Kontynencie
    }
    .label = { $danger ->
        [0] Wróć z niczym
       *[other] Zrezygnuj (tracisz Statek)
    }
move-lose_at_sea = Lekki Statek { IN($zone) }
move-lose_on_slot = Lekki Statek na polu Ochrony Handlu { IN($zone) }
move-lose_in_port = Lekki Statek w Porcie: { $province }
move-lose_of_fleet = Statek Floty: { $unit }

event-ExplorerSailed = { $seat }: Lekki Statek płynie na Eksplorację i staje { IN($zone) }.
event-Explored = { $danger ->
        [yes] { $seat }: Eksploracja, Kość Eksploracji wskazuje { $number } i niebezpieczeństwo.
       *[other] { $seat }: Eksploracja, Kość Eksploracji wskazuje { $number }.
    }
event-Discovered = { $seat } Odkrywa Obszar: { $area }.
event-NothingDiscovered = { $seat } nie Odkrywa niczego.
event-ExplorationFailed = { $seat }: Eksploracja się nie udała.
event-DistantTradeBegan = { $cards ->
        [0] Odkryty kontynent: { $continent }. Odrzucone Karty Handlu wtasowano do Talii Handlu.
        [one] Odkryty kontynent: { $continent }. Do Talii Handlu razem z odrzuconymi wtasowano { $cards } nową Kartę Handlu.
        [few] Odkryty kontynent: { $continent }. Do Talii Handlu razem z odrzuconymi wtasowano { $cards } nowe Karty Handlu.
       *[many] Odkryty kontynent: { $continent }. Do Talii Handlu razem z odrzuconymi wtasowano { $cards } nowych Kart Handlu.
    }
event-ShipGone = { $seat } traci Statek { IN($zone) }: { $unit }.

why-explore = nieudana Eksploracja
why-lost_at_sea = Zagubieni na morzu
why-by_card = karta

figures-exploration = Kość Eksploracji wskazuje { $number }

## Kolonizacja

ask-settlers = { $seat }, ilu Kolonistów ma osiąść { IN($area) }?

move-colonize = Kolonizacja: { $area } (Punkty Administracji i Koloniści razem: { $price })
    .label = Kolonizacja: { $area }
move-colonists = { $settlers ->
        [one] { $settlers } Kolonista
        [few] { $settlers } Koloniści
       *[many] { $settlers } Kolonistów
    }, Punkty Administracji: { $price }

event-Colonized = { $seat }: Kolonizacja { GEN($area) }.
event-ColonistsGained = { $n ->
        [one] { $seat }: { $n } Kolonista przybywa do Puli Kolonistów.
        [few] { $seat }: { $n } Koloniści przybywają do Puli Kolonistów.
       *[many] { $seat }: { $n } Kolonistów przybywa do Puli Kolonistów.
    }
event-ColonistsLost = { $n ->
        [one] { $seat }: { $n } Kolonista opuszcza Pulę Kolonistów.
        [few] { $seat }: { $n } Koloniści opuszczają Pulę Kolonistów.
       *[many] { $seat }: { $n } Kolonistów opuszcza Pulę Kolonistów.
    }

figures-colonize = Punkty Administracji i Koloniści, potrzeba razem: { $price }; masz { $have }

## Symbole Wydarzeń: Powstanie tubylców, Zagubieni na morzu, Piraci

ask-uprising = { $seat }, który efekt Powstania tubylców ignorujesz?
ask-pirate_node = { $seat }, w którym Węźle Handlowym pojawiają się Piraci?
ask-node_pieces = { $seat }, Zasoby są puste: co zabierasz z innego Węzła Handlowego?

move-keep_colonist = Nie trać Kolonisty
move-keep_quiet = Nie otrzymuj Niepokoju w Odległym Mieście
move-endure = Nie ignoruj niczego
move-pirates_to = { $node }
move-take_pirate = Statek Piracki z węzła { $node }
move-take_expanded = Żeton Rozszerzonego Handlu z węzła { $node }

event-UprisingIgnored = { $seat } ignoruje jeden efekt Powstania tubylców.
event-PirateAppeared = Statek Piracki pojawia się { IN($node) }.
event-PirateLeft = Statek Piracki { IN($node) } odpływa.
event-NodeExpanded = Rozszerzony Węzeł Handlowy: { $node }.
event-NodeShrunk = Żeton Rozszerzonego Handlu opuszcza węzeł { $node }.

## Karty na morzu

ask-gain_ship = { $seat }, gdzie staje nowy Statek? ({ $origin })
ask-raid = { $seat }, gdzie uderzają twoi Korsarze? ({ $origin })

move-moor_in_port = Lekki Statek w Porcie: { $province }
move-moor_at_sea = Lekki Statek { IN($zone) }
move-moor_on_slot = Lekki Statek na polu Ochrony Handlu { IN($zone) }
move-moor_fleet_in_port = Do Floty w Porcie { $province }: { $unit }
move-moor_fleet_at_sea = Do Floty na morzu ({ $zone }): { $unit }
move-raid = { $node }, { $trade_card }: Kupiec gracza { $owner } zostaje położony ({ count-ducats })

event-ShipGained = { $on_slot ->
        [yes] { $seat } otrzymuje Lekki Statek, który chroni Handel { IN($zone) }.
       *[other] { $seat } otrzymuje Lekki Statek { IN($zone) }.
    }
event-ShipGainedInPort = { $seat } otrzymuje Lekki Statek w Porcie { $province }.
event-FleetShipGained = { $seat } otrzymuje Statek Floty { IN($zone) }: { $unit }.
event-FleetShipGainedInPort = { $seat } otrzymuje Statek Floty w Porcie { $province }: { $unit }.
event-Raided = Korsarze ({ $seat }) uderzają { IN($node) } i biorą { count-ducats }.
