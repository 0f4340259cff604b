### Tokens and ties that cards change.

## Questions

ask-whose_influence = { $seat }, whose Influence is removed? ({ $area })
ask-alliance_offer = { $seat }, an Alliance is offered ({ $realm }). Do you accept?
ask-marriage_offer = { $seat }, a Royal Marriage is offered ({ $realm }). Do you accept?
ask-sell_province = { $seat }, an offer of { GEN($realm) } for { $province }: { count-price }. Do you sell?
ask-seller_may = { $seat }, do you also take up what the card allows you with { GEN($realm) }?
ask-reaction = { $seat }, an Army of { $owner } enters { $area }. Do you react?

## Options

move-lose_imperial = Remove an Imperial Influence from { GEN($area) }
move-react = Play { $card } (Military Power: { $price })
move-reaction-let = Let it come

## What happens

event-TownDeveloped = { $seat } turns a Small Town into a Large one: { $province }.
event-TownReduced = A Large Town of { $seat } becomes a Small one: { $province }.
event-PlaguePlaced = The Plague breaks out { IN($area) }.
event-RebelsLeft = A Rebel Unit { IN($area) } leaves the board.
event-OfferAccepted = { $seat } accepts the offer of { GEN($realm) }.
event-OfferRejected = { $seat } rejects the offer of { GEN($realm) }.
event-TruceEnded = The Truce between { $seat } and { GEN($realm) } is over.
event-ProvinceBought = { $seat } buys { $province } for { count-ducats }.
event-Reacted = { $seat } reacts { IN($area) }: { $card }.
