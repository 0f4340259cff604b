### Diplomacy: Influence, Alliances, Marriages, Claims, deals between players, Cut Ties.

## Questions

ask-place = { $seat }, where do you place Influence?
ask-pay_influence = { $seat }, how do you pay for this cube?
ask-oust = { $seat }, the Area is full ({ $area }): whose Influence makes room?
ask-lose_influence = { $seat }, where do you lose Influence? ({ $left } more)
ask-claim = { $seat }, where do you fabricate a Claim?
ask-claim_tokens = { $seat }, all your Claim tokens are in use. Which one do you take?
ask-counter = { $seat }, { $owner } has taken a Covert Action. Do you counter it?
ask-cut_ties = { $seat }, what do you give up?
ask-compose = { $seat }, what do you propose to { $owner }?
ask-amount = { $seat }, how many Ducats shall { $owner } give?
ask-price = { $seat }, at what price shall { $owner } buy { $province }?
ask-deal = { $seat }, do you agree to what { $owner } proposes?
ask-marriage_draw = { $seat }, do you draw an Action Card for the Marriage?
ask-sail_out = { $seat }, where do your Ships go from { $province }, which is no longer a Friendly Port?

## Options

move-influence = Place Influence
move-place = Place Influence { IN($area) }
move-with_power = Pay { $price } Diplomatic Power
move-with_ducats = Pay { count-price }
move-oust = Remove an Influence of { $owner }
move-oust_imperial = Remove an Imperial Influence
move-lose_influence = Remove an Influence from { GEN($area) }
move-lose_colonist = Discard a Colonist
move-forge_alliance = Forge an Alliance with { GEN($realm) } ({ $price } Diplomatic Power)
    .label = Forge an Alliance with { GEN($realm) }
move-fabricate_claims = Fabricate Claims
move-claim = Claim { $area } ({ $price } Diplomatic Power)
move-claim-done = No more Claims
move-place-done = No more Influence
move-counter = Counter it: { $card } ({ $price } Diplomatic Power)
move-counter-let = Let it happen
move-take_claim = Take your Claim from { GEN($area) }
move-take_core = Take your Core token from { GEN($area) }
move-take_cb = Take your CB token from { GEN($realm) }
move-cut_ties = Cut Ties
move-cut_influence = Give up an Influence { IN($area) }
move-cut_claim = Give up your Claim on { GEN($area) }
move-cut_alliance = End your Alliance with { GEN($realm) }
move-diplomacy = Propose a deal to { $owner }
    .label = { move-diplomacy }
move-offer_alliance = Add an Alliance
move-offer_marriage = Add a Marriage; both may draw a card from the { $deck }
move-give = Give Ducats
move-receive = Receive Ducats
move-amount = { count-ducats }
move-buy = Buy { $province }
move-sell = Sell { $province }
move-price = For { count-ducats }
move-strike_alliance = Take the Alliance out again
move-strike_marriage = Take the Marriage out again
move-strike_ducats = Take the Ducats out again
move-strike_province = Take { $province } out again
move-propose = Propose: { $terms } (you pay { $price } Diplomatic Power)
move-drop = Propose nothing
move-accept = Accept: { $terms }
move-refuse = Refuse
move-marriage_draw-draw = Draw a card from the { $deck }
move-marriage_draw-done = Draw no card
move-sail_out = To { GEN($zone) }

## What a deal holds

term-white_peace = { $term }
term-undecided_peace = { $term }, nobody is the Victor
term-peace = { $term }, the Victor is { $owner }
term-hand_back = { $province } is returned
term-set_free = { $province } is Liberated
term-cut_influence = { $owner } gives up an Influence { IN($area) }
term-cut_claim = { $owner } gives up the Claim on { GEN($area) }
term-cut_alliance = { $owner } ends the Alliance with { GEN($realm) }
term-alliance = an Alliance
term-marriage = a Marriage (both may draw a card from the { $deck })
term-ducats = { $owner } gives { count-ducats }
term-province = { $owner } sells { $province } for { count-ducats }

## Events

