### How a thing stands that somebody points at: short facts in a row, small letters.

figures-facts = { $facts }
figures-way = { $action } – { $what }
figures-done = { $action }: { $needed } needed, you have { $have }
figures-standing = there now: { $worker }
figures-fitting = what fits here: { $worker }
figures-colours = missing: { $worker }; Criminals to stand in: { $criminals }
figures-pool = { $worker }: { $needed } needed, { $have } in your pool
figures-empty_pool = there are no Workers in your pool
figures-times = taken { $count } of { $count } times
figures-players = { $needed } players needed, { $have } play
figures-held = held by { $seat }
figures-nobody_there = no Worker stands there

help-silver = { $action } gives Silver.
help-provisions = { $action } gives Provisions.
help-faith = What raises Faith: { $action }.
help-strength = What raises Strength: { $action }.
help-influence = What raises Influence: { $action }.

fact-you = you
fact-player = { $seat }
fact-share = { $who } – { $n }
fact-share_boosted = { $who } – { $n }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
 }
fact-is_order = a King's Order
fact-is_favour = a King's Favour
fact-is_wall = a Wall
fact-is_jar_space = a Jar space
fact-is_scheme = a Scheme of the virtual player

## Names

suspicions = Suspicions
debts = Debts
worker_space-develop_1 = { action-develop }, Worker space 1
worker_space-develop_2 = { action-develop }, Worker space 2
worker_space-develop_3 = { action-develop }, Worker space 3
worker_space-recruit_1 = { action-recruit }, Worker space 1
worker_space-recruit_2 = { action-recruit }, Worker space 2
worker_space-recruit_3 = { action-recruit }, Worker space 3
worker_space-hunt_1 = { action-hunt }, Worker space 1
worker_space-hunt_2 = { action-hunt }, Worker space 2
worker_space-hunt_3 = { action-hunt }, Worker space 3
worker_space-trade_1 = { action-trade }, Worker space 1
worker_space-trade_2 = { action-trade }, Worker space 2
worker_space-trade_3 = { action-trade }, Worker space 3
worker_space-pray_1 = { action-pray }, Worker space 1
worker_space-pray_2 = { action-pray }, Worker space 2
worker_space-pray_3 = { action-pray }, Worker space 3
worker_space-conspire_1 = { action-conspire }, Worker space 1
worker_space-conspire_2 = { action-conspire }, Worker space 2
worker_space-conspire_3 = { action-conspire }, Worker space 3
worker_space-commission_1 = { action-commission }, Worker space 1
worker_space-commission_2 = { action-commission }, Worker space 2
worker_space-commission_3 = { action-commission }, Worker space 3
worker_space-fortify_1 = { action-fortify }, Worker space 1
worker_space-fortify_2 = { action-fortify }, Worker space 2
worker_space-fortify_3 = { action-fortify }, Worker space 3
worker_space-garrison_1 = { action-garrison }, Worker space 1
worker_space-garrison_2 = { action-garrison }, Worker space 2
worker_space-garrison_3 = { action-garrison }, Worker space 3
worker_space-absolve_1 = { action-absolve }, Worker space 1
worker_space-absolve_2 = { action-absolve }, Worker space 2
worker_space-absolve_3 = { action-absolve }, Worker space 3
worker_space-attack_1 = { action-attack }, Worker space 1
worker_space-attack_2 = { action-attack }, Worker space 2
worker_space-attack_3 = { action-attack }, Worker space 3
worker_space-convert_1 = { action-convert }, Worker space 1
worker_space-convert_2 = { action-convert }, Worker space 2
worker_space-convert_3 = { action-convert }, Worker space 3

## Actions and spaces

fact-standing = there now: { $worker }
fact-nobody_there = no Worker of yours stands there
fact-taken = times taken: { $shares }
fact-complete = it cannot be taken more often
fact-on_every_board = on the board of each player
fact-favours = Favours revealed: { $n }, unused: { $free }
fact-space_of = { $side ->
    [left] left space
    [middle] middle space
    [right] right space
   *[only] only space
 }: { $colour }
