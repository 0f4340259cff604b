### Pax Renaissance: the figures of a refusal, after the words of its clause.

figures-price = it costs { florins }, you have { $have }
figures-actions = it takes { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }, you have { $left } left
figures-turn = { $count } of { $most } this turn
figures-hand = you hold { $count } of at most { $most }
figures-votes = you have { $count }, the best opponent { $others }
figures-lead = you have { $count }{ $others ->
    [any] { "" }
   *[other] , the best opponent { $others }
 }; the lead must be at least { $margin }
figures-religions = { religion-catholic } { $catholic }, { religion-islamic } { $islamic }, { religion-reformation } { $reformation }
figures-king = her king: { $empire }
figures-empire = { $empire }
figures-reserve = { $token }: all { $count } are on the table
figures-no_card = { $side ->
    [east] the East half of your tableau is empty
    [west] the West half of your tableau is empty
   *[both] your tableau is empty
 }
