### Pax Renaissance, 1st edition: what the 2nd edition calls otherwise.

## Religions and states

religion-reformation = Reformation
prestige-reformation = { religion-reformation }
    .short = Reformation
    .mark = Reformation prestige
    .title = { religion-reformation } prestige
state-feudal = feudal
state-reformation = Reformation theocracy

token-knight_reformation = Reformation knight
token-rook_reformation = Reformation rook
token-pirate_reformation = Reformation pirate
token-bishop_reformation = Reformation bishop

oneshot-apostasy_reformation_catholic = Apostasy: Reformation and Catholic
oneshot-apostasy_reformation_islamic = Apostasy: Reformation and Islamic

## Victories
## .patron is the person on the card.

victory-holy = Holy Victory
    .patron = Torquemada
victory-imperial = Imperial Victory
    .patron = Charles V
victory-globalization = Globalization Victory
    .patron = Columbus
victory-renaissance = Renaissance Victory
    .patron = Leonardo

## Abilities

ability-behead_only_east_card_with_islamic_or_reformation_bishop = The Behead op of this card may target only an East card that carries an Islamic or a Reformation bishop.
ability-behead_only_west_card_with_catholic_or_reformation_bishop = The Behead op of this card may target only a West card that carries a Catholic or a Reformation bishop.
ability-own_concessions_immune_to_pirates = Pirates cannot kill the owner's concessions.
ability-sells_for_4 = Selling this card yields 4 florins instead of 2.
ability-venice_holds_two_while_catholic = While Venice's icon is Catholic, Venice has a second place (levy icon: Catholic knight) and can hold 2 tokens instead of 1, for every player.

## Sentences

option-astrology = Astrology
    .help = Both decks lie face up, so that everyone sees which card comes next.

ask-commerce = { $card }, Commerce: which card of the market gives a florin?

move-action-pass = { $actions ->
    [0] End the turn
   *[other] Pass
 }
move-ops = { $side ->
    [east] Run East ops
    [west] Run West ops
   *[both] Run East and West ops
 }{ $free ->
    [yes] { " " }(takes no action)
   *[no] { "" }
 }
move-ops-done = Finish running ops
move-fair = { $side ->
    [east] Start the East trade fair
   *[west] Start the West trade fair
 } from { $emporium } with { florins-acc }{ $free ->
    [yes] { " " }(takes no action)
   *[no] { "" }
 }

event-Passed = { $seat } passes.
event-FairBegan = { $seat } starts the { $side ->
    [east] East
   *[west] West
 } trade fair from { $emporium } with { florins-acc }. Discarded: { $card }.
event-InitiatorPaid = { $seat } earns { florins-acc } for starting the fair.
event-PatronVictory = Both decks are empty. { $seat } wins the { victory-patron } with { $count } patron prestige!
event-BecameMonarchy = { $seat } restores a monarchy: { $empire }.

summary-torch = torch against the { $victory }
summary-monarchy = monarchy, { $owner }
summary-none-active = No victory is active yet.
