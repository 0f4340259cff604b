### Rozdział 15: wyznania, Niezgoda Religijna, Konwersja, Wiary Zakaźne.

option-religious_rebels = Buntownicy religijni
    .help = Zasada opcjonalna 5: gdy Buntownicy religijni Okupują Stolicę i co najmniej 2 inne Prowincje, można przyjąć Religię Obszaru Stołecznego.

## Pytania

ask-dissent = { $seat }, gdzie { IN($area) } wybuchają Niepokoje?
ask-tolerate = { $seat }, który Obszar pozostaje spokojny dzięki Tolerancji? (jeszcze { $left })
ask-dissent_of_vassals = { $seat }, Niezgoda Religijna wśród Wasali: usuwasz Wpływ czy dodajesz Niepokoje?
ask-give_up = { $seat }, z czego rezygnujesz na Obszarach porzuconej wiary? ({ $faith })
ask-win_over = { $seat }, gdzie umieszczasz Wpływ na Obszarach nowej wiary? (jeszcze { $left })
ask-faith_tokens = { $seat }, zabrakło żetonów ({ $faith }). Z którego Obszaru bierzesz żeton?
ask-spread_from = { $seat }, które skupisko się rozprzestrzenia?
ask-spread_to = { $seat }, na który Obszar się rozprzestrzenia? ({ $faith })
ask-first_seeds = { $seat }, na którym Obszarze umieszczasz żeton? ({ $faith })
ask-cavalry_dice = { $seat }, Bitwa { IN($area) }: czy zamiast 3 podstawowych Kości Piechoty rzucasz 3 Kośćmi Kawalerii?

## Możliwości

move-change_religion = Zmień Religię Państwową: { $faith }
    .label = { move-change_religion }
move-counter_reform = Przyjmij Kontrreformację (Punkty Administracji: { $price })
move-convert = Konwersja Obszaru: { $area } (Punkty Administracji: { $price }, { count-ducats })
    .label = Konwersja Obszaru: { $area }
move-granted_action-convert = Konwersja Obszaru: { $area }
move-end_marriage = Zakończ Mariaż: { $realm }
move-tolerate = Bez Niepokojów { IN($area) }
move-take_faith = Weź żeton Religii { IN($area) }
move-faith_tokens-done = Nie umieszczaj żetonu
move-spread_from = { $faith }: skupisko, { $area }
move-spread_to = Umieść żeton { IN($area) }

## Zdarzenia

event-FaithChanged = { $area }, nowa Religia: { $faith }.
event-FaithTokenTaken = { $seat } zabiera żeton Religii ({ IN($area) }).
event-RevolutionRemoved = Koniec Rewolucji ({ $area }). Religia: { $faith }.
event-StateReligionAdopted = { $seat } przyjmuje Religię Państwową: { $faith }.
event-DissentTolerated = { $seat }: Tolerancja chroni przed Niepokojami { IN($area) }.
event-RebelsAppeased = { $seat }: Buntownicy { IN($area) } składają broń.
event-AreaConverted = { $seat }: Konwersja { GEN($area) }, nowa Religia: { $faith }.
event-CavalryInFront = { $seat } rzuca 3 Kośćmi Kawalerii zamiast 3 Kości Piechoty.

why-change_religion = Zmiana Religii Państwowej
why-convert = Konwersja Obszaru

## Odmowy

figures-nowhere = na planszy nie ma żadnego żetonu Kontrreformacji
figures-done = Kontrreformacja jest już przyjęta
figures-others = pozostałe Prowincje należą do innowierców albo są Okupowane
