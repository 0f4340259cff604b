### Paladins of the West Kingdom: headings of options, and the figures of refusals.

## Groups of options

group-left = Left side of the board
group-recruit = { action-recruit }
group-right = Right side of the board
group-attack = { action-attack }
group-convert = { action-convert }
group-favour = { action-favour }

## Why not: the figures

figures-silver = it costs { silver }, you have { $have }
figures-provisions = it costs { provisions }, you have { $have }
figures-attribute = { $attribute }: { $needed } needed, you have { $have }
figures-workers = it takes { $needed ->
    [one] { $needed } Worker
   *[other] { $needed } Workers
 }, you have { $have }
figures-colour = { $worker }: { $needed } needed, you have { $have }; Criminals to stand in: { $criminals }
figures-hired_arms = { $needed } Strength needed, you have { $strength }; the rest costs { silver }, you have { $have }
figures-no_debt = there is no Debt left to gain
figures-few_suspicions = at least { $least } needed, you have { $have }
figures-many_suspicions = at most { $most } allowed, you have { $have }

## How the result came about

result-total = { $seat }: { $vp } VP
result-orders = { "  " }King's Orders: { $vp } VP
result-attributes = { "  " }Faith, Strength and Influence: { $vp } VP
result-develop = { "  " }{ action-develop }: { $vp } VP
result-commission = { "  " }{ action-commission }: { $vp } VP
result-fortify = { "  " }{ action-fortify }: { $vp } VP
result-garrison = { "  " }{ action-garrison }: { $vp } VP
result-absolve = { "  " }{ action-absolve }: { $vp } VP
result-walls = { "  " }On the Walls: { $vp } VP
result-converted = { "  " }Converted Outsiders: { $vp } VP
result-debts = { "  " }Debts: { $vp } VP
result-resources = { "  " }Silver and Provisions left: { $vp } VP
result-tie-orders = { "  " }Level with { $seat }; VP from King's Orders decide: { $own } to { $theirs }.
result-tie-suspicions = { "  " }Level with { $seat }, in King's Orders too; fewer Suspicions decide: { $own } to { $theirs }.
result-tie-shared = { "  " }Level with { $seat } in everything: the place is shared.
