### Pax Renaissance: wszystko, co mówi się przy stole.

game-pax_renaissance_1e = Pax Renaissance (1. edycja)
    .blurb = Jako renesansowi bankierzy opłacajcie królów, republiki, krucjaty i wielkie odkrycia. Od was zależy, dokąd zmierza Europa: ku imperium, handlowi, wierze czy oświeceniu.

## Opcje

option-expansion = Dodatek
    .help = Dodaje 60 kart dodatku, a z nimi erudytów, apostazje i pochodnie.
option-promo_cards = Karty promocyjne
    .help = Dodaje karty promocyjne.
option-bankruptcy = Bankructwo
    .help = Kto { -fair-convened }, nic za to nie dostaje, a bank bez florenów, kart i koncesji odpada z gry.

## Jak się skończyło

standing-holy = { victory-holy }
standing-imperial = { victory-imperial }
standing-globalization = { victory-globalization }
standing-renaissance = { victory-renaissance }
standing-patron = { victory-patron }
standing-bankruptcy = ostatni bank na rynku
standing-bankrupt = bankructwo
standing-lost = przegrana

## Drobne słowa

house-mark = wartość przyjęta
    .help = Tej wartości nie udało się odczytać z drukowanej karty; nasza jest prawdopodobna i zgodna z instrukcją.

florins = { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
 }
florins-acc = { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
 }
florins-paid = { $florins ->
    [0] darmo
   *[other] { florins-acc }
 }
florins-asked = { $sale ->
    [yes] { " " }za { florins-paid }
   *[no] { "" }
 }

nobody = nikt
counted-token = { $count ->
    [1] { $token }
   *[other] { $count }× { $token }
 }

token-knight_catholic = katolicki rycerz
token-knight_islamic = islamski rycerz
token-pirate_catholic = katolicki pirat
token-pirate_islamic = islamski pirat
token-bishop_catholic = katolicki biskup
token-bishop_islamic = islamski biskup

place-agent = { -agent }
place-pirate = od morza
place-empire_card = z karty imperium

state-catholic = teokracja katolicka
state-islamic = teokracja islamska

cause-coronation = { oneshot-coronation }
cause-vote = { op-vote }
cause-campaign = { op-campaign }
cause-conspiracy = { oneshot-conspiracy }
cause-peasant_revolt = { oneshot-peasant_revolt }
cause-crusade = { oneshot-crusade }
cause-jihad = { oneshot-jihad }
cause-reformation = { oneshot-reformation }

op-of-religion = { $op } ({ $religion })
op-of-side = { $op } ({ $side ->
    [east] Wschód
   *[west] Zachód
 })
op-of-pieces = { $op } ({ $pieces })

## W którym miejscu jest gra

step-take_action = Akcja
step-buy = Zakup
step-activate = Kometa
step-play_card = Zagranie karty
step-play_queen = Królowa
step-coronation = Koronacja
step-launch = Akcja jednorazowa
step-raise_torch = Pochodnia
step-muster = Zbiórka
step-place_agents = { -agents(case: "title") }
step-obtain = Brak w rezerwie
step-sell = Sprzedaż
step-break_ciphers = Złamane szyfry
step-free_the_west = Grodzenia
step-run_ops = { -ops(case: "title") }
step-inquisitor = { op-inquisitor }
step-tax = { op-tax }
step-vote = { op-vote }
step-pacify = Pacyfikacja
step-hold_fair = { -fair(case: "title") }
step-levy = { -levy(case: "title") }
step-campaign = { op-campaign }
step-conspiracy = { oneshot-conspiracy }
step-peasant_revolt = Powstanie chłopskie
step-reprisals = Odwet ludu
step-religious_war = Wojna religijna
step-fight = Bitwa
step-suffer_losses = Straty
step-settle_survivors = Ocalali
step-regime_change = { -regime(case: "title") }
step-turn_map_card = Karta mapy
step-grant_golden_liberty = Złota wolność
step-offer_concession = Koncesja
step-emancipate = Wyzwolenie
step-drop_card = Limit ręki
step-crowd_venice = Wenecja

## Pytania

ask-action = { $actions ->
    [0] { $seat }: nie masz już akcji, ale to możesz jeszcze zrobić za darmo
    [one] { $seat }: wybierz ostatnią akcję
    [few] { $seat }: wybierz akcję (zostały { $actions })
   *[many] { $seat }: wybierz akcję (zostało { $actions })
 }
