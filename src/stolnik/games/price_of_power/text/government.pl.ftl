### Rządy: Badania, Cel Narodowy, Stabilność, Karty Akcji, Postacie, Pożyczki i Rdzenność.

## Pytania

ask-first_appoint = { $seat }, czy mianujesz Postacie z dobranych kart?
ask-appoint = { $seat }, kim zostaje Przywódca z karty „{ $card }”?
ask-replaced_general = { $seat }, Generał traci dowództwo: { $character }. Do której Armii przechodzi?
ask-focus_power = { $seat }, które Punkty Władzy zwiększasz?
ask-focus_shift = { $seat }, { $power } rosną. Z której puli bierzesz kostkę?
ask-focus_cards = { $seat }, które Karty Akcji odrzucasz? (do 3, dotąd { $chosen })
ask-focus_draw = { $seat }, skąd dobierasz? (jeszcze { $left })
ask-swap_out = { $seat }, która odkryta Idea ustąpi miejsca Idei „{ $idea }”?
ask-drop_display = { $seat }, masz już dwie Karty Eksponowane. Którą odrzucasz?
ask-card_draws = { $seat }, z której talii dobierasz?
ask-core_tokens = { $seat }, wszystkie twoje żetony Rdzenności są w grze. Skąd bierzesz żeton?
ask-final_missions = { $seat }, czy ujawniasz spełnioną Misję?

## Ruchy

move-research = Zbadaj Ideę „{ $idea }” ({ $power }: { $price })
    .label = { move-research }
move-change_focus = Zmień Cel Narodowy
move-increase_stability = Zwiększ Stabilność do { $now } (Punkty Administracji: { $price })
    .label = Zwiększ Stabilność do { $now }
move-play = { $ducats ->
        [0] Zagraj kartę „{ $card }” ({ $power }: { $price })
       *[other] Zagraj kartę „{ $card }” ({ $power }: { $price }, { count-ducats })
    }
    .label = { move-play }
move-use = { $ducats ->
        [0] Użyj karty „{ $card }”: { $display_action } ({ $power }: { $price }, kostki: { $n })
       *[other] Użyj karty „{ $card }”: { $display_action } ({ $power }: { $price }, { count-ducats }, kostki: { $n })
    }
    .label = { move-use }
move-drop_display = Odrzuć kartę „{ $card }” ({ $shown })
move-raise = Zwiększ: { $power }
move-shift = Weź kostkę z puli: { $power }
move-buy_discard = Weź z kart odrzuconych „{ $card }” ({ $shown }; { $power }: { $price }, { count-ducats })
move-swap_out = Ustępuje Idea „{ $idea }”
move-appoint = Mianuj z karty „{ $card }”: { $shown }
    .label = Mianuj: { $shown }
move-as_ruler = Władcą
move-as_general = Generałem Armii { $army }
move-as_admiral = Admirałem
move-to_army = Do Armii { $army }
move-dismiss_general = Zwolnij Generała Armii { $army }: { $character }
    .label = { move-dismiss_general }
move-dismiss_admiral = Zwolnij Admirała: { $character }
move-move_general = Przenieś z Armii { $army } do Armii { $to }: { $character }
    .label = { move-move_general }
move-command = Osobiste dowództwo Armii { $army }: { $character }
    .label = { move-command }
move-stand_down = Koniec osobistego dowództwa: { $character }
move-repay = Spłać Pożyczkę za { count-ducats }
    .label = Spłać Pożyczkę
move-replenish = Uzupełnij Zasoby Ludzkie: 3 Jednostki za 1 Punkt Militarny
move-reveal = Ujawnij Misję „{ $mission }” (Prestiż: { $prestige })

## Co się dzieje

event-AdvisorHired = { $seat } mianuje Doradcę: { $character } ({ $power }).
event-GeneralHired = { $seat } mianuje Generała Armii { $army }: { $character }.
event-AdmiralHired = { $seat } mianuje Admirała: { $character }.
event-GeneralMoved = Armia { $army } ({ $seat }), nowy Generał: { $character }.
event-RulerCommands = Armię { $army } ({ $seat }) prowadzi osobiście { $character }.
event-RulerStoodDown = Władca ({ $seat }) zdaje dowództwo.
event-LoanRepaid = { $seat } spłaca Pożyczkę za { count-ducats }.
event-Replenished = { $n ->
        [one] { $seat } uzupełnia { $n } Jednostkę.
        [few] { $seat } uzupełnia { $n } Jednostki.
       *[many] { $seat } uzupełnia { $n } Jednostek.
    }
event-Researched = { $seat } bada Ideę „{ $idea }”.
event-FormLost = { $seat } porzuca Ideę „{ $idea }”.
event-IdeaAdded = Nowa odkryta Idea: { $idea }.
event-MerchantGained = { $seat } zyskuje Kupca.
event-FocusChanged = { $seat } zmienia Cel Narodowy.
event-PowerShifted = { $seat } przesuwa kostkę: { $power } → { $to_power }.
event-SetAside = { $seat } odrzuca kartę „{ $card }”.
event-BoughtDiscard = { $seat } bierze z kart odrzuconych „{ $card }”.
event-CardPlayed = { $seat } zagrywa kartę „{ $card }”.
event-LaidOut = { $seat } eksponuje kartę „{ $card }” (kostki: { $n }).
event-DisplayUsed = { $seat } używa karty „{ $card }”: { $display_action }.
event-ManpowerTokenGained = { $seat } zyskuje +{ $n } do Zasobów Ludzkich.
event-CorePlaced = { $seat } Integruje Obszar: { $area }.
event-MissionScored = { $seat }: Misja ukończona, „{ $mission }”.

## Dlaczego

why-advisor = Doradca
why-mission = Misja
why-card_played = Karta Akcji
play_step-first_appoint = Pierwsze karty: mianowania
play_step-final_missions = Punktacja Końcowa: Misje

## Odmowy

figures-researched = już ją masz
figures-requires = jej warunek nie jest spełniony
figures-once = raz na Turę
figures-charges = potrzeba kostek: { $due }, a jest { $have }
