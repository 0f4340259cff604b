### Dyplomacja: Wpływy, Sojusze, Mariaże, Roszczenia, układy między graczami, Zerwanie Więzi.

## Pytania

ask-place = { $seat }, gdzie umieszczasz Wpływ?
ask-pay_influence = { $seat }, czym płacisz za ten Wpływ?
ask-oust = { $seat }, { IN($area) } nie ma już miejsca: czyj Wpływ ustępuje?
ask-lose_influence = { $seat }, skąd usuwasz Wpływ? (jeszcze { $left })
ask-claim = { $seat }, na którym Obszarze fabrykujesz Roszczenie?
ask-claim_tokens = { $seat }, wszystkie twoje żetony Roszczeń są w użyciu. Skąd bierzesz żeton?
ask-counter = { $seat }, { $owner } wykonuje Tajną Akcję. Udaremniasz ją?
ask-cut_ties = { $seat }, z czego rezygnujesz?
ask-compose = { $seat }, co proponujesz? (układ z graczem: { $owner })
ask-amount = { $seat }, ile Dukatów ma przekazać { $owner }?
ask-price = { $seat }, za ile Dukatów? (kupuje { $owner }: { $province })
ask-deal = { $seat }, czy zgadzasz się na propozycję? (proponuje: { $owner })
ask-marriage_draw = { $seat }, czy dobierasz Kartę Akcji z okazji Mariażu?
ask-sail_out = { $seat }, dokąd odpływają twoje Statki? (to już nie Przyjazny Port: { $province })

## Możliwości

move-influence = Umieść Wpływy
move-place = Umieść Wpływ { IN($area) }
move-with_power = Zapłać Punktami Dyplomacji: { $price }
move-with_ducats = Zapłać { count-price }
move-oust = Usuń Wpływ, właściciel: { $owner }
move-oust_imperial = Usuń Wpływ Cesarski
move-lose_influence = Usuń Wpływ { IN($area) }
move-lose_colonist = Odrzuć Kolonistę
move-forge_alliance = Zawiąż Sojusz: { $realm } (Punkty Dyplomacji: { $price })
    .label = Zawiąż Sojusz: { $realm }
move-fabricate_claims = Sfabrykuj Roszczenia
move-claim = Sfabrykuj Roszczenie do { GEN($area) } (Punkty Dyplomacji: { $price })
move-claim-done = Dość Roszczeń
move-place-done = Dość Wpływów
move-counter = Udaremnij: { $card } (Punkty Dyplomacji: { $price })
move-counter-let = Nie przeszkadzaj
move-take_claim = Zabierz swoje Roszczenie z Obszaru: { $area }
move-take_core = Weź swój żeton Rdzenności { IN($area) }
move-take_cb = Weź swój żeton CB: { $realm }
move-cut_ties = Zerwij Więzi
move-cut_influence = Zrezygnuj z Wpływu { IN($area) }
move-cut_claim = Zrezygnuj z Roszczenia do { GEN($area) }
move-cut_alliance = Zakończ Sojusz: { $realm }
move-diplomacy = Zaproponuj układ: { $owner }
    .label = { move-diplomacy }
move-offer_alliance = Dodaj Sojusz
move-offer_marriage = Dodaj Mariaż; obie strony mogą dobrać kartę z { GEN($deck) }
move-give = Przekaż Dukaty
move-receive = Przyjmij Dukaty
move-amount = { count-ducats }
move-buy = Kup: { $province }
move-sell = Sprzedaj: { $province }
move-price = Za { count-ducats }
move-strike_alliance = Wycofaj Sojusz
move-strike_marriage = Wycofaj Mariaż
move-strike_ducats = Wycofaj Dukaty
move-strike_province = Wycofaj: { $province }
move-propose = Zaproponuj: { $terms } (płacisz Punktami Dyplomacji: { $price })
move-drop = Niczego nie proponuj
move-accept = Zgódź się: { $terms }
move-refuse = Odmów
move-marriage_draw-draw = Dobierz kartę z { GEN($deck) }
move-marriage_draw-done = Nie dobieraj
move-sail_out = Płyń, cel: { $zone }

## Co zawiera układ

term-white_peace = { $term }
term-undecided_peace = { $term }, bez Zwycięzcy
term-peace = { $term }, Zwycięzca: { $owner }
term-hand_back = do zwrotu { $province }
term-set_free = do Wyzwolenia { $province }
term-cut_influence = { $owner } rezygnuje z Wpływu { IN($area) }
term-cut_claim = { $owner } rezygnuje z Roszczenia do { GEN($area) }
term-cut_alliance = { $owner } kończy Sojusz ({ $realm })
term-alliance = Sojusz
term-marriage = Mariaż (obie strony mogą dobrać kartę z { GEN($deck) })
term-ducats = { $owner } przekazuje { count-ducats }
term-province = { $owner } sprzedaje: { $province }, za { count-ducats }

## Zdarzenia

