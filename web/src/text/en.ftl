### The words of the frame: all that the browser says by itself. Those of games come with their catalogs.

## Navigation

brand-home = Stolnik, home
nav = Pages
nav-games = Games
nav-tables = Tables
nav-rules = Rules
theme-dark = Dark theme
theme-light = Light theme
your-name = Your name at the table
guest = Guest
close = Close
back = Back
loading = Loading…
menu = Menu
tabs = Parts of the table
to-lobby = To the games
try-again = Try again
copied = Copied
play = Play
look = Look
watch = Watch the game

## The page of games

lobby-title = Heavy historical games, exactly by the rulebook
lobby-lead = Play in the browser with friends or bots. No account needed.
play-bots = Play against bots
play-bots-in = Play { $game } against bots
make-table = Make a table
dealing = Setting up…
invitation-have = I have an invitation
invitation-paste = Paste the link of your invitation
invitation-wrong = This is not an invitation link; an invitation link contains “/link/”.
waiting-for-you = Your tables
your-move = Your turn
others-move = waiting for others
gathering = waiting for players
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
games-lead = One click and you sit at the table.
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
players-range = { $least }–{ $most } players
solo-too = solo too
promise-book = By the book
    .text = Every refusal names its clause.
promise-undo = Undo works
    .text = As long as nobody has learned anything.
promise-die = Fair dice
    .text = Check every roll after the game.
promise-bot = Bots do not cheat
    .text = They see what you would see in their place.
tables-mine = My tables
tables-open = Open tables
tables-none = You are not sitting at any table yet.
tables-none-open = No table is waiting for players now. Make a table and invite friends.
phase-gathering = waiting for players
phase-playing = playing
phase-over = over
phase-closed = closed

## The room

gather-host = Your table. Set it up or start at once; all at the table see what changes.
gather-guest = The host sets up the game. Sit down and wait a moment.
invite = Copy invitation
invite-help = Whoever has the link sits down without an account.
seats = Seats
how-many = How many players
seat-open = Free
seat-open-help = waiting for someone with the link; at the start a bot sits down
seat-bot = Seat a bot
seat-free = Free the seat
seat-free-of = Free the seat of { $name }; only a new invitation leads back
freed-by-host = The host of “{ $title }” has freed your seat. You sit down there again when they send you a new invitation.
freed-by-size = The host of “{ $title }” plays with fewer players now, and your seat is gone; if another is free, you can sit down there.
seat-leave = Leave the seat
sit-down = Sit down
bot = Bot
you = You
ready = ready
variants = Variants
variants-help = all from the rulebook; none is needed
option-not = It is only for this number of players: { $players }.
clock = Clock
clock-live = Live
    .help = Everyone has 20 minutes for the whole game and 15 seconds for each decision. When time runs out, a bot plays in their place.
clock-day = A day
    .help = A day for each decision. When time runs out, a bot plays in their place.
clock-none = No clock
    .help = Nobody hurries anybody.
clock-own = Custom
    .help = A clock that the host set.
dice = Fair dice
dice-help = The server has chosen its secret and shows a hash of it. Only then does every player add a number, so nobody can fix the dice.
dice-hash = Hash of the secret
dice-figures = The figures behind the dice
dice-seed = Secret
dice-nonces = Numbers
dice-after = After the game the secret is shown, and all can check it.
nonce-given = number given
nonce-missing = given by whoever sits down
nonce-bot = fixed with the server's secret
nonce-server = the server's
dice-as-seen = This browser had seen the same hash before it sent its number, and that number is in the dice.
dice-not-as-seen = The hash is not the one that this browser had seen, or the number in the dice is not the one that it sent.
bot-random = random
bot-greedy = greedy
gather-sum = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
 }, { $variants ->
    [none] no variants
   *[other] { $variants }
 }, { $clock ->
    [none] no clock
   *[other] clock: { $clock }
 }
gather-open = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the free seats.
 }
start = { $players ->
    [1] Start
   *[other] Start with { $players } players
 }