fact-no_space = there is no such space: this action has { $n }
fact-covered = covered by a Workshop
fact-empty = empty now
fact-framed = a Workshop can go here
fact-not_framed = no Workshop goes here
fact-jar_of = { $own ->
    [yes] your Jar is here
   *[no] Jar placed by: { $who }
 }
fact-no_jar = nobody has a Jar here yet
fact-open_space = an open space
fact-region = its region asks for Faith { $faith } of a Monk, Strength { $strength } of an Outpost
fact-not_used = a space for { $needed } players or more, { $have } play
fact-monk_of = { $own ->
    [yes] a Monk of yours stands here
   *[no] a Monk stands here: { $who }
 }
fact-outpost_of = { $own ->
    [yes] an Outpost of yours stands here
   *[no] an Outpost stands here: { $who }
 }

## Cards

fact-on_the_track = on the track, slot { $n }: { $silver ->
    [0] free
   *[other] { silver }
 }{ $debt ->
    [yes] { " " }or a Debt
   *[no] { "" }
 }
fact-in_team = { $own ->
    [yes] on your team
   *[no] on the team of: { $who }
 }
fact-discarded = among the discards
fact-in_the_deck = in the face-down deck
fact-at_the_border = at the border, { $region }
fact-outsider_asks = Attack: Strength { $strength }, Convert: Faith { $faith }
fact-attacked_by = { $own ->
    [yes] attacked by you
   *[no] attacked by: { $who }
 }
fact-converted_by = { $own ->
    [yes] converted by you
   *[no] converted by: { $who }
 }
fact-worth_now = worth { $vp } VP now
fact-helps_this_round = this Round it helps: { $who }
fact-served = in an earlier Round it helped: { $who }
fact-your_paladin = your Paladin of this Round
fact-your_paladin_hidden = chosen by you for this Round, still face down
fact-in_your_hand = among the cards that you choose from now
fact-served_you = it has helped you and left the game
fact-on_top = on top of your deck
fact-at_the_foot = at the bottom of your deck
fact-in_your_deck = in your face-down deck ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
 })
fact-not_seen = nobody has revealed it yet
fact-at_the_tavern = at the Tavern this Round, to be taken (cards: { $n })
fact-hired_by = { $own ->
    [yes] taken by you this Round
   *[no] taken this Round by: { $who }
 }
fact-built_by = { $own ->
    [yes] built by you
   *[no] built by: { $who }
 }
fact-solo_only = a card of the one-player game
fact-scheme_now = the last one revealed
fact-on_a_favour = on a face-down Favour (Favours face down: { $n })
fact-scheme_in_deck = in the deck of the virtual player ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
 })
fact-deck = in the deck: { $n }
fact-discards = discards: { $n }
fact-tax = Tax supply: { $n }, and when it runs out, the Inquisition comes

## King's cards

fact-favour_unseen = not revealed; nobody knows whether it is in this game
fact-favour_open = revealed
fact-favour_free = unused this Round
fact-favour_used = used this Round already, on it stands: { $worker }
fact-favour_used_virtually = used this Round by the virtual player
fact-order_unseen = not revealed; nobody knows whether it is in this game
fact-order_worth = { $vp } VP at the end for everybody who meets it
fact-progress = times done: { $shares }

## Players

fact-vp_now = { $vp } VP if the game ended now
fact-attributes = { $parts }
fact-pool = pool: { $parts }
fact-passed = has passed this Round
fact-suspicions = { $who }: { summary-suspicions }
fact-most_suspicions = the most: { $shares }
fact-debts = { $who }: { summary-unpaid }
fact-debts_worth = { $vp } VP together
fact-ready = in the pools: { $shares }
fact-placed = on the actions: { $shares }
fact-markers = markers: { $shares }
fact-marker_worth = yours is worth { $vp } VP
fact-next_worth = from { $n } on: { $vp } VP
