### Pax Renaissance, 2nd edition: the solitaire game.

option-solitaire_cards = Solitaire: cards above the comets
    .help = How many cards lie on top of each deck in a game for one. The rulebook says 8; more make the game easier, fewer make it harder.

standing-exhaustion = the market ran dry

step-opponent_acts = The opponent's turn

event-ObjectivePursued = { $seat } follows row { $row } of its table (aim: { $aim ->
    [kingdoms] to remove or gain a kingdom
    [weak_kingdoms] to weaken a kingdom of the player
    [imperial_cards] to make the Imperial Victory harder
    [republics] to remove or gain a republic
    [weak_republics] to weaken a republic of the player
    [law_cards] to gain law prestige
    [believers] to loosen the hold of the supreme religion on its theocracies
    [theocracies] to end a theocracy of the supreme religion or make another
    [holy_cards] to make the Holy Victory harder or gain prestige of the supreme religion
    [bishops] to kill a bishop of the supreme religion or gain another
    [concessions] to remove or gain concessions
    [discovery_cards] to make the Globalization Victory harder or gain discovery prestige
    [prestige] to gain prestige
   *[money] to earn money
 }).
event-MarketExhausted = The market cannot be refilled. { $seat } wins the game!
