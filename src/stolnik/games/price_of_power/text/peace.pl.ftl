### Rozdział 10: Rozmowy Pokojowe, Zwycięstwo, Warunki Pokoju i ich skutki.

## Pytania

ask-settle_first = { $seat }, z kim najpierw ustalasz pokój? (Całkowite Zwycięstwo)
ask-peace_talks = { $seat }, którą z Wojen kończysz?
ask-peace_term = { $seat }, który Warunek Pokoju egzekwujesz? ({ $realm })
ask-fate = { $seat }, co dzieje się z Prowincją { $province }?
ask-peace_influence = { $seat }, gdzie umieszczasz Wpływ? (jeszcze { $left })
ask-claim_spent = { $seat }, czy odrzucasz Roszczenie, aby usunąć 2 Niepokoje?
ask-claim_lost = { $seat }, czy umieszczasz Roszczenie tam, skąd znikły twoje Prowincje?
ask-new_ruler = { $seat }, kogo osadzasz na tronie? ({ $owner })
ask-new_ally = { $seat }, czy zawierasz Sojusz? ({ $realm })
ask-new_friend = { $seat }, z którym Wyzwolonym Królestwem zawierasz Sojusz?
ask-go_home = { $seat }, dokąd wracają twoje Jednostki z Obszaru { $area }?
ask-peace_articles = { $seat }, jaki pokój proponujesz? (partner: { $owner })
ask-peace_payment = { $seat }, ile Dukatów ma zapłacić { $owner }?
ask-peace_answer = { $seat }, czy przyjmujesz proponowany pokój? (proponuje: { $owner })

## Możliwości

move-settle = Ustal pokój: { $realm }
move-surrender = Poddaj się: { $realm }
move-negotiate = Negocjuj: { $realm }
move-offer_white_peace = Zaproponuj Biały Pokój: { $realm }
move-term = { $count ->
        [0] { $peace_term }
       *[other] { $peace_term }: { $articles }
    }
    .label = { move-term }
move-inherit = Najpierw Zabezpiecz Żądaną Sukcesję: { $realm }
move-keep_province = Zatrzymaj: { $province }
move-sell_back = Oddaj za Dukaty: { $province }
move-free_province = Wyzwól: { $province }
move-swap_province = Wymień: { $province } na { $other_province }
move-settle_influence = Umieść Wpływ { IN($area) }
move-spend_claim = Odrzuć Roszczenie, które jest { IN($area) }
move-claim_back = Umieść Roszczenie { IN($area) }
move-impose_ruler = Władca: { $card }
move-befriend = Zawrzyj Sojusz: { $realm }
move-go_home = Wróć na Obszar: { $area }
move-agree = { $peace_term }, Zwycięzca: { $victor }
move-agree_undecided = { $peace_term }, bez Zwycięzcy
move-hand_back = Do zwrotu: { $province }
move-set_free = Do Wyzwolenia: { $province }
move-pay_peace = { $owner } płaci Dukaty
move-propose_peace = Zaproponuj ten pokój
move-side_action = Akcję w ramach pokoju wykonuje { $owner }
move-side_deal = Do tego Dyplomacja między graczami
move-waive_influence = Do tego rezygnacja z Wpływu { IN($area) }
move-waive_claim = Do tego rezygnacja z Roszczenia do { GEN($area) }
move-waive_alliance = Do tego koniec Sojuszu: { $realm }

## Postanowienia Warunku Pokoju

article-given = oddajesz: { $province }
article-given_many = oddajesz Prowincje ({ $n })
article-recovered = odzyskujesz: { $province }
article-recovered_many = odzyskujesz Prowincje ({ $n })
article-fates = zatrzymujesz, oddajesz za Dukaty albo Wyzwalasz: { $province }
article-lost = tracisz: { $province }
article-yours = otrzymujesz: { $province }
article-ransom = okup { GEN($realm) } za Stolicę ({ $province }): do { $ducats ->
        [1] 1 Dukata
       *[other] { $ducats } Dukatów
    }
article-own_prestige = twój Prestiż { SIGNED($n) }
article-prestige = { $realm }: Prestiż { SIGNED($n) }
article-heir = twój Prestiż najwyżej { SIGNED($n) } (Dochód z Podatków Przegranego)
article-influence = twoje Wpływy { SIGNED($n) }
article-influence_lost = { $realm }: Wpływy { SIGNED($n) }
article-vassal = nowy Wasal: { $realm }
article-faith = nowa wiara { GEN($realm) } i Obszaru Stołecznego: { $faith }
article-ties = koniec Mariaży i Sojuszy { GEN($realm) } z innymi
article-ruler = możesz wybrać Władcę { GEN($realm) }
article-authority = Władza Cesarska { SIGNED($n) }
article-truce = Rozejm

## Zdarzenia

event-VictorProposed = Propozycja: Zwycięzca to { $seat }.
event-ReturnProposed = Propozycja: do zwrotu { $province }.
event-LiberationProposed = Propozycja: do Wyzwolenia { $province }.
event-InfluencePromised = Propozycja: { $seat } rezygnuje z Wpływu { IN($area) }.
event-ClaimPromised = Propozycja: { $seat } rezygnuje z Roszczenia do { GEN($area) }.
event-AlliancePromised = Propozycja: { $seat } kończy Sojusz, { $realm }.
event-PeaceTalksBegan = Zaczynają się Rozmowy Pokojowe.
event-PeaceConcluded = { $seat } i { $realm } zawierają pokój: { $term }.
event-WarGoesOn = Wojna trwa: { $seat } i { $realm }.
event-Surrendered = { $seat } Poddaje się, Zwycięzca: { $owner }.
event-ProvinceKept = { $seat } zatrzymuje Prowincję: { $province }.
event-Ransomed = Okup { GEN($realm) } za zwrócone Prowincje to { count-ducats } (otrzymuje { $seat }).
event-ProvinceFreed = Wyzwolenie: { $province }, teraz { $realm }.
event-BecameVassal = Nowy Wasal ({ $seat }): { $realm }.
event-WasAnnexed = { $seat } anektuje: { $realm }.
event-WasConverted = Wymuszona Konwersja, { $realm }: { $faith }.
event-PeaceProposed = { $seat } proponuje pokój ({ $owner }): { $term }.
event-PeaceRefused = { $seat } odrzuca pokój, który proponuje { $owner }.
event-PeaceDropped = { $seat } jednak nie proponuje pokoju ({ $owner }).
event-WentHome = { $seat }: Jednostki wracają, { $old_area } → { $area }.
event-AlliesStoodDown = { $seat }: Aktywni Sojusznicy wracają do domu.

why-white_peace = Biały Pokój
why-humiliation = Upokorzenie
why-force_conversion = Wymuszona Konwersja
why-succession = Zabezpiecz Żądaną Sukcesję
why-liberation = Wyzwolenie
why-annexed_ally = aneksja Aktywnego Sojusznika
why-surrender = Poddanie się
why-ransom = okup i zwrócone Prowincje
why-peace = Pokój Wynegocjowany
