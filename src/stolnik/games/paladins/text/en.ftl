### Paladins of the West Kingdom: what is said at the table.

game-paladins = Paladins of the West Kingdom
    .blurb = West Francia around the year 900: send Workers, win Faith, Strength and Influence, and hold the borders by sermon, wall and sword, while the Inquisition counts your Suspicions.

## Options

option-difficulty = Difficulty
    .help = How many Workshops the virtual player of the one-player game begins with: 1 (easy), 3 (standard) or 5 (hard).
    .standard = Standard
    .easy = Easy
    .hard = Hard

## How it ended

standing-won = the most Victory Points
standing-shared = a shared victory
standing-lost = beaten

## Small words

house-mark = assumed value
    .help = This value could not be read off the printed component; ours is plausible and obeys the rulebook.

nobody = nobody
any-worker = any Worker
free = free
silver = { $silver } Silver
provisions = { $provisions ->
    [one] { $provisions } Provision
   *[other] { $provisions } Provisions
 }
silver-paid = { silver }
provisions-paid = { provisions }
price = { $silver ->
    [0] { $provisions ->
        [0] free
       *[other] { provisions }
     }
   *[other] { silver }{ $provisions ->
        [0] { "" }
       *[other] { " " }and { provisions }
     }
 }
for-price = { $silver ->
    [0] { $provisions ->
        [0] for free
       *[other] for { provisions }
     }
   *[other] for { silver }{ $provisions ->
        [0] { "" }
       *[other] { " " }and { provisions }
     }
 }
its-price = { $priced ->
    [yes] { " " }{ $debts ->
        [0] { for-price }
       *[other] for a Debt
     }
   *[no] { "" }
 }
at-once = at once { $gain }

## What cards do

ability-after_action = after each { $action } action: { $gain }
ability-after_pay_debt = after paying a Debt: { $gain }
ability-inquisition = at an Inquisition: { $gain }
ability-suspected = at an Inquisition with { $count } or more Suspicions: { $gain }
ability-unsuspected = at an Inquisition with { $count ->
    [0] no Suspicion
   *[other] { $count } or fewer Suspicions
 }: { $gain }
ability-free_silver = { $action } costs no Silver
ability-free_provisions = { $action } costs no Provisions
ability-discount = { $action } costs { silver-paid } less
ability-gain = each { $action } gives { $gain }

scoring-per_actions = { $vp } VP per { $times }
scoring-per_attribute = { $vp } VP per { $per } { $attribute }
scoring-per_attacked_type = { $vp } VP per attacked { $type ->
    [saracen] Saracen
    [byzantine] Byzantine
   *[viking] Viking
 }
scoring-base_plus_per_order = { $base } VP and { $vp } VP per fulfilled Order
scoring-base_plus_per_converted_mercenary = { $base } VP and { $vp } VP per converted Mercenary
scoring-per_paid_debt = { $vp } VP per paid Debt
scoring-per_suspicion = { $vp } VP per Suspicion
scoring-per_unpaid_debt = each unpaid Debt costs { $vp } VP less

## Where the game stands

step-starting_recruits = First Townsfolk
step-paladin_choice = Paladins
step-tavern_draft = Tavern
step-turn = Action
step-develop = { action-develop }
step-recruit = { action-recruit }
step-gather = Hunt or Trade
step-pray = { action-pray }
step-conspire = { action-conspire }
step-commission = { action-commission }
step-fortify = { action-fortify }
step-garrison = { action-garrison }
step-absolve = { action-absolve }
step-attack = { action-attack }
step-convert = { action-convert }
step-use_favour = King's Favour
step-pass_round = Passing
step-free_recruit = Free Recruit
step-free_develop = Free Develop
step-clear_an_action = Clear an action
step-draw_suspicion = Suspicion
step-take_tax = Tax
step-hold_inquisition = Inquisition
step-virtual_turn = Virtual player

## Questions

ask-action = { $seat }: choose an action, or pass
ask-starting_recruit = { $seat }: which Townsfolk joins you from the start, for free?
ask-paladin = { $seat }: which Paladin for this Round? The other two go back to your deck, one on top and one on the bottom.
ask-tavern = { $seat }: whom do you hire at the Tavern?
ask-workers = { $action }: which Workers do you send?
ask-favour_worker = { action-favour }: which Worker do you send?
ask-keep = { $seat } passes: which Workers stay for the next Round?
ask-workshop = Where does the Workshop go?
ask-free_develop = Where does the free Workshop go?
ask-free_recruit = Which Townsfolk joins you for free?
ask-clear = Which action do you clear of its Workers, so that it can be taken again?
ask-free_clear = { ask-clear }
ask-monk_space = { action-commission }: which space do you take?
ask-outpost_space = { action-garrison }: which space do you take?
ask-jar = { action-absolve }: to which space does the Jar go?
ask-wall_reward = The Wall: which reward do you take?
ask-favour_reward = { action-favour }: which reward do you take?
ask-remove_suspicions = { $seat }: how many Suspicions do you discard?
ask-absolution = { ask-remove_suspicions }
ask-pay_debts = { $seat }: how many Debts do you turn to their paid side?
ask-destroy_debts = { $seat }: how many unpaid Debts do you destroy?
ask-inquisition = { $seat }: the Inquisition is here. Which of your Townsfolk helps?

