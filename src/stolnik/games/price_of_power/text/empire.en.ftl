### Chapter 18: the Holy Roman Empire.

## Questions

ask-imperial_influence = { $left ->
        [0] { $seat }, do you redistribute Imperial Influence?
       *[other] { $seat }, where do you place Imperial Influence? ({ $left } more)
    }
ask-defend_empire = { $seat }, a Subject calls the Emperor to Arms: { $realm }. Do you join the War and defend the Empire?
ask-defend_oneself = { $seat }, War was Declared on you ({ $realm }). Do you activate Defending the HRE?
ask-contribution = { $seat }, what do you contribute to Defending the HRE?
ask-imperial_units = { $seat }, does Imperial Manpower fight beside your Army { IN($area) }? (Units: { $n })
ask-elector_tie = { $seat }, whom does the Elector Area { $area } vote for?
ask-election_tie = { $seat }, the votes are equal: who becomes Emperor?
ask-emperor_cb = { $seat }, you are Emperor. Do you place a CB token on one who fights the Empire?

## Moves

move-raise_authority = Raise Imperial Authority (Administrative Power: { $price })
    .label = Raise Imperial Authority
move-place_imperial = Place Imperial Influence: { $area }
move-recall_imperial = Take Imperial Influence off { GEN($area) }
move-give_manpower = Exhaust Manpower: { $price }
move-give_ducats = Pay { count-price }
move-give_prestige = Lose 1 Prestige
move-give_cb = Place a CB token on the Aggressor's Capital
move-lose_imperial_unit = An Imperial Unit
move-elect = { $owner }
move-cb_on = Place a CB token: { $realm }

## Events

event-AuthorityChanged = Imperial Authority is now { $authority } ({ $why }).
event-AreaLeftEmpire = { $area } leaves the Empire.
event-AreaRejoinedEmpire = { $area } is part of the Empire again.
event-ImperialInfluencePlaced = Imperial Influence is placed { IN($area) }.
event-ImperialManpowerLeft = The Emperor is at Peace: Imperial Manpower is dismissed (Units: { $n }).
event-DefenceOver = The Empire is no longer being defended.
event-EmpireDissolved = The Holy Roman Empire is dissolved.
event-SubjectCalls = A Subject calls the Emperor ({ $seat }) to Arms: { $realm }.
event-DefenceBegan = { $seat } defends the Empire, with { $n ->
        [one] 1 Imperial Unit
       *[other] { $n } Imperial Units
    }.
event-ManpowerContributed = { $seat } exhausts { $n ->
        [one] 1 Unit
       *[other] { $n } Units
    } for Defending the HRE.
event-ImperialUnitsJoined = { $seat }: Imperial Manpower fights { IN($area) }, { $n ->
        [one] 1 Unit
       *[other] { $n } Units
    }.
event-ImperialUnitLost = { $seat } loses an Imperial Unit { IN($area) }.
event-ElectionBegan = The Electors choose an Emperor.
event-ElectorVoted = { $area } votes for { $owner }.
event-EmperorElected = { $seat } is elected Emperor.
event-NobodyEligible = Nobody can be elected; the title stays where it is.
event-EmperorRolled = The die for the Emperor shows { $number }.
event-HreFaithChanged = The official Religion of the Empire is now: { $faith }.
event-HreWithoutFaith = The Empire has no official Religion any more.
event-ImperialAid = { $area }: the Empire changes the Units of its defenders by { SIGNED($n) }.

figures-manpower = Available Manpower needed: { $due }; you have { $have }
figures-cb_tokens = one lies there already, or all CB tokens ({ $most }) are in use

why-war_won = a War won against an outsider
why-war_lost = a War lost to an outsider
why-election = the Election
why-nobody_eligible = nobody could be elected
why-emperor_die = the die for the Emperor
why-hre_religion = the Religion of the Empire has changed
why-imperial_card = a card
why-war_on_subject = the Emperor has Declared War on a Subject without a CB
why-member_annexed = the Emperor has annexed a Member
why-defending_hre = Defending the HRE
why-imperial_authority = Imperial Authority
why-raised = the Emperor's Action
why-electors = fewer Elector Areas
why-area_left = an Area has left the Empire
why-area_back = an Area has been reincorporated

points-imperial_authority = Imperial Authority: { $points }

option-hre_religion = Religion of the HRE
    .help = An advanced rule: from Age III on the Empire follows the Religion of its Electors.
option-imperial_elections = Imperial Elections
    .help = An advanced rule: when the Emperor's Ruler changes, the Electors choose an Emperor.