host-starts = The host starts the game.
link-bad = This invitation does not work
invited-by = { $host } invites you to the table.
mail-bad = This link leads nowhere any more
mail-title = Letters from this table
mail-is-asked = { $name } has given the address { $mail }, to be told by email when it is their turn. Is it your address, and do you want these letters?
mail-is-used = { $name } is told at { $mail } when it is their turn.
mail-yes = Yes, write to me
mail-no = No letters, please
mail-done = Thank you
mail-yes-done = The address is confirmed.
mail-no-done = The address is forgotten; nothing more is sent there.

## The table

order = Order of players
question = Question
options = Answers
rules = Rules
log = Log
talk = Chat and notes
chat = Chat
notes = Notes
notes-help = For you alone; nobody else sees them.
chat-say = Say something to the table
chat-empty = Nobody has said anything yet.
send = Send
someone = Someone
stand-in = a bot plays
you-here = you
undo = Undo
undo-last = Take back the last move
undo-not = There is nothing to take back, or somebody has learned something from it.
sure = Sure? It cannot be undone
refused = This move was not made.
tip-more = { $count ->
    [one] and { $count } more option
   *[other] and { $count } more options
}
look-ways = { $count ->
    [1] Possible now:
   *[other] Possible now, in { $count } ways:
}
look-all = All { $count } in the list
look-not = Not now:
look-met = Met:
look-unmet = Not met:
look-helps = What helps
look-waits = Nothing is asked of you now.
all-options = All options ({ $count })
your-turn = Your turn: { $question }
waits-for = Deciding: { $names }
waits-help = Meanwhile you can read cards and rules.
thinking = The bot is thinking…
since-mine = { $count ->
    [one] { $count } move since yours
   *[other] { $count } moves since yours
 }
since-start = { $count ->
    [one] { $count } move so far
   *[other] { $count } moves so far
 }
telling = What others do
telling-of = The turn of { $name }
telling-step = step { $step } of { $of }
telling-back = One step back
telling-on = One step on
telling-play = Play
telling-pause = Pause
telling-to-me = To my turn
telling-to-now = To the table now
telling-switch = Show step by step what others do
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = at once
digest = Since your last move
digest-mine = { $count ->
    [one] { $count } touches what is yours
   *[other] { $count } touch what is yours
 }
digest-table = The table
digest-done = I am playing
digest-replay = Show one by one
change-from = from { $before }
effect = Effect: { $option }
effect-range = { $low } to { $high }, about { $mean }
effect-starts = Begins: { $what }
effect-chance = Chance or hidden things decide: the range of ten imagined games.
effect-over = It may end the game.
effect-final = It cannot be taken back.
effect-none = It changes nothing that is counted.
effect-switch = Show what an option would change
end-again = The last moves again
end-count = How the points of the winner came together
log-whose = Whose steps
log-effects = { $count ->
    [one] { $count } more effect
   *[other] { $count } more effects
 }
log-news = { $count ->
    [one] { $count } new
   *[other] { $count } new
 }
tab-lit = something can be done here
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-from-elsewhere = Goes on from move { $number } of another table
log-more-clauses = { $count ->
    [one] and { $count } more clause
   *[other] and { $count } more clauses
 }
goto-move = Show the table after move { $number }
history = History of the game
history-title = The table as it was
history-at = Move { $number } of { $all }
history-prev = One move back
history-next = One move on
history-back = Back to the game
move-number = move { $number }
reconnecting = Connecting again… The table is as you last saw it.
sheet-more = Show more
sheet-less = Hide
sound = A sound when it is my turn
tour = Show me around
pause = Ask for a pause
unpause = Ask to go on
hand-over = Hand my seat to a bot
hand-over-sure = Yes, let a bot play for me
hand-over-help = A bot plays your seat from now on. You can take it back at any time.
bot-plays-mine = A bot plays your seat.
take-back-seat = Take my seat back
resign = Resign
bot-stuck = The bot of { $name } has no move that can be made.
bot-replace = Put another bot there
resign-sure = Do you really resign?
watch-link = Copy the link for spectators
you-watch = You are watching this game: you see what lies open to all.
leave-table = Leave the table (the game waits)
proposal-undo = { $name } asks to take moves back.
proposal-pause = { $name } asks for a pause.
proposal-unpause = { $name } asks to go on.
agree = Agree
disagree = No
watchers = { $count ->
    [0] Nobody is watching this game.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
 }