## Answers

move-pass = Pass
move-no = No
move-done = Done

move-develop = Develop{ its-price }
move-recruit = Recruit { $townsfolk }{ its-price }{ $workers ->
    [1] , to be discarded (1 Worker)
   *[other] , to join the team ({ $workers } Workers)
 }
    .label = { $townsfolk }{ its-price }{ $workers ->
        [1] , to be discarded (1 Worker)
       *[other] , to join the team ({ $workers } Workers)
     }
move-hunt = { $workers ->
    [1] Hunt with 1 Worker
   *[other] Hunt with { $workers } Workers
 }: { $gain }
    .label = { move-hunt }
move-trade = { $workers ->
    [1] Trade with 1 Worker
   *[other] Trade with { $workers } Workers
 }: { $gain }
    .label = { move-trade }
move-pray = Pray{ its-price }
move-conspire = Conspire: a Criminal and a Suspicion
move-commission = Commission{ its-price }: a Monk sets out
move-fortify = Fortify{ its-price }: a Wall goes up
move-garrison = Garrison{ its-price }: an Outpost is set up
move-absolve = Absolve{ its-price }: a Jar moves to a space
move-attack = Attack the { $outsider }{ its-price }
    .label = { $outsider }{ its-price }
move-convert = Convert the { $outsider }{ its-price }
    .label = { $outsider }{ its-price }
move-favour = King's Favour{ its-price }: { $parts }
    .label = { $parts }{ its-price }

move-place = { $crew }
    .label = { move-place }
move-keep = { $count ->
    [0] None of them
   *[other] { $crew }
 }
    .label = { move-keep }

move-paladin = { $paladin }; { $top } on top, { $bottom } on the bottom
    .label = { move-paladin }
move-tavern = { $parts }
    .label = { move-tavern }

move-workshop = { $action }, { $side ->
    [left] left space
    [middle] middle space
    [right] right space
   *[only] only space
 } ({ $colour }){ $held ->
    [yes] ; the { $worker } there leaves
   *[no] { "" }
 }
    .label = { move-workshop }
move-hire = { $townsfolk }: { $parts }
    .label = { move-hire }
move-free_recruit-no = Nobody
move-free_develop-no = Leave the Workshop where it is
move-clear = { $action }: { $crew }
    .label = { move-clear }
move-clear-no = None of them
move-free_clear-no = { move-clear-no }
move-space = { $space }: { $gain }
    .label = { move-space }
move-jar = { $jar_space }{ $house ->
    [yes] { " " }({ house-mark })
   *[no] { "" }
 }
    .label = { move-jar }
move-take = { $gain }
    .label = { move-take }
move-remove_suspicions = { $count ->
    [0] None
    [one] Discard { $count } Suspicion
   *[other] Discard { $count } Suspicions
 }
    .label = { move-remove_suspicions }
move-pay_debts = { $count ->
    [0] None
    [one] Pay { $count } Debt
   *[other] Pay { $count } Debts
 }
    .label = { move-pay_debts }
move-destroy_debts = { $count ->
    [0] None
    [one] Destroy { $count } Debt
   *[other] Destroy { $count } Debts
 }
    .label = { move-destroy_debts }
move-use = { $townsfolk }: { $parts }
    .label = { move-use }
move-inquisition-done = Nobody else

## What happened

event-RoundBegan = Round { $round } begins; { $seat } goes first.
event-OrderRevealed = A King's Order for { $vp } VP is revealed: { $order }.
event-FavourRevealed = A King's Favour is revealed: { $favour }.
event-TavernsRevealed = New guests come to the Tavern: { $crew }.
event-PaladinChosen = { $seat } has chosen a Paladin.
event-PaladinRevealed = { $seat } is joined by { $paladin }. New Workers: { $crew }.
event-TavernTaken = { $seat } hires at the Tavern: { $crew }.
event-Passed = { $seat } passes.{ $kept ->
    [yes] {" "}Kept for the next Round: { $crew }.
   *[no] {""}
 }
