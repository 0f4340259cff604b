### The sequence of play: Phases, Turns, Events, income, end of Age and Final Scoring.

## Steps

play_step-first_draw = First hands: drawing
play_step-first_keep = First hands: keeping
play_step-first_missions = First hands: Missions
play_step-1A = Phase 1, Step A: reveal Events
play_step-1B = Phase 1, Step B: draw Action Cards
play_step-1C = Phase 1, Step C: pay for cards
play_step-1D = Phase 1, Step D: Missions
play_step-actions = Phase 2: Actions
play_step-last_actions = Phase 2: last Actions
play_step-last_events = Phase 2: last Events
play_step-3A = Phase 3, Step A: CBs and Truces end
play_step-3B = Phase 3, Step B: NPR Invasions
play_step-3C = Phase 3, Step C: Rebels
play_step-3D = Phase 3, Step D: Peace Talks
play_step-3E = Phase 3, Step E: Prestige penalties
play_step-3F = Phase 3, Step F: Interregnum
play_step-3G = Phase 3, Step G: Religious Dissent
play_step-3H = Phase 3, Step H: Unrest
play_step-3I = Phase 3, Step I: Rebel Dice
play_step-4A = Phase 4, Step A: cut costs
play_step-4B = Phase 4, Step B: income
play_step-4C = Phase 4, Step C: Corruption
play_step-4D = Phase 4, Step D: Monarch Power
play_step-4E = Phase 4, Step E: Prestige
play_step-5A = Phase 5, Step A: update and refresh
play_step-5B = Phase 5, Step B: the board
play_step-5C = Phase 5, Step C: hand limit
play_step-end_of_round = End of the Round
play_step-age_cards = End of the Age: new cards
play_step-age_swap = End of the Age: a swap
play_step-age_marriages = End of the Age: Marriages
play_step-final_scoring = Final Scoring
play_step-over = The game is over

## Questions

ask-first_draw = { $seat }, from which deck do you draw? ({ $left } more)
ask-first_keep = { $seat }, which cards do you keep? (up to { $left } more, free)
ask-first_missions = { $seat }, which starting Mission do you choose?
ask-draw = { $seat }, from which deck do you draw? ({ $left } more)
ask-keep = { $seat }, which cards do you keep, for { count-price } each?
ask-missions = { $seat }, do you take or put back Missions?
ask-turn = { $seat }, it is your Turn.
ask-last_event = { $seat }, your last Turn is the Event Action.
ask-end_turn = { $seat }, your Action is taken. Anything else, or is your Turn over?
ask-take_ruler = { $seat }, do you take { $character } as your Ruler?
ask-buy_ruler = { $seat }, do you appoint { $character } as your Ruler for { $price } Administrative Power?
ask-succession = { $seat }, your Ruler is gone. Does a Leader from your hand take over?
ask-cubes = { $seat }, your Supply has no cube left. Where do you take one from?
ask-tokens = { $seat }, the Supply has no such token left. Where do you take one from?
ask-gain_any = { $seat }, which Power do you gain?
ask-lose_any = { $seat }, which Power do you lose?
ask-less_power = { $seat }, your Stability is −3: of which Power do you gain 1 less?
ask-add_unrest = { $seat }, where does Unrest break out?
ask-calm = { $seat }, do you remove Unrest from one of your Provinces?
ask-upkeep = { $seat }, you have { count-ducats } and your income less costs will be { SIGNED($net) }. Do you cut costs?
ask-corruption = { $seat }, Corruption for { count-ducats }: { $due } Administrative Power is due.
ask-muster_out = { $seat }, your Manpower has fallen. Which Unit returns to Supply?
ask-hand_limit = { $seat }, cards that you may keep: { $most }. Which one do you discard?
ask-age_swap = { $seat }, you have the least Prestige. Do you replace one of the newly revealed cards?
ask-age_marriages = { $seat }, which Marriage ends, or do you pay { $price } Diplomatic Power?

## Moves

move-done = Done
move-yes = Yes
move-no = No
move-let = Let it be
move-draw = Draw from the { $deck }
move-keep = { $price ->
        [0] Keep { $card } ({ $shown })
       *[other] Keep for { count-price }: { $card } ({ $shown })
    }
move-discard = Discard { $card } ({ $shown })
move-take_mission = Take the Mission { $mission }
move-return_mission = Put the Mission { $mission } back
move-event = { $ducats ->
        [0] Take the Event { $event_card }
       *[other] Take the Event { $event_card } with { count-ducats }
    }
move-pass = { $ducats ->
        [0] Pass
       *[other] Pass for { count-ducats }
    }
    .label = Pass