keys = Keys
keys-help =
    1–9 and letters: an answer (Alt shows which)
    arrows: walk the board and the answers
    Enter: choose; Space: look closely
    Esc: all options; U: undo
    ?: why not; /: search the rules
    ← and → outside the board: history
turn-summary = A turn on one page

## Rules

rules-whole = open all of it
rules-search = Search { $count } clauses
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
 }
rules-failed = The rules could not be loaded. Try again in a moment.
rules-chapters = Chapters
asked-before = Asked before
clauses = Clauses
clause = Clause
clause-none = Choose a clause from the list.
enforced = Where the game enforces it
rulings = Rulings
which-game = Game

## Result

over-title = The game is over
winner = { $count ->
    [1] { $names } wins
   *[other] { $names } win
 }
resigned = ended by resignation
rematch = Rematch
replay = Replay
see-board = See the board
see-result = The whole result
copy-link = Copy link
rematch-waits = Somebody wants to play again.
rematch-go = Go to the new table
record = Get the record
scores = Where the points come from
standings = Final places
total = Total
place = Place
chart = The game
chart-points = points, had it ended then
chart-worth = worth of the position
chart-of = The game as a chart; at the end: { $values }
turning-points = Turning points
play-from-here = Play on from here
moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
chart-click = a click leads to that move
turning-replay = replay from move { $number }
nearness = How near each victory was
play-on = Play on from a move…
play-on-help = Your seat, against bots, from this position.
verify = Verify the dice
verify-now = Verify now
verify-fair = it checks out
verify-fork = not applicable
verify-fork-help = This game went on from a position of another one, with dice of its own that nobody had promised.
verify-there = To the game that it went on from
verifying = Replaying the whole game…

## When something is wrong

nowhere-title = There is nothing here
nowhere-text = Nothing is at this address. Perhaps the link is not complete.
no-room = There is no such table
down-title = The server does not answer
down-text = Check your connection and try again. Your games are safe.
expired-title = Your session has ended
expired-text = For your security, sign in again. Games played with an account stay in it.
expired-action = Continue as a guest

## The plain board

generic-view = Table
generic-nothing = nothing
generic-yes = yes
generic-no = no
tab-table = Table

## The tour

tour-step = Step { $step } of { $all }
tour-next = Next
tour-done = Let us play!
tour-end = Skip

## Boards: shared

zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole map
tab-map = Map
tab-market = Market
tab-own = Mine
tab-rivals = Rivals

## Pax Renaissance

pax-map = Map
pax-market = Market
pax-victories = Victories
pax-active = active
pax-inactive = not active
pax-supreme = { $religion } is supreme
pax-florins = florins
pax-hand = In hand
pax-concessions = concessions
pax-kings = Kings
pax-republics = Republics
pax-concessions-held = Concessions
pax-deck = cards in the deck
pax-no-cards = no cards yet
pax-empty = empty space
pax-hidden = face down: { $card }
pax-profit = profit
pax-price = price { $price }
pax-on-card = florins on the card: { $florins }
pax-loaded = a florin was laid on it this turn
pax-used = used this turn
pax-blocked = closed emporium
pax-emporium-black = black emporium
pax-emporium-white = white emporium
pax-sea = sea border
pax-land = land border
pax-concession = concession: { $name }
pax-ruled = ruled by { $name }
pax-throne = on its throne, nobody's
pax-repressed = repressed: { $token }

## Paladins