event-TownsfolkLeft = { $townsfolk } leaves the town.
event-TownsfolkArrived = New Townsfolk: { $townsfolk }.
event-OutsiderLeft = Gone from the borders: { $outsider }.
event-OutsidersArrived = New at the borders: { $outsider }.
event-TavernsReshuffled = The Tavern cards are shuffled into a new deck.
event-GameScored = { $seat } ends with { $vp } VP.

event-WorkersPlaced = { $seat }, { $action }: { $crew }{ $paid ->
    [yes] { " " }{ for-price }.
   *[no] .
 }
event-WorkshopPlaced = { $seat } builds a Workshop: { $action }, { $place ->
    [1] left space
   *[other] middle space
 }.
event-WorkerDisplaced = { $seat }: the { $worker } on { $action } makes room.
event-TownsfolkRecruited = { $seat } recruits { $townsfolk }.
event-TownsfolkDiscarded = { $seat } discards { $townsfolk } for a reward.
event-ActionCleared = { $seat } clears { $action }.
event-MonkSent = { $seat } sends a Monk to { $space }.
event-OutpostPlaced = { $seat } sets up an Outpost in { $space }.
event-WallBuilt = { $seat } builds a Wall ({ $wall }).
event-JarPlaced = { $seat } moves a Jar to a space ({ $jar_space }).
event-OutsiderAttacked = { $seat } attacks: { $outsider }.
event-OutsiderConverted = { $seat } converts: { $outsider }.
event-FavourUsed = { $seat } uses a King's Favour ({ $favour }) with a { $worker }{ $paid ->
    [yes] { " " }{ for-price }.
   *[no] .
 }
event-PaladinHelped = { $paladin } helps { $seat }.
event-AbilityUsed = { $townsfolk } helps { $seat }.

event-WorkersGained = { $seat } gains: { $gain }.
event-SilverGained = { $seat } gains { silver-paid }.
event-ProvisionsGained = { $seat } gains { provisions-paid }.
event-AttributeRaised = { $seat } { $rise ->
    [0] cannot raise { $attribute } above { $value }.
   *[other] raises { $attribute } to { $value }.
 }
event-RewardDeclined = { $seat } goes without a reward ({ $gain }).
event-TaxTaken = { $seat } takes { $tax } Tax{ $silver ->
    [0] .
   *[other] { " " }and { silver } from the main supply.
 }
event-SuspicionDrawn = { $seat } draws a Suspicion ({ $tax ->
    [0] no Tax
   *[other] { $tax } Tax
 }).
event-SuspicionsReshuffled = The Suspicions are shuffled into a new deck.
event-SuspicionsDiscarded = { $seat } discards { $count ->
    [one] { $count } Suspicion
   *[other] { $count } Suspicions
 }.
event-DebtGained = { $seat } gains { $count ->
    [one] { $count } Debt
   *[other] { $count } Debts
 }.
event-DebtPaid = { $seat } pays off a Debt.
event-DebtDestroyed = { $seat } destroys a Debt.
event-InquisitionBegan = { $seat } brings on an Inquisition!
event-TaxSupplyRefilled = The Tax supply is filled again: { $tax } Silver.

# The virtual player of the one-player game

event-VirtualPlayerReady = { $seat } has { $count ->
    [one] { $count } Worker
   *[other] { $count } Workers
 } for this Round.
event-WorkshopGranted = { $seat }: the Order gives a Workshop to { $action }.
event-FavourSchemeDiscarded = { $seat }: a Scheme joins the discards ({ $scheme }).
event-SchemeRevealed = { $seat } plans: { $scheme }.
event-SchemeFailed = { $seat }: the plan fails ({ $scheme }; { $clause }).
event-SchemesReshuffled = { $seat }: all Schemes are shuffled into a new deck.
event-VirtualWorkersPlaced = { $seat }: { $action } with { $count ->
    [one] { $count } Worker
   *[other] { $count } Workers
 }.
event-VirtualWorkersGained = { $seat } gains { $count ->
    [one] { $count } Worker
   *[other] { $count } Workers
 }.
event-VirtualFavourUsed = { $seat } uses a King's Favour ({ $favour }).
event-RightSideCleared = { $seat } clears the right side of its board.
event-JarTurned = { $seat } turns over a Jar ({ $count } in all).
event-ResourceMarkerMoved = { $seat }: the Resource marker moves to space { $field }.
event-TaxReturned = { $seat } sends { $tax } Silver from the Tax supply to the main supply.

## The table in a terminal

