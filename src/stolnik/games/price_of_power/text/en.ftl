### Europa Universalis: The Price of Power: the game, its options and what every chapter says.

game-price_of_power = Europa Universalis: The Price of Power
    .blurb = Rule a great power of Europe from 1444 on. Not in force yet: the texts and most symbols of Events, Explore, Religion, the Empire and the Curia; what waits is said at the table.

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
    .help = Six players: France, England, Austria, the Ottomans, Poland and Muscovy.
option-npr_invasions = NPR Invasions
    .help = An advanced rule: non-player Realms at War invade their Enemies in Phase 3.
option-mixed_events = Mixed Events
    .help = Other A- and B-Events of the edition in place of those that the scenario lists.

standing-prestige = Prestige after Final Scoring

## Refusals

figures-power = it costs { $price }: { $power }; you have { $have }
figures-ducats = it costs { $price } Ducats, you have { $have }
figures-interest = you have { $interest } Interest tokens
figures-missing = { $missing } Ducats are still missing
figures-most = at most { $most }
figures-due = { $due } are due

## What is seldom said

category-regular = Regular
category-mercenary = Mercenary
category-allied = Allied

shown-advisor = { $character }, Advisor { $skill }, { $ducats ->
        [one] { $ducats } Ducat
       *[other] { $ducats } Ducats
    }
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
