### Co jest napisane na kartach, powiedziane z ich danych: jeden komunikat na każde słowo.
### `$person` mówi, kto działa: `you` (ty), `it` (on), `they` (oni); `may` to bezokolicznik,
### `do` polecenie. `.gen` to dopełniacz, `.in` i `.within` mówią gdzie, `.with` z kim.

## Wiersze

said-line = { $what }.
line-effect = Efekt: { $what }
line-option = Opcja { $what }
line-on-play = Przy zagraniu: { $what }
line-at-once = Od razu: { $what }
line-reward = Nagroda: { $what }
line-ranks = Nagroda według kolejności: { $n } Prestiżu
line-if = Jeśli { $condition }, { $what }
line-while = { $what }, jeśli { $condition }
line-price = { $what }, cena: { $cost }
said-requires = Warunek: { $condition }
said-after = Po jednej z Misji: { $missions }
said-battlegrounds = Pola Bitwy: { $areas }
said-idea = Cena: { $price }{ $form }
said-form = { "" }; Forma Rządu
said-display = { $action } ({ $n ->
        [one] { $n } kostka
        [few] { $n } kostki
       *[many] { $n } kostek
    })
skill = { $kind } { $n }
skill-adm = ADM
skill-dip = DYP
skill-mil = MIL
house-mark = Wartości przyjęte

## Zdania

said-of = { $who }: { $what }
said-does = { $who } { $what }
said-you = { $what }
said-option = { $option } – { $what }
said-choose = { verb-choose } jedno [{ $what }]
said-may = { verb-may } { $what }
said-may-do = { verb-may } to zrobić – { $what }
said-may-pay = { verb-may } zapłacić { $cost }
said-must-pay = { verb-must } zapłacić { $cost }
said-pays = { verb-pay } { $cost }
said-if = jeśli { $condition }, { $what }
said-else = { $what }; w przeciwnym razie { $other }
said-else-if = { $what }; w przeciwnym razie, { $other }
said-for = zapłać { $cost }: { $what }
said-then = { $first }, potem { $what }
said-thereby = { $first }: { $what }
said-and = { $first }; { $what }
said-closed = [{ $what }]
said-with = { $what } ({ $details })
said-times = zrób to { $n ->
        [2] dwa razy
        [3] trzy razy
       *[other] tyle razy ({ $n })
    }: { $what }
said-pick = { verb-choose } { $what }
picked-some = { $n ->
        [2] 2 { $among }
        [3] 3 { $among }
       *[other] { $among } ({ $n })
    }
picked-area = { $n ->
        [1] jeden z Obszarów
       *[other] kilka ({ $n }) z Obszarów
    } ({ $among })
picked-node = { $n ->
        [1] jeden z węzłów
       *[other] kilka ({ $n }) z węzłów
    } ({ $among })
picked-realm = { $n ->
        [1] jedno z Królestw
       *[other] kilka ({ $n }) z Królestw
    } ({ $among })
picked-player = { $n ->
        [1] jednego gracza spośród
       *[other] kilku graczy ({ $n }) spośród
    } { $among }
said-accepted = po zgodzie { $what }
said-refused = po odmowie { $what }
said-rejected = po odmowie { $what }
said-seller_may = sprzedający może to zrobić – { $what }
said-at-price = { $what } ({ $cost })
said-discount = { $what }, taniej o { $n }
said-from = { $what } { $source }
said-in = { $what } { $where }
said-to = { $what } do { $where }
said-anywhere = w dowolnym możliwym miejscu
said-nothing = nic się nie dzieje
said-exhausted = trafiają do Wyczerpanych Zasobów Ludzkich

## Czasowniki

verb-may = { $person ->
        [you] możesz
        [they] mogą
       *[it] może
    }
verb-must = { $person ->
        [you] musisz
        [they] muszą
       *[it] musi
    }
verb-pay = { $person ->
        [you] płacisz
        [they] płacą
        [may] zapłacić
        [do] zapłać
       *[it] płaci
    }
verb-choose = { $person ->
        [you] wybierasz
        [they] wybierają
        [may] wybrać
        [do] wybierz
       *[it] wybiera
    }
verb-gain = { $person ->
        [you] zyskujesz
        [they] zyskują
        [may] zyskać
        [do] zyskaj
       *[it] zyskuje
    }
verb-lose = { $person ->
        [you] tracisz
        [they] tracą
        [may] stracić
        [do] strać
       *[it] traci
    }
verb-raise = { $person ->
        [you] zwiększasz
        [they] zwiększają
        [may] zwiększyć
        [do] zwiększ
       *[it] zwiększa
    }
verb-lower = { $person ->
        [you] zmniejszasz
        [they] zmniejszają
        [may] zmniejszyć
        [do] zmniejsz
       *[it] zmniejsza
    }
verb-take = { $person ->
        [you] bierzesz
        [they] biorą
        [may] wziąć
        [do] weź
       *[it] bierze
    }
verb-return = { $person ->
        [you] oddajesz
        [they] oddają
        [may] oddać
        [do] oddaj
       *[it] oddaje
    }
verb-set = { $person ->
        [you] ustawiasz
        [they] ustawiają
        [may] ustawić
        [do] ustaw
       *[it] ustawia
    }
verb-place = { $person ->
        [you] umieszczasz
        [they] umieszczają
        [may] umieścić
        [do] umieść
       *[it] umieszcza
    }
verb-remove = { $person ->
        [you] usuwasz
        [they] usuwają
        [may] usunąć
        [do] usuń
       *[it] usuwa
    }
verb-replace = { $person ->
        [you] zamieniasz
        [they] zamieniają
        [may] zamienić
        [do] zamień
       *[it] zamienia
    }
verb-exhaust = { $person ->
        [you] wyczerpujesz
        [they] wyczerpują
        [may] wyczerpać
        [do] wyczerp
       *[it] wyczerpuje
    }
verb-refresh = { $person ->
        [you] odświeżasz
        [they] odświeżają
        [may] odświeżyć
        [do] odśwież
       *[it] odświeża
    }
verb-move = { $person ->
        [you] przesuwasz
        [they] przesuwają
        [may] przesunąć
        [do] przesuń
       *[it] przesuwa
    }
verb-roll = { $person ->
        [you] rzucasz
        [they] rzucają
        [may] rzucić
        [do] rzuć
       *[it] rzuca
    }
verb-make = { $person ->
        [you] zawierasz
        [they] zawierają
        [may] zawrzeć
        [do] zawrzyj
       *[it] zawiera
    }
verb-end = { $person ->
        [you] kończysz
        [they] kończą
        [may] zakończyć
        [do] zakończ
       *[it] kończy
    }
verb-offer = { $person ->
        [you] kierujesz
        [they] kierują
        [may] skierować
        [do] skieruj
       *[it] kieruje
    }
verb-adopt = { $person ->
        [you] przyjmujesz
        [they] przyjmują
        [may] przyjąć
        [do] przyjmij
       *[it] przyjmuje
    }
verb-disband = { $person ->
        [you] rozwiązujesz
        [they] rozwiązują
        [may] rozwiązać
        [do] rozwiąż
       *[it] rozwiązuje
    }
verb-suffer = { $person ->
        [you] ponosisz
        [they] ponoszą
        [may] ponieść
        [do] ponieś
       *[it] ponosi
    }
verb-draw = { $person ->
        [you] dobierasz
        [they] dobierają
        [may] dobrać
        [do] dobierz
       *[it] dobiera
    }
verb-research = { $person ->
        [you] badasz
        [they] badają
        [may] zbadać
        [do] zbadaj
       *[it] bada
    }
verb-exchange = { $person ->
        [you] wymieniasz
        [they] wymieniają
        [may] wymienić
        [do] wymień
       *[it] wymienia
    }
verb-appoint = { $person ->
        [you] mianujesz
        [they] mianują
        [may] mianować
        [do] mianuj
       *[it] mianuje
    }
