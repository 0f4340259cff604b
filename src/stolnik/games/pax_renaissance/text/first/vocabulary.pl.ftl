### Pax Renaissance, pierwsza edycja: słownictwo polskiej instrukcji Living Rules.

## Imperia i miasta

empire-papal_states = Państwo Papieskie
    .king = Papież Juliusz II
    .republic = Signoria florencka
empire-ottoman = Imperium Ottomańskie
    .king = Sułtan Mehmed II Zdobywca
    .republic = Ottomański system milletów
empire-mamluk = Imperium Mameluków
    .king = Kajtbaj z dynastii Burdżytów
    .republic = Bejlik Karamanu
city-trebizond = Trapezund

## Zwycięstwa
## .patron to postać z karty.

victory-holy = Zwycięstwo Boże
    .patron = Torquemada
victory-imperial = Zwycięstwo Imperialne
    .patron = Karol V
victory-globalization = Zwycięstwo Globalizacji
    .patron = Kolumb
victory-renaissance = Zwycięstwo Odrodzenia
    .patron = Leonardo
victory-patron = Zwycięstwo Patronów

## Tokeny

piece-knight = rycerz
piece-rook = wieża
piece-pirate = pirat
piece-bishop = biskup
piece-pawn = pion
piece-concession = koncesja

token-rook_catholic = katolicka wieża
token-rook_islamic = islamska wieża
token-rook_reformation = wieża reformacji

## Prestiż

prestige-catholic = Prestiż katolicki
    .short = katolicki
    .mark = prestiż katolicki
    .title = Prestiż katolicki
prestige-islamic = Prestiż islamski
    .short = islamski
    .mark = prestiż islamski
    .title = Prestiż islamski
prestige-reformation = Prestiż reformacji
    .short = reformacji
    .mark = prestiż reformacji
    .title = Prestiż reformacji
prestige-law = Prestiż prawny
    .short = prawny
    .mark = prestiż prawny
    .title = Prestiż prawny
prestige-discovery = Prestiż odkrywcy
    .short = odkrywcy
    .mark = prestiż odkrywcy
    .title = Prestiż odkrywcy
prestige-patron = Prestiż patrona
    .short = patrona
    .mark = prestiż patrona
    .title = Prestiż patrona

## Operacje

op-inquisitor = Inkwizytor
op-commerce = Handel
op-behead = Ścięcie
op-tax = Podatek
op-repress = Represje
op-vote = Głosowanie
op-corsair = Korsarz
op-siege = Oblężenie
op-campaign = Kampania

## Akcje jednorazowe

oneshot-coronation = Koronacja
oneshot-conspiracy = Spisek
oneshot-peasant_revolt = Powstanie chłopskie
oneshot-religious_war = Wojna religijna
oneshot-crusade = Krucjata
oneshot-jihad = Dżihad
oneshot-reformation = Reformacja
oneshot-trade_shift = Zmiana rynku
oneshot-trade_shift_spice_islands = Zmiana rynku: Wyspy Korzenne
oneshot-trade_shift_red_sea = Zmiana rynku: Morze Czerwone
oneshot-trade_shift_novgorod = Zmiana rynku: Nowogród
oneshot-trade_shift_timbuktu = Zmiana rynku: Timbuktu
oneshot-apostasy = Apostazja
oneshot-apostasy_reformation_catholic = Apostazja: reformacja i katolicyzm
oneshot-apostasy_islamic_catholic = Apostazja: islam i katolicyzm
oneshot-apostasy_reformation_islamic = Apostazja: reformacja i islam

## Zdolności: działanie

ability-action_apostasy_any_two_religions = W ramach akcji właściciel może przeprowadzić apostazję między dowolnymi dwiema religiami.
ability-action_discard_for_peasant_revolt = W ramach akcji właściciel może odrzucić tę królową, aby wywołać powstanie chłopskie w jej imperium.
ability-behead_only_east_card_with_islamic_or_reformation_bishop = Celem Ścięcia z tej karty może być tylko karta wschodnia, na której stoi biskup islamski lub biskup reformacji.
ability-behead_only_west_card_with_catholic_or_reformation_bishop = Celem Ścięcia z tej karty może być tylko karta zachodnia, na której stoi biskup katolicki lub biskup reformacji.
ability-card_counts_as_republic_for_renaissance = Do Zwycięstwa Odrodzenia ta karta liczy się jako republika.
ability-coronation_may_take_married_or_opposing_king = Koronacja właściciela może objąć także króla, który ma już królową albo leży w tablo przeciwnika.
ability-crusade_ruling_catholic_rooks_count_as_knights = W krucjatach właściciela katolickie wieże w miastach można liczyć jako rycerzy (mogą więc dołączyć także wieże z sąsiednich imperiów).
ability-east_and_west_ops_in_one_action = Właściciel może jedną akcją uruchomić operacje wschodnie i zachodnie.
ability-free_east_ops = Właściciel może uruchomić operacje wschodnie bez zużywania akcji.
ability-free_trade_fair_once_per_turn = Raz na turę właściciel może rozpocząć wymianę handlową bez zużywania akcji.
ability-free_west_ops = Właściciel może uruchomić operacje zachodnie bez zużywania akcji.
ability-no_hand_limit = Właściciela nie obowiązuje limit kart na ręce.
ability-on_sale_perform_one_shot_of_sold_card = Sprzedając kartę, właściciel może też wykonać jej akcję jednorazową (wojnę domową, krucjatę lub apostazję) wraz z jej przedstawicielami.
ability-on_sale_use_one_political_op_of_opponent = Przy sprzedaży tej karty właściciel może też użyć jednej operacji politycznej karty z tablo przeciwnika, jak gdyby tamta karta była jego własna.
ability-own_cards_immune_to_silencing = Biskupi nie wyciszają kart właściciela, także tej.
ability-own_concessions_count_double_in_fairs_and_votes = Koncesje właściciela liczą się podwójnie w wymianach handlowych i głosowaniach.
ability-own_concessions_count_double_in_spice_islands_fairs = Koncesje właściciela liczą się podwójnie w wymianach handlowych, które zaczynają się na Wyspach Korzennych.
ability-own_concessions_immune_to_pirates = Piraci nie mogą zabijać koncesji właściciela.
ability-owner_immune_to_apostasy = Podczas apostazji właściciel niczego nie odrzuca.
ability-patron_counts_as_concession_for_globalization = Do Zwycięstwa Globalizacji prestiż patrona właściciela liczy się także jako koncesje.
ability-patron_counts_as_law_for_renaissance = Do Zwycięstwa Odrodzenia prestiż patrona właściciela liczy się także jako prestiż prawny.
ability-portugal_and_france_not_adjacent = Dla wszystkich graczy Portugalia i Francja nie sąsiadują ze sobą.
ability-sells_for_4 = Sprzedaż tej karty przynosi 4 floreny zamiast 2.
ability-venice_holds_two_while_catholic = Dopóki ikona Wenecji jest katolicka, ma ona dla wszystkich graczy drugie miejsce (ikona zaciągu: katolicki rycerz) i mieści 2 tokeny zamiast 1.

