### Wojna: Jednostki, rekrutacja, Ruch Lądowy, Stłumienie Niepokojów.

## Pytania

ask-recruit = { $seat }, gdzie rekrutujesz? (masz { count-ducats })
ask-raise_units = { $seat }, kogo rekrutujesz { IN($area) }? (masz { count-ducats }, Dostępne Jednostki: { $available })
ask-build_ships = { $seat }, co buduje Port { $province }? (masz { count-ducats })
ask-battle_order = { $seat }, którą Bitwę rozgrywasz najpierw?
ask-mover = { $seat }, co poruszasz?
ask-form_army = { $seat }, ile Jednostek Piechoty tworzy { IN($area) } Armię { $army }?
ask-march = { $seat }, twoje Jednostki są { IN($area) } (pozostałe Obszary: { $left }). Dokąd idą dalej?
ask-regroup_armies = { $seat }, jak dzielą się Jednostki ({ $unit }, { $category }, razem { $both }) między Armię { $army } i Armię { $other_army }?
ask-access = { $seat }, jak płacisz za Dostęp Militarny ({ $area })?
ask-passage = { $seat }, czy zgadzasz się na obce Jednostki ({ $owner }) { IN($area) }?
ask-suppress = { $seat }, gdzie jeszcze Tłumisz Niepokoje?

## Ruchy

move-recruit = { $price ->
        [0] Rekrutuj Jednostki
       *[other] Rekrutuj Jednostki (Punkty Militarne: { $price })
    }
    .label = Rekrutuj Jednostki
move-activate_land = { $price ->
        [0] Aktywuj Jednostki: Ruch Lądowy
       *[other] Aktywuj Jednostki: Ruch Lądowy (Punkty Militarne: { $price })
    }
    .label = Aktywuj Jednostki: Ruch Lądowy
move-suppress = Stłum Niepokój: { $province }
    .label = { move-suppress }
move-muster = Rekrutuj Jednostki Lądowe { IN($area) }
move-shipyard = Buduj Statki: { $province }
move-raise_unit = { $new ->
        [1] Rekrutuj do nowej Armii { $army }: { $unit } ({ $category }), { count-price }
       *[other] Rekrutuj do Armii { $army }: { $unit } ({ $category }), { count-price }
    }
move-raise_alone = Rekrutuj pojedynczą Jednostkę: { $unit } ({ $category }), { count-price }
move-build_in_port = Zbuduj Lekki Statek w Porcie ({ count-price })
move-build_at_sea = Zbuduj Lekki Statek { IN($zone) } ({ count-price })
move-build_on_slot = Zbuduj Lekki Statek na polu Ochrony Handlu { IN($zone) } ({ count-price })
move-build_fleet_in_port = Zbuduj dla Floty w Porcie: { $unit } ({ count-price })
move-build_fleet_at_sea = Zbuduj dla Floty na morzu: { $unit }, { $zone } ({ count-price })
move-fight_in = Walcz { IN($area) }
move-move_army = Rusz Armię { $army }
move-move_infantry = Rusz jedną Jednostkę Piechoty, która jest { IN($area) }
move-form_army = Utwórz Armię { $army } { IN($area) }
move-march = { $price ->
        [0] Maszeruj na Obszar: { $area }
       *[other] Maszeruj przez Granicę Górską na Obszar: { $area } (Punkty Militarne: { $price })
    }
move-ship_over = Przepraw się Mostem Morskim na Obszar: { $area }
move-take_in = { $units ->
        [one] Dołącz { $units } Jednostkę Piechoty
        [few] Dołącz { $units } Jednostki Piechoty
       *[many] Dołącz { $units } Jednostek Piechoty
    }
move-leave_behind = { $units ->
        [one] Pozostaw { $units } Jednostkę Piechoty
        [few] Pozostaw { $units } Jednostki Piechoty
       *[many] Pozostaw { $units } Jednostek Piechoty
    }
move-regroup = Wymień Jednostki z Armią { $other_army }
move-keep_units = Armia { $army }: { $units }, reszta w Armii { $other_army }
move-halt = Zakończ ruch
move-access_by_influence = Usuń 1 Wpływ z tego Obszaru
move-access_by_ducats = Zapłać { count-price }
move-permit = Przepuść
move-deny = Odmów przejścia

## Co się dzieje

event-RecruitingBegan = { $seat }: Rekrutacja Jednostek.
event-InfantryRaised = { $seat }: nowa Jednostka Piechoty { IN($area) } ({ count-ducats }).
event-UnitRaised = { $seat }: nowa Jednostka w Armii { $army } { IN($area) }: { $unit } ({ $category }), { count-ducats }.
event-ShipBuilt = { $seat }: nowy Lekki Statek w Porcie { $province } ({ count-ducats }).
event-ShipLaunched = { $on_slot ->
        [yes] { $seat }: nowy Lekki Statek z Portu { $province } ({ count-ducats }) chroni Handel { IN($zone) }.
       *[other] { $seat }: nowy Lekki Statek z Portu { $province } ({ count-ducats }) staje { IN($zone) }.
    }
event-FleetShipBuilt = { $seat }: nowy Statek Floty w Porcie { $province }: { $unit } ({ count-ducats }).
event-FleetShipLaunched = { $seat }: nowy Statek Floty z Portu { $province } { IN($zone) }: { $unit } ({ count-ducats }).
event-ArmyActivated = { $seat }: Aktywacja Armii { $army } { IN($area) }.
event-InfantryActivated = { $seat }: Aktywacja Jednostki Piechoty { IN($area) }.
event-ArmyFormed = { $units ->
        [one] { $seat }: { $units } Jednostka Piechoty tworzy Armię { $army } { IN($area) }.
        [few] { $seat }: { $units } Jednostki Piechoty tworzą Armię { $army } { IN($area) }.
       *[many] { $seat }: { $units } Jednostek Piechoty tworzy Armię { $army } { IN($area) }.
    }