or = or
tab-own-board = My board
tab-town = Town
tab-frontier = Frontier
pal-round = Round
pal-round-n = Round { $round }
pal-town = Town
pal-frontier = Regions and Outsiders
pal-own = Your board
pal-vp = { $vp } VP
pal-passed = passed
pal-hidden = Paladin face down
pal-suspicions = Suspicions
pal-debts = Debts: unpaid / paid
pal-orders = King's Orders
pal-favours = King's Favours
pal-tavern = Tavern
pal-townsfolk = Townsfolk
pal-empty = empty space
pal-region = Region { $number }
pal-hand = Paladins in hand
pal-pool = Workers in the pool
pal-team = Team
pal-taken = taken: { $worker }
pal-discard = Discarded, 1 Worker
pal-join = Into the team, 2 Workers
pal-after = after { $action }
pal-after-debt = after paying a Debt
pal-inquisition = at an Inquisition
pal-tax = Tax
pal-remove_suspicion = remove a Suspicion
pal-pay_debt = pay a Debt
pal-destroy_debt = destroy a Debt
pal-gain_debt = take a Debt
pal-free_recruit = free Recruit
pal-free_develop = free Develop
pal-pray = Pray

## God's Playground

tab-families = Families
tab-court = Court
gp-turn = Turn
gp-phases = Phases of the turn
gp-stage-1 = Estates
gp-stage-2 = Politics
gp-stage-3 = Magnate actions
gp-stage-4 = Wars
gp-stage-5 = Administration
gp-map = The Commonwealth
gp-court = Royal Court
gp-crown-army = Crown Army
gp-mace = the mace
gp-prestige = prestige points
gp-money = złotys; income { $income }
gp-cubes = nobles in the pool
gp-estates = estates
gp-sejm-discs = deputies in the Sejm
gp-infantry = infantry
gp-cavalry = cavalry
gp-artillery = artillery
gp-cossacks = Cossacks
gp-stewards = stewards left
gp-cities = cities left
gp-king-cubes = king's cubes
gp-sejm = Sejm
gp-wealth = wealth { $wealth }
gp-secret = secret until revealed
gp-places = Places
gp-places-heads = rivals and enemy, your cubes, token
gp-lay = { $place }: lay token { $value }
gp-lift = { $place }: lift token { $value }
gp-assign = Assign your influence tokens
gp-ready = Ready
gp-gather = Gather all
gp-left = { $count ->
    [0] all are laid
    [one] { $count } token left
   *[other] { $count } tokens left
}
gp-near = Close up
gp-laid = your token { $value }
gp-bid = bid: { $money } zł
gp-tokens = Your influence tokens
gp-token = Influence token { $value }, { $left } left
gp-estate = Estate, { $province }, value { $value }: { $owner }
gp-free = free
gp-field = { $name }, strength { $strength }, prestige { $prestige }
gp-treaty = treaty
gp-rolled = Enemies roll:
gp-action-steward = Steward
gp-action-gdansk = Gdańsk
gp-action-diplomacy = Diplomacy
gp-action-move_cubes = Moving cubes
gp-action-liberum_veto = Liberum veto
gp-action-confederation = Confederation
gp-action-colleges = Colleges
gp-action-city = City

## Sources of points

score-orders = King's Orders
score-attributes = Faith, Strength, Influence
score-develop = Develop
score-commission = Commissions
score-fortify = Fortifications
score-garrison = Garrisons
score-absolve = Absolutions
score-walls = Walls
score-converted = Converted
score-debts = Debts
score-resources = Silver and Provisions
score-colleges = Colleges
score-war_glory = Glory of war
score-sejm_seats = Seats in the Sejm
score-luxury = Luxury
score-estates = Estates
score-in_play = Prestige in play
score-tax_income = Tax Income
score-cores = Core tokens
score-marriages = Marriages
score-alliances = Alliances
score-imperial_authority = Imperial Authority
score-papal_controller = Papal Controller
score-stability = Stability
score-occupied = Occupied Towns
score-interest = Interest

## Tours of the boards, and a turn on one page

