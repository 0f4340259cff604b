### Rozdział 18: Święte Cesarstwo Rzymskie.

## Pytania

ask-imperial_influence = { $left ->
        [0] { $seat }, czy rozdysponowujesz Wpływy Cesarskie na nowo?
       *[other] { $seat }, gdzie umieszczasz Wpływ Cesarski? (jeszcze { $left })
    }
ask-defend_empire = { $seat }, Cesarza wzywa Poddany: { $realm }. Przystępujesz do Wojny i stajesz w Obronie HRE?
ask-defend_oneself = { $seat }, atak { GEN($realm) }: czy aktywujesz Obronę HRE?
ask-contribution = { $seat }, jaki jest twój wkład w Obronę HRE?
ask-imperial_units = { $seat }, czy Cesarskie Zasoby Ludzkie walczą { IN($area) } u boku twojej Armii? (Jednostek: { $n })
ask-elector_tie = { $seat }, na kogo głosuje Obszar Elektorski: { $area }?
ask-election_tie = { $seat }, liczba głosów jest równa: kto zostaje Cesarzem?
ask-emperor_cb = { $seat }, tytuł Cesarza jest twój. Czy umieszczasz żeton CB na Stolicy tego, kto walczy z HRE?

## Możliwości

move-raise_authority = Zwiększ Władzę Cesarską (Punkty Administracji: { $price })
    .label = Zwiększ Władzę Cesarską
move-place_imperial = Umieść Wpływ Cesarski { IN($area) }
move-recall_imperial = Zdejmij Wpływ Cesarski { IN($area) }
move-give_manpower = Wyczerp Zasoby Ludzkie: { $price }
move-give_ducats = Zapłać { count-price }
move-give_prestige = Strać 1 Prestiż
move-give_cb = Umieść żeton CB na Stolicy Agresora
move-lose_imperial_unit = Jednostka Cesarska
move-elect = { $owner }
move-cb_on = Umieść żeton CB: { $realm }

## Zdarzenia

event-AuthorityChanged = Władza Cesarska wynosi teraz { $authority } ({ $why }).
event-AreaLeftEmpire = Obszar opuszcza HRE: { $area }.
event-AreaRejoinedEmpire = Obszar wraca do HRE: { $area }.
event-ImperialInfluencePlaced = Wpływ Cesarski pojawia się { IN($area) }.
event-ImperialManpowerLeft = Cesarz jest w stanie Pokoju: Cesarskie Zasoby Ludzkie się rozchodzą, Jednostek: { $n }.
event-DefenceOver = Obrona HRE dobiega końca.
event-EmpireDissolved = Święte Cesarstwo Rzymskie przestaje istnieć.
event-SubjectCalls = Cesarza ({ $seat }) wzywa do Broni Poddany: { $realm }.
event-DefenceBegan = { $seat } staje w Obronie HRE, Jednostek Cesarskich: { $n }.
event-ManpowerContributed = { $seat } wyczerpuje Jednostki na rzecz Obrony HRE: { $n }.
event-ImperialUnitsJoined = { $seat }: Cesarskie Zasoby Ludzkie stają do Bitwy { IN($area) }, Jednostek: { $n }.
event-ImperialUnitLost = { $seat } traci Jednostkę Cesarską { IN($area) }.
event-ElectionBegan = Elektorzy wybierają Cesarza.
event-ElectorVoted = Głos Obszaru { $area }: { $owner }.
event-EmperorElected = Wybory Cesarza wygrywa { $seat }.
event-NobodyEligible = Nikt nie może zostać wybrany; tytuł Cesarza pozostaje bez zmian.
event-EmperorRolled = Rzut za Cesarza: { $number }.
event-HreFaithChanged = Nowa oficjalna Religia HRE: { $faith }.
event-HreWithoutFaith = HRE nie ma już oficjalnej Religii.
event-ImperialAid = { $area }: HRE zmienia liczbę Jednostek obrońców o { SIGNED($n) }.

figures-manpower = potrzeba Dostępnych Zasobów Ludzkich: { $due }; masz { $have }
figures-cb_tokens = żeton już tam leży albo wszystkie żetony CB ({ $most }) są w użyciu

why-war_won = Wojna wygrana z Agresorem spoza HRE
why-war_lost = Wojna przegrana z Agresorem spoza HRE
why-election = Wybory Cesarza
why-nobody_eligible = nikt nie mógł zostać wybrany
why-emperor_die = rzut za Cesarza
why-hre_religion = zmiana Religii HRE
why-imperial_card = karta
why-war_on_subject = Cesarz Wypowiedział Wojnę Poddanemu bez CB
why-member_annexed = Cesarz zaanektował Członka HRE
why-defending_hre = Obrona HRE
why-imperial_authority = Władza Cesarska
why-raised = Akcja Cesarza
why-electors = mniej Obszarów Elektorskich
why-area_left = Obszar opuścił HRE
why-area_back = Obszar wrócił do HRE

points-imperial_authority = Władza Cesarska: { $points }

option-hre_religion = Religia HRE
    .help = Zasada zaawansowana: od III Ery HRE przyjmuje Religię swoich Elektorów.
option-imperial_elections = Wybory Cesarza
    .help = Zasada zaawansowana: gdy zmienia się Władca Cesarza, Elektorzy wybierają Cesarza.
