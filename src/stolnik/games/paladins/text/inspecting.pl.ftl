### Jak stoją rzeczy, które ktoś wskazuje: krótkie fakty w rzędzie, małą literą.

figures-facts = { $facts }
figures-way = { $action } – { $what }
figures-done = { $action }: potrzeba { $needed }, masz { $have }
figures-standing = już tam: { $worker }
figures-fitting = pasują tu: { $worker }
figures-colours = brakuje: { $worker }; Złoczyńcy w zastępstwie: { $criminals }
figures-pool = { $worker }: potrzeba { $needed }, masz w puli { $have }
figures-empty_pool = w twojej puli nie ma Robotników
figures-times = wykonano { $count } z { $count } razy
figures-players = potrzeba graczy: { $needed }, gra: { $have }
figures-held = zajęte przez: { $seat }
figures-nobody_there = nie stoi tam żaden Robotnik

help-silver = Srebrniki daje { $action }.
help-provisions = Zapasy daje { $action }.
help-faith = Wiarę podnoszą: { $action }.
help-strength = Siłę podnoszą: { $action }.
help-influence = Wpływy podnoszą: { $action }.

fact-you = ty
fact-player = { $seat }
fact-share = { $who } – { $n }
fact-share_boosted = { $who } – { $n }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
 }
fact-is_order = Królewski Dekret
fact-is_favour = Królewska Łaska
fact-is_wall = Mur
fact-is_jar_space = pole Dzbana
fact-is_scheme = Schemat gracza wirtualnego

## Nazwy

suspicions = Podejrzenia
debts = Długi
worker_space-develop_1 = { action-develop }, pole Robotnika 1
worker_space-develop_2 = { action-develop }, pole Robotnika 2
worker_space-develop_3 = { action-develop }, pole Robotnika 3
worker_space-recruit_1 = { action-recruit }, pole Robotnika 1
worker_space-recruit_2 = { action-recruit }, pole Robotnika 2
worker_space-recruit_3 = { action-recruit }, pole Robotnika 3
worker_space-hunt_1 = { action-hunt }, pole Robotnika 1
worker_space-hunt_2 = { action-hunt }, pole Robotnika 2
worker_space-hunt_3 = { action-hunt }, pole Robotnika 3
worker_space-trade_1 = { action-trade }, pole Robotnika 1
worker_space-trade_2 = { action-trade }, pole Robotnika 2
worker_space-trade_3 = { action-trade }, pole Robotnika 3
worker_space-pray_1 = { action-pray }, pole Robotnika 1
worker_space-pray_2 = { action-pray }, pole Robotnika 2
worker_space-pray_3 = { action-pray }, pole Robotnika 3
worker_space-conspire_1 = { action-conspire }, pole Robotnika 1
worker_space-conspire_2 = { action-conspire }, pole Robotnika 2
worker_space-conspire_3 = { action-conspire }, pole Robotnika 3
worker_space-commission_1 = { action-commission }, pole Robotnika 1
worker_space-commission_2 = { action-commission }, pole Robotnika 2
worker_space-commission_3 = { action-commission }, pole Robotnika 3
worker_space-fortify_1 = { action-fortify }, pole Robotnika 1
worker_space-fortify_2 = { action-fortify }, pole Robotnika 2
worker_space-fortify_3 = { action-fortify }, pole Robotnika 3
worker_space-garrison_1 = { action-garrison }, pole Robotnika 1
worker_space-garrison_2 = { action-garrison }, pole Robotnika 2
worker_space-garrison_3 = { action-garrison }, pole Robotnika 3
worker_space-absolve_1 = { action-absolve }, pole Robotnika 1
worker_space-absolve_2 = { action-absolve }, pole Robotnika 2
worker_space-absolve_3 = { action-absolve }, pole Robotnika 3
worker_space-attack_1 = { action-attack }, pole Robotnika 1
worker_space-attack_2 = { action-attack }, pole Robotnika 2
worker_space-attack_3 = { action-attack }, pole Robotnika 3
worker_space-convert_1 = { action-convert }, pole Robotnika 1
worker_space-convert_2 = { action-convert }, pole Robotnika 2
worker_space-convert_3 = { action-convert }, pole Robotnika 3

## Akcje i pola

fact-standing = już tam: { $worker }
fact-nobody_there = u ciebie nie stoi tam nikt
fact-taken = wykonano razy: { $shares }
fact-complete = więcej razy już nie można
fact-on_every_board = na planszy każdego gracza
fact-favours = odkryte Łaski: { $n }, wolne: { $free }
fact-space_of = { $side ->
    [left] lewe pole
    [middle] środkowe pole
    [right] prawe pole
   *[only] jedyne pole
 }: { $colour }