event-InfluencePlaced = { $seat } places Influence { IN($area) }.
event-InfluenceRemoved = { $seat } loses Influence { IN($area) }.
event-ImperialInfluenceRemoved = Imperial Influence is removed from { GEN($area) }.
event-Allied = Alliance: { $seat } and { GEN($realm) }.
event-Married = Marriage: { $seat } and { GEN($realm) }.
event-AlliedUnitsLost = { $seat } loses { $n ->
        [one] { $n } Allied Unit
       *[other] { $n } Allied Units
    } of { GEN($realm) }.
event-TrucePlaced = Truce: { $seat } and { GEN($realm) }.
event-WarSeparated = { $seat } is now at War with { GEN($realm) } alone.
event-ClaimsFabricated = { $seat } fabricates Claims on { GEN($area) }.
event-ClaimsDropped = The Claims of { $seat } come to nothing.
event-ClaimPlaced = { $seat } places a Claim on { GEN($area) }.
event-ClaimRemoved = { $seat } removes a Claim from { GEN($area) }.
event-CoreRemoved = { $seat } removes a Core token from { GEN($area) }.
event-AimedAtRealm = { $seat } aims a Covert Action at { $realm }.
event-AimedAtArea = { $seat } aims a Covert Action at { $area }.
event-AimedAtProvince = { $seat } aims a Covert Action at { $province }.
event-AimedAtIdea = { $seat } aims a Covert Action at an Idea: { $idea }.
event-Countered = { $seat } counters { $owner }: { $card }.
event-ProposedAlliance = { $seat } proposes an Alliance to { $owner }.
event-ProposedMarriage = { $seat } proposes a Marriage to { $owner }; both may draw a card from the { $deck }.
event-ProposedDucats = Proposed: { $seat } gives { count-ducats } to { $owner }.
event-ProposedProvince = Proposed: { $seat } sells { $province } to { $owner } for { count-ducats }.
event-DealDropped = { $seat } proposes nothing to { $owner } after all.
event-DealRefused = { $seat } refuses the deal with { $owner }.
event-DealStruck = { $seat } and { $owner } have a deal.
event-ShipsLeft = Ships of { $seat } leave { $province }: { $zone }.

## Refusals

figures-influence = Influence needed: { $due }; you have { $have }
figures-claims = Claims needed: { $due }; you have { $have }
figures-price = Ducats: from { $least } to { $most }
figures-struck = it was taken out of this proposal
figures-approached = you have made this player a proposal this Turn
figures-republic = your Idea forbids new Marriages

## Why

why-deal = Player-to-Player Diplomacy
why-sold_core = Core Provinces sold

## Calls to Arms

ask-call = { $seat }, which Ally do you Call to Arms?
ask-called = { $seat }, Call to Arms of { GEN($realm) }. Do you join the War?
ask-activate = { $seat }, do you make an Active Ally of { GEN($realm) }?
ask-place_cb = { $seat }, Your Call was refused ({ $realm }). Do you place a CB token there?
ask-take_back = { $seat }, you have no Alliance token free. Which Alliance do you give up?

move-call = Call to Arms: { $realm }
move-call-done = Call nobody else
move-answer_call = Join the War
move-reject_call = Refuse; the Alliance ends
move-defend_empire-reject_call = Refuse; Imperial Authority falls by 1
move-take_back = End your Alliance with { GEN($realm) }

event-AllyActivated = Active Ally of { $seat }: { $realm }; Allied Units: { $n }.
event-AllyCalled = { $seat } Calls to Arms: { $realm }.
event-NprCalls = Call to Arms of { GEN($realm) } to { $seat }.
event-CallAccepted = { $seat } answers the Call of { GEN($realm) }.
event-CallRefused = { $seat } refuses the Call of { GEN($realm) }.
event-CbPlaced = { $seat } places a CB token: { $realm }.
event-WarJoined = War: { $seat } and { GEN($realm) }.
event-ColonistsSpent = { $seat } discards Colonists: { $n }.

why-refused_call = refused Call to Arms

## What cards bring

ask-take_back_marriage = { $seat }, you have no Marriage token free. Which Marriage do you give up?

move-take_back_marriage = End your Marriage with { GEN($realm) }
move-take_back_marriage-done = Keep them all; there is no new Marriage
move-take_back-done = Keep them all; there is no new Alliance
move-oust-done = Leave it as it is; the Influence is not placed
