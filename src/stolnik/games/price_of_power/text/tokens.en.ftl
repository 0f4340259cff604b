### Tokens and ties that cards change.

## Questions

ask-whose_influence = { $seat }, whose Influence is removed? ({ $area })
ask-alliance_offer = { $seat }, { $realm } offers you an Alliance. Do you accept?
ask-marriage_offer = { $seat }, { $realm } offers you a Royal Marriage. Do you accept?
ask-sell_province = { $seat }, { $realm } would buy { $province } for { $price } Ducats. Do you sell?
ask-seller_may = { $seat }, do you also take up what the card allows you with { $realm }?
ask-reaction = { $seat }, an Army of { $owner } enters { $area }. Do you react?

## Options

move-lose_imperial = Remove an Imperial Influence from { $area }
move-react = Play { $card } (Military Power: { $price })
move-reaction-let = Let it come

## What happens

event-TownDeveloped = { $seat } turns a Small Town into a Large one: { $province }.
event-TownReduced = A Large Town of { $seat } becomes a Small one: { $province }.
event-PlaguePlaced = Plague breaks out in { $area }.
event-RebelsLeft = A Rebel Unit in { $area } leaves the board.
event-OfferAccepted = { $seat } accepts the offer of { $realm }.
event-OfferRejected = { $seat } rejects the offer of { $realm }.
event-TruceEnded = The Truce between { $seat } and { $realm } is over.
event-ProvinceBought = { $seat } buys { $province } for { $ducats ->
        [one] { $ducats } Ducat
       *[other] { $ducats } Ducats
    }.
event-Reacted = { $seat } reacts in { $area }: { $card }.
