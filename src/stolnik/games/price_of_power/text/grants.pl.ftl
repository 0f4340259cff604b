### Co karty robią z armiami, Wojnami, Postaciami i Akcjami, które dają.

## Pytania

ask-gain_units = { $seat }, którą Jednostkę otrzymujesz { IN($area) }?
ask-card_disbands = { $seat }, którą Jednostkę rozwiązujesz?
ask-card_appoints = { $seat }, { $origin }: kogo wybierasz?
ask-card_place = { $seat }, jakie miejsce obejmuje ta Postać? ({ $character })
ask-card_dismisses = { $seat }, kogo zwalniasz?
ask-new_name = { $seat }, czy przyjmujesz nową nazwę: { $title }?
ask-new_capital = { $seat }, czy przenosisz swoją Stolicę? ({ $province })
ask-granted_action = { $seat }, karta daje ci Akcję: czy ją wykonujesz?

## Opcje gry

option-available_mercenaries = Dostępni Najemnicy
    .help = Wariant: Armia, która rusza z twojego własnego Obszaru, może najpierw zrekrutować do 3 Najemników; muszą oni ruszyć razem z nią.

## Ruchy

move-hire_mercenary = Zrekrutuj Najemnika: { $unit }

move-granted_action-done = Zrezygnuj z Akcji
move-card_appoints-done = Nikogo
move-pick_character = { $character }
move-as_advisor = Doradca: { $power }
move-act_covertly = Wykonaj Tajną Akcję

## Zdarzenia

event-ActedCovertly = { $seat } wykonuje Tajną Akcję.
event-RulerDeclined = { $seat } nie przyjmuje nowego Władcy: { $character }.
event-RulerRejected = { $seat } odrzuca Władcę: { $character }.
event-GeneralWentOver = { $character } zmienia strony: { $seat } → { $owner }.
event-PlaysOnAs = { $seat }: gracz tego Królestwa gra dalej jako { $realm }.
event-NameTaken = { $seat }: to nowa nazwa Królestwa ({ $title }).
event-CapitalMoved = { $seat } przenosi Stolicę: { $province }.
event-CovertActionFoiled = { $seat }: Tajna Akcja spełzła na niczym.

## Nazwy, które mogą przyjąć Królestwa

title-spain = Hiszpania
title-great_britain = Wielka Brytania
title-russia = Rosja
