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
## .patron to postać z karty, .inactive nazwa jej drugiej strony.

victory-holy = Zwycięstwo religijne
    .patron = Torquemada
    .inactive = Wielka schizma wschodnia
victory-imperial = Zwycięstwo imperialne
    .patron = Karol V
    .inactive = Epoka feudalizmu
victory-globalization = Zwycięstwo globalizacyjne
    .patron = Kolumb
    .inactive = Epoka galer
victory-renaissance = Zwycięstwo renesansowe
    .patron = Leonardo
    .inactive = Średniowiecze
victory-patron = Zwycięstwo kulturowe

## Figury

piece-knight = rycerz
piece-rook = zamek
piece-pirate = pirat
piece-bishop = biskup
piece-pawn = pionek
piece-concession = koncesja

token-rook_catholic = katolicki zamek
token-rook_islamic = islamski zamek
token-rook_reformation = reformacyjny zamek

## Renoma

prestige-catholic = Katolicyzm
    .short = katolicyzm
    .mark = renoma (katolicyzm)
    .title = Renoma (katolicyzm)
prestige-islamic = Islam
    .short = islam
    .mark = renoma (islam)
    .title = Renoma (islam)
prestige-reformation = Reformacja
    .short = reformacja
    .mark = renoma (reformacja)
    .title = Renoma (reformacja)
prestige-law = Prawo
    .short = prawo
    .mark = renoma (prawo)
    .title = Renoma (prawo)
prestige-discovery = Odkrycia
    .short = odkrycia
    .mark = renoma (odkrycia)
    .title = Renoma (odkrycia)
prestige-patron = Mecenat
    .short = mecenat
    .mark = renoma (mecenat)
    .title = Renoma (mecenat)

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
ability-own_concessions_immune_to_pirates = Piraci nie mogą zabijać koncesji właściciela; pirat i koncesja dzielą wtedy granicę, a pirat nie otrzymuje zysków.
ability-owner_immune_to_apostasy = Podczas apostazji właściciel niczego nie odrzuca.
ability-patron_counts_as_concession_for_globalization = Przy zwycięstwie globalizacyjnym renoma właściciela za mecenat liczy się także jako koncesje.
ability-patron_counts_as_law_for_renaissance = Przy zwycięstwie renesansowym renoma właściciela za mecenat liczy się także jako renoma za prawo.
ability-portugal_and_france_not_adjacent = Dla wszystkich graczy Portugalia i Francja nie sąsiadują ze sobą.
ability-sells_for_4 = Sprzedaż tej karty z tablicy przynosi 4 floreny zamiast 2.
ability-venice_holds_two_while_catholic = Dla wszystkich graczy: dopóki symbol Wenecji jest katolicki, mieści ona drugą figurę, także katolicką (symbol rekruta: katolicki rycerz).
ability-islamic_pirates_count_as_reformation_for_supremacy = Dla wszystkich graczy: przy ustalaniu dominującej religii islamscy piraci liczą się także jako reformacyjni biskupi i reformacyjne figury.
ability-on_sale_emancipate_in_the_west = Przy sprzedaży tej karty z tablicy właściciel może wyzwolić dowolne represjonowane figury w imperiach Zachodu.
ability-patron_counts_as_islamic_bishop_for_holy = Przy zwycięstwie religijnym właściciela każdy jego symbol renomy za mecenat liczy się także jako biskup islamski.
ability-patron_reduces_price_of_votes = Każdy symbol renomy właściciela za mecenat obniża koszt jego głosowań o 1 florena (nie poniżej 0).
ability-repressed_of_mamluk_campaign_against_east = W kampaniach właściciela przeciw imperiom Wschodu każda represjonowana figura na karcie Sułtanatu Mameluków liczy się jako atakujący rycerz i trzeba za nią zapłacić.

## Słowa, które zdania obu edycji biorą stąd, w potrzebnej formie

-ops = { $case ->
    [title] Działania
   *[acc] działania
 }
-fair = { $case ->
    [title] Wyprawa handlowa
    [gen] wyprawy handlowej
   *[acc] wyprawę handlową
 }
