### How the result came about.

result-holy = { $seat }: { victory-holy }
result-imperial = { $seat }: { victory-imperial }
result-globalization = { $seat }: { victory-globalization }
result-renaissance = { $seat }: { victory-renaissance }
result-patron = { $seat }: { victory-patron }
result-bankruptcy = { $seat }: { standing-bankruptcy }
result-exhaustion = { $seat } wins: the market could not be filled up
result-beaten = { $seat }
result-bankrupt = { "  " }out of the game: no florins, no cards, no concessions

result-count = { "  " }{ $what }: { $count }
result-count-from = { "  " }{ $what }: { $count } ({ $parts })
result-kings = Kings
result-republics = Republics
result-concessions = Concessions
result-card = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
 }
result-abilities = by abilities of cards: { $count }
result-lead = { "    " }{ $margin ->
    [1] it took more than any other bank
   *[other] it took { $margin } more than any other bank
 }; next is { $seat } with { $count }
result-supreme = { "  " }Supreme religion: { $religion }; bishops: { $bishops } of { $all_bishops }, knights, rooks and pirates in theocracies: { $arms } of { $all_arms }
result-tie-florins = { "  " }As much patron prestige as { $seat }; florins decide: { $florins } to { $theirs }.
result-tie-shared = { "  " }As much patron prestige as { $seat }, and as many florins ({ $florins }): the place is shared.
