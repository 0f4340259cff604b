### Wojna: Jednostki, rekrutacja, Ruch Lądowy, Stłumienie Niepokojów.

## Pytania

ask-recruit = { $seat }, gdzie rekrutujesz? (Dukaty: { $ducats })
ask-raise_units = { $seat }, kogo rekrutujesz { IN($area) }? (Dukaty: { $ducats }, Dostępne Jednostki: { $available })
ask-build_ships = { $seat }, co buduje ten Port? { $province } (Dukaty: { $ducats })
ask-battle_order = { $seat }, którą Bitwę rozgrywasz najpierw?
ask-mover = { $seat }, co poruszasz?
ask-form_army = { $seat }, ile Jednostek Piechoty tworzy { IN($area) } Armię { $army }?
ask-march = { $seat }, twoje Jednostki są { IN($area) } (pozostałe Obszary: { $left }). Dokąd idą dalej?
ask-regroup_armies = { $seat }, ile Jednostek ma Armia { $army }, a nie Armia { $other_army }? { $unit } ({ $category }), razem { $both }
ask-access = { $seat }, jak płacisz za Dostęp Militarny do { GEN($area) }?
ask-passage = { $seat }, czy zgadzasz się na obce Jednostki ({ $owner }) { IN($area) }?
ask-suppress = { $seat }, gdzie jeszcze Tłumisz Niepokoje?

## Ruchy

move-recruit = Rekrutacja Jednostek
move-activate_land = Aktywacja Jednostek: Ruch Lądowy
move-suppress = Stłum Niepokój: { $province }
    .label = { move-suppress }
move-muster = Rekrutuj Jednostki Lądowe: { $area }
move-shipyard = Buduj Statki: { $province }
move-raise_unit = { $new ->
        [1] Rekrutuj do nowej Armii { $army }: { $unit } ({ $category }), Dukaty: { $price }
       *[other] Rekrutuj do Armii { $army }: { $unit } ({ $category }), Dukaty: { $price }
    }
move-raise_alone = Rekrutuj pojedynczą Jednostkę: { $unit } ({ $category }), Dukaty: { $price }
move-build_in_port = Zbuduj Lekki Statek w Porcie, Dukaty: { $price }
move-build_at_sea = Zbuduj Lekki Statek na morzu: { $zone }, Dukaty: { $price }
move-build_on_slot = Zbuduj Lekki Statek na Polu Ochrony Handlu: { $zone }, Dukaty: { $price }
move-build_fleet_in_port = Zbuduj dla Floty w Porcie: { $unit }, Dukaty: { $price }
move-build_fleet_at_sea = Zbuduj dla Floty na morzu: { $unit }, { $zone }, Dukaty: { $price }
move-fight_in = Walcz: { $area }
move-move_army = Rusz Armię { $army }
move-move_infantry = Rusz jedną Jednostkę Piechoty: { $area }
move-form_army = Utwórz Armię { $army }: { $area }
move-march = { $price ->
        [0] Maszeruj: { $area }
       *[other] Maszeruj przez góry: { $area }, Punkty Militarne: { $price }
    }
move-ship_over = Przepraw się przez Most Morski: { $area }
move-take_in = { $units ->
        [one] Dołącz { $units } Jednostkę Piechoty
        [few] Dołącz { $units } Jednostki Piechoty
       *[other] Dołącz { $units } Jednostek Piechoty
    }
move-leave_behind = { $units ->
        [one] Pozostaw { $units } Jednostkę Piechoty
        [few] Pozostaw { $units } Jednostki Piechoty
       *[other] Pozostaw { $units } Jednostek Piechoty
    }
move-regroup = Wymień Jednostki z Armią { $other_army }
move-keep_units = { $units }
move-halt = Zakończ ruch
move-access_by_influence = Usuń 1 Wpływ z tego Obszaru
move-access_by_ducats = Zapłać w Dukatach: { $price }
move-permit = Przepuść
move-deny = Odmów przejścia

## Co się dzieje

event-RecruitingBegan = { $seat }: Rekrutacja Jednostek.
event-InfantryRaised = { $seat }: nowa Jednostka Piechoty { IN($area) } (Dukaty: { $ducats }).
event-UnitRaised = { $seat }: nowa Jednostka w Armii { $army } { IN($area) }: { $unit } ({ $category }), Dukaty: { $ducats }.
event-ShipBuilt = { $seat }: nowy Lekki Statek w Porcie { $province } (Dukaty: { $ducats }).
event-ShipLaunched = { $on_slot ->
        [yes] { $seat }: nowy Lekki Statek z Portu { $province } (Dukaty: { $ducats }) chroni handel { IN($zone) }.
       *[other] { $seat }: nowy Lekki Statek z Portu { $province } (Dukaty: { $ducats }) staje { IN($zone) }.
    }
