### Wypowiedzenie Wojny: cele, Bitwy, które z niego wynikają, i darmowa Akcja.

## Pytania

ask-war_target = { $seat }, komu Wypowiadasz Wojnę?
ask-another_target = { $seat }, czy Wypowiadasz Wojnę jeszcze innemu Królestwu? (ostatni cel: { $realm })
ask-sea_battle_order = { $seat }, którą Bitwę Morską rozgrywasz najpierw?
ask-land_battle_order = { $seat }, którą Bitwę Lądową rozgrywasz najpierw?
ask-free_action = { $seat }, nie doszło do żadnej Bitwy: którą Akcję wykonujesz za darmo?

## Możliwości

move-declare_war = { $price ->
        [0] Wypowiedz Wojnę
       *[other] Wypowiedz Wojnę (Punkty Militarne: { $price })
    }
    .label = Wypowiedz Wojnę
move-attack = { $offered ->
       *[no] Wypowiedz Wojnę: { $realm }
        [yes] { $realm }: { $why }{ $lost ->
            [0] { "" }
           *[other] , Stabilność −{ $lost }
        }{ $breach ->
            [by_emperor] , Władza Cesarska −{ $authority }, twoje Wpływy w HRE −{ $influence }
            [by_subject] , żeton CB Cesarza przeciw tobie
           *[none] { "" }
        }{ $calling ->
            [npr] ; cel wezwie: { $called }
            [player] ; cel może wezwać: { $called }
           *[nobody] { "" }
        }
    }
    .label = { move-attack }
move-fight_at = Walcz { IN($zone) }
move-free_action-done = Nie wykonuj darmowej Akcji

## Zdarzenia

event-WarDeclared = { $seat } Wypowiada Wojnę: { $realm } ({ $why }).
event-NprDeclaredWar = Wypowiedzenie Wojny ({ $realm }), cel: { $owner }.
event-NoFreeAction = { $seat } nie wykonuje darmowej Akcji.

## Odmowy

figures-own_realm = to twoje własne Królestwo
figures-named = to Królestwo jest już celem
figures-at_war = jesteś już z nim w stanie Wojny

## Dlaczego

why-cb_none = bez Casus Belli
why-cb_conquest = Podbój
why-cb_token = żeton CB
why-cb_event = Wydarzenie
why-cb_succession = Spór o Sukcesję
why-cb_holy_war = Święta Wojna
why-cb_liberation = Cesarskie Wyzwolenie