event-ArmyMarched = { $seat }: Armia { $army } staje { IN($area) }.
event-InfantryMarched = { $seat }: Jednostka Piechoty staje { IN($area) }.
event-ArmyLanded = { $seat }: Armia { $army } schodzi na ląd { IN($area) }.
event-InfantryLanded = { $seat }: Jednostka Piechoty schodzi na ląd { IN($area) }.
event-TookIn = { $units ->
        [one] { $seat }: do Armii { $army } dołącza { $units } Jednostka Piechoty.
        [few] { $seat }: do Armii { $army } dołączają { $units } Jednostki Piechoty.
       *[many] { $seat }: do Armii { $army } dołącza { $units } Jednostek Piechoty.
    }
event-Dropped = { $units ->
        [one] { $seat }: Armia { $army } pozostawia { $units } Jednostkę Piechoty.
        [few] { $seat }: Armia { $army } pozostawia { $units } Jednostki Piechoty.
       *[many] { $seat }: Armia { $army } pozostawia { $units } Jednostek Piechoty.
    }
event-Regrouped = { $seat } przegrupowuje Jednostki: { $unit } ({ $category }), Armia { $army }: { $kept }, Armia { $other_army }: { $given }.
event-AccessPaid = { $ducats ->
        [0] { $seat }: 1 Wpływ usunięty za Dostęp Militarny ({ $area }).
       *[other] { $seat }: Dostęp Militarny ({ $area }): { count-ducats }.
    }
event-AccessAnswered = { $granted ->
        [yes] { $seat }: zgoda na obce Jednostki { IN($area) }.
       *[other] { $seat }: brak zgody na obce Jednostki { IN($area) }.
    }

## Dlaczego

why-recruit = rekrutacja
why-access = Dostęp Militarny

## Statki

ask-errand = { $seat }, odbijasz z Portów czy wybierasz cel Ruchu Morskiego?
ask-undocking = { $seat }, które Statki wypływają?
ask-gather = { $seat }, które Statki płyną do celu?
ask-arrive = { $seat }, Statki dotarły do celu. Coś jeszcze?

move-activate_naval = { $price ->
        [0] Aktywuj Jednostki: Aktywacja Morska
       *[other] Aktywuj Jednostki: Aktywacja Morska (Punkty Militarne: { $price })
    }
    .label = Aktywuj Jednostki: Aktywacja Morska
move-undock = Odbicie: Statki opuszczają Porty
move-bound_for = Ruch Morski, cel: { $zone }
move-bound_for_port = Ruch Morski do Portu: { $province }
move-undock_ship = Lekki Statek z Portu { $province } staje { IN($zone) }
move-undock_to_slot = Lekki Statek z Portu { $province } zajmuje pole Ochrony Handlu { IN($zone) }
move-undock_fleet = Flota staje { IN($zone) }
move-send_from = Wyślij Lekki Statek, który jest { IN($zone) }
move-send_from_slot = Wyślij Lekki Statek z pola Ochrony Handlu { IN($zone) }
move-send_from_port = Wyślij Lekki Statek z Portu: { $province }
move-send_fleet = Wyślij Flotę
move-found_fleet = Utwórz Flotę z Lekkiego Statku, który jest { IN($zone) }
move-found_fleet_in_port = Utwórz Flotę z Lekkiego Statku w Porcie: { $province }
move-fleet_takes = { $ships ->
        [one] Dołącz do Floty { $ships } Lekki Statek
        [few] Dołącz do Floty { $ships } Lekkie Statki
       *[many] Dołącz do Floty { $ships } Lekkich Statków
    }
move-fleet_leaves = { $ships ->
        [one] Usuń z Floty { $ships } Lekki Statek
        [few] Usuń z Floty { $ships } Lekkie Statki
       *[many] Usuń z Floty { $ships } Lekkich Statków
    }
move-occupy_slot = Lekki Statek zajmuje pole Ochrony Handlu
move-carry_army = Przetransportuj Armię { $army }
move-carry_infantry = Przetransportuj jedną Jednostkę Piechoty, która jest { IN($area) }

event-ShipMoved = { $seat }: Lekki Statek staje { IN($zone) }.
event-ShipInPort = { $seat }: Lekki Statek wpływa do Portu { $province }.
event-ShipTookSlot = { $seat }: Lekki Statek chroni Handel { IN($zone) }.
event-FleetSailed = { $seat }: Flota staje { IN($zone) }.
event-FleetInPort = { $seat }: Flota wpływa do Portu { $province }.
event-FleetTook = { $ships ->
        [one] { $seat }: do Floty dołącza { $ships } Lekki Statek.
        [few] { $seat }: do Floty dołączają { $ships } Lekkie Statki.
       *[many] { $seat }: do Floty dołącza { $ships } Lekkich Statków.
    }
event-FleetLeft = { $ships ->
        [one] { $seat }: Flotę opuszcza { $ships } Lekki Statek.
        [few] { $seat }: Flotę opuszczają { $ships } Lekkie Statki.
       *[many] { $seat }: Flotę opuszcza { $ships } Lekkich Statków.
    }
event-FleetRepaired = { $seat }: Ciężkie Statki są naprawione.
event-PortClosed = { $seat }: Statki opuszczają Port { $province }, który jest dla nich zamknięty, i stają { IN($zone) }.
ask-leave_port = { $seat }, ten Port jest zamknięty dla twoich Statków: { $province }. Dokąd płyną?
move-put_out = Płyń, cel: { $zone }
ask-driven_out = { $seat }, twoje Statki muszą opuścić Port: { $province }. Dokąd płyną?