event-InfluencePlaced = { $seat } umieszcza Wpływ { IN($area) }.
event-InfluenceRemoved = { $seat } traci Wpływ { IN($area) }.
event-ImperialInfluenceRemoved = Wpływ Cesarski { IN($area) } znika.
event-Allied = Sojusz: { $seat } i { $realm }.
event-Married = Mariaż: { $seat } i { $realm }.
event-AlliedUnitsLost = { $seat } traci { $n ->
        [one] { $n } Jednostkę Sojuszniczą
        [few] { $n } Jednostki Sojusznicze
       *[many] { $n } Jednostek Sojuszniczych
    } ({ $realm }).
event-TrucePlaced = Rozejm: { $seat } i { $realm }.
event-WarSeparated = Osobna Wojna: { $seat } i { $realm }.
event-ClaimsFabricated = { $seat } fabrykuje Roszczenia: { $area }.
event-ClaimsDropped = Roszczenia spełzają na niczym: { $seat }.
event-ClaimPlaced = { $seat } umieszcza Roszczenie { IN($area) }.
event-ClaimRemoved = { $seat } usuwa Roszczenie z Obszaru { $area }.
event-CoreRemoved = { $seat } usuwa żeton Rdzenności { IN($area) }.
event-AimedAtRealm = { $seat }: cel Tajnej Akcji to { $realm }.
event-AimedAtArea = { $seat }: cel Tajnej Akcji to { $area }.
event-AimedAtProvince = { $seat }: cel Tajnej Akcji to { $province }.
event-AimedAtIdea = { $seat }: cel Tajnej Akcji to Idea „{ $idea }”.
event-Countered = { $seat } udaremnia plany ({ $owner }): { $card }.
event-ProposedAlliance = { $seat } proponuje Sojusz: { $owner }.
event-ProposedMarriage = { $seat } proponuje Mariaż: { $owner }; obie strony mogą dobrać kartę z { GEN($deck) }.
event-ProposedDucats = Propozycja: { $seat } przekazuje { count-ducats }, otrzymuje { $owner }.
event-ProposedProvince = Propozycja: { $seat } sprzedaje, { $owner } kupuje: { $province }, za { count-ducats }.
event-DealDropped = { $seat } jednak niczego nie proponuje ({ $owner }).
event-DealRefused = { $seat } odrzuca układ ({ $owner }).
event-DealStruck = Układ zawarty: { $seat } i { $owner }.
event-ShipsLeft = Statki ({ $seat }) opuszczają Port { $province } i stają { IN($zone) }.

## Odmowy

figures-influence = potrzeba Wpływów: { $due }; masz { $have }
figures-claims = potrzeba Roszczeń: { $due }; masz { $have }
figures-price = Dukaty: od { $least } do { $most }
figures-struck = to już z tej propozycji wycofano
figures-approached = w tej Turze temu graczowi już coś zaproponowano
figures-republic = twoja Idea nie pozwala na nowe Mariaże

## Dlaczego

why-deal = Dyplomacja między graczami
why-sold_core = sprzedane Prowincje Rdzenne

## Wezwania do Broni

ask-call = { $seat }, którego Sojusznika wzywasz do Broni?
ask-called = { $seat }, Wezwanie do Broni: { $realm }. Przystępujesz do Wojny?
ask-activate = { $seat }, czy { $realm } to odtąd twój Aktywny Sojusznik?
ask-place_cb = { $seat }, twoje Wezwanie zostało odrzucone ({ $realm }). Umieszczasz żeton CB na tamtej Stolicy?
ask-take_back = { $seat }, nie masz wolnego żetonu Sojuszu. Z którego Sojuszu rezygnujesz?

move-call = Wezwij do Broni: { $realm }
move-call-done = Nie wzywaj już nikogo
move-answer_call = Przystąp do Wojny
move-reject_call = Odrzuć Wezwanie; Sojusz się kończy
move-defend_empire-reject_call = Odrzuć Wezwanie; Władza Cesarska spada o 1
move-take_back = Zakończ Sojusz: { $realm }

event-AllyActivated = Aktywny Sojusznik ({ $seat }): { $realm }; Jednostki Sojusznicze: { $n }.
event-AllyCalled = { $seat } wzywa do Broni: { $realm }.
event-NprCalls = Wezwanie do Broni od { GEN($realm) }: { $seat }.
event-CallAccepted = { $seat } przyjmuje Wezwanie do Broni ({ $realm }).
event-CallRefused = { $seat } odrzuca Wezwanie do Broni ({ $realm }).
event-CbPlaced = { $seat } umieszcza żeton CB: { $realm }.
event-WarJoined = Wojna: { $seat } i { $realm }.
event-ColonistsSpent = { $seat } odrzuca Kolonistów: { $n }.

why-refused_call = odrzucone Wezwanie do Broni

## Co dają karty

ask-take_back_marriage = { $seat }, nie masz wolnego żetonu Mariażu. Z którego Mariażu rezygnujesz?

move-take_back_marriage = Zakończ Mariaż: { $realm }
move-take_back_marriage-done = Zachowaj wszystkie; nowego Mariażu nie będzie
move-take_back-done = Zachowaj wszystkie; nowego Sojuszu nie będzie
move-oust-done = Zostaw, jak jest; Wpływ nie zostaje umieszczony