move-forgo = Forgo the last Action
move-end_turn = End the Turn
move-crown = Make the Leader on { $card } your Ruler ({ $shown })
move-take_power = Take it from the pool: { $power }
move-take_influence = Take Influence off { GEN($area) }
move-take_colonist = Take a Colonist
move-take_cardinal = Take a Cardinal
move-take_charge = Take a cube off { $card }
move-take_interest = Take an Interest token of { $owner }
move-take_plague = Take the Plague token off { GEN($area) }
move-gain = Gain { $power }
move-lose = Lose { $power }
move-unrest = Unrest in { $province }
move-calm = Remove Unrest from { $province }
move-dismiss = Dismiss the Advisor: { $power }
    .label = { move-dismiss }
move-disband = Disband from Army { $army }: { $category } { $unit }
move-disband_infantry = Disband Infantry { IN($area) }
move-disband_ship = Disband a Light Ship { IN($zone) }
move-disband_from_fleet = Disband from the Fleet: { $unit }
move-recall = Recall a Light Ship from { GEN($zone) } to { $province }
move-recall_fleet = Recall the Fleet to { $province }
move-loan = Take a Loan of { count-ducats }
    .label = Take a Loan
move-pay_adm = { $interest ->
        [0] Pay { $points } Administrative Power
       *[other] Pay { $points } Administrative Power and take { $interest } Interest
    }
move-give_up = Give up { count-ducats }
move-release_available = An Available Unit
move-release_exhausted = An Exhausted Unit
move-release = From Army { $army }: { $unit }
move-release_infantry = Infantry { IN($area) }
move-swap_idea = Replace the Idea { $old } with { $idea }
move-swap_milestone = Replace the Milestone { $old_milestone } with { $milestone }
move-divorce = End the Marriage with { GEN($realm) }
move-pay_dip = Pay { $price } Diplomatic Power

## What happens

event-StepBegan = { $step }.
event-AgeBegan = { $age } begins.
event-RoundBegan = Round { $number } begins.
event-NewFirstPlayer = { $seat } is First Player.
event-GameEnds = The game ends: { $why }.
event-DrewCard = { $seat } draws { $card } from the { $deck }.
event-DrewFrom = { $seat } draws a card from the { $deck }.
event-Reshuffled = The discards are reshuffled: { $deck }.
event-KeptCard = { $ducats ->
        [0] { $seat } keeps { $card }.
       *[other] { $seat } keeps { $card } for { count-ducats }.
    }
event-KeptUnseen = { $ducats ->
        [0] { $seat } keeps a card.
       *[other] { $seat } keeps a card for { count-ducats }.
    }
event-DiscardedCard = { $seat } discards { $card }.
event-TookMission = { $seat } takes the Mission { $mission }.
event-TookMissionUnseen = { $seat } takes a Mission.
event-ReturnedMission = { $seat } puts the Mission { $mission } back.
event-ReturnedMissionUnseen = { $seat } puts a Mission back.
event-HasPassed = { $ducats ->
        [0] { $seat } Passes.
       *[other] { $seat } Passes for { count-ducats }.
    }
event-LastActions = Nobody can earn Ducats by Passing any more: one last Action each.
event-LastTurns = Nobody can earn Ducats by Passing any more: Turns left for { $seat }: at most { $turns }.
event-Forwent = { $seat } forgoes the last Action.
event-TookEvent = { $ducats ->
        [0] { $seat } takes the Event { $event_card }.
       *[other] { $seat } takes the Event { $event_card } with { count-ducats }.
    }
event-EventRevealed = A new Event: { $event_card }.
event-EventUnpicked = Nobody took the Event { $event_card }; its symbols are resolved.
event-SymbolResolved = Symbol: { $symbol }.
event-PrestigeChanged = { $seat }: { SIGNED($n) } Prestige ({ $why }).
event-StabilityChanged = { $seat }: Stability { SIGNED($n) }, now { SIGNED($now) }.
event-PowerChanged = { $seat }: { SIGNED($n) } { $power }.
event-DucatsChanged = { $n ->
        [-1] { $seat }: { SIGNED($n) } Ducat ({ $why }).
        [1] { $seat }: { SIGNED($n) } Ducat ({ $why }).
       *[other] { $seat }: { SIGNED($n) } Ducats ({ $why }).
    }
