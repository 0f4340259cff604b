### Chapter 10: peace talks, Victory, Peace Terms and what follows.

## Questions

ask-settle_first = { $seat }, whom do you settle with first? (Total Victory)
ask-peace_talks = { $seat }, which of your Wars do you end?
ask-peace_term = { $seat }, which Peace Term do you enforce? ({ $realm })
ask-fate = { $seat }, what becomes of { $province }?
ask-peace_influence = { $seat }, where do you place Influence? ({ $left } left)
ask-claim_spent = { $seat }, do you discard a Claim to remove 2 Unrest?
ask-claim_lost = { $seat }, where you lost Provinces: do you place a Claim?
ask-new_ruler = { $seat }, whom do you make Ruler? (of { $owner })
ask-new_ally = { $seat }, do you ally with { $realm }?
ask-new_friend = { $seat }, with which freed Realm do you ally?
ask-go_home = { $seat }, where do your Units go from { $area }?
ask-peace_articles = { $seat }, what peace do you propose to { $owner }?
ask-peace_payment = { $seat }, how many Ducats shall { $owner } pay?
ask-peace_answer = { $seat }, do you accept the peace that { $owner } proposes?

## Moves

move-settle = Settle with { $realm }
move-surrender = Surrender to { $realm }
move-negotiate = Negotiate with { $realm }
move-offer_white_peace = Offer White Peace to { $realm }
move-term = { $count ->
        [0] { $peace_term }
       *[other] { $peace_term }: { $articles }
    }
    .label = { move-term }
move-inherit = Secure Desired Succession of { $realm } first
move-keep_province = Keep { $province }
move-sell_back = Give { $province } back for Ducats
move-free_province = Liberate { $province }
move-swap_province = Exchange { $province } for { $other_province }
move-settle_influence = Place Influence: { $area }
move-spend_claim = Discard the Claim: { $area }
move-claim_back = Place a Claim: { $area }
move-impose_ruler = Ruler: { $card }
move-befriend = Ally with { $realm }
move-go_home = Go to { $area }
move-agree = { $peace_term }, Victor: { $victor }
move-agree_undecided = { $peace_term }, no Victor
move-hand_back = { $province } goes back
move-set_free = { $province } is Liberated
move-pay_peace = { $owner } pays Ducats
move-propose_peace = Propose this peace
move-side_action = { $owner } takes an Action as part of the peace
move-side_deal = Player-to-Player Diplomacy goes with it
move-waive_influence = An Influence in { $area } is given up
move-waive_claim = The Claim on { $area } is given up
move-waive_alliance = The Alliance with { $realm } ends

## Articles of a Peace Term

article-given = you give back { $province }
article-given_many = you give back { $n } Provinces
article-recovered = you get back { $province }
article-recovered_many = you get back { $n } Provinces
article-fates = keep, give back for Ducats or Liberate { $province }
article-lost = you lose { $province }
article-yours = you get { $province }
article-ransom = { $realm } pays up to { $ducats } Ducats for its Capital { $province }
article-own_prestige = your Prestige { SIGNED($n) }
article-prestige = { $realm }: Prestige { SIGNED($n) }
article-heir = your Prestige { SIGNED($n) } at most (its Tax Income)
article-influence = your Influence { SIGNED($n) }
article-influence_lost = { $realm }: Influence { SIGNED($n) }
article-vassal = { $realm } becomes your Vassal
article-faith = { $realm } and its Capital Area change faith: { $faith }
article-ties = Marriages and Alliances of others with { $realm } end
article-ruler = you may choose the Ruler of { $realm }
article-authority = Imperial Authority { SIGNED($n) }
article-truce = Truce

## Events

event-VictorProposed = It is proposed that { $seat } is named Victor.
event-ReturnProposed = It is proposed that { $province } is returned.
event-LiberationProposed = It is proposed that { $province } is set free.
event-InfluencePromised = It is proposed that { $seat } gives up an Influence in { $area }.
event-ClaimPromised = It is proposed that { $seat } gives up the Claim on { $area }.
event-AlliancePromised = It is proposed that { $seat } ends the Alliance with { $realm }.
event-PeaceTalksBegan = Peace talks begin.
event-PeaceConcluded = { $seat } and { $realm } make peace: { $term }.
event-WarGoesOn = The War between { $seat } and { $realm } goes on.
event-Surrendered = { $seat } Surrenders to { $owner }.
event-ProvinceKept = { $seat } keeps { $province }.
event-Ransomed = { $realm } pays { $seat } { $ducats ->
        [one] { $ducats } Ducat
       *[other] { $ducats } Ducats
    } for what it gets back.
event-ProvinceFreed = { $province } is Liberated: { $realm }.
event-BecameVassal = { $realm } becomes a Vassal of { $seat }.
event-WasAnnexed = { $seat } annexes { $realm }.
event-WasConverted = { $realm } is converted: { $faith }.
event-PeaceProposed = { $seat } proposes a peace to { $owner }: { $term }.
event-PeaceRefused = { $seat } refuses the peace that { $owner } proposed.
event-PeaceDropped = { $seat } proposes no peace to { $owner } after all.
event-WentHome = { $seat }: Units go home from { $old_area } to { $area }.
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