verb-dismiss = { $person ->
        [you] zwalniasz
        [they] zwalniają
        [may] zwolnić
        [do] zwolnij
       *[it] zwalnia
    }
verb-discard = { $person ->
        [you] odrzucasz
        [they] odrzucają
        [may] odrzucić
        [do] odrzuć
       *[it] odrzuca
    }
verb-keep = { $person ->
        [you] zachowujesz
        [they] zachowują
        [may] zachować
        [do] zachowaj
       *[it] zachowuje
    }
verb-go = { $person ->
        [you] rozpoczynasz
        [they] rozpoczynają
        [may] rozpocząć
        [do] rozpocznij
       *[it] rozpoczyna
    }
verb-excommunicate = { $person ->
        [you] ekskomunikujesz
        [they] ekskomunikują
        [may] ekskomunikować
        [do] ekskomunikuj
       *[it] ekskomunikuje
    }
verb-lay = { $person ->
        [you] kładziesz
        [they] kładą
        [may] położyć
        [do] połóż
       *[it] kładzie
    }
verb-play = { $person ->
        [you] zagrywasz
        [they] zagrywają
        [may] zagrać
        [do] zagraj
       *[it] zagrywa
    }
verb-perform = { $person ->
        [you] wykonujesz
        [they] wykonują
        [may] wykonać
        [do] wykonaj
       *[it] wykonuje
    }
verb-have = { $person ->
        [you] masz
        [they] mają
       *[it] ma
    }
verb-lack = { $person ->
        [you] nie masz
        [they] nie mają
       *[it] nie ma
    }
verb-own = { $person ->
        [you] posiadasz
        [they] posiadają
       *[it] posiada
    }
verb-be = { $person ->
        [you] jesteś
        [they] są
       *[it] jest
    }
verb-rule = { $person ->
        [you] grasz
        [they] grają
       *[it] gra
    }
verb-win = { $person ->
        [you] masz na koncie
        [they] mają na koncie
       *[it] ma na koncie
    }
verb-control = { $person ->
        [you] kontrolujesz
        [they] kontrolują
       *[it] kontroluje
    }
person-of = { $id ->
        [mamluks] they
        [bohemia] they
        [hungary] they
        [united_states] they
       *[other] it
    }

## Kogo

ref-you = ty
    .gen = twojego Królestwa
    .with = z tobą
ref-self = ten gracz
    .gen = tego gracza
ref-all = każdy gracz
ref-any = ktokolwiek
    .gen = dowolnego Królestwa
ref-opponents = każdy Przeciwnik
    .gen = Przeciwników
    .one = któryś Przeciwnik
    .with = z Przeciwnikiem
ref-others = każdy pozostały gracz
ref-npr = NPR
    .gen = NPR
ref-emperor = Cesarz
    .gen = Cesarza
    .with = z Cesarzem
ref-papal_controller = Kontroler Papieski
ref-attacker = atakujący
ref-enemies = każdy Wróg
ref-acceptor = każdy, kto się zgodził,
ref-seller = sprzedający
ref-you_or_influence = ty lub twoje Wpływy
    .gen = twojego Królestwa lub twoich Wpływów
ref-claims_or_towns_of = Roszczenia lub Miasta { $who }
    .gen = Roszczeń lub Miast { $who }
ref-ships_of = Statki { $who }
    .gen = Statków { $who }
ref-affected = dotknięte Obszary
    .in = w dotkniętych Obszarach
ref-each_affected = każdy dotknięty Obszar
    .in = w każdym dotkniętym Obszarze
ref-last_affected = ostatnio dotknięty Obszar
    .in = w ostatnio dotkniętym Obszarze
ref-last_area = ten sam Obszar
    .in = w tym samym Obszarze
ref-last_claim = Obszar tego Roszczenia
    .in = w Obszarze tego Roszczenia
    .gen = Obszaru tego Roszczenia
ref-last_dnpr = te Prowincje DNPR
    .gen = tych Prowincji DNPR
ref-last_node = ten Węzeł Handlowy
    .in = w tym Węźle Handlowym
    .gen = tego Węzła Handlowego
ref-last_plague = Obszar tej Plagi
    .gen = Obszaru tej Plagi
ref-last_ships = te Statki
    .gen = morza z tymi Statkami
ref-last_units = te Jednostki
ref-last_unrest = te żetony z Niepokojami
    .gen = tych żetonów z Niepokojami
ref-merchants_in_last_node = Kupcy w tym Węźle
    .gen = Kupców w tym Węźle
ref-removed_influence = usunięte Wpływy
    .gen = usuniętych Wpływów
ref-own_area_of_each = Obszary tych Miast
    .in = w Obszarach tych Miast
ref-plague_areas = Obszary Plagi
    .in = w Obszarach Plagi
ref-attacked_area = zaatakowany Obszar
    .in = w zaatakowanym Obszarze
ref-converted_from_protestant = Obszary dotąd protestanckie
    .in = w Obszarach dotąd protestanckich
ref-adjacent_by_land = Obszar sąsiadujący lądem
    .gen = Obszaru sąsiadującego lądem
ref-card = ta karta
ref-at_peace = kto jest w stanie Pokoju
chosen-area = { $n ->
        [each] każdy wybrany Obszar
        [1] wybrany Obszar
        [2] drugi wybrany Obszar
       *[other] trzeci wybrany Obszar
    }
    .in = { $n ->
        [each] w każdym wybranym Obszarze
        [1] w wybranym Obszarze
        [2] w drugim wybranym Obszarze
       *[other] w trzecim wybranym Obszarze
    }
    .gen = { $n ->
        [each] każdego wybranego Obszaru
        [1] wybranego Obszaru
        [2] drugiego wybranego Obszaru
       *[other] trzeciego wybranego Obszaru
    }
chosen-node = wybrany węzeł
    .in = w wybranym węźle
chosen-realm = { $n ->
        [each] każde wybrane Królestwo
        [1] wybrane Królestwo
        [2] drugie wybrane Królestwo
       *[other] trzecie wybrane Królestwo
    }
    .gen = { $n ->
        [each] każdego wybranego Królestwa
        [1] wybranego Królestwa
        [2] drugiego wybranego Królestwa
       *[other] trzeciego wybranego Królestwa
    }
    .in = { $n ->
        [each] w Obszarach każdego wybranego Królestwa
        [1] w Obszarach wybranego Królestwa
        [2] w Obszarach drugiego wybranego Królestwa
       *[other] w Obszarach trzeciego wybranego Królestwa
    }
    .with = { $n ->
        [each] z każdym wybranym Królestwem
        [1] z wybranym Królestwem
        [2] z drugim wybranym Królestwem
       *[other] z trzecim wybranym Królestwem
    }
chosen-player = { $n ->
        [each] każdy wybrany gracz
        [1] wybrany gracz
        [2] drugi wybrany gracz
       *[other] trzeci wybrany gracz
    }
    .gen = { $n ->
        [each] każdego wybranego gracza
        [1] wybranego gracza
        [2] drugiego wybranego gracza
       *[other] trzeciego wybranego gracza
    }
    .with = { $n ->
        [each] z każdym wybranym graczem
        [1] z wybranym graczem
        [2] z drugim wybranym graczem
       *[other] z trzecim wybranym graczem
    }
each-of = każdy z nich ({ $who })
in-areas-of = w Obszarach { $who }
owner-of = Właściciel { $place }
    .with = z Właścicielem { $place }
owners-of = każdy Właściciel { $what }
    .with = z Właścicielami { $what }
largest-pr = największe Królestwo gracza ({ $faith })
realm-and-vassals = { $who } wraz z Wasalami
vassals-of = Wasali { $who }
who-players = każdy gracz
    .gen = graczy
who-others = każdy pozostały gracz
    .gen = pozostałych graczy
who-opponents = każdy Przeciwnik
    .gen = { $n ->
        [2] 2 Przeciwników
       *[other] Przeciwników
    }
