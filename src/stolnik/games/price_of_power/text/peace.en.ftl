### Chapter 10: Peace Talks, Victory, Peace Terms and what follows.

## Questions

ask-settle_first = { $seat }, whom do you settle with first? (Total Victory)
ask-peace_talks = { $seat }, which of your Wars do you end?
ask-peace_term = { $seat }, which Peace Term do you enforce? ({ $realm })
ask-fate = { $seat }, what becomes of { $province }?
ask-peace_influence = { $seat }, where do you place Influence? ({ $left } more)
ask-claim_spent = { $seat }, do you discard a Claim to remove 2 Unrest?
ask-claim_lost = { $seat }, where you lost Provinces: do you place a Claim?
ask-new_ruler = { $seat }, whom do you make Ruler? (of { $owner })
ask-new_ally = { $seat }, do you ally with { GEN($realm) }?
ask-new_friend = { $seat }, with which Liberated Realm do you ally?
ask-go_home = { $seat }, where do your Units go from { GEN($area) }?
ask-peace_articles = { $seat }, what peace do you propose to { $owner }?
ask-peace_payment = { $seat }, how many Ducats shall { $owner } pay?
ask-peace_answer = { $seat }, do you accept the peace that { $owner } proposes?

## Moves

move-settle = Settle with { GEN($realm) }
move-surrender = Surrender to { GEN($realm) }
move-negotiate = Negotiate with { GEN($realm) }
move-offer_white_peace = Offer White Peace to { GEN($realm) }
move-term = { $count ->
        [0] { $peace_term }
       *[other] { $peace_term }: { $articles }
    }
    .label = { move-term }
move-inherit = Secure Desired Succession of { GEN($realm) } first
move-keep_province = Keep { $province }
move-sell_back = Give { $province } back for Ducats
move-free_province = Liberate { $province }
move-swap_province = Exchange { $province } for { $other_province }
move-settle_influence = Place Influence: { $area }
move-spend_claim = Discard the Claim: { $area }
move-claim_back = Place a Claim: { $area }
move-impose_ruler = Ruler: { $card }
move-befriend = Ally with { GEN($realm) }
move-go_home = Go to { GEN($area) }
move-agree = { $peace_term }, Victor: { $victor }
move-agree_undecided = { $peace_term }, no Victor
move-hand_back = { $province } goes back
move-set_free = { $province } is Liberated
move-pay_peace = { $owner } pays Ducats
move-propose_peace = Propose this peace
move-side_action = { $owner } takes an Action as part of the peace
move-side_deal = Player-to-Player Diplomacy goes with it
move-waive_influence = An Influence { IN($area) } is given up
move-waive_claim = The Claim on { GEN($area) } is given up
move-waive_alliance = The Alliance with { GEN($realm) } ends

## Articles of a Peace Term

article-given = you give back { $province }
article-given_many = you give back { $n ->
        [one] { $n } Province
       *[other] { $n } Provinces
    }
article-recovered = you get back { $province }
article-recovered_many = you get back { $n ->
        [one] { $n } Province
       *[other] { $n } Provinces
    }
article-fates = keep, give back for Ducats or Liberate { $province }
article-lost = you lose { $province }
article-yours = you get { $province }
article-ransom = ransom of { GEN($realm) } for the Capital { $province }: up to { count-ducats }
article-own_prestige = your Prestige { SIGNED($n) }
article-prestige = { $realm }: Prestige { SIGNED($n) }
article-heir = your Prestige { SIGNED($n) } at most (Tax Income of the Loser)
article-influence = your Influence { SIGNED($n) }
article-influence_lost = { $realm }: Influence { SIGNED($n) }
article-vassal = a new Vassal: { $realm }
article-faith = the new faith of { GEN($realm) } and of the Capital Area: { $faith }
article-ties = Marriages and Alliances of others with { GEN($realm) } end
article-ruler = you may choose the Ruler of { GEN($realm) }
article-authority = Imperial Authority { SIGNED($n) }
article-truce = Truce

## Events

event-VictorProposed = It is proposed that { $seat } is named Victor.
event-ReturnProposed = It is proposed that { $province } is returned.
event-LiberationProposed = It is proposed that { $province } is Liberated.
event-InfluencePromised = It is proposed that { $seat } gives up an Influence { IN($area) }.
event-ClaimPromised = It is proposed that { $seat } gives up the Claim on { GEN($area) }.
event-AlliancePromised = It is proposed that { $seat } ends the Alliance with { GEN($realm) }.
event-PeaceTalksBegan = Peace Talks begin.
event-PeaceConcluded = { $seat } and { GEN($realm) } make peace: { $term }.
event-WarGoesOn = The War between { $seat } and { GEN($realm) } goes on.
event-Surrendered = { $seat } Surrenders to { $owner }.
event-ProvinceKept = { $seat } keeps { $province }.
event-Ransomed = The ransom of { GEN($realm) } for the Provinces given back is { count-ducats } ({ $seat } receives it).
event-ProvinceFreed = { $province } is Liberated and belongs to { GEN($realm) }.
event-BecameVassal = A new Vassal of { $seat }: { $realm }.
event-WasAnnexed = { $seat } annexes { $realm }.
event-WasConverted = Force Conversion of { GEN($realm) }: { $faith }.
event-PeaceProposed = { $seat } proposes a peace to { $owner }: { $term }.
event-PeaceRefused = { $seat } refuses the peace that { $owner } proposed.
event-PeaceDropped = { $seat } proposes no peace to { $owner } after all.
event-WentHome = { $seat }: Units go home from { GEN($old_area) } to { GEN($area) }.
event-AlliesStoodDown = { $seat }: Active Allies stand down.

why-white_peace = White Peace
why-humiliation = Humiliation
why-force_conversion = Force Conversion
why-succession = Secure Desired Succession
why-liberation = Liberation
why-annexed_ally = an Active Ally was annexed
why-surrender = Surrender
why-ransom = ransom and Provinces given back
why-peace = Negotiated Peace