tour-question = Here is the question, with every answer you can give. Click an answer or press its key; Alt shows which is which.
tour-lit = What is lit on the board is what some answer is about. Click it, and only those answers stay.
tour-log = The log tells what happened. Point at an entry and what it names lights up; the slider shows the table after every move.
tour-tools = Undo, the rules and the chat are here. Anything unavailable says why: right-click it, or press “?”.
tour-pal-workers = Your Workers of this Round. Each space of an action says which colour it needs.
tour-pal-actions = Twelve actions. The upper ones are plain; the lower ones ask for one Attribute and raise another.
tour-pal-attributes = Faith, Strength and Influence. Hatched cells come from the Paladin of this Round.
tour-pal-townsfolk = Townsfolk: one Worker discards a card for its reward, two take it into your team.
tour-pal-kings = Orders give points for five of the same action; Favours are actions for all.
tour-pal-frontier = Regions for Monks and Outposts, and below them Outsiders: attack with Strength or convert with Faith.
tour-pal-suspicion = Criminals are handy but bring Suspicion; when Taxes run out the Inquisition comes, and Debts with it.
tour-gp-phases = A turn has five stages and sixteen phases. The filled label shows the current phase.
tour-gp-map = The Commonwealth: five provinces, their wealth, the estates and nobles of the families.
tour-gp-estates = Estates stand along a track from cheap to dear. They give income and votes.
tour-gp-family = Your family: money, nobles in the pool, troops and prestige. In phase 2 your influence tokens lie here: drag them to a province, or click.
tour-gp-court = The Royal Court: the sum of tokens says how strong the Crown Army is; whoever laid the highest takes the mace.
tour-gp-sejm = The Sejm: whoever has most nobles in a province seats a deputy.
tour-gp-fields = Enemy fields: their strength this turn, a treaty, and the arrow to the province they invade. Guard it.
tour-pp-hand = Action Cards in your hand: played for their effect, or kept for the Advisor or Leader shown on them.
tour-pp-missions = Missions bring Prestige. You may let one be announced at once when it is fulfilled, or hold it back.
tour-pp-power = Three kinds of Power pay for most actions: administrative, diplomatic, military.
tour-pp-own = Your Realm: Ruler, Prestige, treasury, Manpower, ties and stability.
tour-pp-events = Events lie open for all. Taking one is an action: its Ruler may become yours, and you choose what happens. Below are Ideas and Milestones.
tour-pp-realms = The other Realms: Prestige, Ducats, Power, stability, Manpower, cards. Click a name to see the whole Realm.
tour-pp-phases = A Round has five Phases; the filled one is now. Beside them: the Emperor and the Curia.
tour-pp-layers = One layer at a time: owners, faith, Influence, trade, armies, unrest, the Empire. Its signs are explained below; the search field finds an Area by name.
tour-pp-map = Europe in 1444. The colour of the land says whose it is; pieces are Towns, Armies and Ships, the small squares below a name are places for Influence.

turn-pax_renaissance_1e = You have up to two actions a turn.
    Buy a card: its column is its price, a florin on each card left of it. It goes to your hand.
    Play a card to the West or East side of your tableau: its agents go to the map, then its one-shot happens.
    Sell a card of your hand or tableau for 2 florins.
    Run the ops of West or of East: each card there once, in an order you choose.
    Start a trade fair from the face-down card of a row: its florins go to concessions along the route.
    Declare a victory that is active and whose terms you fulfil: that wins the game.
    At the end of the turn the market moves to the left and is refilled.
turn-pax_renaissance_2e = You have two actions a turn and must take at least one.
    Buy a card: its column is its price, a florin on each card left of it. It goes to your hand.
    Play a card to the West or East side of your tableau: its agents go to the map, then its one-shot happens.
    Sell a card of your hand or tableau for 2 florins.
    Run the ops of West or of East: each card there once, in an order you choose.
    Start a trade fair from the face-down card of a row: its florins go to concessions along the route.
    Declare a victory that is active and whose terms you fulfil: that wins the game. A comet that is bought activates one.
    At the end of the turn the market moves to the left and is refilled.