who-that = { $who }, który { $condition },
    .alone = { $who }, który { $condition }
    .gen = { $who }, którzy { $condition }
who-first = { $who } (w pierwszej kolejności ci, którzy { $condition })
who-payers = każdy, kto zapłacił,
who-acceptors = każdy, kto się zgodził
    .gen = tych, którzy się zgodzili
who-chose = każdy, kto wybrał { $option },
who-did_not_choose = każdy, kto nie wybrał { $option },
state-religion-of = Religia Państwowa { $who }
card-map-america = Ameryka
    .in = w Ameryce
card-map-africa = Afryka
    .in = w Afryce
card-map-far_east = Daleki Wschód
    .in = na Dalekim Wschodzie
card-map-india_and_arabia = Indie i Arabia
    .in = w Indiach i Arabii
    .gen = Indii i Arabii
card-map-northern_and_central_asia = Azja Północna i Środkowa
    .in = w Azji Północnej i Środkowej
with-aragon = z Aragonią
with-armagnac = z Armagnakiem
with-austria = z Austrią
with-bohemia = z Czechami
with-bourbon = z Burbonią
with-brandenburg = z Brandenburgią
with-brittany = z Bretanią
with-burgundy = z Burgundią
with-byzantium = z Bizancjum
with-castile = z Kastylią
with-crimea = z Krymem
with-denmark = z Danią
with-denmark_norway = z Danią-Norwegią
with-desmond = z Desmondem
with-england = z Anglią
with-florence = z Florencją
with-france = z Francją
with-genoa = z Genuą
with-great_britain = z Wielką Brytanią
with-great_horde = z Wielką Ordą
with-hungary = z Węgrami
with-lithuania = z Litwą
with-lubeck = z Lubeką
with-mamluks = z Mamlukami
with-mantua = z Mantuą
with-mazovia = z Mazowszem
with-milan = z Mediolanem
with-moldavia = z Mołdawią
with-morocco = z Marokiem
with-muscovy = z Moskwą
with-naples = z Neapolem
with-netherlands = z Holandią
with-norway = z Norwegią
with-novgorod = z Nowogrodem
with-orleans = z Orleanem
with-ottomans = z Imperium Osmańskim
with-papal_states = z Państwem Papieskim
with-persia = z Persją
with-poland = z Polską
with-pomerania = z Pomorzem
with-portugal = z Portugalią
with-russia = z Rosją
with-ryazan = z Riazaniem
with-scotland = ze Szkocją
with-serbia = z Serbią
with-spain = z Hiszpanią
with-sweden = ze Szwecją
with-teutonic_order = z Zakonem Krzyżackim
with-united_states = z Wolnymi Koloniami Amerykańskimi
with-venice = z Wenecją
with-wallachia = z Wołoszczyzną

## Rzeczy

province-named-acc = Prowincję { $x }
provinces-named-acc = Prowincje { $x }
province-named-in = w Prowincji { $x }
province-named-gen = Prowincji { $x }
provinces-named-in = w Prowincjach { $x }
provinces-named-gen = Prowincji { $x }
places-together = łącznie { $first } i { $last }
one-of-places = { $first } lub { $last }
all-of-places = { $first } oraz { $last }
realm-named = { $realm }
thing-with = { $noun } { $filter }
thing-which = { $noun }, { $filter }
thing-clause = { $noun }{ $filter }
thing-areas = Obszar
    .acc = Obszar
    .some = Obszary
    .gen = Obszarów
    .in = w Obszarze
    .within = w Obszarach
    .single = w jednym Obszarze
thing-provinces = Prowincja
    .some = Prowincje
    .gen = Prowincji
    .in = w Prowincji
    .within = w Prowincjach
thing-nodes = Węzeł Handlowy
    .in = w Węźle Handlowym
thing-maritime_node = Morski Węzeł Handlowy
    .in = w Morskim Węźle Handlowym
thing-zones = Strefa Morska
    .in = w Strefie Morskiej
thing-light_ships = Lekki Statek
    .gen = Lekkich Statków
thing-heavy_ships = Ciężki Statek
    .some = Ciężkie Statki
    .gen = Ciężkich Statków
thing-claims = Roszczenie
    .some = Roszczenia
    .gen = Roszczeń
thing-realms = Królestwo
    .acc = Królestwo
    .some = Królestwa
    .gen = Królestwa
    .with = z Królestwem
thing-npr = NPR
    .acc = NPR
    .some = NPR
thing-independent = Niezależne Królestwo
    .acc = Niezależne Królestwo
thing-npr_or_own_vassal = NPR lub własny Wasal
    .acc = NPR lub własnego Wasala
thing-town = Miasto
    .acc = Miasto
    .some = Miasta
    .gen = Miast
    .in = na Mieście
    .within = na Miastach
    .every = na wszystkich Miastach
thing-large_town = Duże Miasto
    .some = Duże Miasta
    .acc = Duże Miasto
    .gen = Dużych Miast
    .in = na Dużym Mieście
    .within = na Dużych Miastach
    .every = na wszystkich Dużych Miastach
thing-vassal = żeton Wasala
    .some = żetony Wasali
    .gen = żetonów Wasali
thing-town_or_vassal = Miasto lub żeton Wasala
    .some = Miasta i żetony Wasali
    .gen = Miast i żetonów Wasali
    .in = na Mieście lub żetonie Wasala
    .within = na Miastach lub żetonach Wasali
    .every = na wszystkich Miastach i żetonach Wasali
thing-hre = HRE
    .in = w HRE
thing-elector = Obszary Elektorów
    .in = w Obszarach Elektorów
piece-town = Miasto
piece-vassal = żeton Wasala
piece-claim = Roszczenie
piece-unrest = Niepokoje
piece-rebels = Buntownicy
piece-any = żeton
filter-in = ({ $x })
filter-plus = oraz { $x }
filter-any_of = (jedno z: { $what })
filter-adjacent_to = w sąsiedztwie { $x }
filter-adjacent_by_land_to = w lądowym sąsiedztwie { $x }
filter-adjacent_sea = u wybrzeży { $x }
filter-adjacent_node = w sąsiedztwie Węzła { $x }
filter-adjacent_map = w sąsiedztwie { $x }
filter-adjacent_to_any_of = w sąsiedztwie własnych ({ $x })
filter-affected = spośród dotkniętych tą kartą
filter-all_provinces_of = w całości należącym do { $x }
filter-ally_of = (Sojusznik { $x })
filter-area_religion-dissent = w Niezgodzie Religijnej
filter-at_least_own = (w tym własnych: co najmniej { $x })
filter-at_peace = w stanie Pokoju
filter-base_tax_max = o Bazowym Dochodzie z Podatków najwyżej { $x }
filter-capital = w Stolicy
filter-no-capital = poza Stolicą
filter-capital_in = ze Stolicą { $x }
filter-capital_of = ze Stolicą { $x }
filter-cb_from = { "" }, wobec którego jest Casus Belli z { $x }
filter-chain_from-last = { "" }, z których każdy leży w sąsiedztwie poprzedniego
filter-coastal = na wybrzeżu
filter-core_area_of = w Obszarze Rdzennym { $x }
filter-core_areas_of = będące Obszarami Rdzennymi { $x }
filter-core_of = w Prowincjach Rdzennych { $x }
filter-core_of-provinces = (Rdzeń { $x })
filter-deployed = (Rozmieszczone)
filter-dissent_for = w Niezgodzie dla { $x }
filter-distant = na Odległym Kontynencie
filter-no-distant = poza Odległymi Kontynentami
filter-dutch_core = (Rdzeń Holandii)
filter-elector = { $n ->
        [1] Elektora
       *[other] Elektorów
    }