ask-activate = Kometa: które zwycięstwo staje się aktywne?
ask-agents = { $card }: dokąd idą { -agents }?
ask-pacification = Pacyfikacja, { $empire }: kto z represjonowanych ginie?
ask-scarce_token = { $fights ->
    [yes] Brak w rezerwie: { $token }. Skąd wziąć { -attacker(number: "acc") }? Może nim zostać nawet obrońca.
   *[no] Brak w rezerwie: { $token }. Skąd wziąć?
 }
ask-losses = { $cause }, { $empire }: kto ginie? (jeszcze { $count })
ask-survivors = { $empire }: gdzie osiadają ocalali?
ask-coronation = { $card }: za którego króla wychodzi?
ask-one_shot = { $card }: { -launch } akcję jednorazową ({ $one_shot })?
ask-torch = { $card }: które zwycięstwo dyskredytuje pochodnia?
ask-concession = { -regime(case: "title") }, { $empire }: dołożyć koncesję?
ask-emancipation = Wyzwolenie, { $empire }: kto odzyskuje wolność?
ask-turn_map_card = { $empire }: odwrócić kartę mapy? (Po drugiej stronie: { $state })
ask-golden_liberty = { $empire }: złota wolność? (To koniec teokracji)
ask-constantinople = Konstantynopol: gdzie teraz stoi { $token }?
ask-ops = { $side ->
    [east] Strona wschodnia: która karta teraz działa?
    [west] Strona zachodnia: która karta teraz działa?
   *[both] Obie strony: która karta teraz działa?
 }
ask-ciphers = Szyfry złamane: którą kartą przeciwnika się posłużysz?
ask-inquisitor = { $card }, { op-inquisitor }: który biskup i dokąd?
ask-behead = { $card }, { op-behead }: która karta traci głowę?
ask-tax = { $card }, { op-tax }: którą koncesję opodatkować?
ask-repress = { $card }, { op-repress }: kogo represjonować?
ask-vote = { $card }, { op-vote }: które imperium?
ask-corsair = { $card }, { op-corsair }: który pirat i dokąd?
ask-siege = { $card }, { op-siege }: kto ginie?
ask-campaign = { $card }, { op-campaign }: którego sąsiada zaatakować?
ask-tax_due = { $seat }: podatek od koncesji ({ $border }, { $empire }). Zapłacić czy oddać koncesję?
ask-levy = { $seat }: { -levy } ({ $empire }). W którym mieście?
ask-hand_limit = { $seat }: za dużo kart na ręce. Którą odrzucić?

## Odpowiedzi

move-pass = Pasuj
move-done = Gotowe
move-yes = Tak
move-no = Nie

move-buy = { $comet ->
    [yes] Kup{ florins-asked }: { $card } – kometa, aktywuje zwycięstwo
   *[no] Kup{ florins-asked }: { $card }
 }{ $gained ->
    [0] { "" }
   *[other] { " " }(+{ $gained } z karty)
 }
move-play = Zagraj: { $card }
move-sell = Sprzedaj za { florins-paid }: { $card }
move-victory = Ogłoś: { $victory }{ $actions_needed ->
    [1] { "" }
    [one] { " " }({ $actions_needed } akcja)
    [few] { " " }({ $actions_needed } akcje)
   *[many] { " " }({ $actions_needed } akcji)
 }
move-reprisals = Poświęć: { $card } – powstanie chłopskie, { $empire }
move-apostasy = { $card }: apostazja, { $religion } kontra { $other }

move-activate = { $victory }

move-place = Umieść: { $token } → { $city }
move-oust = Umieść: { $token } → { $city }, represje za 1 florena: { $ousted }
move-concession = Koncesja: { $border }
move-pirate = Umieść: { $token } → { $border }{ $clears ->
    [yes] , ginie { $killed }
   *[no] { "" }
 }
    .label = { $token }, { $border }
move-bishop = Umieść: { $token } → { $card } ({ $owner }){ $worms ->
    [yes] , giną obaj biskupi
   *[no] { "" }
 }
    .label = { $token }, { $card }
move-agents-done = Nie umieszczaj nikogo więcej

move-pacify = Ginie { $token }
move-pacification-no = Oszczędź wszystkich