event-FleetShipBuilt = { $seat }: nowy Statek Floty w Porcie { $province }: { $unit } (Dukaty: { $ducats }).
event-FleetShipLaunched = { $seat }: nowy Statek Floty z Portu { $province } { IN($zone) }: { $unit } (Dukaty: { $ducats }).
event-ArmyActivated = { $seat }: Aktywacja Armii { $army } { IN($area) }.
event-InfantryActivated = { $seat }: Aktywacja Jednostki Piechoty { IN($area) }.
event-ArmyFormed = { $units ->
        [one] { $seat }: { $units } Jednostka Piechoty tworzy Armię { $army } { IN($area) }.
        [few] { $seat }: { $units } Jednostki Piechoty tworzą Armię { $army } { IN($area) }.
       *[other] { $seat }: { $units } Jednostek Piechoty tworzy Armię { $army } { IN($area) }.
    }
event-ArmyMarched = { $seat }: Armia { $army } staje { IN($area) }.
event-InfantryMarched = { $seat }: Jednostka Piechoty staje { IN($area) }.
event-ArmyLanded = { $seat }: Armia { $army } schodzi na ląd { IN($area) }.
event-InfantryLanded = { $seat }: Jednostka Piechoty schodzi na ląd { IN($area) }.
event-TookIn = { $units ->
        [one] { $seat }: do Armii { $army } dołącza { $units } Jednostka Piechoty.
        [few] { $seat }: do Armii { $army } dołączają { $units } Jednostki Piechoty.
       *[other] { $seat }: do Armii { $army } dołącza { $units } Jednostek Piechoty.
    }
event-Dropped = { $units ->
        [one] { $seat }: Armia { $army } pozostawia { $units } Jednostkę Piechoty.
        [few] { $seat }: Armia { $army } pozostawia { $units } Jednostki Piechoty.
       *[other] { $seat }: Armia { $army } pozostawia { $units } Jednostek Piechoty.
    }
event-Regrouped = { $seat } przegrupowuje Jednostki: { $unit } ({ $category }), Armia { $army }: { $kept }, Armia { $other_army }: { $given }.
event-AccessPaid = { $ducats ->
        [0] { $seat }: 1 Wpływ usunięty za Dostęp Militarny do { GEN($area) }.
       *[other] { $seat }: Dostęp Militarny do { GEN($area) } (Dukaty: { $ducats }).
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

move-activate_naval = Aktywacja Jednostek: Aktywacja Morska
move-undock = Odbicie: Statki opuszczają Porty
move-bound_for = Ruch Morski: { $zone }
move-bound_for_port = Ruch Morski do Portu: { $province }
move-undock_ship = Lekki Statek z Portu { $province }: { $zone }
move-undock_to_slot = Lekki Statek z Portu { $province } na Pole Ochrony Handlu: { $zone }
move-undock_fleet = Flota: { $zone }
move-send_from = Wyślij Lekki Statek: { $zone }
move-send_from_slot = Wyślij Lekki Statek z Pola Ochrony Handlu: { $zone }
move-send_from_port = Wyślij Lekki Statek z Portu: { $province }
move-send_fleet = Wyślij Flotę
move-found_fleet = Utwórz Flotę z Lekkiego Statku: { $zone }
move-found_fleet_in_port = Utwórz Flotę z Lekkiego Statku w Porcie: { $province }
move-fleet_takes = { $ships ->
        [one] Dołącz do Floty { $ships } Lekki Statek
        [few] Dołącz do Floty { $ships } Lekkie Statki
       *[other] Dołącz do Floty { $ships } Lekkich Statków
    }
move-fleet_leaves = { $ships ->
        [one] Usuń z Floty { $ships } Lekki Statek
        [few] Usuń z Floty { $ships } Lekkie Statki
       *[other] Usuń z Floty { $ships } Lekkich Statków
    }
move-occupy_slot = Lekki Statek zajmuje Pole Ochrony Handlu
move-carry_army = Przetransportuj Armię { $army }
move-carry_infantry = Przetransportuj jedną Jednostkę Piechoty: { $area }

event-ShipMoved = { $seat }: Lekki Statek staje { IN($zone) }.
event-ShipInPort = { $seat }: Lekki Statek wpływa do Portu { $province }.
event-ShipTookSlot = { $seat }: Lekki Statek chroni handel { IN($zone) }.
event-FleetSailed = { $seat }: Flota staje { IN($zone) }.
event-FleetInPort = { $seat }: Flota wpływa do Portu { $province }.
event-FleetTook = { $ships ->
        [one] { $seat }: do Floty dołącza { $ships } Lekki Statek.
        [few] { $seat }: do Floty dołączają { $ships } Lekkie Statki.
       *[other] { $seat }: do Floty dołącza { $ships } Lekkich Statków.
    }
event-FleetLeft = { $ships ->
        [one] { $seat }: Flotę opuszcza { $ships } Lekki Statek.
        [few] { $seat }: Flotę opuszczają { $ships } Lekkie Statki.
       *[other] { $seat }: Flotę opuszcza { $ships } Lekkich Statków.
    }
event-FleetRepaired = { $seat }: Ciężkie Statki są naprawione.
event-PortClosed = { $seat }: Statki opuszczają Port { $province }, który jest dla nich zamknięty, i stają { IN($zone) }.
ask-leave_port = { $seat }, ten Port jest zamknięty dla twoich Statków: { $province }. Dokąd płyną?
move-put_out = { $zone }
ask-driven_out = { $seat }, twoje Statki muszą opuścić Port: { $province }. Dokąd płyną?