summary-gap = { "" }
summary-setup = SET-UP; First Player: { $seat }; Tax supply: { silver }
summary-round = ROUND { $round } of { $rounds }; First Player: { $seat }; Tax supply: { silver }

summary-kings-cards = KING'S CARDS
summary-order = { "  " }Order, { $vp } VP, { $required }× { $action }: { $parts }
summary-progress = { $seat } – { $count }
summary-favour = { "  " }Favour, { $cost }{ $used ->
    [yes] , used this Round
   *[no] { "" }
 }: { $parts }

summary-tavern = TAVERN
summary-tavern-card = { "  " }{ $parts }

summary-townsfolk = TOWNSFOLK (deck: { $count })
summary-for-hire = { "  " }{ $townsfolk }, { $silver ->
    [0] free
   *[other] { silver }
 }{ $debt ->
    [yes] { " " }or a Debt
   *[no] { "" }
 }: { $parts }
summary-discarded = 1 Worker: { $gain }
summary-joining = 2 Workers: { $parts }

summary-outsiders = OUTSIDERS (deck: { $count })
summary-at-the-border = { "  " }{ $outsider }, Strength { $strength }, Faith { $faith }: { $parts }
summary-attack = attack: { $gain }
summary-convert = convert: { $gain }

summary-regions = REGIONS{ $house ->
    [yes] { " " }(the order of the spaces: { house-mark })
   *[no] { "" }
 }
summary-region = { "  " }{ $region }, Faith { $faith }, Strength { $strength }: { $parts }
summary-open = open: { $gain }
summary-held = held: { $parts }
summary-piece = { $piece } of { $seat }

summary-player = { $seat }: { $vp } VP{ $passed ->
    [yes] , has passed
   *[no] { "" }
 }
summary-resources = { "  " }{ silver }, { provisions }; { $parts }
summary-attribute = { $attribute } { $value }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
 }
summary-burdens = { "  " }{ $parts }
summary-suspicions = { $count ->
    [one] { $count } Suspicion
   *[other] { $count } Suspicions
 }
summary-unpaid = { $count ->
    [one] { $count } unpaid Debt
   *[other] { $count } unpaid Debts
 }
summary-paid = { $count ->
    [one] { $count } paid Debt
   *[other] { $count } paid Debts
 }
summary-workers = { "  " }Workers: { $parts }

summary-paladin = { "  " }Paladin { $paladin }{ $revealed ->
    [yes] { "" }
   *[no] , face down
 }: { $parts }
summary-face-down = { "  " }Paladin chosen, face down
summary-hand = { "  " }Paladins drawn: { $paladin }
summary-drawn = { "    " }{ $paladin }: { $parts }
summary-deck = { "  " }Paladin deck ({ $count }): { $parts }
summary-on-top = { $paladin } on top
summary-at-the-foot = { $paladin } on the bottom

summary-board = { "  " }Board (○ open, ● Worker, ■ Workshop)
space-open = ○ { $colour }
space-held = ● { $worker }
space-covered = ■
summary-action = { "    " }{ $action }: { $spaces }
summary-priced = { "    " }{ $action }, { $parts }: { $spaces }
summary-unlimited = { "    " }{ $action } { $count }: { $spaces }
summary-track = { "    " }{ $action } { $count }/{ $limit }, { $parts }: { $spaces }
summary-complete = { "    " }{ $action } { $count }/{ $limit }, complete: { $spaces }
summary-needs = { $attribute } { $value }
summary-brings = brings { $gain }
summary-jars = { "  " }Jars: { $jar_space }
summary-walls = { "  " }Walls: { $wall }
summary-team = { "  " }Team
summary-in-team = { "    " }{ $townsfolk }: { $parts }
summary-attacked = { "  " }Attacked: { $parts }
summary-of-type = { $count }× { $kind }
summary-converted-own = { "  " }Converted
summary-converted-card = { "    " }{ $outsider }, { $vp } VP: { $parts }

summary-done = { "  " }Done: { $parts }
summary-taken = { $action } { $count }
summary-busy = { "  " }Workers on: { $action }
summary-others-team = { "  " }Team: { $townsfolk }
summary-converted = { "  " }Converted: { $parts }
summary-worth = { $outsider } – { $vp } VP

summary-virtual-attributes = { "  " }{ $parts }; Resource marker on space { $value } of { $count }
summary-virtual-workers = { "  " }Workers: { $count }
summary-scheme = { "  " }Scheme: { $parts } (deck: { $count })
summary-workshops = { "  " }Workshops: { $parts }
summary-virtual-needs = { "  " }Influence needed: { $parts }
summary-virtual-need = { $action } { $value }
