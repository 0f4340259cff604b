### Rozdział 19: Kuria Papieska, Ekskomunika i Krucjaty.

## Pytania

ask-excommunicate = { $seat }, czyjego Władcę spotyka Ekskomunika?
ask-crusade_area = { $seat }, który Obszar jest celem Krucjaty?
ask-crusade_war = { $seat }, czy od razu i za darmo Wypowiadasz Wojnę w imię Krucjaty { IN($area) }?
ask-take_cross = { $seat }, czy Krucjata { IN($area) } jest twoim Casus Belli i zostajesz Oddanym Krucjacie?
ask-lose_cardinal = { $seat }, którego ze swoich Kardynałów tracisz?
ask-cardinal_dies = { $seat }, który Kardynał umiera?
ask-gain_unit = { $seat }, do której Armii dołączają Najemnicy? ({ $unit })

ask-worn_down = { $seat }, którą Jednostkę tracisz? (jeszcze { $left })
ask-disloyal_vassals = { $seat }, na którym Obszarze burzą się twoi Wasale?
ask-which_dnpr = { $seat }, które Dynamiczne NPR się rozrasta?
ask-dnpr_expansion = { $seat }, którą Prowincję przejmuje to DNPR? ({ $realm })
ask-ally_robbed = { $seat }, twój Sojusznik traci Prowincję na rzecz { GEN($realm) }. Umieszczasz żeton CB?

ask-cardinal_leaves = { $seat }, który Kardynał opuszcza Kurię Papieską?
ask-take_vassal = { $seat }, czy przejmujesz też Wasala: { $realm }? (Wpływy: { $due })
ask-freed_vassal = { $seat }, { $realm } to odtąd niepodległe NPR. Umieszczasz tam Sojusz albo Roszczenie?

## Możliwości

move-excommunicate_ruler = { $price ->
        [0] Akcja Papieska: ekskomunikuj Władcę
       *[other] Akcja Papieska: ekskomunikuj Władcę (Punkty Dyplomacji: { $price })
    }
    .label = Akcja Papieska: ekskomunikuj Władcę
move-call_crusade = { $price ->
        [0] Akcja Papieska: wezwij do Krucjaty
       *[other] Akcja Papieska: wezwij do Krucjaty (Punkty Dyplomacji: { $price })
    }
    .label = Akcja Papieska: wezwij do Krucjaty
move-excommunicate = Ekskomunikuj Władcę { GEN($realm) }
move-crusade = Krucjata { IN($area) }
move-remove_cardinal = Kardynał na polu { $slot }: { $owner }
move-gain_unit = Armia { $army }: { $area }

move-vassals_rise = Wasale: { $area }
move-vassalize = Zwasalizuj: { $realm } (Wpływy: { $due })
move-annex = Anektuj: { $realm } (Wpływy: { $due })
move-claim_freed = Roszczenie: { $area }
move-freed_vassal-done = Ani jedno, ani drugie
move-expanding = { $realm }
move-expand = Przejmij: { $province }

## Zdarzenia

event-CardinalGained = { $seat } zdobywa Kardynała.
event-CardinalLost = { $seat } traci Kardynała.
event-RomaGained = Kardynał na polu Rzymu: { $seat }.
event-RomaLost = { $seat } traci Kardynała na polu Rzymu.
event-RulerExcommunicated = { $seat } doprowadza do Ekskomuniki Władcy { GEN($realm) }.
event-CrusadeCalled = { $seat } wzywa do Krucjaty { IN($area) }.
event-CommittedToCrusade = Oddani Krucjacie: { $seat }.
event-CrusadeOver = Krucjata { IN($area) } dobiega końca.
event-ExcommunicationOver = Ekskomunika Władcy { GEN($realm) } przestaje obowiązywać.

## Odmowy

figures-base_tax = potrzeba Bazowego Dochodu z Podatków: { $due }; masz { $have }
figures-vassal_tokens = potrzeba żetonów Wasali: { $due }; masz { $have }
figures-not_next_to = Prowincja nie sąsiaduje z tym Królestwem
figures-of_the_dnpr = Prowincja już należy do tego Królestwa
figures-occupied = Prowincja jest Okupowana
figures-a_capital = to Stolica
figures-of_an_ally = Prowincja należy do Sojusznika tego Królestwa

## Dlaczego

why-papal_controller = Kontroler Papieski
why-excommunication = Ekskomunika
why-crusade = Krucjata
why-cb_excommunication = Ekskomunika
why-cb_crusade = Święta Wojna, Krucjata

## Wynik

points-papal_controller = Kontroler Papieski: { $points }