filter-eligible_marriage = { "" }, który może zawrzeć Mariaż { $x }
filter-even_pr_core = (także Rdzenie graczy)
filter-except = oprócz { $x }
filter-no-expanded = { "" } bez Rozszerzonego Handlu
filter-facing_sea_mark-dagger = przy morzu ze znakiem †
filter-not_sea_mark-dagger = nie przy morzu ze znakiem †
filter-facing_sea_of = przy morzach { $x }
filter-faith_border-catholic_protestant = na granicy katolicko-protestanckiej
filter-fallback = (jeśli takich brak: { $x })
filter-from_last_pick = spośród wybranych
filter-gold = ze złotem
filter-has_influence_of = z Wpływem { $x }
filter-has_marriage = z Mariażem
filter-hostile_to = Wrogim dla { $x }
filter-hre = w HRE
filter-influence_min = (co najmniej { $x })
filter-map = { $x }
filter-max_areas = (Obszarów najwyżej { $x })
filter-max_each = (w każdym najwyżej { $x })
filter-must_include_if_eligible = (w pierwszej kolejności { $x })
filter-n = (liczba: { $x })
filter-no_province_of = bez Prowincji { $x }
filter-not_all_core_of = { "" }, który nie jest w całości Rdzenny dla { $x }
filter-not_core = poza Prowincjami Rdzennymi
filter-not_religion = (nie { $x })
filter-occupying = (Okupujące)
filter-or_adjacent = { $n ->
        [1] lub w jego sąsiedztwie
       *[other] lub w ich sąsiedztwie
    }
filter-or_adjacent_by_land = { $n ->
        [1] lub w jego lądowym sąsiedztwie
       *[other] lub w ich lądowym sąsiedztwie
    }
filter-or_adjacent_sea = lub u wybrzeży { $x }
filter-or_adjacent_to = lub w sąsiedztwie { $x }
filter-other_area = w innym Obszarze
filter-owned_by = { $x }
filter-owner = { $x }
filter-owner_not = nienależących do { $x }
filter-owner_capital_not_in = (Stolica Właściciela nie leży { $x })
filter-owner_religion-christian = chrześcijańskiego Właściciela
filter-plus_adjacent = oraz w { $n } { $n ->
        [1] innej
       *[other] innych
    } w sąsiedztwie { $x }
filter-ports = z Portami ({ $x })
filter-prefer_min_units = (w pierwszej kolejności z Jednostkami: { $x })
filter-prefer_not_religion = (w pierwszej kolejności inne niż: { $x })
filter-religion = ({ $x })
filter-replace = w miejsce { $x }
filter-same_as-last = (ten sam Obszar)
filter-single = (jeden)
filter-single_area = w jednym Obszarze
filter-strongest = (najsilniejsze)
filter-subjugable = możliwe do Podporządkowania
filter-without_unrest = bez Niepokojów
filter-town_without_unrest = z Miastem bez Niepokojów
filter-unrest = z Niepokojami
filter-unrest_added = z Niepokojami umieszczonymi tą kartą
filter-vacant = { $n ->
        [1] (jeśli jest pusta)
       *[other] (jeśli są puste)
    }
filter-vacant_territory = { $n ->
        [1] (puste Terytorium)
       *[other] (puste Terytoria)
    }
filter-vassal_or_ally_of = spośród Wasali lub Sojuszników { $x }
filter-with_any = (gdzie są { $x })
filter-with_influence_of = z Wpływem { $x }
filter-with_influence_or_town_of = z Wpływem lub Miastem { $x }
filter-with_merchant_of = z Kupcem { $x }
filter-with_noncore_town = z Miastem poza Rdzeniem
filter-with_rebels = z Buntownikami
filter-with_token = z żetonem
filter-with_token_of = z żetonem { $x }
filter-with_vassal_of = z Wasalami { $x }
filter-with_town_of = z Miastem { $x }
filter-with_units_of = z Jednostkami { $x }
filter-with_unrest = z Niepokojami
filter-without_token_of = bez żetonu { $x }

## Liczby

number-all = wszystkie
number-half = połowa
number-each = po jednym
number-range = od { $least } do { $most }
number-group = ({ $n })
number-sum = { $first } + { $rest }
number-per_area = po { $n } w każdym Obszarze
number-fraction_per_area = { $n } z nich w każdym Obszarze{ $rounded }
number-fraction = { $n } z nich{ $rounded }
number-all_max = wszystkie, ale najwyżej { $n }
number-count = liczba { $what }
    .gen = liczby { $what }
number-of = { $n } { $who }
number-times = { $times } × { $n }
number-div = { $div ->
        [2] połowa { $n }
       *[other] 1/{ $div } { $n }
    }{ $rounded }
number-max = { $n }, najwyżej { $most }
number-min = { $n }, co najmniej { $most }
round-up = { "" } (w zaokrągleniu w górę)
round-down = { "" } (w zaokrągleniu w dół)
count-unrest_added_by_this_card = liczba Niepokojów umieszczonych tą kartą
    .gen = liczby Niepokojów umieszczonych tą kartą
count-unrest_added_of = liczba Niepokojów { $who } umieszczonych tą kartą
    .gen = liczby Niepokojów { $who } umieszczonych tą kartą
count-players_with_same_choice_as_you = liczba graczy, którzy wybrali to samo
count-players_on_other_side = liczba graczy po drugiej stronie
count-units_removed = liczba usuniętych Jednostek
value-base_tax = Bazowy Dochód z Podatków
    .gen = Bazowego Dochodu z Podatków
value-tax_income = Dochód z Podatków
    .gen = Dochodu z Podatków
value-manpower = Zasoby Ludzkie
    .gen = Zasobów Ludzkich
value-exhausted = Wyczerpane Zasoby Ludzkie
    .gen = Wyczerpanych Zasobów Ludzkich
value-interest = liczba żetonów Pożyczki
    .gen = liczby żetonów Pożyczki
value-deployed_regular_units = liczba Rozmieszczonych Jednostek Regularnych
value-deployed_and_exhausted_land_units = liczba Rozmieszczonych i Wyczerpanych Jednostek Lądowych
value-cavalry_in_battle = liczba Jednostek Kawalerii w Bitwie
value-tax_value_of_distant_towns = Wartość Podatkowa Odległych Miast
    .gen = Wartości Podatkowej Odległych Miast
value-ducats_on_event = Dukaty na tym Wydarzeniu
    .gen = Dukatów na tym Wydarzeniu
compared-least = co najmniej { $n }
compared-most = najwyżej { $n }
compared-above = powyżej { $n }
compared-below = poniżej { $n }
compared-exactly = dokładnie { $n }

## Ilości i ceny

amount-all = wszystkich { $kind }
amount-by = { $kind }: { $n }
amount-adm = { $n ->
        [one] { $n } Punkt Administracji
        [few] { $n } Punkty Administracji
       *[many] { $n } Punktów Administracji
    }
amount-dip = { $n ->
        [one] { $n } Punkt Dyplomacji
        [few] { $n } Punkty Dyplomacji
       *[many] { $n } Punktów Dyplomacji
    }
amount-mil = { $n ->
        [one] { $n } Punkt Militarny
        [few] { $n } Punkty Militarne
       *[many] { $n } Punktów Militarnych
    }
amount-any = { $n ->
        [one] { $n } dowolny Punkt Władzy
        [few] { $n } dowolne Punkty Władzy
       *[many] { $n } dowolnych Punktów Władzy
    }
amount-matching_fired_advisor = { $n ->
        [one] { $n } Punkt Władzy rodzaju tego Doradcy
        [few] { $n } Punkty Władzy rodzaju tego Doradcy
       *[many] { $n } Punktów Władzy rodzaju tego Doradcy
    }
amount-ducats = { $n ->
        [one] { $n } Dukat
        [few] { $n } Dukaty
       *[many] { $n } Dukatów
    }
amount-ducats_each = po { $n ->
        [one] { $n } Dukacie
        [few] { $n } Dukaty
       *[many] { $n } Dukatów
    }
amount-exhaust = { $n ->
        [one] { $n } Jednostkę Zasobów Ludzkich (do Wyczerpanych)
        [few] { $n } Jednostki Zasobów Ludzkich (do Wyczerpanych)
       *[many] { $n } Jednostek Zasobów Ludzkich (do Wyczerpanych)
    }
