### Pax Renaissance: what is said at the table.

game-pax_renaissance_1e = Pax Renaissance (1st edition)
    .blurb = As Renaissance bankers, pay for kings, republics, crusades and discoveries, and decide which future Europe gets: empire, trade, faith or enlightenment.

## Options

option-expansion = Expansion
    .help = Adds the 60 cards of the expansion, with polymaths, apostasies and torches.
option-promo_cards = Promo cards
    .help = Adds the promo cards.
option-bankruptcy = Bankruptcy
    .help = Whoever starts a trade fair earns nothing for it, and a bank without florins, cards and concessions is out.

## How it ended

standing-holy = Holy Victory
standing-imperial = Imperial Victory
standing-globalization = Globalization Victory
standing-renaissance = Renaissance Victory
standing-patron = Patron Victory
standing-bankruptcy = the last bank standing
standing-bankrupt = bankrupt
standing-lost = lost

## Small words

house-mark = assumed value
    .help = This value could not be read off the printed card; ours is plausible and obeys the rulebook.

florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
 }
florins-acc = { florins }
florins-paid = { $florins ->
    [0] free
   *[other] { florins }
 }
florins-asked = { $sale ->
    [yes] { " " }for { florins-paid }
   *[no] { "" }
 }

nobody = nobody
counted-token = { $count ->
    [1] { $token }
   *[other] { $count }× { $token }
 }

token-knight_catholic = Catholic knight
token-knight_islamic = Islamic knight
token-rook_catholic = Catholic rook
token-rook_islamic = Islamic rook
token-pirate_catholic = Catholic pirate
token-pirate_islamic = Islamic pirate
token-bishop_catholic = Catholic bishop
token-bishop_islamic = Islamic bishop
token-pawn = pawn

pawn-fugger = Fugger pawn
pawn-medici = Medici pawn
pawn-coeur = Cœur pawn
pawn-marchionni = Marchionni pawn

place-agent = agent
place-pirate = by sea
place-empire_card = from the empire card

state-catholic = Catholic theocracy
state-islamic = Islamic theocracy

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
    [east] East
   *[west] West
 })
op-of-pieces = { $op } ({ $pieces })

## Where the game stands

step-take_action = Action
step-buy = Purchase
step-activate = Comet
step-play_card = Play a card
step-play_queen = Queen
step-coronation = Coronation
step-launch = One-shot
step-raise_torch = Torch
step-muster = Muster
step-place_agents = Agents
step-obtain = Scarce token
step-sell = Sale
step-break_ciphers = Broken ciphers
step-free_the_west = Enclosure
step-run_ops = Ops
step-inquisitor = Inquisitor
step-tax = Tax
step-vote = Vote
step-pacify = Pacification
step-hold_fair = Trade fair
step-levy = Levy
step-campaign = Campaign
step-conspiracy = Conspiracy
step-peasant_revolt = Peasant revolt
step-reprisals = Popular reprisals
step-religious_war = Religious war
step-fight = Battle
step-suffer_losses = Losses
step-settle_survivors = Survivors
step-regime_change = Regime change
step-turn_map_card = Map card
step-grant_golden_liberty = Golden liberty
step-offer_concession = Concession
step-emancipate = Emancipation
step-drop_card = Hand limit
step-crowd_venice = Venice

## Questions

ask-action = { $actions ->
    [0] { $seat }: no actions are left, but this is still free
    [one] { $seat }: choose your last action
   *[other] { $seat }: choose an action ({ $actions } left)
 }
ask-activate = The comet: which victory becomes active?
ask-agents = { $card }: where do its agents go?
ask-pacification = Pacification, { $empire }: kill a repressed token?
ask-scarce_token = { $fights ->
    [yes] The reserve is empty ({ $token }). Where is your attacker taken from? Even a defender will do.
   *[no] The reserve is empty ({ $token }). Where is one taken from?
 }
ask-losses = { $cause }, { $empire }: who falls? ({ $count } to go)
ask-survivors = { $empire }: where do the survivors settle?
ask-coronation = { $card }: which king does she marry?
ask-one_shot = { $card }: launch the one-shot ({ $one_shot })?
ask-torch = { $card }: which victory does the torch discredit?
ask-concession = Regime change, { $empire }: add a concession?
ask-emancipation = Emancipation, { $empire }: free a repressed token?
ask-turn_map_card = { $empire }: turn the map card? (Its other side: { $state })
ask-golden_liberty = { $empire }: golden liberty? (The theocracy ends)
ask-constantinople = Constantinople: where does this token stand now ({ $token })?
ask-rooks_join = { $empire }: which adjacent Catholic rooks join the crusade?
ask-ops = { $side ->
    [east] East ops: which card acts next?
    [west] West ops: which card acts next?
   *[both] East and West ops: which card acts next?
 }