move-take_repressed = Z represjonowanych: { $empire }
move-take_ruler = Z miasta: { $city }
move-take_border = Z granicy: { $border }
move-take_bishop = Z karty: { $card }
move-scarce_token-no = Nie bierz

move-lose = { $role ->
    [attacker] { -attacker }
   *[defender] Obrońca
 }: { $token } ({ $place })
    .label = { $token } ({ $place })

move-settle = { $token } → { $place }
    .label = { $token }, { $place }
move-marry = Król: { $empire }
move-coronation-no = Za żadnego: zostaje starą panną
move-one_shot-yes = { -launch(case: "yes") }
move-one_shot-no = { -launch(case: "no") }
move-attack = Zaatakuj: { $empire }
move-discredit = { $victory }
move-torch-no = Żadne
move-concession-done = Bez koncesji
move-emancipate = { $token } → { $place }
move-emancipation-done = Nikogo więcej
move-turn_map_card-yes = Odwróć
move-turn_map_card-no = Zostaw
move-golden_liberty-yes = Złota wolność
move-golden_liberty-no = Pozostaje teokracją
move-stand = { $city } ({ -icon }: { $icon })
    .label = { $city }: { $icon }
move-join = { $city }

move-op = { $card }: { $op }
    .label = { $card }: { $op }
move-ciphers-op = { $card } ({ $owner }): { $op }
    .label = { $card } ({ $owner }): { $op }
move-ciphers-done = Żadną
move-inquisitor = { $token }: { $from_card } → { $to_card } ({ $owner }){ $worms ->
    [yes] , giną obaj biskupi
   *[no] { "" }
 }
    .label = { $token }: { $from_card } → { $to_card }
move-commerce = { $card } ({ $count ->
    [one] leży na niej { $count } floren
    [few] leżą na niej { $count } floreny
   *[many] leży na niej { $count } florenów
 })
move-commerce_space = Opróżnione miejsce { $side ->
    [east] wschodniego
   *[west] zachodniego
 } rzędu ({ $count ->
    [one] leży na nim { $count } floren
    [few] leżą na nim { $count } floreny
   *[many] leży na nim { $count } florenów
 })
    .label = Opróżnione miejsce
move-behead = { $card } ({ $owner })
move-tax = { $empire }: { $token } ({ $border })
    .label = { $token }, { $border } ({ $empire })
move-repress_city = { $token } ({ $city })
    .label = { $token }, { $city }
move-vote = { $empire } za { florins-paid }
move-corsair = { $token }: { $border } → { $target_border }{ $clears ->
    [yes] , ginie { $killed }
   *[no] { "" }
 }
    .label = { $token }: { $border } → { $target_border }
move-siege_city = { $token } ({ $city })
    .label = { $token }, { $city }
move-siege_pirate = { $token } ({ $border })
    .label = { $token }, { $border }
move-campaign = { $target } za { florins-paid }. Atak: { $attackers }; obrona: { $defenders }
move-pay_tax = Zapłać 1 florena
move-levy = { $city } ({ $token })
    .label = { $token }, { $city }
move-discard = Odrzuć: { $card }
move-kill = { $token }
    .label = { $token }

## Co się stało

event-TurnBegan = Zaczyna się tura: { $seat }.
event-Bought = { $seat } kupuje za { florins-paid }: { $card }{ $gained ->
    [0] .
    [one] { " " }(zysk z karty: { $gained } floren).
    [few] { " " }(zysk z karty: { $gained } floreny).
   *[many] { " " }(zysk z karty: { $gained } florenów).
 }
event-Activated = { $seat } aktywuje: { $victory }.
event-Dealt = Rynek { $side ->
    [east] wschodni
   *[west] zachodni
 }, nowa karta: { $card }.
event-TurnedDown = Rynek { $side ->
    [east] wschodni
   *[west] zachodni
 }, karta zakryta: { $card }.
event-Sold = { $seat } sprzedaje za { florins-paid }: { $card }.
event-DroppedFromHand = { $seat } odrzuca nadmiar z ręki: { $card }.

event-ConcessionPaid = { $seat } zarabia { florins-acc } na koncesji ({ $border }).
event-PirateTookProfit = Łup piratów: { florins } ({ $token }; { $border }).
event-Levied = { -levy(case: "title") }, { $empire }: { $token } ({ $city }).
event-FairEnded = { $florins ->
    [0] Koniec { -fair(case: "gen") }: { -profit-gone }.
   *[other] Koniec { -fair(case: "gen") }. Pozostało na rynku: { florins }.
 }