event-LoanTaken = { $seat } takes a Loan of { count-ducats }.
event-InterestGained = { $seat } gains { $n } Interest.
event-WentBankrupt = { $seat } goes Bankrupt!
event-CubeTaken = { $seat } picks up a cube: { $place }.
event-TokenTaken = { $seat } takes an Interest token of { $owner }.
event-PlagueLifted = The Plague leaves { GEN($area) }.
event-FellIll = { $character } ({ $seat }) falls ill.
event-Died = { $character } ({ $seat }) dies.
event-Left = { $character } leaves the service of { $seat }.
event-RulerAppointed = { $character } rules { $seat }.
event-InterregnumBegan = Interregnum: { $seat }.
event-SuccessionDisputed = Disputed Succession: { $realm }, Marriage of { $seat }.
event-SuccessionSettled = The dispute ends: { $realm }, Marriage of { $seat }.
event-MarriageEnded = The Marriage of { $seat } and { GEN($realm) } ends.
event-AllianceEnded = The Alliance of { $seat } and { GEN($realm) } ends.
event-UnrestAdded = Unrest in { $province } ({ $seat }).
event-UnrestRemoved = { $province } ({ $seat }) is quiet again.
event-CbRemoved = { $seat } loses the CB against { GEN($realm) }.
event-IncomeCollected = { $seat }: income { $income }, costs { $costs }.
event-Disbanded = { $seat } disbands: { $unit } ({ $n }).
event-ArmyUnitDisbanded = { $seat } disbands a Unit of Army { $army }: { $category } { $unit }.
event-InfantryDisbanded = { $seat } disbands Infantry { IN($area) }.
event-ShipDisbanded = { $seat } disbands a Light Ship { IN($zone) }.
event-FleetShipDisbanded = { $seat } disbands a Ship of the Fleet: { $unit }.
event-ShipRecalled = { $seat } recalls a Light Ship from { GEN($zone) } to { $province }.
event-FleetRecalled = { $seat } recalls the Fleet from { GEN($zone) } to { $province }.
event-AlliedUnitsBack = { $seat }: Allied Units leave the Armies for Available Manpower ({ $n }).
event-CorruptionPaid = { $seat }: Corruption takes { $points } Administrative Power and brings { $interest } Interest.
event-DucatsGivenUp = { $seat } gives up { count-ducats }.
event-ManpowerChanged = { $seat }: Manpower { SIGNED($n) }.
event-Refreshed = { $n ->
        [one] { $seat } refreshes { $n } Unit.
       *[other] { $seat } refreshes { $n } Units.
    }
event-IdeaReplaced = The Idea { $idea } replaces { $old }.
event-MilestonesShown = Milestones: { $milestone }.
event-MilestoneReplaced = The Milestone { $milestone } replaces { $old_milestone }.
event-FinalScore = { $seat }: { SIGNED($n) } Prestige ({ $why }).

## Why

why-bankruptcy = Bankruptcy
why-unused_cb = a CB without a War
why-disputed_succession = Disputed Succession
why-occupied = Occupied Towns
why-idea = an Idea
why-marriage = a Marriage
why-card = a card kept
why-event = Ducats on the Event
why-pass = Passing
why-upkeep = upkeep
why-tax_income = Tax Income
why-cores = Core tokens
why-marriages = Marriages
why-alliances = Alliances
why-stability = Stability
why-interest = Interest
why-no_events = no Events are left
why-far_ahead = 100 Prestige, and 20 ahead of everybody
why-all_on_the_board = all Towns and Vassal tokens of a player are on the board
why-adm = Administrative Power
why-dip = Diplomatic Power
why-mil = Military Power
why-colonist = a Colonist
why-cardinal = a Cardinal
why-influence = Influence
why-charge = a Display Card

## The table in a few lines

summary-round = { $age }, Round { $round }; { $step }; First Player: { $owner }
summary-player = { $owner }: Prestige { $prestige }, Stability { SIGNED($stability) }, Ducats { $ducats } ({ SIGNED($net) } a Round), Power { $adm }/{ $dip }/{ $mil }, Tax Income { $tax }, Manpower { $available } of { $manpower }, cards { $cards }
summary-hand = Your hand: { $card }
summary-missions = Your Missions: { $mission }
summary-events = Events: { $shown }
summary-event = { $ducats ->
        [0] { $event_card }
        [one] { $event_card } ({ $ducats } Ducat)
       *[other] { $event_card } ({ $ducats } Ducats)
    }
summary-battle = Battle: { $area }, Battle Round { $round }
summary-trade = Trade Cards of { $owner }: { $trade_card }
summary-armies = Your Armies: { $shown }
summary-army = { $army } { IN($area) } ({ $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    })
summary-merchants = Your Merchants: { $shown }
summary-merchant = { $upright ->
        [0] { $node } (activated)
       *[other] { $node }
    }
summary-allies = Your Allies: { $realm }
summary-marriages = Your Marriages: { $realm }
summary-wars = Your Wars: { $realm }
summary-truces = Your Truces: { $realm }
summary-cbs = Your CBs: { $realm }
summary-claims = Your Claims: { $area }
summary-court = Your court: { $shown }
summary-ruler = { $character } (Ruler)
summary-advisor = { $character } ({ $power })
summary-general = { $character } (Army { $army })
summary-admiral = { $character } (Fleet)
summary-interest = Your Interest tokens: { $interest }

## Provinces that change hands

event-TownPlaced = { $seat } places a token in { $province }.
event-TownTaken = { $seat } takes the token off { $province }.
event-InfluenceLost = All Influence leaves { GEN($area) }.