turn-paladins = A Round begins: King's cards are revealed, and everyone chooses a Paladin of three.
    In turn order each takes a Tavern card with its four Workers, besides those of the Paladin.
    In turn take one action each, by placing Workers on its spaces, until all have passed.
    The upper actions bring Workers, Provisions, Silver and Townsfolk; the lower ones ask for one Attribute and raise another.
    King's Favours are further actions, for a Worker of yours.
    Criminals bring Suspicion. When the Taxes run out comes the Inquisition: whoever has most Suspicion takes a Debt.
    At the end of a Round keep up to three Workers.
    After seven Rounds whoever has most points wins.
turn-gods_playground = Estates: income of the families.
    Politics: six influence tokens in secret, one for each province and the Royal Court, revealed together; bids for the mace, the Crown Army, what the enemies add, and the Sejm.
    Magnate actions: new estates, special actions, private armies.
    Wars: campaigns against enemies, their invasions, relief and expansion. An arrow says where an enemy comes in.
    Administration: plunder, wealth of the provinces, and prestige.
    After four turns the highest prestige wins.
turn-price_of_power = Phase 1, cards: Events are laid out, and everyone draws three Action Cards in any mix of the three decks.
    Phase 2, actions: in turn take one Basic Action or play one card, until all have passed. Minor Actions come on top of it.
    An Event is taken by an Action too: its Ruler may become yours, and its option A or B happens.
    Power (administrative, diplomatic, military) and Ducats pay for actions: Influence, trade, Claims, Armies, War, Ideas.
    Phase 3, peace and Rebels: Wars may end, unrest breaks out.
    Phase 4, income: Taxes, Monarch Power, upkeep.
    Phase 5, cleanup: pieces come back, and the Round moves on.
    Missions, Milestones and Wars bring Prestige on the way, and final scoring adds more; most Prestige wins.

## Price of Power

tab-realm = Realm
tab-events = Events
tab-realms = Other Realms
pp-map = Map of Europe
pp-phase-1 = Cards
pp-phase-2 = Actions
pp-phase-3 = Peace and Rebels
pp-phase-4 = Income
pp-phase-5 = Cleanup
pp-emperor = Emperor
pp-authority = Authority
pp-curia = Curia
pp-roma = Cardinal of Roma
pp-crusade = Crusade:
pp-excommunicated = Excommunicated:
pp-layer = Layer of the map
pp-layer-key = Shift+{ $key }
pp-layer-own = Ownership
pp-layer-faith = Religion
pp-layer-influence = Influence
pp-layer-trade = Trade
pp-layer-forces = Forces
pp-layer-unrest = Unrest
pp-layer-empire = Empire
pp-legend-vassal = Vassal
pp-legend-free = independent
pp-legend-army = Army
pp-legend-ships = Ships
pp-legend-rebels = Rebels
pp-legend-node = Trade Node
pp-legend-merchant = Merchant
pp-legend-empire = Empire
pp-find = Find an Area
pp-distant = Distant lands
pp-army = Army, { $player }: { $n }
pp-infantry = Infantry, { $player }: { $n }
pp-ships = Ships, { $player }: { $n }
pp-rebels = Rebels: { $n }
pp-owners = Owners: { $owners }
pp-influence-of = Influence, { $who }: { $n }
pp-imperial = Imperial Influence
pp-claim-of = Claim: { $who }
pp-neighbours = Adjacent to: { $areas }
pp-tax = Tax Value { $tax }
pp-tax-beside = the figure beside a Province is its Tax Value
pp-vassal = Vassal
pp-unrest = Unrest
pp-rebel-town = Rebel Town
pp-occupied = Occupied by { $who }
pp-merchant = Merchant: { $player }
pp-merchant-down = Merchant, laid down: { $player }
pp-pirates = Pirates
pp-elector = Elector
pp-prestige = Prestige
pp-ducats = Ducats
pp-stability = Stability
pp-manpower = Manpower
pp-hand-of = Cards in hand
pp-allies = Alliances
pp-marriages = Marriages
pp-vassals = Vassal Provinces
pp-passed = Has Passed
pp-event-taken = Has taken an Event
pp-interregnum = Interregnum
pp-ruler = Ruler
pp-ill = Ill Health
pp-treasury = Treasury, taxes { $income }{ $interest ->
        [0] {""}
       *[other] , Interest { $interest }
    }