amount-prestige = { $n ->
        [one] { $n } punkt Prestiżu
        [few] { $n } punkty Prestiżu
       *[many] { $n } punktów Prestiżu
    }
amount-stability = { $n }
amount-imperial_authority = { $n }
amount-interest = { $n ->
        [one] { $n } żeton Pożyczki
        [few] { $n } żetony Pożyczki
       *[many] { $n } żetonów Pożyczki
    }
amount-colonist = { $n ->
        [one] { $n } Kolonistę
        [few] { $n } Kolonistów
       *[many] { $n } Kolonistów
    }
amount-merchant = { $n ->
        [one] { $n } Kupca
        [few] { $n } Kupców
       *[many] { $n } Kupców
    }
amount-cardinal = { $n ->
        [one] { $n } Kardynała
        [few] { $n } Kardynałów
       *[many] { $n } Kardynałów
    }
amount-manpower_bonus = { $n ->
        [one] { $n } żeton +1 Zasobów Ludzkich
        [few] { $n } żetony +1 Zasobów Ludzkich
       *[many] { $n } żetonów +1 Zasobów Ludzkich
    }
kind-adm = Punkty Administracji
kind-mil = Punkty Militarne
kind-ducats = Dukaty
kind-prestige = Prestiż
kind-colonist = Kolonistów
price-and = { $first } i { $more }
price-or = { $first } lub { $more }
price-by-stability = { $amount } plus Stabilność
price-if = { $amount } ({ $then }, jeśli { $condition })
price-free = za darmo
price-half = za pół ceny
price-printed = za cenę z karty
price-research = cenę Idei „{ $idea }”
price-siege_or_plunder = Jednostkami we Wrogim Obszarze

## Efekty

does-prestige = { verb-gain } { $what }
does-prestige-less = { verb-lose } { $what }
does-power = { verb-gain } { $what }
does-power-less = { verb-lose } { $what }
does-ducats = { verb-gain } { $what }
does-ducats-less = { verb-lose } { $what }
does-stability = { verb-raise } Stabilność o { $what }
does-stability-less = { verb-lower } Stabilność o { $what }
does-imperial_authority = { verb-raise } Władzę Cesarską o { $what }
does-imperial_authority-less = { verb-lower } Władzę Cesarską o { $what }
does-interest = { verb-take } { $what }
does-interest-less = { verb-return } { $what }
does-colonist = { verb-gain } { $what }
does-colonist-less = { verb-lose } { $what }
does-merchant = { verb-gain } { $what }
does-merchant-less = { verb-lose } { $what }
does-cardinal = { verb-gain } { $what }
does-cardinal-less = { verb-lose } { $what }
does-cardinal-any = { verb-remove } wybranych przez siebie Kardynałów ({ $n })
does-cardinal-rightmost = { verb-lose } { $what } (skrajnego z prawej)
does-manpower_bonus = { verb-gain } { $what }
does-set_stability = { verb-set } Stabilność na { $n }
does-exhaust_manpower = { verb-exhaust } Zasoby Ludzkie ({ $n })
does-exhaust_manpower-by = { verb-exhaust } Zasoby Ludzkie (ile: { $n })
does-refresh_manpower = { verb-refresh } Zasoby Ludzkie ({ $n })
does-npr_manpower_token = { verb-place } { $n ->
        [1] żeton +1 Zasobów Ludzkich
       *[other] żetony +1 Zasobów Ludzkich ({ $n })
    } { $where }
does-influence = { verb-place } { $n ->
        [one] { $n } Wpływ
        [few] { $n } Wpływy
       *[many] { $n } Wpływów
    } { $where }
does-remove_influence = { verb-lose } { $n ->
        [one] { $n } Wpływ
        [few] { $n } Wpływy
        [many] { $n } Wpływów
       *[other] Wpływy ({ $n })
    } { $where }
does-remove_influence-of = { verb-remove } { $n ->
        [one] { $n } Wpływ
        [few] { $n } Wpływy
        [many] { $n } Wpływów
       *[other] Wpływy ({ $n })
    } { $who } { $where }
does-replace_influence = { verb-replace } cudze Wpływy ({ $n }) na własne { $where }
does-claim = { verb-place } { $n ->
        [1] Roszczenie
       *[other] Roszczenia ({ $n })
    } { $where }
does-remove_claim = { verb-lose } { $n ->
        [1] Roszczenie
       *[other] Roszczenia ({ $n })
    } { $where }
does-remove_claim-of = { verb-remove } { $n ->
        [1] Roszczenie
       *[other] Roszczenia ({ $n })
    } { $who } { $where }
does-core = { verb-place } { $n ->
        [1] żeton Rdzenności
       *[other] żetony Rdzenności ({ $n })
    } { $where }
does-unrest = { verb-place } { $n ->
        [one] { $n } Niepokój
        [few] { $n } Niepokoje
        [many] { $n } Niepokojów
       *[other] Niepokoje ({ $n })
    } { $where }
does-unrest-all = { verb-place } Niepokoje { $where }
does-unrest-by = { verb-place } Niepokoje { $where } (ile: { $n })
does-remove_unrest = { verb-remove } { $n ->
        [one] { $n } Niepokój
        [few] { $n } Niepokoje
        [many] { $n } Niepokojów
       *[other] Niepokoje ({ $n })
    } { $where }
does-remove_unrest-all = { verb-remove } Niepokoje { $where }
does-rebels = { verb-place } { $n ->
        [one] { $n } Jednostkę Buntowników
        [few] { $n } Jednostki Buntowników
        [many] { $n } Jednostek Buntowników
       *[other] Jednostki Buntowników ({ $n })
    } { $where }
does-rebels-by = { verb-place } Jednostki Buntowników { $where } (ile: { $n })
does-rebel_town = { verb-place } Zbuntowane Miasto { $where }
does-remove_rebels = { verb-remove } Jednostki Buntowników ({ $n }) { $where }
does-move_rebels = { verb-move } Jednostki Buntowników ({ $n }) { $x } do { $where }
does-rebel_dice = { verb-roll } Kośćmi Buntowników { $where }
does-place_town = { verb-place } Miasto { $where }
does-place_vassal = { verb-place } żetony Wasala { $where }
placed-with_unrest = z Niepokojami
does-remove_tokens = { verb-remove } { $where } ({ $n })
does-swap_tokens = { verb-replace } { $where } ({ $n }) na { $into }
does-develop = { verb-replace } { $n ->
        [1] Małe Miasto na Duże
       *[other] Małe Miasta na Duże ({ $n })
    } { $where }
does-reduce = { verb-replace } { $where } na { $n ->
        [1] Małe Miasto
       *[other] Małe Miasta ({ $n })
    }
does-alliance = { verb-make } Sojusz { $x }
does-end_alliance = { verb-end } Sojusz { $x }
does-offer_alliance = { verb-offer } propozycję Sojuszu do { $x }
does-marriage = { verb-make } Mariaż { $x }
does-offer_marriage = { verb-offer } propozycję Mariażu do { $x }
does-disputed_succession = { verb-place } Spór o Sukcesję { $x }
does-truce = { verb-make } Rozejm { $x }
does-end_truce = { verb-end } Rozejm { $x }
does-cb = { verb-gain } żeton Casus Belli wobec { $x }
does-religion = { verb-place } { $n ->
        [1] żeton Religii ({ $faith })
       *[other] żetony Religii ({ $faith }; { $n })
    } { $where }
does-adopt_religion = { verb-adopt } nową Religię Państwową: { $faith }
does-plague = { verb-place } { $n ->
        [1] Plagę
       *[other] kolejne Plagi (ile: { $n })
    } { $where }
does-pirate = { verb-place } { $n ->
        [1] Piratów
       *[other] Piratów ({ $n })
    } { $where }