ask-ciphers = The ciphers are broken: use one political op of an opponent?
ask-inquisitor = { $card }, Inquisitor: which bishop moves where?
ask-behead = { $card }, Behead: which card is discarded?
ask-tax = { $card }, Tax: which concession is taxed?
ask-repress = { $card }, Repress: which token is repressed?
ask-vote = { $card }, Vote: which regime changes?
ask-corsair = { $card }, Corsair: which pirate sails where?
ask-siege = { $card }, Siege: which token is killed?
ask-campaign = { $card }, Campaign: which neighbour is attacked?
ask-tax_due = { $seat }: your concession is taxed ({ $border }, { $empire }). Pay or yield?
ask-levy = { $seat }: levy ({ $empire }). Which city?
ask-hand_limit = { $seat }: too many cards in hand. Which one goes?
ask-venice = Venice holds only one token again. Which one dies?

## Answers

move-pass = Pass
move-done = Done
move-yes = Yes
move-no = No

move-buy = { $comet ->
    [yes] Buy the comet { $card }{ florins-asked } and activate a victory
   *[no] Buy { $card }{ florins-asked }
 }{ $gained ->
    [0] { "" }
   *[other] { " " }(+{ $gained } from the card)
 }
move-play = Play { $card }
move-sell = Sell { $card } for { florins-paid }
move-victory = Declare the { $victory }{ $actions_needed ->
    [1] { "" }
   *[other] { " " }({ $actions_needed } actions)
 }
move-reprisals = Give up { $card }: peasant revolt ({ $empire })
move-apostasy = { $card }: apostasy, { $religion } against { $other }

move-activate = { $victory }

move-place = { $token } to { $city }
move-oust = { $token } to { $city }, repressing the { $ousted } there for 1 florin
move-concession = Concession: { $border }
move-supplant = Concession: { $border }; for 1 florin the { $ousted } becomes a serf ({ $empire })
    .label = { $border } ({ $ousted })
move-pirate = { $token } to { $border }{ $clears ->
    [yes] , killing the { $killed } there
   *[no] { "" }
 }
    .label = { $token }, { $border }
move-bishop = { $token } onto { $card } ({ $owner }){ $worms ->
    [yes] : both bishops die
   *[no] { "" }
 }
    .label = { $token }, { $card }
move-agents-done = Place no more agents

move-pacify = Kill one: { $token }
move-pacification-no = Spare them all

move-take_repressed = From the repressed ({ $empire })
move-take_ruler = From { $city }
move-take_border = From the border { $border }
move-take_bishop = From { $card }
move-scarce_token-no = Take none

move-lose = { $role ->
    [attacker] Attacker
   *[defender] Defender
 }: { $token } ({ $place })
    .label = { $token } ({ $place })
move-settle = { $token } to { $place }
    .label = { $token }, { $place }
move-marry = King: { $empire }
move-coronation-no = None: she stays an old maid
move-one_shot-yes = Launch it
move-one_shot-no = Do not launch it
move-attack = Attack: { $empire }
move-discredit = { $victory }
move-torch-no = None
move-concession-done = No concession
move-emancipate = { $token } to { $place }
move-emancipation-done = Free no more
move-turn_map_card-yes = Turn it
move-turn_map_card-no = Leave it
move-golden_liberty-yes = Golden liberty
move-golden_liberty-no = It stays a theocracy
move-stand = { $city } ({ $icon } icon)
    .label = { $city }: { $icon }
move-join = { $city }
move-rooks_join-done = No more

move-op = { $card }: { $op }
    .label = { $card }: { $op }
move-ciphers-op = { $card } ({ $owner }): { $op }
    .label = { $card } ({ $owner }): { $op }
move-ciphers-done = Use none
move-inquisitor = { $token }: { $from_card } to { $to_card } ({ $owner }){ $worms ->
    [yes] ; both bishops die
   *[no] { "" }
 }
    .label = { $token }: { $from_card } → { $to_card }
move-commerce = { $card } ({ $count ->
    [one] { $count } florin
   *[other] { $count } florins
 } on it)
move-commerce_space = The emptied space of the { $side ->
    [east] East
   *[west] West
 } row ({ $count ->
    [one] { $count } florin
   *[other] { $count } florins
 } on it)
    .label = The emptied space
move-behead = { $card } ({ $owner })
move-tax = { $empire }: { $token } on { $border }
    .label = { $token }, { $border } ({ $empire })
move-repress_city = { $token } in { $city }
    .label = { $token }, { $city }
move-repress_concession = { $token } on { $border }: becomes a serf ({ $empire })
    .label = { $token }, { $border } ({ $empire })
