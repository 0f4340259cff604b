### Jak stoją rzeczy, które ktoś wskazuje: krótkie fakty w rzędzie, małą literą.

figures-facts = { $facts }

fact-you = ty
fact-bank = { $owner }
fact-share = { $who } { $n }

## Miejsca

fact-city = { $empire }: { $state }, { $rule }
fact-stands = stoi tu { $token }
fact-empty_city = nikt tu nie stoi
fact-blocked = zablokowane: nikt nie może tu stać
fact-no_place = nieczynne: otwiera je tylko zdolność karty
fact-levy = { -levy }: { $token } (w rezerwie: { $n })
fact-emporium = tu zaczyna się szlak { $side ->
    [east] wschodni
   *[west] zachodni
 }
fact-sea_border = granica morska
fact-land_border = granica lądowa
fact-concession = koncesja: { $who }
fact-concession_safe = koncesja, której nie zabiją piraci: { $who }
fact-free_border = nikogo na niej nie ma
fact-on_route = szlak { $side ->
    [east] wschodni
   *[west] zachodni
 } (początek: { $emporium }): przejście { $n } z { $most }

## Imperia

fact-empire = { $state }; { $rule }
fact-queen = królowa: { $card }
fact-bishop = stoi na niej { $token }
fact-silenced = { pax-silenced }
fact-vassals = wasale: { $empire }
fact-used = już użyta w tej turze
fact-garrison = zajęte miejsca w miastach: { $n } z { $most } ({ $parts })
fact-no_garrison = zajęte miejsca w miastach: 0 z { $most }
fact-repressed = represjonowani: { $n } ({ $parts })
fact-votes = koncesje na granicach: { $shares }
fact-no_votes = bez koncesji na granicach
fact-vote = cena głosowania: { florins }
fact-worth = sprzedaż da ci { florins }

## Banki i strony

fact-bankrupt = bankrut, poza grą
fact-florins = { florins }
fact-hand = na ręce: { $cards }
fact-held = { $n ->
    [0] bez kart na ręce
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
 }
fact-actions = { $n ->
    [0] nie ma już akcji w tej turze
    [one] została { $n } akcja w tej turze
    [few] zostały { $n } akcje w tej turze
   *[many] zostało { $n } akcji w tej turze
 }
fact-tableau = { -tableau }: Zachód { $west }, Wschód { $east }
fact-pawns = koncesje: { $n } (w rezerwie na następne: { $left })
fact-crowns = królowie: { $kings }, republiki: { $republics }
fact-prestige = { -prestige }: { $parts }
fact-no_prestige = { -prestige }: 0
fact-could_declare = spełnia warunki: { $victory }
fact-maids = stare panny: { $cards }
fact-deck = karty w talii: { $n }
fact-on_row = { $florins ->
    [0] w rzędzie nie leży żaden floren
    [one] w rzędzie leży { $florins } floren
    [few] w rzędzie leżą { $florins } floreny
   *[many] w rzędzie leży { $florins } florenów
 }
fact-fair = początek szlaku: { $emporium }, zysk { -fair(case: "gen") }: { florins }
fact-no_fair = początek szlaku: { $emporium }; nie ma karty, którą można by rozpocząć { -fair }
fact-fair_held = w tej turze rozpoczęto już tę { -fair }
fact-your_half = { $n ->
    [0] po tej stronie nie masz kart
    [one] po tej stronie masz { $n } kartę
    [few] po tej stronie masz { $n } karty
   *[many] po tej stronie masz { $n } kart
 }
fact-ops_run = { -ops } tej strony już były w tej turze
fact-your_cards = { $n ->
    [0] nie masz przed sobą kart
    [one] masz przed sobą { $n } kartę
    [few] masz przed sobą { $n } karty
   *[many] masz przed sobą { $n } kart
 }
fact-both = na obie strony jedną akcją pozwala tylko zdolność karty
fact-both_able = twoja karta pozwala na obie strony jedną akcją

## Karty