-agents = { $case ->
    [title] Agenci
   *[nom] agenci
 }
-agent = agent
-prestige = renoma
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
-assassin = Asasyn
-attacker = { $number ->
    [acc] atakującego
   *[one] Atakujący
 }
-emporium = { $state ->
    [blocked] zablokowane
    [open] otwarte
   *[nom] emporium
 }
-icon = { $case ->
    [title] Symbole
    [loc] symbolu
   *[nom] symbol
 }
-launch = { $case ->
    [yes] Aktywuj
    [no] Nie aktywuj
   *[inf] aktywować
 }
-coeur = { $case ->
    [nom] Cœur
   *[gen] Cœura
 }
-ciphers = Złamanie szyfru Medyceuszy
-profit-gone = zyski się wyczerpały
-fair-convened = organizuje wyprawę handlową

## Religie i stany

state-feudal = państwo średniowieczne
state-reformation = teokracja reformacyjna
token-knight_reformation = reformacyjny rycerz
token-pirate_reformation = reformacyjny pirat
token-bishop_reformation = reformacyjny biskup

token-pawn = pionek
pawn-fugger = pionek Fuggerów
pawn-medici = pionek Medyceuszy
pawn-coeur = pionek { -coeur }
pawn-marchionni = pionek Marchionnich

## Zdania

option-astrology = Astrologia
    .help = Wierzchnia karta każdej talii leży odkryta, więc każdy widzi, jaka karta przyjdzie następna.

ask-commerce = { $card }, { op-commerce }: z której karty lub z którego pola rynku wziąć florena?
ask-rooks_join = { $empire }: które sąsiednie katolickie zamki dołączają do krucjaty?
ask-venice = Wenecja znów mieści tylko jedną figurę. Kto ginie?

move-action-pass = { $actions ->
    [2] Pasuj
   *[other] Zakończ turę
 }
move-ops = { $side ->
    [east] Aktywuj działania wschodnie
    [west] Aktywuj działania zachodnie
   *[both] Aktywuj działania wschodnie i zachodnie
 }{ $free ->
    [yes] { " " }– nie zużywa akcji
   *[no] { "" }
 }
move-ops-done = Zakończ działania
move-fair = Zorganizuj wyprawę handlową { $side ->
    [east] na Wschodzie
   *[west] na Zachodzie
 } ({ $emporium }; zyski: { florins }){ $free ->
    [yes] { " " }– nie zużywa akcji
   *[no] { "" }
 }
move-supplant = Koncesja: { $border }; za 1 florena chłopem pańszczyźnianym zostaje { $ousted } ({ $empire })
    .label = { $border } ({ $ousted })
move-repress_concession = { $token } ({ $border }): zostaje chłopem pańszczyźnianym, { $empire }
    .label = { $token }, { $border } ({ $empire })
move-yield_concession = Oddaj koncesję: pionek zostaje chłopem pańszczyźnianym ({ $empire })
move-rooks_join-done = Żaden więcej

event-Passed = { $seat } nie wykonuje dalszych akcji.
event-FairBegan = { $seat } organizuje wyprawę handlową { $side ->
    [east] na Wschodzie
   *[west] na Zachodzie
 } ({ $emporium }; zyski: { florins }). Odrzucona karta: { $card }.
event-InitiatorPaid = { $seat } otrzymuje { florins-acc } dotacji z emporium.
event-PatronVictory = Nie można uzupełnić rynku. { $seat } wygrywa grę: { victory-patron } (renoma za mecenat: { $count })!
event-VeniceCrowded = Wenecja znów mieści jedną figurę: ginie { $token }.
event-BecameMonarchy = { $seat } przywraca królestwo: { $empire }.

summary-torch = kosztuje każdego gracza 2 akcje: { $victory }
summary-monarchy = królestwo, { $owner }
summary-none-active = Żadne zwycięstwo nie jest jeszcze aktywne: { victory-holy.inactive }, { victory-imperial.inactive }, { victory-globalization.inactive }, { victory-renaissance.inactive }.