does-move_pirate = { verb-move } Piratów ({ $n })
does-remove_pirate = { verb-remove } Piratów ({ $n }) { $where }
does-expand_node = { verb-place } żeton Rozszerzonego Handlu { $where }
does-dnpr = { verb-place } żetony DNPR { GEN($realm) } { $where }
does-leave_hre = HRE opuszczają: { $where }
does-gain_units = { verb-gain } { $kind } – { $unit } ({ $n }) { $where }
does-gain_ships = { verb-gain } { $unit }
does-remove_ship = { verb-remove } { $unit } { $who } { $where }
does-disband = { verb-disband } Jednostki ({ $n }) { $where }
does-casualties = { verb-suffer } Straty (Jednostki: { $n }) { $where }
does-attrition_roll = { verb-suffer } Straty (Jednostki: { $n })
does-move_units = { verb-move } { $what } o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
does-draw_cards = { verb-draw } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } z { $deck }
does-research = { verb-research } { $idea }
does-lose_idea = { verb-lose } { $idea }
does-swap_idea = { verb-lose } { $idea } i { verb-gain } { $gain }
does-idea_row = { verb-place } kolejny rząd Idei
does-choose_replacement_idea = { verb-exchange } odkrytą Ideę na wybraną przez siebie
does-swap_display_cards = { verb-exchange } odkryte Kamienie Milowe lub Idee ({ $n })
does-appoint = { verb-appoint } { $role }: { $who }
does-fire = { verb-dismiss } { $what }
does-ruler-set = { verb-take } nowego Władcę: { $who }
does-ruler-reject = { verb-discard } obecnego Władcę i Władcę z tej karty (Bezkrólewie)
does-ruler-reject_keep = { verb-keep } obecnego Władcę
does-ruler-reject_draw = { verb-exchange } Władcę na dobranego
does-ruler-discard = { verb-discard } Władcę
does-ill_health-ruler_of = { verb-place } Słabe Zdrowie na Władcy { $who }
does-ill_health-capital_token = { verb-place } Słabe Zdrowie przy Stolicy ({ $who })
does-ill_health-new_ruler = { verb-place } Słabe Zdrowie na Postaci: { $who }
does-steal_general = { verb-move } Generała { $x } na stronę { $who }
does-war = { verb-go } Wojnę { $x }
does-end_war = { verb-end } wszystkie Wojny: { $term }
does-revolution = { verb-place } { $n ->
        [1] żeton Rewolucji
       *[other] żetony Rewolucji ({ $n })
    } { $where }
does-remove_revolution = { verb-remove } żetony Rewolucji ({ $n }) { $where }
does-crusade_token = { verb-place } żeton Krucjaty { $where }
does-excommunicate = { verb-excommunicate } Władcę { $x }
does-exhaust_merchants = { verb-lay } swoich Kupców { $where }
does-activate_defending_hre = { verb-take } na siebie Obronę HRE
does-play_card = { verb-play } z odrzuconych: { $card }
does-privateer_trade = { verb-perform } Handel jako korsarz Kupcem Przeciwnika (najwyższy rząd) i { verb-place } Piratów
does-buy_province = { verb-offer } ofertę kupna Prowincji { $x }
does-transfer_ducats = { verb-pay } { $what } na rzecz { $who }
does-action = { verb-perform } Akcję „{ $action }”
does-battle_dice = { verb-roll } dodatkowo { $dice }
deck-of-adm = Talii Administracyjnej
deck-of-dip = Talii Dyplomatycznej
deck-of-mil = Talii Militarnej
deck-of-any = dowolnej talii
from-discards = z odrzuconych
from-discards-adm = z odrzuconych administracyjnych
from-discards-dip = z odrzuconych dyplomatycznych
from-discards-mil = z odrzuconych militarnych
from-discards_top5-adm = z pięciu górnych odrzuconych administracyjnych
from-discards_top5-any = z pięciu górnych odrzuconych
from-hand = z ręki
character-any = dowolna Postać
as-ruler = Władcą
as-advisor = Doradcą
as-general = Generałem
as-admiral = Admirałem
as-advisor-adm = Doradcą Administracyjnym
as-advisor-dip = Doradcą Dyplomatycznym
as-advisor-adm_mil = Doradcą Administracyjnym lub Militarnym
fired-advisor-adm = { $n ->
        [1] Doradcę Administracyjnego
       *[other] Doradców Administracyjnych ({ $n })
    }
fired-advisor-any = { $n ->
        [1] Doradcę
       *[other] Doradców ({ $n })
    }
fired-advisor-any-all = wszystkich Doradców
fired-general-any = { $n ->
        [1] Generała
       *[other] Generałów ({ $n })
    }
idea-named = Ideę „{ $idea }”
ideas-any = dowolną Ideę
ideas-any_adm = Ideę Administracyjną
ideas-any_dip = Ideę Dyplomatyczną
ideas-any_mil = Ideę Militarną
ideas-any_on_display = odkrytą Ideę
ideas-any_known_by_opponent = Ideę znaną Przeciwnikowi
ideas-of-mil = Militarne
units-any = dowolny rodzaj
units-infantry = Piechota
units-cavalry = Kawaleria
units-artillery = Artyleria
units-mercenary = Najemników
units-regular = Jednostki Regularne
ships-any = { $n ->
        [one] { $n } Statek
        [few] { $n } Statki
        [many] { $n } Statków
       *[other] Statki ({ $n })
    }
ships-light = { $n ->
        [one] { $n } Lekki Statek
        [few] { $n } Lekkie Statki
        [many] { $n } Lekkich Statków
       *[other] Lekkie Statki ({ $n })
    }
ships-heavy = { $n ->
        [one] { $n } Ciężki Statek
        [few] { $n } Ciężkie Statki
        [many] { $n } Ciężkich Statków
       *[other] Ciężkie Statki ({ $n })
    }
ships-galley = { $n ->
        [one] { $n } Galerę
        [few] { $n } Galery
        [many] { $n } Galer
       *[other] Galery ({ $n })
    }
moved-army = Armię
moved-ship = Statek
dice-infantry = Kości Piechoty: { $n }
dice-cavalry = Kości Kawalerii: { $n }
dice-artillery = Kości Artylerii: { $n }
dice-chosen = Kości Kawalerii lub Artylerii: { $n }
rolled-any = { $n ->
        [1] 1 dowolną kością
       *[other] { $n } dowolnymi kośćmi
    }
rolled-leader_type = { $n ->
        [1] 1 kością rodzaju Przywódcy
       *[other] { $n } kośćmi rodzaju Przywódcy
    }
war-defender_mc = obrońca z połową Pojemności
war-remove_truce_and_alliance = Rozejm i Sojusz znikają
war-all_join = dołączają wszyscy z obu stron

## Akcje