pp-power = Monarch Power
pp-advisors = Advisors and Ideas
pp-missions = Missions
pp-at-once = announce at once
pp-held-back = hold back
pp-hand = In hand: { $n }
pp-events = Events
pp-events-taken = Events taken: { $n }
pp-ducats-on = Ducats on the card
pp-everybody = everybody
pp-face-down = { $n } face down
pp-ideas = Ideas
pp-milestones = Milestones
pp-rebels-name = Rebels
pp-battle = Battle: { $area }
pp-battle-round = Round { $n }
pp-dice = What was rolled
pp-casualties = Casualties { $lost }{ $due ->
        [0] {""}
       *[other] , { $due } still due
    }
pp-deal = Deal: { $who } and { $with }
pp-deal-gives = { $who } gives
pp-deal-ducats = Ducats: { $n }
pp-deal-province = { $place } for { $price }
pp-deal-alliance = Alliance
pp-deal-marriage = Marriage
pp-trade = Trade: { $who }
pp-rebel-dice = Rebel Dice: { $area }
pp-pirates-name = Pirates
pp-naval-battle = Naval Battle: { $zone }
pp-negotiation = Negotiation: { $who } and { $with }
pp-victor = Victor: { $who }
pp-war = { $who } declares War
pp-war-targets = Targets
pp-war-penalties = Penalties
pp-war-calls = Calls to Arms
pp-war-power = Power and Influence
pp-war-battles = Battles
pp-war-free = Free Action
pp-aggressors = Aggressors
pp-targets = Targets
pp-call = Call to Arms
pp-call-defensive = Defensive Call:
pp-call-offensive = Offensive Call:
pp-against = against
pp-siege = Siege: { $area }
pp-siege-units = Units: { $n }
pp-siege-paid = Military Power paid: { $n }
pp-besieged = besieged
pp-peace = Peace talks
pp-settlement = Terms of peace
pp-victor-is = Victor
pp-result-total = Total Victory
pp-result-partial = Partial Victory
pp-result-surrender = Surrender
pp-fate-keep = is kept
pp-fate-sell = is sold back
pp-fate-free = is freed
pp-fate-return = is returned
pp-fate-swap = is exchanged
pp-faith = Religion
pp-faith-of = Religion: { $faith }
pp-dissent = in Dissent
pp-dissent-of = in Dissent for { $who }
pp-in-the-empire = in the Empire
pp-plague = Plague
pp-imperial-units = Imperial Units
pp-defending = the Empire is defended
pp-members = Members
pp-dissolved = The Empire is dissolved.
pp-controller = Papal Controller
pp-rank-free = place { $rank }: { $n } Prestige
pp-rank-of = place { $rank }: { $n } Prestige, { $who }
pp-display = Cards on display
pp-cubes-on = Cubes on it: { $n }
pp-missions-done = completed: { $n }
pp-missions-held = held: { $n }
pp-manpower-of = { $available } available, { $exhausted } exhausted, { $all } in all
pp-infantry-alone = Infantry on its own
pp-fleet-of = Light Ships { $light }, Heavy Ships { $heavy }, Galleys { $galleys }
pp-merchants = Merchants
pp-at-war = At War with
pp-cbs = Casus Belli against
pp-fold = Fold
pp-unfold = Unfold
pp-called = called
pp-legend = Legend
pp-rebel-dice-next = Rebel Dice
pp-find-key = Shift+F
pp-battleground = Battleground
pp-battleground-of = Battleground: { $struggle }
pp-battlegrounds = Battlegrounds: { $areas }
pp-legend-battleground = Battleground, { $struggle }
pp-legend-protection = trade protection
pp-struggles = Power Struggles
pp-struggle-active = being fought for
pp-struggle-upcoming = next: { $struggle }