## Słowa, które zdania obu edycji biorą stąd, w potrzebnej formie

-ops = { $case ->
    [title] Operacje
   *[acc] operacje
 }
-fair = { $case ->
    [title] Wymiana handlowa
    [gen] wymiany handlowej
   *[acc] wymianę handlową
 }
-agents = { $case ->
    [title] Przedstawiciele
   *[nom] przedstawiciele
 }
-agent = przedstawiciel
-prestige = prestiż
-levy = { $case ->
    [title] Zaciąg
   *[nom] zaciąg
 }
-regime = { $case ->
    [title] Zmiana reżimu
   *[nom] zmiana reżimu
 }
-shift = { $case ->
    [title] Zmiana rynku
   *[nom] zmiana rynku
 }
-tableau = tablo
-rook = wieża
-assassin = Zabójca
-emporium = { $state ->
    [blocked] zablokowany
    [open] aktywny
   *[nom] magazyn zamorski
 }
-icon = { $case ->
    [title] Ikony
    [loc] ikonie
   *[nom] ikona
 }
-launch = { $case ->
    [yes] Uruchom
    [no] Nie uruchamiaj
   *[inf] uruchomić
 }
-coeur = { $case ->
    [nom] Cœurowie
   *[gen] Cœurów
 }
-ciphers = Złamane szyfry Medyceuszy
-profit-gone = zysk się wyczerpał
-fair-convened = rozpoczyna wymianę handlową
-attacker = { $number ->
    [many] Napastnicy
    [acc] napastnika
   *[one] Napastnik
 }

## Religie i stany

state-feudal = państwo feudalne
state-reformation = teokracja reformacji
token-knight_reformation = rycerz reformacji
token-pirate_reformation = pirat reformacji
token-bishop_reformation = biskup reformacji

token-pawn = pion
pawn-fugger = pion Fuggerów
pawn-medici = pion Medyceuszy
pawn-coeur = pion { -coeur }
pawn-marchionni = pion Marchionnich

## Zdania

option-astrology = Astrologia
    .help = Obie talie leżą odkryte, więc każdy widzi, jaka karta przyjdzie następna.

ask-commerce = { $card }, { op-commerce }: z której karty rynku wziąć florena?
ask-rooks_join = { $empire }: które sąsiednie katolickie wieże dołączają do krucjaty?
ask-venice = Wenecja znów mieści tylko jeden token. Kto ginie?

move-action-pass = { $actions ->
    [0] Zakończ turę
   *[other] Pasuj
 }
move-ops = { $side ->
    [east] Uruchom operacje wschodnie
    [west] Uruchom operacje zachodnie
   *[both] Uruchom operacje wschodnie i zachodnie
 }{ $free ->
    [yes] { " " }– nie zużywa akcji
   *[no] { "" }
 }
move-ops-done = Zakończ operacje
move-fair = Rozpocznij wymianę handlową { $side ->
    [east] na Wschodzie
   *[west] na Zachodzie
 } ({ $emporium }; zysk: { florins }){ $free ->
    [yes] { " " }– nie zużywa akcji
   *[no] { "" }
 }
move-supplant = Koncesja: { $border }; za 1 florena poddanym zostaje { $ousted } ({ $empire })
    .label = { $border } ({ $ousted })
move-repress_concession = { $token } ({ $border }): zostaje poddanym, { $empire }
    .label = { $token }, { $border } ({ $empire })
move-yield_concession = Oddaj koncesję: pion zostaje poddanym ({ $empire })
move-rooks_join-done = Żadna więcej

event-Passed = { $seat } pasuje.
event-FairBegan = { $seat } rozpoczyna wymianę handlową { $side ->
    [east] na Wschodzie
   *[west] na Zachodzie
 } ({ $emporium }; zysk: { florins }). Odrzucona karta: { $card }.
event-InitiatorPaid = { $seat } zarabia { florins-acc } jako inicjator.
event-PatronVictory = Obie talie są puste. { $seat } wygrywa grę: { victory-patron } (prestiż patrona: { $count })!
event-VeniceCrowded = Wenecja znów mieści jeden token: ginie { $token }.
event-BecameMonarchy = { $seat } przywraca monarchię: { $empire }.

summary-torch = pochodnia: { $victory }
summary-monarchy = monarchia, { $owner }
summary-none-active = Żadne zwycięstwo nie jest jeszcze aktywne.