move-vote = { $empire } for { florins-paid }
move-corsair = { $token }: { $border } to { $target_border }{ $clears ->
    [yes] , killing the { $killed } there
   *[no] { "" }
 }
    .label = { $token }: { $border } → { $target_border }
move-siege_city = { $token } in { $city }
    .label = { $token }, { $city }
move-siege_pirate = { $token } on { $border }
    .label = { $token }, { $border }
move-campaign = { $target } for { florins-paid }: { $attackers } against { $defenders }
move-pay_tax = Pay 1 florin
move-yield_concession = Yield the concession: it becomes a serf ({ $empire })
move-levy = { $city } ({ $token })
    .label = { $token }, { $city }
move-discard = Discard { $card }
move-kill = { $token }
    .label = { $token }

## What happened

event-TurnBegan = { $seat } begins its turn.
event-Bought = { $seat } buys { $card } for { florins-paid }{ $gained ->
    [0] .
    [one] { " " }and gains { $gained } florin from it.
   *[other] { " " }and gains { $gained } florins from it.
 }
event-Activated = { $seat } activates the { $victory }.
event-Dealt = { $side ->
    [east] East
   *[west] West
 } market, new card: { $card }.
event-TurnedDown = { $side ->
    [east] East
   *[west] West
 } market, face down now: { $card }.
event-Sold = { $seat } sells { $card } for { florins-paid }.
event-DroppedFromHand = { $seat } discards { $card }: the hand was too large.

event-ConcessionPaid = { $seat } earns { florins-acc } from a concession ({ $border }).
event-PirateTookProfit = The { $token } takes { florins-acc } of the profits ({ $border }).
event-Levied = Levy ({ $empire }): { $token } in { $city }.
event-FairEnded = { $florins ->
    [0] The fair is over: all florins are spent.
    [one] The fair is over: { florins } stays on the market.
   *[other] The fair is over: { florins } stay on the market.
 }

event-VictoryDeclared = { $seat } declares the { $victory } and wins the game!
event-WentBankrupt = { $seat } is bankrupt and out of the game.
event-LastBankStanding = { $seat } is the last bank standing and wins the game!
event-VeniceCrowded = Venice holds one token again: the { $token } dies.

event-CardPlayed = { $seat } plays { $card }.
event-OneShotLaunched = { $card }, one-shot: { $one_shot }.
event-AgentPlaced = { $seat } places an agent in { $city }: { $token }.
event-ConcessionPlaced = { $seat } sets up a concession ({ $border }).
event-PirateArrived = { $seat } sends a pirate to { $border }: { $token }.
event-RulerRepressed = The { $token } in { $city } is repressed ({ $empire }){ $florins ->
    [1] ; { $seat } earns 1 florin
    [0] {""}
   *[other] ; { $seat } pays 1 florin
 }.
event-ConcessionRepressed = The { $token } on { $border } is repressed ({ $empire }){ $florins ->
    [1] ; { $seat } earns 1 florin
    [0] {""}
   *[other] ; { $seat } pays 1 florin
 }.
event-BorderTokenKilled = The { $token } on { $border } is killed.
event-BishopEntered = The { $token } enters { $card }.
event-DietOfWorms = Diet of Worms, { $card }: both bishops die ({ $token }, { $other_token }).
event-Pacified = Pacification ({ $empire }): { $seat } has the { $token } killed.
event-RepressedTaken = The reserve is empty: { $seat } takes the repressed { $token } ({ $empire }).
event-RulerTaken = The reserve is empty: { $seat } takes the { $token } out of { $city }.
event-BorderTokenTaken = The reserve is empty: { $seat } takes the { $token } off a border ({ $border }).
event-BishopTaken = The reserve is empty: { $seat } takes the { $token } off { $card }.
event-EmporiumOpened = Trade shift. Open now: { $emporium }; blocked: { $blocked }.
event-Crowned = Coronation: { $card }, { $empire } ({ $seat }).
event-OldMaid = { $card } stays an old maid ({ $seat }).
event-Reprisals = { $seat } gives up { $card }, and the peasants rise ({ $empire }).
event-Apostasy = Apostasy: { $religion } against { $other }.
event-ApostateDiscarded = Apostasy: { $seat } discards { $card }.
event-VictoryDiscredited = { $seat } discredits the { $victory }: it is inactive again.

event-OpUsed = { $card } ({ $seat }): { $op }.
event-BishopLeft = The { $token } leaves { $card }.
event-BishopDismissed = The { $token } on { $card } is dismissed.
event-FlorinTaken = { $seat } takes a florin from { $card }.
event-FlorinTakenFromSpace = { $seat } takes a florin from the emptied space of the { $side ->
    [east] East
   *[west] West
} row.
event-Beheaded = Beheaded: { $card }.
event-AssassinLost = The assassin is lost. Discarded: { $card }.
event-Taxed = Tax ({ $empire }): { $token } on { $border }.
event-TaxPaid = { $seat } pays { florins-acc } in tax.
event-Voted = { $seat } wins a vote for { florins-paid }: { $empire }.
event-PirateMoved = The { $token } sails from { $border } to { $target_border }.
event-RulerKilled = The { $token } in { $city } is killed.