modifier-cost = za { $cost }
modifier-targets = tylko { $x }
modifier-spaces = { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
modifier-extra_units_free = dodatkowe Jednostki do Oblężenia za darmo: { $n }
modifier-discount_ducats_each = każda Jednostka tańsza o { $n }
modifier-dice_any = dodatkowe dowolne Kości Bitewne: { $n }
modifier-dice_artillery = dodatkowe Kości Artylerii: { $n }
modifier-bonus_if_node_adjacent = o { $n ->
        [one] { $n } Dukat
        [few] { $n } Dukaty
       *[many] { $n } Dukatów
    } więcej, jeśli Węzeł leży w sąsiedztwie { $x }
modifier-extra_move_if_map = jeden ruch więcej { $x }
modifier-node_kind-maritime = Węzły Morskie
modifier-node_kind-inland = Węzły Lądowe
modifier-army-general_received = z otrzymanym Generałem
modifier-commit = jako Oddany Krucjacie
modifier-only_you_collect = tylko ty zarabiasz
modifier-activate_all_merchants = wszystkimi Kupcami
modifier-ignore_mountains = Granice Górskie się nie liczą
modifier-before_battle = przed Bitwą
modifier-no_unrest = bez Niepokojów
modifier-on_dow_if_adjacent = potem, jeśli to Królestwo sąsiaduje z twoim, { $what }
modifier-then_if_discovered = po odkryciu { $what }
modifier-otherwise = w przeciwnym razie { $what }
rule-none = wybór liczy się później
rule-cede_maine = Anglia, jeśli jest w stanie Pokoju, oddaje Maine Francji
rule-play_on_as_sweden = { $person ->
        [may] grać dalej jako Szwecja
       *[other] Dania gra dalej jako Szwecja
    }
rule-commit_to_crusade = zostaje Oddanym Krucjacie
rule-active_player_must_pick_a = Aktywny Gracz musi wybrać A
rule-active_player_chooses_last = Aktywny Gracz wybiera ostatni
rule-one_less_with_revolutionary_regime = o 1 Punkt Władzy taniej z Ideą „Reżim rewolucyjny”
rule-exhaust_what_is_missing = czego brakuje, wyczerp z Dostępnych Zasobów Ludzkich
rule-take_side = staje po tej stronie
rule-break_ties_across_sides = Sojusze i Rozejmy między stronami się kończą
rule-ruler_only_after_louis_xv = tylko jeśli rządzi Ludwik XV
rule-counterespionage = anuluje Tajną Akcję, także inny Kontrwywiad; zapłata przepada
rule-take_name = nowa nazwa Królestwa: { $realm }
rule-move_capital = Stolicą może zostać { $place }

## Warunki

condition-and = { $first } oraz { $what }
condition-or = { $first } lub { $what }
condition-group = ({ $what })
condition-not = nieprawda, że ({ $what })
condition-at_least = zachodzą co najmniej { $n } z tych [{ $what }]
condition-count-own = { verb-own } { $what } ({ $x })
condition-no-count-own = nie { verb-own } { $what }
condition-no-areas_in_dissent = nie { verb-own } żadnego Obszaru w Niezgodzie
condition-no-unrest_count = { verb-lack } Niepokojów
condition-no-unrest_total = { verb-lack } Niepokojów
condition-no-unrest_in_areas = { verb-lack } Niepokojów { $x }
condition-no-interest = { verb-lack } żetonów Pożyczki
condition-count = liczba { $what } wynosi { $x }
condition-value-manpower = { verb-have } Zasoby Ludzkie: { $x }
condition-value-tax_income = { verb-have } Dochód z Podatków { $x }
condition-value-ducats = { verb-have } Dukaty ({ $x })
condition-value-prestige = { verb-have } Prestiż { $x }
condition-stability = { verb-have } Stabilność { $x }
condition-exhausted = { verb-have } Wyczerpane Zasoby Ludzkie: { $x }
condition-manpower = { verb-have } Zasoby Ludzkie: { $x }
condition-interest = { verb-have } { $x } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } Pożyczki
condition-imperial_authority = Władza Cesarska wynosi { $x }
condition-cardinals = { verb-have } { $x } { $n ->
        [one] Kardynała
        [few] Kardynałów
       *[many] Kardynałów
    }
condition-advisors = { verb-have } { $x } { $n ->
        [one] Doradcę
        [few] Doradców
       *[many] Doradców
    }
condition-allies = { verb-have } { $x } { $n ->
        [one] Sojusz
        [few] Sojusze
       *[many] Sojuszy
    }
condition-marriages = { verb-have } { $x } { $n ->
        [one] Mariaż
        [few] Mariaże
       *[many] Mariaży
    }
condition-cores = { verb-have } { $x } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } Rdzenności
condition-merchants = { verb-have } { $x } { $n ->
        [one] Kupca
        [few] Kupców
       *[many] Kupców
    }
condition-ports = { verb-have } { $x } { $n ->
        [one] Port
        [few] Porty
       *[many] Portów
    }
condition-ideas = { verb-have } { $x } { $n ->
        [one] Ideę
        [few] Idee
       *[many] Idei
    }
condition-ideas_of_each_type = { verb-have } { $x } { $n ->
        [one] Ideę
        [few] Idee
       *[many] Idei
    } każdego rodzaju
condition-deployed_land_units = { verb-have } { $x } { $n ->
        [one] Rozmieszczoną Jednostkę Lądową
        [few] Rozmieszczone Jednostki Lądowe
       *[many] Rozmieszczonych Jednostek Lądowych
    }
condition-ships_at_sea = { verb-have } { $x } { $n ->
        [one] Statek
        [few] Statki
       *[many] Statków
    } na morzu
condition-trade_income_this_round = { verb-have } w tej Rundzie Dochód z Handlu { $x }
condition-battles_won_this_round = { verb-win } { $x } { $n ->
        [one] wygraną Bitwę
        [few] wygrane Bitwy
       *[many] wygranych Bitew
    } w tej Rundzie
condition-with_cavalry = z Kawalerią w Armii: { $x }
condition-wars_won_this_age = { verb-win } { $x } { $n ->
        [one] wygraną Wojnę
        [few] wygrane Wojny
       *[many] wygranych Wojen
    } w tej Erze
condition-wars_won_against_any = { verb-win } wygraną Wojnę { $x }
condition-pirates_fought = { verb-win } zwycięstwo nad Piratami w tej Rundzie
condition-areas_fully_owned = { verb-own } w całości { $x } { $n ->
        [one] Obszar
        [few] Obszary
       *[many] Obszarów
    }
condition-areas_in_dissent = { verb-own } { $x } { $n ->
        [one] Obszar
        [few] Obszary
       *[many] Obszarów
    } w Niezgodzie
condition-areas_owned = { verb-own } Obszary ({ $x }; co najmniej { $n })
condition-continents_with_presence = { verb-have } żetony lub Statki na Odległych Kontynentach ({ $x })
condition-expanded_nodes_with_merchant = { verb-have } Kupca w Rozszerzonych Węzłach ({ $x })
condition-key_province_power_in_node = Siła Handlowa Prowincji Kluczowych w Węźle wynosi { $x }
condition-influence_total = { verb-have } łącznie Wpływy: { $x }
condition-unrest_count = { verb-have } Niepokoje: { $x }
condition-unrest_total = { verb-have } Niepokoje: { $x }
condition-rebels_in_realm = { verb-have } w Królestwie { $x } Buntowników
condition-sea_zones_with_ports = { verb-have } Porty przy Strefach Morskich ({ $x })
condition-share_paying = odsetek płacących wynosi { $x }
condition-hre_subject_with_authority = { verb-be } Cesarskim Poddanym i Władza Cesarska wynosi { $x }
condition-is_pr_any = { verb-rule } jako { $x }
condition-is_npr = { $x } to NPR
condition-state_religion = { verb-have } Religię Państwową { $x }
condition-has_idea = { verb-have } Ideę „{ $x }”
condition-has_idea_type = { verb-have } Idee { $kind } (co najmniej { $n })
condition-has_government_form = { verb-have } Formę Rządu
condition-owns_all = { verb-own } { $x }
condition-owns_in = { verb-own } Prowincję { $x }
condition-owns_all_cores_of = { verb-own } wszystkie Rdzenie { $x }
condition-owner_is = { verb-own } { $x } ({ $what })
condition-owner_is_npr_at_peace = Właściciel Prowincji { $x } to NPR w stanie Pokoju
condition-owner_religion = Religia Właściciela Prowincji { $x } to { $faith }
condition-capital_in = { verb-have } Stolicę { $x }
condition-capital_not_in = { verb-lack } Stolicy { $x }
condition-adjacent_to = { verb-be } w sąsiedztwie { $x }
condition-hre_member = { verb-be } Członkiem HRE
condition-no-has_idea = { verb-lack } Idei „{ $x }”
condition-no-state_religion = { verb-lack } Religii Państwowej { $x }
condition-no-is_pr_any = nie { verb-rule } jako { $x }
condition-no-at_war_with = nie { verb-be } w stanie Wojny { $x }
condition-no-interregnum = nie { verb-have } Bezkrólewia
condition-no-owner_religion = Religia Właściciela Prowincji { $x } jest inna niż { $faith }
condition-no-units_in = { $n ->
        [1] { verb-lack } Jednostek
       *[other] { verb-have } mniej niż { $n } Jednostek
    } { $x }
