### Pax Renaissance, 2nd edition: what the 1st edition calls otherwise, or does not have.

## Religions and states

religion-reformation = Reformist
prestige-reformation = { religion-reformation }
    .short = Reformist
    .mark = Reformist prestige
    .title = { religion-reformation } prestige
state-feudal = medieval
state-reformation = Reformist theocracy

token-knight_reformation = Reformist knight
token-rook_reformation = Reformist rook
token-pirate_reformation = Reformist pirate
token-bishop_reformation = Reformist bishop

oneshot-apostasy_reformation_catholic = Apostasy: Reformist and Catholic
oneshot-apostasy_reformation_islamic = Apostasy: Reformist and Islamic

## Victories
## .patron is the person on the card, .inactive the name of its other side.

victory-holy = Holy Victory
    .patron = Torquemada
    .inactive = East-West Schism
victory-imperial = Imperial Victory
    .patron = Charles V
    .inactive = Age of Feudalism
victory-globalization = Globalization Victory
    .patron = Columbus
    .inactive = Galley Age
victory-renaissance = Renaissance Victory
    .patron = Leonardo
    .inactive = Medieval Age

## Abilities

ability-behead_only_east_card_with_islamic_or_reformation_bishop = The Behead op of this card may target only an East card that carries an Islamic or a Reformist bishop.
ability-behead_only_west_card_with_catholic_or_reformation_bishop = The Behead op of this card may target only a West card that carries a Catholic or a Reformist bishop.
ability-islamic_pirates_count_as_reformation_for_supremacy = For all players: when supremacy is determined, Islamic pirates also count as Reformist bishops and as Reformist tokens.
ability-on_sale_emancipate_in_the_west = When this card is sold from the tableau, the owner may emancipate any or all repressed tokens in the empires of the West.
ability-own_concessions_immune_to_pirates = Pirates cannot kill the owner's concessions; pirate and concession then share the border, and the pirate takes no profits.
ability-patron_counts_as_islamic_bishop_for_holy = For the owner's Holy Victory, each patron prestige of the owner also counts as an Islamic bishop.
ability-patron_reduces_price_of_votes = Each patron prestige of the owner lowers the cost of the owner's votes by 1 florin (not below 0).
ability-repressed_of_mamluk_campaign_against_east = In the owner's campaigns against an empire of the East, each repressed token on the card of the Mamluk Sultanate counts as an attacking knight and is paid for.
ability-sells_for_4 = Selling this card from the tableau yields 4 florins instead of 2.
ability-venice_holds_two_while_catholic = For all players: while Venice's icon is Catholic, Venice can hold a second token, a Catholic one (levy icon: Catholic knight).

## Sentences

option-astrology = Astrology
    .help = The top card of each deck lies face up, so that everyone sees which card comes next.

ask-commerce = { $card }, Commerce: which card or space of the market gives a florin?

move-action-pass = { $actions ->
    [2] Pass
   *[other] End the turn
 }
move-ops = { $side ->
    [east] Activate East ops
    [west] Activate West ops
   *[both] Activate East and West ops
 }{ $free ->
    [yes] { " " }(takes no action)
   *[no] { "" }
 }
move-ops-done = No more ops
move-fair = { $side ->
    [east] Convene the East trade fair
   *[west] Convene the West trade fair
 } from { $emporium } with { florins-acc }{ $free ->
    [yes] { " " }(takes no action)
   *[no] { "" }
 }

event-Passed = { $seat } takes no further action.
event-FairBegan = { $seat } convenes the { $side ->
    [east] East
   *[west] West
 } trade fair from { $emporium } with { florins-acc }. Discarded: { $card }.
event-InitiatorPaid = { $seat } earns { florins-acc } for convening the fair.
event-PatronVictory = The market cannot be filled up. { $seat } wins the { victory-patron } with { $count } patron prestige!
event-BecameMonarchy = { $seat } restores a kingdom: { $empire }.

summary-torch = costs every player 2 actions: { $victory }
summary-monarchy = kingdom, { $owner }
summary-none-active = No victory is active yet: { victory-holy.inactive }, { victory-imperial.inactive }, { victory-globalization.inactive }, { victory-renaissance.inactive }.
