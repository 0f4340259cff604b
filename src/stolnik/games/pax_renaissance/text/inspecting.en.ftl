### How a thing stands that somebody points at: short facts in a row, small letters.

figures-facts = { $facts }

fact-you = you
fact-bank = { $owner }
fact-share = { $who } { $n }

## Places

fact-city = { $empire }: { $state }, { $rule }
fact-stands = { $token } there
fact-empty_city = nobody stands there
fact-blocked = a blocked emporium: nobody can stand there
fact-no_place = no place now: only the ability of a card opens it
fact-levy = levy: { $token } ({ $n } in the reserve)
fact-emporium = the { $side ->
    [east] East
   *[west] West
 } trade route starts there
fact-sea_border = sea border
fact-land_border = land border
fact-concession = concession: { $who }
fact-concession_safe = concession that pirates cannot kill: { $who }
fact-free_border = nobody is on it
fact-on_route = crossing { $n } of { $most } on the { $side ->
    [east] East
   *[west] West
 } trade route from { $emporium }

## Empires

fact-empire = { $state }; { $rule }
fact-queen = queen: { $card }
fact-bishop = { $token } on it
fact-silenced = silenced by a bishop
fact-vassals = vassals: { $empire }
fact-used = has used its op this turn
fact-garrison = places taken in its cities { $n } of { $most }: { $parts }
fact-no_garrison = places taken in its cities 0 of { $most }
fact-repressed = repressed { $n }: { $parts }
fact-votes = concessions on its borders: { $shares }
fact-no_votes = no concession on its borders
fact-vote = price of a vote: { florins }
fact-worth = sells for { florins }

## Banks and sides

fact-bankrupt = bankrupt and out of the game
fact-florins = { florins }
fact-hand = in hand: { $cards }
fact-held = { $n ->
    [0] no card in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
 }
fact-actions = { $n ->
    [0] no action left this turn
    [one] { $n } action left this turn
   *[other] { $n } actions left this turn
 }
fact-tableau = cards in the tableau: West { $west }, East { $east }
fact-pawns = concessions { $n }, pawns in the reserve { $left }
fact-crowns = kings { $kings }, republics { $republics }
fact-prestige = prestige: { $parts }
fact-no_prestige = no prestige
fact-could_declare = meets the conditions of: { $victory }
fact-maids = old maids: { $cards }
fact-deck = cards left in the deck { $n }
fact-on_row = { $florins ->
    [0] no florin on the row
    [one] { $florins } florin on the row
   *[other] { $florins } florins on the row
 }
fact-fair = its trade fair would start at { $emporium } with { florins }
fact-no_fair = no card with which to start its trade fair at { $emporium }
fact-fair_held = its trade fair has been held this turn
fact-your_half = { $n ->
    [0] no card in this half of your tableau
    [one] { $n } card in this half of your tableau
   *[other] { $n } cards in this half of your tableau
 }
fact-ops_run = its ops have been run this turn
fact-your_cards = { $n ->
    [0] no card in your tableau
    [one] { $n } card in your tableau
   *[other] { $n } cards in your tableau
 }
fact-both = only the ability of a card lets one action run both sides
fact-both_able = a card of yours lets one action run both sides

## Cards

fact-for_sale = in the { $side ->
    [east] East
   *[west] West
 } market for { florins }
fact-face_down = face down in the { $side ->
    [east] East
   *[west] West
 } market, not for sale
fact-on_card = { florins } on it
fact-in_your_hand = in your hand
fact-in_hand_of = in hand: { $who }
fact-old_maid = old maid: { $who }
fact-crowned = queen beside the king: { $empire }
fact-in_tableau = in the { $side ->
    [east] East
   *[west] West
 } half of the tableau: { $who }
fact-discarded = discarded and out of the game
fact-next_card = next card of the { $side ->
    [east] East
   *[west] West
 } deck
fact-in_deck = not seen yet: in the { $side ->
    [east] East
   *[west] West
 } deck
fact-unseen = not seen yet: in the { $side ->
    [east] East
   *[west] West
 } deck, or not in this game
fact-unseen_or_held = out of sight: in a hand, in the { $side ->
    [east] East
   *[west] West
 } deck, or not in this game

## Victories

fact-active = active
fact-inactive = inactive
fact-declaring = { $n ->
    [one] { $n } action declares it
   *[other] { $n } actions declare it
 }
fact-you_meet = you meet { $n } of { $most }
fact-rivals_meet = closest of the rivals: { $who } ({ $n } of { $most })
fact-no_rival_meets = no rival meets any

lead-with_abilities = { $what }, with what abilities count as such
lead-kings = kings
lead-republics = republics
lead-concessions = concessions
lead-prestige = { $prestige } prestige

figures-active = its card is active
figures-inactive = inactive until a comet activates it; comets for sale: { $sale }, still in the decks: { $decks }
figures-ahead = { $what }: you have { $count }, the best rival: { $rivals }; { $lacking ->
    [0] { $margin ->
        [1] that is more
       *[other] that is at least { $margin } more
     }
   *[other] { $margin ->
        [1] it takes more than every rival, so { $lacking } more
       *[other] it takes a lead of { $margin }, so { $lacking } more
     }
 }
figures-bishops = one religion has more bishops than the others together: { figures-religions }
figures-arms = the same religion has more knights, rooks and pirates in its theocracies than the others together: { figures-religions }
figures-no_supremacy = most prestige of the supreme religion: none is supreme; you have { figures-religions }
figures-bought = bought this turn: { $count } of { $most }
figures-played = played this turn: { $count } of { $most }
figures-loaded = you have laid a florin on it this turn
figures-suitors = her suitors: { $suitors }
figures-neighbours = its neighbours: { $empire }
figures-no_attacker = nobody would attack
figures-there = { $token } there
figures-shown = the icon shows: { $pieces }
figures-icon = the icon shows: { $religion }
figures-location = the location: { $empire }

help-comet = For sale for { florins }: a comet that activates a victory, { $card }.
help-comet_for_you = For sale for { florins }, of which you have { $have }: a comet that activates a victory, { $card }.
help-comets = Comets still in the decks: { $n }.
help-no_comet = No comet is left that could activate it.