event-VictoryDeclared = { $seat } ogłasza: { $victory } – i wygrywa grę!
event-WentBankrupt = { $seat } bankrutuje i odpada z gry.
event-LastBankStanding = { $seat } zostaje ostatnim bankiem i wygrywa grę!

event-CardPlayed = { $seat } zagrywa: { $card }.
event-OneShotLaunched = { $card } – akcja jednorazowa: { $one_shot }.
event-AgentPlaced = { $seat } umieszcza: { $token } ({ $city }).
event-ConcessionPlaced = { $seat } zakłada koncesję: { $border }.
event-PirateArrived = { $seat } wysyła: { $token } ({ $border }).
event-RulerRepressed = Represje, { $empire }: { $token } ({ $city }){ $florins ->
    [1] ; { $seat } zarabia 1 florena
    [0] {""}
   *[other] ; { $seat } płaci 1 florena
 }.
event-ConcessionRepressed = Represje, { $empire }: { $token } ({ $border }){ $florins ->
    [1] ; { $seat } zarabia 1 florena
    [0] {""}
   *[other] ; { $seat } płaci 1 florena
 }.
event-BorderTokenKilled = Ginie { $token } ({ $border }).
event-BishopEntered = { $card }: staje tu { $token }.
event-DietOfWorms = Edykt wormacki, { $card }: giną obaj biskupi ({ $token }, { $other_token }).
event-Pacified = Pacyfikacja, { $empire }: { $seat } skazuje na śmierć: { $token }.
event-RepressedTaken = Rezerwa pusta: { $seat } bierze z represjonowanych ({ $empire }): { $token }.
event-RulerTaken = Rezerwa pusta: { $seat } bierze z miasta ({ $city }): { $token }.
event-BorderTokenTaken = Rezerwa pusta: { $seat } bierze z granicy ({ $border }): { $token }.
event-BishopTaken = Rezerwa pusta: { $seat } bierze z karty ({ $card }): { $token }.
event-EmporiumOpened = { -shift(case: "title") }. Otwarte: { $emporium }; zablokowane: { $blocked }.
event-Crowned = Koronacja: { $card }, { $empire } ({ $seat }).
event-OldMaid = { $card } zostaje starą panną ({ $seat }).
event-Reprisals = { $seat } poświęca królową: { $card }. Lud chwyta za broń: { $empire }.
event-Apostasy = Apostazja: { $religion } kontra { $other }.
event-ApostateDiscarded = Apostazja: { $seat } odrzuca: { $card }.
event-VictoryDiscredited = { $seat } dyskredytuje: { $victory } – znów nieaktywne.

event-OpUsed = { $card } ({ $seat }): { $op }.
event-BishopLeft = { $card }: odchodzi { $token }.
event-BishopDismissed = { $card }: odwołany zostaje { $token }.
event-FlorinTaken = { $seat } bierze florena z karty: { $card }.
event-FlorinTakenFromSpace = { $seat } bierze florena z opróżnionego miejsca { $side ->
    [east] wschodniego
   *[west] zachodniego
} rzędu rynku.
event-Beheaded = Ścięcie: { $card }.
event-AssassinLost = { -assassin } ginie razem z ofiarą: { $card }.
event-Taxed = Podatek, { $empire }: { $token } ({ $border }).
event-TaxPaid = { $seat } płaci { florins-acc } podatku.
event-Voted = { $seat } wygrywa głosowanie za { florins-paid }: { $empire }.
event-PirateMoved = Płynie { $token }: { $border } → { $target_border }.
event-RulerKilled = Ginie { $token } ({ $city }).

event-CampaignBegan = { $seat } rusza na wojnę za { florins-paid }: { $empire } → { $target }.
event-BattleBegan = { $cause }, { $empire }. { -attacker(number: "many") }: { $attackers }. Obrońcy: { $defenders }.
event-Fell = Ginie { $token } ({ $place }).
event-BattleWon = { $seat } zwycięża ({ $cause }, { $empire }).
event-BattleLost = { $seat } przegrywa ({ $cause }, { $empire }).
event-Settled = Osiada { $token }: { $place }.
event-Drowned = Brak wolnej granicy morskiej: ginie { $token }.
event-SurplusRepressed = { $empire }, brak miejsca: na karcie imperium zostaje { $token }.
event-EmpireTaken = { $from_bank ->
    [yes] { $seat } zdobywa imperium: { $empire } (traci je { $former }).
   *[no] { $seat } zdobywa imperium: { $empire }.
 }
