### Paladins of the West Kingdom: what stands on a card, an action or a space.

deck-suspicion = Suspicion
deck-debt = Debt
deck-wall = Wall

card-part = { $parts }
card-converted = at the end of the game, if converted: { $parts }
card-end = at the end of the game: { $vp } VP
card-takes = takes: { $parts }
card-gives = gives: { $gain }
card-order = { $action }, { $count ->
    [one] once
   *[other] { $count } times
 } by the end of the game
card-scheme = a Scheme of the virtual player{ $on_favour ->
    [yes] , which lies on a King's Favour at first
   *[no] { "" }
 }
card-suspicions = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } { $tax ->
    [0] without Tax
   *[other] with { $tax } Tax
 }
card-debt = unpaid: { SIGNED($unpaid) } VP; paid: { $vp } VP
card-count = { $count } in the box, { $left } in the deck
card-requires = needs { $attribute }
card-raises = raises { $attribute }
card-mode = { $count ->
    [one] { $count } Worker
   *[other] { $count } Workers
 }: { $gain }
card-region = { attribute-faith } { $faith } for a Monk, { attribute-strength } { $strength } for an Outpost
card-players = only with { $count } players or more
