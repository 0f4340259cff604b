### Europa Universalis: The Price of Power: the game, its options and what every chapter says.

game-price_of_power = Europa Universalis: The Price of Power
    .blurb = Rule a great power of Europe from 1444 on: Wars and marriages, trade, faith, the Empire, the Curia and the wide world, over one Age or all of them.

option-length = Length
    .help = The grand campaign of all Ages, or the Age of Discovery alone.
    .grand_campaign = Grand campaign
    .age_of_discovery = Age of Discovery
option-line_up = Line-up
    .help = Which Realms are played.
    .usual = Usual
    .eastern = Eastern
    .northern = Northern
    .featured = Featured Realms
option-muscovy = Muscovy in place of Castile
    .help = Six players: France, England, Austria, the Ottoman Empire, Poland and Muscovy.
option-npr_invasions = NPR Invasions
    .help = An advanced rule: Non-Player Realms at War invade their Enemies in Phase 3.
option-power_struggles = Power Struggles
    .help = An advanced rule: Events start contests for named Areas, which are scored in Phase 4.
option-four_open_events = Four open Events
    .help = A variant: four Events of a row lie face up instead of three.
option-random_x_events = X-Events at random
    .help = A variant: Events marked X come in either half of an Age, as chance has it.
option-no_surrender = No Surrender
    .help = A variant: nobody may Surrender; a War lasts until terms can be enforced or a peace is negotiated.
option-continuous_battle = Continuous Battle
    .help = A variant: the order in which categories take Casualties goes on from one Battle Round to the next.
option-helping_hand = Lend a Helping Hand
    .help = A variant: all players may back a Non-Player Realm in a Battle by playing Battle Actions.
option-mixed_events = Mixed Events
    .help = Other A- and B-Events of the edition in place of those that the scenario lists.

standing-prestige = Prestige after Final Scoring

## How many

count-ducats = { $ducats ->
        [one] { $ducats } Ducat
       *[other] { $ducats } Ducats
    }
count-price = { $price ->
        [one] { $price } Ducat
       *[other] { $price } Ducats
    }

## Refusals

figures-power = it costs { $price } { $power }; you have { $have }
figures-ducats = it costs { count-price }, you have { $have }
figures-interest = Interest tokens you have: { $interest }
figures-missing = Ducats still missing: { $missing }
figures-most = at most { $most }
figures-due = due: { $due }

## What is seldom said

category-regular = Regular
category-mercenary = Mercenary
category-allied = Allied

shown-advisor = { $character }, Advisor { $skill }, { count-ducats }
shown-leader = { $character }, Leader { $adm }/{ $dip }/{ $mil }, { $dice ->
        [one] { $dice } Battle Die
       *[other] { $dice } Battle Dice
    }, { $price } Military Power

## The result

points-in_play = Prestige in play: { $points }
points-tax_income = Tax Income: { $points }
points-cores = Core tokens: { $points }
points-marriages = Marriages: { $points }
points-alliances = Alliances: { $points }
points-stability = Stability: { $points }
points-occupied = Occupied Towns: { $points }
points-interest = Interest: { $points }

## The menu of a Turn

group-events = Take an Event
group-cards = Cards
group-rule = Government
group-relations = Diplomacy
group-wealth = Trade and Treasury
group-war = War
group-court = Court and command
group-missions = Missions