fact-no_space = { $n ->
    [one] tego pola nie ma: ta akcja ma { $n } pole
    [few] tego pola nie ma: ta akcja ma { $n } pola
    [many] tego pola nie ma: ta akcja ma { $n } pól
   *[other] tego pola nie ma: ta akcja ma { $n } pola
 }
fact-covered = przykryte Warsztatem
fact-empty = teraz puste
fact-framed = może tu stanąć Warsztat
fact-not_framed = Warsztat tu nie stanie
fact-jar_of = { $own ->
    [yes] stoi tu twój Dzban
   *[no] Dzban stoi, u kogo: { $who }
 }
fact-no_jar = nikt nie ma tu jeszcze Dzbana
fact-open_space = wolne pole
fact-region = Region wymaga: Mnich – Wiara { $faith }, Posterunek – Siła { $strength }
fact-not_used = pole gry dla co najmniej { $needed } graczy, gra: { $have }
fact-monk_of = { $own ->
    [yes] stoi tu twój Mnich
   *[no] stoi tu Mnich, czyj: { $who }
 }
fact-outpost_of = { $own ->
    [yes] stoi tu twój Posterunek
   *[no] stoi tu Posterunek, czyj: { $who }
 }

## Karty

fact-on_the_track = na torze, pole { $n }: { $silver ->
    [0] za darmo
   *[other] { silver }
 }{ $debt ->
    [yes] { " " }lub Dług
   *[no] { "" }
 }
fact-in_team = { $own ->
    [yes] w twojej drużynie
   *[no] w drużynie, czyjej: { $who }
 }
fact-discarded = wśród odrzuconych
fact-in_the_deck = w zakrytym stosie
fact-at_the_border = u granicy, { $region }
fact-outsider_asks = Atak: Siła { $strength }, Nawracanie: Wiara { $faith }
fact-attacked_by = { $own ->
    [yes] zaatakowany przez ciebie
   *[no] zaatakowany, przez kogo: { $who }
 }
fact-converted_by = { $own ->
    [yes] nawrócony przez ciebie
   *[no] nawrócony, przez kogo: { $who }
 }
fact-worth_now = wart teraz { $vp } PZ
fact-helps_this_round = w tej Rundzie pomaga, komu: { $who }
fact-served = służył we wcześniejszej Rundzie, komu: { $who }
fact-your_paladin = twój Paladyn tej Rundy
fact-your_paladin_hidden = wybrany przez ciebie na tę Rundę, jeszcze zakryty
fact-in_your_hand = wśród kart, które masz teraz do wyboru
fact-served_you = służył ci już i opuścił grę
fact-on_top = na wierzchu twojej talii
fact-at_the_foot = na spodzie twojej talii
fact-in_your_deck = w twojej zakrytej talii ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
 })
fact-not_seen = nikt go jeszcze nie odkrył
fact-at_the_tavern = w Karczmie tej Rundy, do wzięcia (kart: { $n })
fact-hired_by = { $own ->
    [yes] wzięta przez ciebie w tej Rundzie
   *[no] wzięta w tej Rundzie, przez kogo: { $who }
 }
fact-built_by = { $own ->
    [yes] wzniesiony przez ciebie
   *[no] wzniesiony, przez kogo: { $who }
 }
fact-solo_only = karta gry jednoosobowej
fact-scheme_now = odkryty jako ostatni
fact-on_a_favour = leży na zakrytej Łasce (zakrytych Łask: { $n })
fact-scheme_in_deck = w talii gracza wirtualnego ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
 })
fact-deck = w stosie: { $n }
fact-discards = odrzucone: { $n }
fact-tax = w puli Podatków: { $n }, gdy się wyczerpie, nadejdzie Inkwizycja

## Karty Królewskie

fact-favour_unseen = nieodkryta; nie wiadomo, czy jest w tej grze
fact-favour_open = odkryta
fact-favour_free = wolna w tej Rundzie
fact-favour_used = w tej Rundzie już użyta, stoi na niej: { $worker }
fact-favour_used_virtually = w tej Rundzie użył jej już gracz wirtualny
fact-order_unseen = nieodkryty; nie wiadomo, czy jest w tej grze
fact-order_worth = na koniec gry { $vp } PZ dla każdego, kto go spełni
fact-progress = wykonano razy: { $shares }

## Gracze

fact-vp_now = { $vp } PZ, gdyby gra skończyła się teraz
fact-attributes = { $parts }
fact-pool = pula: { $parts }
fact-passed = w tej Rundzie spasował
fact-suspicions = { $who }: { summary-suspicions }
fact-most_suspicions = najwięcej: { $shares }
fact-debts = { $who }: { summary-unpaid }
fact-debts_worth = razem { $vp } PZ
fact-ready = w pulach: { $shares }
fact-placed = na akcjach: { $shares }
fact-markers = znaczniki: { $shares }
fact-marker_worth = twój wart { $vp } PZ
fact-next_worth = od pola { $n }: { $vp } PZ
