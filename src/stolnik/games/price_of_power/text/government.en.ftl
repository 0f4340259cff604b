### Government: Research, National Focus, Stability, Action Cards, Characters, Loans and Cores.

## Questions

ask-first_appoint = { $seat }, do you appoint Characters from the cards you have drawn?
ask-appoint = { $seat }, what does the Leader on { $card } become?
ask-replaced_general = { $seat }, { $character } is replaced. Which Army does this General go to?
ask-focus_power = { $seat }, which Power do you raise?
ask-focus_shift = { $seat }, from which pool does a cube go to: { $power }?
ask-focus_cards = { $seat }, which Action Cards do you discard? (up to 3, so far { $chosen })
ask-focus_draw = { $seat }, from where do you draw? ({ $left } more)
ask-swap_out = { $seat }, which Idea makes room for { $idea } on display?
ask-drop_display = { $seat }, you have two Display Cards already. Which one do you discard?
ask-card_draws = { $seat }, from which deck do you draw?
ask-core_tokens = { $seat }, all your Core tokens are in use. Where do you take one from?
ask-final_missions = { $seat }, do you show a Mission that you have met?

## Moves

move-research = Research { $idea } ({ $power }: { $price })
    .label = { move-research }
move-change_focus = Change National Focus
move-increase_stability = Increase Stability to { $now } (Administrative Power: { $price })
    .label = Increase Stability to { $now }
move-play = { $ducats ->
        [0] Play { $card } ({ $power }: { $price })
       *[other] Play { $card } ({ $power }: { $price }; { count-ducats })
    }
    .label = { move-play }
move-use = { $ducats ->
        [0] Use { $card }: { $display_action } ({ $power }: { $price }; cubes: { $n })
       *[other] Use { $card }: { $display_action } ({ $power }: { $price }; { count-ducats }; cubes: { $n })
    }
    .label = { move-use }
move-drop_display = Discard { $card } ({ $shown })
move-raise = Raise { $power }
move-shift = Take a cube of { $power }
move-buy_discard = Take { $card } from the discards ({ $shown }; for { $power }: { $price }; { count-ducats })
move-swap_out = { $idea } gives way
move-appoint = Appoint from { $card }: { $shown }
    .label = Appoint: { $shown }
move-as_ruler = Ruler
move-as_general = General of Army { $army }
move-as_admiral = Admiral
move-to_army = To Army { $army }
move-dismiss_general = Dismiss the General of Army { $army }: { $character }
    .label = { move-dismiss_general }
move-dismiss_admiral = Dismiss the Admiral: { $character }
move-move_general = Move { $character } from Army { $army } to Army { $to }
    .label = { move-move_general }
move-command = { $character } takes command of Army { $army } in person
    .label = { move-command }
move-stand_down = { $character } gives up command
move-repay = Repay a Loan for { count-ducats }
    .label = Repay a Loan
move-replenish = Replenish Manpower: 3 Units for 1 Military Power
move-reveal = Show the Mission { $mission } (Prestige: { $prestige })

## What happens

event-AdvisorHired = { $seat } appoints an Advisor: { $character } ({ $power }).
event-GeneralHired = { $seat } appoints { $character } General of Army { $army }.
event-AdmiralHired = { $seat } appoints { $character } Admiral.
event-GeneralMoved = { $character } ({ $seat }) takes over Army { $army }.
event-RulerCommands = { $character } leads Army { $army } of { $seat } in person.
event-RulerStoodDown = The Ruler of { $seat } gives up command.
event-LoanRepaid = { $seat } repays a Loan for { count-ducats }.
event-Replenished = { $n ->
        [one] { $seat } replenishes { $n } Unit.
       *[other] { $seat } replenishes { $n } Units.
    }
event-Researched = { $seat } researches { $idea }.
event-FormLost = { $seat } gives up { $idea }.
event-IdeaAdded = A new Idea on display: { $idea }.
event-MerchantGained = { $seat } gains a Merchant.
event-FocusChanged = { $seat } changes National Focus.
event-PowerShifted = { $seat } moves a cube: { $power } → { $to_power }.
event-SetAside = { $seat } discards { $card }.
event-BoughtDiscard = { $seat } takes { $card } from the discards.
event-CardPlayed = { $seat } plays { $card }.
event-LaidOut = { $seat } puts { $card } on display (cubes: { $n }).
event-DisplayUsed = { $seat } uses { $card }: { $display_action }.
event-ManpowerTokenGained = { $seat } gains +{ $n } Manpower.
event-CorePlaced = { $seat } Integrates { $area }.
event-MissionScored = { $seat } has met the Mission { $mission }.

## Why

why-advisor = an Advisor
why-mission = a Mission
why-card_played = an Action Card
play_step-first_appoint = First hands: appointments
play_step-final_missions = Final Scoring: Missions

## Refusals

figures-researched = you have it already
figures-requires = its condition is not met
figures-once = once a Turn
figures-charges = cubes needed: { $due }; there: { $have }
