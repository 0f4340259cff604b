### Pax Renaissance, druga edycja: słownictwo jej polskiej instrukcji.

## Imperia i miasta

empire-papal_states = Państwo Kościelne
    .king = Papież Juliusz II
    .republic = Signoria florencka
empire-ottoman = Imperium Osmańskie
    .king = Sułtan Mehmed II Zdobywca
    .republic = Osmański system milletów
empire-mamluk = Sułtanat Mameluków
    .king = Kajtbaj z dynastii Burdżytów
    .republic = Bejlik Karamanu
city-trebizond = Trapezunt

## Zwycięstwa

victory-holy = Zwycięstwo religijne
    .patron = Torquemada
victory-imperial = Zwycięstwo imperialne
    .patron = Karol V
victory-globalization = Zwycięstwo globalizacyjne
    .patron = Kolumb
victory-renaissance = Zwycięstwo renesansowe
    .patron = Leonardo
victory-patron = Zwycięstwo kulturowe

## Figury

piece-knight = Rycerz
piece-rook = Zamek
piece-pirate = Pirat
piece-bishop = Biskup
piece-pawn = Pionek
piece-concession = Koncesja

token-rook_catholic = katolicki zamek
token-rook_islamic = islamski zamek
token-rook_reformation = zamek reformacji

## Renoma

prestige-catholic = { religion-catholic }
    .short = katolicyzm
prestige-islamic = { religion-islamic }
    .short = islam
prestige-reformation = { religion-reformation }
    .short = reformacja
prestige-reformist = { religion-reformist }
    .short = reformacja
prestige-law = Prawo
    .short = prawo
prestige-discovery = Odkrycia
    .short = odkrycia
prestige-patron = Mecenat
    .short = mecenat

## Działania

op-inquisitor = Inkwizycja
op-commerce = Transakcja
op-behead = Ścięcie
op-tax = Podatek
op-repress = Represje
op-vote = Głosowanie
op-corsair = Korsarze
op-siege = Oblężenie
op-campaign = Kampania

## Akcje jednorazowe

oneshot-coronation = Koronacja
oneshot-conspiracy = Konspiracja
oneshot-peasant_revolt = Powstanie chłopskie
oneshot-religious_war = Wojna religijna
oneshot-crusade = Krucjata
oneshot-jihad = Dżihad
oneshot-reformation = Reformacja
oneshot-trade_shift = Zmiana szlaku
oneshot-trade_shift_spice_islands = Zmiana szlaku: Wyspy Korzenne
oneshot-trade_shift_red_sea = Zmiana szlaku: Morze Czerwone
oneshot-trade_shift_novgorod = Zmiana szlaku: Nowogród
oneshot-trade_shift_timbuktu = Zmiana szlaku: Timbuktu
oneshot-apostasy = Apostazja
oneshot-apostasy_reformation_catholic = Apostazja: reformacja i katolicyzm
oneshot-apostasy_islamic_catholic = Apostazja: islam i katolicyzm
oneshot-apostasy_reformation_islamic = Apostazja: reformacja i islam
oneshot-apostasy_reformist_catholic = Apostazja: reformacja i katolicyzm
oneshot-apostasy_reformist_islamic = Apostazja: reformacja i islam

## Zdolności: działanie

ability-action_apostasy_any_two_religions = W ramach akcji właściciel może przeprowadzić apostazję między dowolnymi dwiema religiami.
ability-action_discard_for_peasant_revolt = W ramach akcji właściciel może odrzucić tę królową, aby wywołać powstanie chłopskie w jej imperium.
ability-behead_only_east_card_with_islamic_or_reformation_bishop = Ścięcie z tej karty może obrać za cel tylko kartę Wschodu, na której stoi biskup islamski lub reformacyjny.
ability-behead_only_west_card_with_catholic_or_reformation_bishop = Ścięcie z tej karty może obrać za cel tylko kartę Zachodu, na której stoi biskup katolicki lub reformacyjny.
ability-card_counts_as_republic_for_renaissance = Przy zwycięstwie renesansowym ta karta liczy się jako republika.
ability-coronation_may_take_married_or_opposing_king = Koronując królową, właściciel może wybrać także króla, który ma już żonę albo leży w tablicy przeciwnika.
ability-crusade_ruling_catholic_rooks_count_as_knights = W krucjatach właściciela katolickie zamki w miastach można liczyć jako rycerzy (dołączają więc także zamki z sąsiednich imperiów).
ability-east_and_west_ops_in_one_action = Właściciel może jedną akcją aktywować działania wschodnie i zachodnie.
ability-free_east_ops = Właściciel może aktywować działania wschodnie bez zużywania akcji.
ability-free_trade_fair_once_per_turn = Raz na turę właściciel może zorganizować wyprawę handlową bez zużywania akcji.
ability-free_west_ops = Właściciel może aktywować działania zachodnie bez zużywania akcji.
ability-no_hand_limit = Właściciela nie obowiązuje limit kart na ręce.
ability-on_sale_perform_one_shot_of_sold_card = Sprzedając kartę, właściciel może też wykonać jej akcję jednorazową (wojnę domową, krucjatę lub apostazję) razem z jej agentami.
ability-on_sale_use_one_political_op_of_opponent = Przy sprzedaży tej karty właściciel może też użyć jednego działania politycznego z karty w tablicy przeciwnika, jak gdyby tamta karta była jego własna.
ability-own_cards_immune_to_silencing = Biskupi nie uciszają kart właściciela, także tej.
ability-own_concessions_count_double_in_fairs_and_votes = Koncesje właściciela liczą się podwójnie podczas wypraw handlowych i głosowań.
ability-own_concessions_count_double_in_spice_islands_fairs = Koncesje właściciela liczą się podwójnie podczas wypraw handlowych, które zaczynają się na Wyspach Korzennych.
ability-own_concessions_immune_to_pirates = Piraci nie mogą zabijać koncesji właściciela.
ability-owner_immune_to_apostasy = Podczas apostazji właściciel niczego nie odrzuca.
ability-patron_counts_as_concession_for_globalization = Przy zwycięstwie globalizacyjnym renoma właściciela za mecenat liczy się także jako koncesje.
ability-patron_counts_as_law_for_renaissance = Przy zwycięstwie renesansowym renoma właściciela za mecenat liczy się także jako renoma za prawo.
ability-portugal_and_france_not_adjacent = Dla wszystkich graczy Portugalia i Francja nie sąsiadują ze sobą.
ability-sells_for_4 = Sprzedaż tej karty przynosi 4 floreny zamiast 2.
ability-venice_holds_two_while_catholic = Dopóki symbol Wenecji jest katolicki, ma ona dla wszystkich graczy drugie miejsce (symbol rekruta: katolicki rycerz) i mieści 2 figury zamiast 1.

## Słowa, które zdania obu edycji biorą stąd, w potrzebnej formie

-ops = { $case ->
    [title] Działania
   *[acc] działania
 }
-fair = { $case ->
    [title] Wyprawa handlowa
   *[acc] wyprawę handlową
 }
-agents = { $case ->
    [title] Agenci
   *[nom] agenci
 }
-agent = agent
-prestige = renoma
-token = token
-levy = { $case ->
    [title] Rekrut
   *[nom] rekrut
 }
-regime = { $case ->
    [title] Zmiana ustroju
   *[nom] zmiana ustroju
 }
-shift = { $case ->
    [title] Zmiana szlaku
   *[nom] zmiana szlaku
 }
-tableau = tablica
-rook = zamek