event-BecameRepublic = { $seat } ustanawia republikę: { $empire }.
event-BecameVassal = { $seat } zdobywa wasala: { $empire }; suzeren: { $suzerain }.
event-CourtLost = Dwór rozwiązany, { $empire }: { $cards }.
event-MapCardTurned = { $empire }, zmiana karty mapy: { $state }.
event-Emancipated = Wyzwolenie, { $empire }: { $token } ({ $place }).

## Stół w terminalu

kind-queen = królowa
kind-knight = rycerz
kind-rook = { -rook }
kind-pirate = pirat
kind-bishop = biskup
kind-pawn = { token-pawn }
kind-polymath = erudyta
kind-comet = kometa
kind-tableau = karta tablicy

summary-gap = { "" }
summary-turn = Kolej: { $seat } ({ $actions ->
    [0] akcje się skończyły
    [one] została { $actions } akcja
    [few] zostały { $actions } akcje
   *[many] zostało { $actions } akcji
 })
summary-market = { $side ->
    [east] RYNEK WSCHODNI
   *[west] RYNEK ZACHODNI
 } (talia: { $count }; początek szlaku: { $emporium })
summary-face-down = { "  " }· { $card }, zakryta{ $florins ->
    [0] { "" }
   *[other] { " " }(+{ florins })
 }
summary-for-sale = { "  " }{ $price } { $card }{ $florins ->
    [0] { "" }
   *[other] { " " }(+{ florins })
 }{ $loaded ->
    [yes] { " " }(nie w tej turze)
   *[no] { "" }
 }: { $parts }
summary-empty-place = { "  " }{ $price } puste{ $florins ->
    [0] { "" }
   *[other] { " " }(+{ florins })
 }
summary-next-card = { "  " }Następna: { $card }
summary-ability = { "      " }{ $ability }
summary-comet = kometa, aktywuje zwycięstwo
summary-kind-of-empire = { $kind }, { $empire }
summary-kind-of-side = { $kind }, { $side ->
    [east] Wschód
   *[west] Zachód
 }
summary-agents = { -agents }: { $parts }
summary-one-shot = jednorazowo: { $one_shot }
summary-suitors = zalotnicy: { $suitors }
summary-ops = { -ops(case: "acc") }: { $op }
summary-prestige = { -prestige }: { $parts }

summary-map = MAPA
summary-land = { "  " }{ $empire } ({ $state }; { $rule }): { $parts }
summary-in-stack = w stosie
summary-throne = na tronie
summary-throne-held = na tronie: { $parts }
summary-republic = republika, { $owner }
summary-vassal = wasal, suzeren { $suzerain }, { $owner }
summary-city = { $city } – { $token }
summary-open-city = { $city } ({ $icon })
summary-open = wolne: { $parts }
summary-repressed = represjonowani: { $parts }
summary-border = { $border }: { $token }
summary-borders = { "  " }Granice: { $parts }

summary-bank = { $seat }: { florins }
summary-bankrupt = { $seat }: bankrut
summary-hand = { "  " }na ręce: { $cards }
summary-hidden-hand = { "  " }na ręce: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
summary-row = { $side ->
    [east] { "  " }Wschód: { $parts }
   *[west] { "  " }Zachód: { $parts }
 }
summary-maids = { "  " }stare panny: { $cards }
summary-card = { $card } [{ $parts }]
summary-bare-card = { $card }
summary-icons = { $op }
summary-queens = królowa { $parts }
summary-vassals = wasale: { $parts }
summary-scores = { "  " }{ $parts }
summary-score = { $kind } { $count }
summary-concessions = koncesje { $count }
summary-kings = królowie { $count }
summary-republics = republiki { $count }

summary-active = Aktywne: { $victory }
summary-supreme = Religia dominująca: { $religion }
summary-battle = BITWA: { $cause }, { $empire }. { -attacker(number: "many") }: { $attackers }. Obrońcy: { $defenders }.