condition-no-hre_member = nie { verb-be } Członkiem HRE
condition-can_leave_hre = { $x } może opuścić HRE
condition-emperor = { verb-be } Cesarzem
condition-papal_controller = { verb-be } Kontrolerem Papieskim
condition-state_religion_differs_from_hre = { verb-have } Religię Państwową inną niż Religia HRE
condition-allied_to = { verb-have } Sojusz { $x }
condition-active_ally = { verb-have } Aktywnego Sojusznika po stronie { $x }
condition-married_to = { verb-have } Mariaż { $x }
condition-married_to_any = { verb-have } co najmniej { $n } z Mariaży: { $x }
condition-truce_with = { verb-have } Rozejm { $x }
condition-at_war = { verb-be } w stanie Wojny
condition-no-at_war = { verb-be } w stanie Pokoju
condition-at_war_with = { verb-be } w stanie Wojny { $x }
condition-at_war_or_truce_with = { verb-have } Wojnę lub Rozejm { $x }
condition-vassals_of_you = { verb-have } { $n ->
        [1] Wasala
       *[other] Wasali
    }: { $x }
condition-interregnum = { verb-have } Bezkrólewie
condition-ruler_has_dice = { verb-have } Władcę z kośćmi
condition-influence_in = { verb-have } co najmniej { $n ->
        [one] { $n } Wpływ
        [few] { $n } Wpływy
       *[many] { $n } Wpływów
    } { $x }
condition-influence_or_town_in = { verb-have } Wpływ lub Miasto { $x }
condition-most_influence_in = { verb-have } najwięcej Wpływów w Obszarach { $x }
condition-most_ships_in = { verb-have } najwięcej Statków { $x }
condition-most_colonial_claims = { verb-have } najwięcej Roszczeń Kolonialnych
condition-has_token = { verb-have } { $what } { $x }
condition-has_token_in = { verb-have } żeton { $x }
condition-has_token_or_ship_on = { verb-have } żeton lub Statek na Odległym Kontynencie
condition-colonial_claim = { verb-have } Roszczenie Kolonialne
condition-units_in = { verb-have } co najmniej { $n ->
        [one] { $n } Jednostkę
        [few] { $n } Jednostki
       *[many] { $n } Jednostek
    } { $x }
condition-units_adjacent = { verb-have } co najmniej { $n ->
        [one] { $n } Jednostkę
        [few] { $n } Jednostki
       *[many] { $n } Jednostek
    } w sąsiedztwie { $x }
condition-units_or_tokens_adjacent = { verb-have } Jednostki lub żetony w sąsiedztwie { $x }
condition-ships_in = { verb-have } co najmniej { $n ->
        [one] { $n } Statek
        [few] { $n } Statki
       *[many] { $n } Statków
    } { $x }
condition-ports_facing = { verb-have } co najmniej { $n ->
        [one] { $n } Port
        [few] { $n } Porty
       *[many] { $n } Portów
    } u wybrzeży { $x }
condition-merchant_in = { verb-have } Kupca { $x }
condition-merchant_with_power = { verb-have } Kupca { $x } z Siłą Handlową { $n }
condition-unrest_in = { $x } są Niepokoje
condition-unrest_in_areas = { verb-have } Niepokoje { $x }: { $n }
condition-rebel_town_in = { $x } jest Zbuntowane Miasto
condition-npr_provinces_in = { $x } są Prowincje NPR
condition-dnpr_provinces = liczba Prowincji DNPR { $x } wynosi co najmniej { $n }
condition-leader_in_battle = w Bitwie jest Przywódca
condition-controls_none_in_battlegrounds = niczego nie { verb-control } na Polach Bitwy
condition-event_taken = { $x } ma już zagrane Wydarzenie
condition-nobody_chose = nikt nie wybrał { $x }
condition-share_choosing = co najmniej { $x } graczy wybrało { $chosen }
condition-any_accepted = ktoś się zgodził
condition-nobody_accepted = nikt się nie zgodził
condition-largest_orthodox_pr_at_least_largest_orthodox_npr = największe prawosławne Królestwo gracza nie jest mniejsze od największego prawosławnego NPR

## Idee

unit-by = { $kind } { $n }
unit-of-infantry = Piechota
unit-of-cavalry = Kawaleria
unit-of-artillery = Artyleria
unit-of-naval = kości na morzu
unit-of-heavy = Ciężki Statek
unit-of-light = Lekki Statek
unit-of-galley = Galera
mod-round_income = W każdej Rundzie zyskujesz { $what }
mod-round_power = W każdej Rundzie zyskujesz { $what }
mod-round_prestige = W każdej Rundzie zyskujesz { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } Prestiżu
mod-round_colonists = W każdej Rundzie zyskujesz { $n ->
        [one] { $n } Kolonistę
        [few] { $n } Kolonistów
       *[many] { $n } Kolonistów
    }
mod-action_discount = Akcja „{ $action }” kosztuje o { $what } mniej
mod-research_discount = Każde Badanie kosztuje o { $what } mniej
mod-advisor_upkeep_discount = Każdy Doradca kosztuje o { $what } mniej
mod-interest_free_loans = Pożyczki bez odsetek: { $n }
mod-loan_value = Pożyczka daje { $what }
mod-alliance_limit = Możesz mieć o { $n ->
        [one] { $n } Sojusz
        [few] { $n } Sojusze
       *[many] { $n } Sojuszy
    } więcej
mod-marriage_limit = Możesz mieć o { $n ->
        [one] { $n } Mariaż
        [few] { $n } Mariaże
       *[many] { $n } Mariaży
    } więcej
mod-no_marriages = Nie możesz zawierać nowych Mariaży
mod-interregnum_skill = Umiejętność w Bezkrólewiu: { $n } każdego typu
mod-may_explore_with_ships = Statki mogą służyć do Eksploracji
mod-may_recruit_artillery = Możesz rekrutować Artylerię
mod-holy_war_cb = Masz Casus Belli Świętej Wojny
mod-trade_cards_drawn = Dobierasz o { $n ->
        [one] { $n } Kartę
        [few] { $n } Karty
       *[many] { $n } Kart
    } Handlu więcej
mod-opponents_trade_row_lower = Przeciwnicy zarabiają w tym Węźle w rzędzie niższym o { $n }
mod-first_influence_free_per_turn = Darmowy Wpływ w każdej Turze: { $n }
mod-integrate_area_discount = Integracja Obszaru kosztuje o { $what } mniej
mod-core_unrest_removed_per_round = W każdej Rundzie możesz usunąć Niepokoje z Prowincji Rdzennych: { $n }
mod-dissent_unrest_ignored_areas = Obszary w Niezgodzie, które nie otrzymują Niepokojów: { $n }
mod-convert_area_without_unrest = Akcja „Konwersja Obszaru” nie dodaje Niepokojów
mod-tercios_icon_double_infantry = Postać z obwódką liczy się jako druga Piechota
mod-charge_before_first_round = Przed pierwszą Rundą Bitwy rzucasz tylko ty, Kości Kawalerii: { $n }
mod-remove_enemy_leader_die = Wrogi Przywódca ma mniej kości: { $n }
mod-siege_cost_against_you = Oblężenia twoich Prowincji kosztują o { $what } więcej
mod-refresh_manpower_bonus = W każdej Rundzie odświeżasz o { $n } więcej Zasobów Ludzkich
mod-manpower_bonus = Masz o { $n } więcej Zasobów Ludzkich
mod-recruit_discount = Rekrutacja taniej: { $what }
mod-ship_discount = Statki taniej: { $what }
mod-battle_dice_bonus = Więcej kości w każdej Bitwie: { $what }
mod-state_religion = Religią Państwową staje się Rewolucjonizm