fact-for_sale = na rynku { $side ->
    [east] wschodnim
   *[west] zachodnim
 } za { florins-paid }
fact-face_down = zakryta na rynku { $side ->
    [east] wschodnim
   *[west] zachodnim
 }, nie na sprzedaż
fact-on_card = { $florins ->
    [one] leży na niej { $florins } floren
    [few] leżą na niej { $florins } floreny
   *[many] leży na niej { $florins } florenów
 }
fact-in_your_hand = na twojej ręce
fact-in_hand_of = na ręce: { $who }
fact-old_maid = stara panna: { $who }
fact-crowned = królowa u boku króla: { $empire }
fact-in_tableau = { -tableau }, strona { $side ->
    [east] wschodnia
   *[west] zachodnia
 }: { $who }
fact-discarded = odrzucona, poza grą
fact-next_card = następna karta talii { $side ->
    [east] wschodniej
   *[west] zachodniej
 }
fact-in_deck = jeszcze jej nie było: leży w talii { $side ->
    [east] wschodniej
   *[west] zachodniej
 }
fact-unseen = jeszcze jej nie było: leży w talii { $side ->
    [east] wschodniej
   *[west] zachodniej
 } albo nie bierze udziału w tej grze
fact-unseen_or_held = nie widać jej: jest na czyjejś ręce, w talii { $side ->
    [east] wschodniej
   *[west] zachodniej
 } albo nie bierze udziału w tej grze

## Zwycięstwa

fact-active = aktywne
fact-inactive = nieaktywne
fact-declaring = { $n ->
    [one] ogłasza je { $n } akcja
    [few] ogłaszają je { $n } akcje
   *[many] ogłasza je { $n } akcji
 }
fact-you_meet = spełniasz warunki: { $n } z { $most }
fact-rivals_meet = najbliżej z rywali: { $who } ({ $n } z { $most })
fact-no_rival_meets = żaden rywal nie spełnia żadnego

lead-with_abilities = { $what }, także dzięki zdolnościom kart
lead-kings = królowie
lead-republics = republiki
lead-concessions = koncesje
lead-prestige = { $prestige }

figures-active = jego karta jest aktywna
figures-inactive = nieaktywne, dopóki nie aktywuje go kometa; komety na sprzedaż: { $sale }, jeszcze w taliach: { $decks }
figures-ahead = { $what }: masz { $count }, najlepszy rywal: { $rivals }; { $lacking ->
    [0] { $margin ->
        [1] to więcej
       *[other] to więcej co najmniej o { $margin }
     }
   *[other] { $margin ->
        [1] trzeba więcej niż każdy rywal, brakuje { $lacking }
       *[other] potrzebna przewaga { $margin }, brakuje { $lacking }
     }
 }
figures-bishops = jedna religia ma więcej biskupów niż pozostałe razem: { figures-religions }
figures-arms = ta sama religia ma więcej wojsk i piratów we własnych teokracjach niż pozostałe razem: { figures-religions }
figures-no_supremacy = przewaga w religii dominującej: żadna nie dominuje; masz: { figures-religions }
figures-bought = kupione w tej turze: { $count } z { $most }
figures-played = zagrane w tej turze: { $count } z { $most }
figures-loaded = w tej turze kładziesz na niej florena, więc jej nie kupisz
figures-suitors = jej zalotnicy: { $suitors }
figures-neighbours = sąsiedzi: { $empire }
figures-no_attacker = nikt by nie zaatakował
figures-there = stoi tu { $token }
figures-shown = na { -icon(case: "loc") }: { $pieces }
figures-icon = na { -icon(case: "loc") }: { $religion }
figures-location = lokalizacja: { $empire }

help-comet = Na sprzedaż za { florins-paid } jest kometa, która aktywuje zwycięstwo: { $card }.
help-comet_for_you = Na sprzedaż za { florins-paid }, a masz { $have }, jest kometa, która aktywuje zwycięstwo: { $card }.
help-comets = Komety jeszcze w taliach: { $n }.
help-no_comet = Nie ma już komety, która mogłaby je aktywować.