event-CampaignBegan = { $seat } goes to war for { florins-paid }: { $empire } against { $target }.
event-BattleBegan = { $cause }, { $empire }. Attackers: { $attackers }. Defenders: { $defenders }.
event-Fell = Fallen: { $token } ({ $place }).
event-BattleWon = { $seat } wins ({ $cause }, { $empire }).
event-BattleLost = { $seat } loses ({ $cause }, { $empire }).
event-Settled = The { $token } settles: { $place }.
event-Drowned = The { $token } finds no empty sea border and is lost.
event-SurplusRepressed = The { $token } finds no room and is repressed ({ $empire }).
event-EmpireTaken = { $from_bank ->
    [yes] { $seat } gains an empire from { $former }: { $empire }.
   *[no] { $seat } gains an empire: { $empire }.
 }
event-BecameRepublic = { $seat } founds a republic: { $empire }.
event-BecameVassal = { $seat } gains a vassal: { $empire } (suzerain: { $suzerain }).
event-CourtLost = Court lost ({ $empire }): { $cards }.
event-MapCardTurned = { $empire }, map card changed: { $state }.
event-Emancipated = Emancipation ({ $empire }): { $token } ({ $place }).

## The table in a terminal

kind-queen = queen
kind-knight = knight
kind-rook = rook
kind-pirate = pirate
kind-bishop = bishop
kind-pawn = pawn
kind-polymath = polymath
kind-comet = comet
kind-tableau = tableau card

summary-gap = { "" }
summary-turn = To act: { $seat } ({ $actions ->
    [0] no action left
    [one] { $actions } action left
   *[other] { $actions } actions left
 })
summary-market = { $side ->
    [east] EAST MARKET
   *[west] WEST MARKET
 } (deck: { $count }; the fair starts at { $emporium })
summary-face-down = { "  " }· { $card }, face down{ $florins ->
    [0] { "" }
   *[other] { " " }(+{ florins })
 }
summary-for-sale = { "  " }{ $price } { $card }{ $florins ->
    [0] { "" }
   *[other] { " " }(+{ florins })
 }{ $loaded ->
    [yes] { " " }(not this turn)
   *[no] { "" }
 }: { $parts }
summary-empty-place = { "  " }{ $price } empty{ $florins ->
    [0] { "" }
   *[other] { " " }(+{ florins })
 }
summary-next-card = { "  " }Next: { $card }
summary-ability = { "      " }{ $ability }
summary-comet = comet, activates a victory
summary-kind-of-empire = { $kind }, { $empire }
summary-kind-of-side = { $kind }, { $side ->
    [east] East
   *[west] West
 }
summary-agents = agents: { $parts }
summary-one-shot = one-shot: { $one_shot }
summary-suitors = for the king of: { $suitors }
summary-ops = ops: { $op }
summary-prestige = prestige: { $parts }

summary-map = MAP
summary-land = { "  " }{ $empire } ({ $state }; { $rule }): { $parts }
summary-in-stack = in the stack
summary-throne = on the throne
summary-throne-held = on the throne: { $parts }
summary-republic = republic, { $owner }
summary-vassal = vassal, suzerain { $suzerain }, { $owner }
summary-city = { $city } – { $token }
summary-open-city = { $city } ({ $icon })
summary-open = open: { $parts }
summary-repressed = repressed: { $parts }
summary-border = { $border }: { $token }
summary-borders = { "  " }Borders: { $parts }

summary-bank = { $seat }: { florins }
summary-bankrupt = { $seat }: bankrupt
summary-hand = { "  " }in hand: { $cards }
summary-hidden-hand = { "  " }in hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
summary-row = { $side ->
    [east] { "  " }East: { $parts }
   *[west] { "  " }West: { $parts }
 }
summary-maids = { "  " }old maids: { $cards }
summary-card = { $card } [{ $parts }]
summary-bare-card = { $card }
summary-icons = { $op }
summary-queens = queen { $parts }
summary-vassals = vassals: { $parts }
summary-scores = { "  " }{ $parts }
summary-score = { $kind } { $count }
summary-concessions = concessions { $count }
summary-kings = kings { $count }
summary-republics = republics { $count }

summary-active = Active: { $victory }
summary-supreme = Supreme religion: { $religion }
summary-battle = BATTLE: { $cause }, { $empire }. Attackers: { $attackers }. Defenders: { $defenders }.
