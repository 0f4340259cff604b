### Paladyni Zachodniego Królestwa: co się mówi przy stole.

game-paladins = Paladyni Zachodniego Królestwa
    .blurb = Państwo zachodniofrankijskie około roku 900: wysyłaj Robotników, zdobywaj Wiarę, Siłę i Wpływy, broń granic kazaniem, murem i mieczem – i uważaj, by Inkwizycja nie doliczyła się u ciebie zbyt wielu Podejrzeń.

## Opcje

option-difficulty = Poziom trudności
    .help = Z iloma Warsztatami zaczyna gracz wirtualny w grze jednoosobowej: 1 (łatwy), 3 (standardowy) czy 5 (trudny).
    .standard = Standardowy
    .easy = Łatwy
    .hard = Trudny

## Jak się skończyło

standing-won = najwięcej punktów zwycięstwa
standing-shared = wspólne zwycięstwo
standing-lost = przegrana

## Małe słowa

house-mark = wartość przyjęta
    .help = Tej wartości nie udało się odczytać z wydrukowanego elementu; nasza jest prawdopodobna i zgodna z instrukcją.

nobody = nikt
any-worker = dowolny Robotnik
free = za darmo
silver = { $silver ->
    [one] { $silver } Srebrnik
    [few] { $silver } Srebrniki
   *[many] { $silver } Srebrników
 }
provisions = { $provisions ->
    [one] { $provisions } sztuka Zapasów
    [few] { $provisions } sztuki Zapasów
   *[many] { $provisions } sztuk Zapasów
 }
provisions-paid = { $provisions ->
    [one] { $provisions } sztukę Zapasów
    [few] { $provisions } sztuki Zapasów
   *[many] { $provisions } sztuk Zapasów
 }
silver-paid = { $silver ->
    [one] { $silver } Srebrnika
    [few] { $silver } Srebrniki
   *[many] { $silver } Srebrników
 }
price = { $silver ->
    [0] { $provisions ->
        [0] za darmo
       *[other] { provisions }
     }
   *[other] { silver }{ $provisions ->
        [0] { "" }
       *[other] { " " }i { provisions }
     }
 }
for-price = { $silver ->
    [0] { $provisions ->
        [0] za darmo
       *[other] za { provisions-paid }
     }
   *[other] za { silver-paid }{ $provisions ->
        [0] { "" }
       *[other] { " " }i { provisions-paid }
     }
 }
its-price = { $priced ->
    [yes] { " " }{ $debts ->
        [0] { for-price }
       *[other] za Dług
     }
   *[no] { "" }
 }
at-once = od razu { $gain }

## Co robią karty

ability-after_action = po akcji { $action }: { $gain }
ability-after_pay_debt = po spłacie Długu: { $gain }
ability-inquisition = przy Inkwizycji: { $gain }
ability-suspected = przy Inkwizycji i co najmniej { $count ->
    [one] { $count } Podejrzeniu
    [few] { $count } Podejrzeniach
   *[many] { $count } Podejrzeniach
 }: { $gain }
ability-unsuspected = przy Inkwizycji { $count ->
    [0] bez Podejrzeń
    [one] i najwyżej { $count } Podejrzeniu
    [few] i najwyżej { $count } Podejrzeniach
   *[many] i najwyżej { $count } Podejrzeniach
 }: { $gain }
ability-free_silver = { $action } nie kosztuje Srebrników
ability-free_provisions = { $action } nie kosztuje Zapasów
ability-discount = { $action }: o { silver-paid } taniej
ability-gain = { $action } daje dodatkowo: { $gain }

scoring-per_actions = { $vp } PZ za każde { $times }
scoring-per_attribute = { $vp } PZ za { $per ->
    [one] każdy punkt
    [few] każde { $per } punkty
   *[many] każde { $per } punktów
 } { $attribute }
scoring-per_attacked_type = { $vp } PZ za każdego zaatakowanego { $type ->
    [saracen] Saracena
    [byzantine] Bizantyjczyka
   *[viking] Wikinga
 }
scoring-base_plus_per_order = { $base } PZ i { $vp } PZ za każdy spełniony Dekret
scoring-base_plus_per_converted_mercenary = { $base } PZ i { $vp } PZ za każdego nawróconego Najemnika
scoring-per_paid_debt = { $vp } PZ za każdy spłacony Dług
scoring-per_suspicion = { $vp } PZ za każde Podejrzenie
scoring-per_unpaid_debt = każdy niespłacony Dług kosztuje o { $vp } PZ mniej

## Gdzie stoi gra

step-starting_recruits = Pierwsi Mieszczanie
step-paladin_choice = Paladyni
step-tavern_draft = Karczma
step-turn = Akcja
step-develop = { action-develop }
step-recruit = { action-recruit }
step-gather = Polowanie lub Handel
step-pray = { action-pray }
step-conspire = { action-conspire }
step-commission = { action-commission }
step-fortify = { action-fortify }
step-garrison = { action-garrison }
step-absolve = { action-absolve }
step-attack = { action-attack }
step-convert = { action-convert }
step-use_favour = Królewska Łaska
step-pass_round = Pas
step-free_recruit = Darmowa Rekrutacja
step-free_develop = Darmowy Rozwój
step-clear_an_action = Oczyszczenie akcji
step-draw_suspicion = Podejrzenie
step-take_tax = Podatek
step-hold_inquisition = Inkwizycja
step-virtual_turn = Gracz wirtualny

## Pytania

ask-action = { $seat }: wybierz akcję albo spasuj
ask-starting_recruit = { $seat }: kto dołącza do ciebie na początek, za darmo?
ask-paladin = { $seat }: który Paladyn na tę Rundę? Z pozostałych jeden wraca na wierzch talii, drugi na spód.
ask-tavern = { $seat }: kogo najmujesz w Karczmie?
ask-workers = { $action }: kogo wysyłasz?
ask-favour_worker = { action-favour }: kogo wysyłasz?
ask-keep = { $seat } pasuje: którzy Robotnicy zostają na następną Rundę?
ask-workshop = Dokąd trafia Warsztat?
ask-free_develop = Dokąd trafia darmowy Warsztat?
ask-free_recruit = Kto dołącza do ciebie za darmo?
ask-clear = Z której akcji schodzą Robotnicy, by można ją było wykonać jeszcze raz?
ask-free_clear = { ask-clear }
ask-monk_space = { action-commission }: które pole zajmujesz?
ask-outpost_space = { action-garrison }: które pole zajmujesz?
ask-jar = { action-absolve }: na które pole trafia Dzban?
ask-wall_reward = Mur: którą nagrodę wybierasz?
ask-favour_reward = { action-favour }: którą nagrodę wybierasz?
ask-remove_suspicions = { $seat }: ile Podejrzeń odrzucasz?
ask-absolution = { ask-remove_suspicions }
ask-pay_debts = { $seat }: ile Długów spłacasz?
ask-destroy_debts = { $seat }: ile niespłaconych Długów niszczysz?
ask-inquisition = { $seat }: nadeszła Inkwizycja. Kto z twoich Mieszczan pomaga?

## Odpowiedzi

move-pass = Spasuj
move-no = Nie
move-done = Gotowe

move-develop = Rozwój{ its-price }
move-recruit = Rekrutacja{ its-price }: { $townsfolk }{ $workers ->
    [1] { " " }– do odrzucenia (1 Robotnik)
   *[other] { " " }– do drużyny ({ $workers } Robotników)
 }
    .label = { $townsfolk }{ its-price }{ $workers ->
        [1] { " " }– do odrzucenia (1 Robotnik)
       *[other] { " " }– do drużyny ({ $workers } Robotników)
     }
move-hunt = { $workers ->
    [1] Polowanie z 1 Robotnikiem
   *[other] Polowanie z { $workers } Robotnikami
 }: { $gain }
    .label = { move-hunt }
move-trade = { $workers ->
    [1] Handel z 1 Robotnikiem
   *[other] Handel z { $workers } Robotnikami
 }: { $gain }
    .label = { move-trade }
move-pray = Modlitwa{ its-price }
move-conspire = Konspiracja: Złoczyńca i Podejrzenie
move-commission = Misja{ its-price }: wyrusza Mnich
move-fortify = Fortyfikacja{ its-price }: rośnie Mur
move-garrison = Mobilizacja{ its-price }: staje Posterunek
move-absolve = Rozgrzeszenie{ its-price }: Dzban trafia na pole
move-attack = Atak{ its-price }: { $outsider }
    .label = { $outsider }{ its-price }
move-convert = Nawracanie{ its-price }: { $outsider }
    .label = { $outsider }{ its-price }
move-favour = Królewska Łaska{ its-price }: { $parts }
    .label = { $parts }{ $priced ->
        [yes] { " " }({ $debts ->
            [0] { for-price }
           *[other] za Dług
         })
       *[no] { "" }
     }

move-place = { $crew }
    .label = { move-place }
move-keep = { $count ->
    [0] Nikt
   *[other] { $crew }
 }
    .label = { move-keep }

move-paladin = { $paladin }; na wierzch { $top }, na spód { $bottom }
    .label = { move-paladin }
move-tavern = { $parts }
    .label = { move-tavern }

move-workshop = { $action }, { $side ->
    [left] lewe pole
    [middle] środkowe pole
    [right] prawe pole
   *[only] jedyne pole
 } ({ $colour }){ $held ->
    [yes] ; ustępuje { $worker }
   *[no] { "" }
 }
    .label = { move-workshop }
move-hire = { $townsfolk }: { $parts }
    .label = { move-hire }
move-free_recruit-no = Nikt
move-free_develop-no = Warsztat zostaje na torze
move-clear = { $action }: { $crew }
    .label = { move-clear }
move-clear-no = Z żadnej
move-free_clear-no = { move-clear-no }
move-space = { $space }: { $gain }
    .label = { move-space }
move-jar = { $jar_space }{ $house ->
    [yes] { " " }({ house-mark })
   *[no] { "" }
 }
    .label = { move-jar }
move-take = { $gain }
    .label = { move-take }
move-remove_suspicions = { $count ->
    [0] Żadnego
    [one] Odrzuć { $count } Podejrzenie
    [few] Odrzuć { $count } Podejrzenia
   *[many] Odrzuć { $count } Podejrzeń
 }
    .label = { move-remove_suspicions }
move-pay_debts = { $count ->
    [0] Żadnego
    [one] Spłać { $count } Dług
    [few] Spłać { $count } Długi
   *[many] Spłać { $count } Długów
 }
    .label = { move-pay_debts }
move-destroy_debts = { $count ->
    [0] Żadnego
    [one] Zniszcz { $count } Dług
    [few] Zniszcz { $count } Długi
   *[many] Zniszcz { $count } Długów
 }
    .label = { move-destroy_debts }
move-use = { $townsfolk }: { $parts }
    .label = { move-use }
move-inquisition-done = Nikt więcej

## Co się stało

event-RoundBegan = Zaczyna się Runda { $round }. Pierwszy Gracz: { $seat }.
event-OrderRevealed = Odkryto Królewski Dekret za { $vp } PZ: { $order }.
event-FavourRevealed = Odkryto Królewską Łaskę: { $favour }.
event-TavernsRevealed = Do Karczmy przybywają nowi goście: { $crew }.
event-PaladinChosen = { $seat } wybiera Paladyna na tę Rundę.
event-PaladinRevealed = { $seat } odkrywa Paladyna: { $paladin }; przybywają z nim: { $crew }.
event-TavernTaken = { $seat } najmuje w Karczmie: { $crew }.
event-Passed = { $seat } pasuje{ $kept ->
    [yes] {" "}i zachowuje na następną Rundę: { $crew }
   *[no] {""}
 }.
event-TownsfolkLeft = { $townsfolk } opuszcza miasto.
event-TownsfolkArrived = Nowi Mieszczanie: { $townsfolk }.
event-OutsiderLeft = { $outsider } odchodzi.
event-OutsidersArrived = Nowi u granic: { $outsider }.
event-TavernsReshuffled = Karty Karczmy potasowano w nowy stos.
event-GameScored = { $seat } kończy grę z wynikiem { $vp } PZ.

event-WorkersPlaced = { $seat }, { $action }: { $crew }{ $paid ->
    [yes] { " " }– { for-price }.
   *[no] .
 }
event-WorkshopPlaced = { $seat } stawia Warsztat: { $action }, { $place ->
    [1] lewe pole
   *[other] środkowe pole
 }.
event-WorkerDisplaced = { $seat }, { $action }: miejsca ustępuje { $worker }.
event-TownsfolkRecruited = { $seat } przyjmuje do drużyny: { $townsfolk }.
event-TownsfolkDiscarded = { $seat } odrzuca za nagrodę: { $townsfolk }.
event-ActionCleared = { $seat } oczyszcza akcję: { $action }.
event-MonkSent = { $seat } wysyła Mnicha: { $space }.
event-OutpostPlaced = { $seat } stawia Posterunek: { $space }.
event-WallBuilt = { $seat } wznosi Mur ({ $wall }).
event-JarPlaced = { $seat } przenosi Dzban na pole: { $jar_space }.
event-OutsiderAttacked = { $seat } atakuje: { $outsider }.
event-OutsiderConverted = { $seat } nawraca: { $outsider }.
event-FavourUsed = { $seat } korzysta z Królewskiej Łaski ({ $favour }): { $worker }{ $paid ->
    [yes] { " " }– { for-price }.
   *[no] .
 }
event-PaladinHelped = { $seat }: pomaga { $paladin }.
event-AbilityUsed = { $seat }: pomaga { $townsfolk }.

event-WorkersGained = { $seat } zyskuje: { $gain }.
event-SilverGained = { $seat } zyskuje { silver-paid }.
event-ProvisionsGained = { $seat } zyskuje { provisions-paid }.
event-AttributeRaised = { $seat } { $rise ->
    [0] nie może już podnieść { $attribute } ponad { $value }.
   *[other] podnosi { $attribute } do { $value }.
 }
event-RewardDeclined = { $seat } rezygnuje z nagrody ({ $gain }).
event-TaxTaken = { $seat } pobiera { $tax ->
    [one] { $tax } Podatek
    [few] { $tax } Podatki
   *[many] { $tax } Podatków
 }{ $silver ->
    [0] .
   *[other] { " " }(i z puli głównej: { silver }).
 }
event-SuspicionDrawn = { $seat } dobiera Podejrzenie ({ $tax ->
    [0] bez Podatku
   *[other] Podatek: { $tax }
 }).
event-SuspicionsReshuffled = Podejrzenia potasowano w nowy stos.
event-SuspicionsDiscarded = { $seat } odrzuca { $count ->
    [one] { $count } Podejrzenie
    [few] { $count } Podejrzenia
   *[many] { $count } Podejrzeń
 }.
event-DebtGained = { $seat } otrzymuje { $count ->
    [one] { $count } Dług
    [few] { $count } Długi
   *[many] { $count } Długów
 }.
event-DebtPaid = { $seat } spłaca Dług.
event-DebtDestroyed = { $seat } niszczy Dług.
event-InquisitionBegan = { $seat } sprowadza Inkwizycję!
event-TaxSupplyRefilled = Pula Podatków jest znów pełna: { $tax ->
    [one] { $tax } Srebrnik
    [few] { $tax } Srebrniki
   *[many] { $tax } Srebrników
 }.

# Gracz wirtualny gry jednoosobowej

event-VirtualPlayerReady = { $seat } ma na tę Rundę { $count ->
    [1] { $count } Robotnika
   *[other] { $count } Robotników
 }.
event-WorkshopGranted = { $seat }: Dekret daje Warsztat ({ $action }).
event-FavourSchemeDiscarded = { $seat }: Schemat trafia do odrzuconych ({ $scheme }).
event-SchemeRevealed = { $seat } planuje: { $scheme }.
event-SchemeFailed = { $seat }: plan zawodzi ({ $scheme }; { $clause }).
event-SchemesReshuffled = { $seat }: wszystkie Schematy potasowano w nowy stos.
event-VirtualWorkersPlaced = { $seat }, { $action }: { $count ->
    [1] { $count } Robotnik
   *[other] { $count } Robotników
 }.
event-VirtualWorkersGained = { $seat } zyskuje { $count ->
    [1] { $count } Robotnika
   *[other] { $count } Robotników
 }.
event-VirtualFavourUsed = { $seat } korzysta z Królewskiej Łaski ({ $favour }).
event-RightSideCleared = { $seat } oczyszcza prawą stronę swojej planszy.
event-JarTurned = { $seat } odwraca Dzban (razem: { $count }).
event-ResourceMarkerMoved = { $seat }: znacznik Zasobów staje na polu { $field }.
event-TaxReturned = { $seat }: z puli Podatków do głównej { $tax ->
    [one] przechodzi { $tax } Srebrnik
    [few] przechodzą { $tax } Srebrniki
   *[many] przechodzi { $tax } Srebrników
 }.

## Stół w terminalu

summary-gap = { "" }
summary-setup = PRZYGOTOWANIE; Pierwszy Gracz: { $seat }; pula Podatków: { silver }
summary-round = RUNDA { $round } z { $rounds }; Pierwszy Gracz: { $seat }; pula Podatków: { silver }

summary-kings-cards = KARTY KRÓLEWSKIE
summary-order = { "  " }Dekret, { $vp } PZ, { $required }× { $action }: { $parts }
summary-progress = { $seat } – { $count }
summary-favour = { "  " }Łaska, { $cost }{ $used ->
    [yes] , użyta w tej Rundzie
   *[no] { "" }
 }: { $parts }

summary-tavern = KARCZMA
summary-tavern-card = { "  " }{ $parts }

summary-townsfolk = MIESZCZANIE (stos: { $count })
summary-for-hire = { "  " }{ $townsfolk }, { $silver ->
    [0] za darmo
   *[other] { silver }
 }{ $debt ->
    [yes] { " " }lub Dług
   *[no] { "" }
 }: { $parts }
summary-discarded = 1 Robotnik: { $gain }
summary-joining = 2 Robotników: { $parts }

summary-outsiders = NAJEŹDŹCY (stos: { $count })
summary-at-the-border = { "  " }{ $outsider }, Siła { $strength }, Wiara { $faith }: { $parts }
summary-attack = atak: { $gain }
summary-convert = nawrócenie: { $gain }

summary-regions = REGIONY{ $house ->
    [yes] { " " }(kolejność pól: { house-mark })
   *[no] { "" }
 }
summary-region = { "  " }{ $region }, Wiara { $faith }, Siła { $strength }: { $parts }
summary-open = wolne: { $gain }
summary-held = zajęte: { $parts }
summary-piece = { $piece } ({ $seat })

summary-player = { $seat }: { $vp } PZ{ $passed ->
    [yes] , pas
   *[no] { "" }
 }
summary-resources = { "  " }{ silver }, { provisions }; { $parts }
summary-attribute = { $attribute } { $value }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
 }
summary-burdens = { "  " }{ $parts }
summary-suspicions = { $count ->
    [one] { $count } Podejrzenie
    [few] { $count } Podejrzenia
   *[many] { $count } Podejrzeń
 }
summary-unpaid = { $count ->
    [one] { $count } niespłacony Dług
    [few] { $count } niespłacone Długi
   *[many] { $count } niespłaconych Długów
 }
summary-paid = { $count ->
    [one] { $count } spłacony Dług
    [few] { $count } spłacone Długi
   *[many] { $count } spłaconych Długów
 }
summary-workers = { "  " }Robotnicy: { $parts }

summary-paladin = { "  " }Paladyn { $paladin }{ $revealed ->
    [yes] { "" }
   *[no] , zakryty
 }: { $parts }
summary-face-down = { "  " }Paladyn wybrany, zakryty
summary-hand = { "  " }Dobrani Paladyni: { $paladin }
summary-drawn = { "    " }{ $paladin }: { $parts }
summary-deck = { "  " }Talia Paladynów ({ $count }): { $parts }
summary-on-top = na wierzchu { $paladin }
summary-at-the-foot = na spodzie { $paladin }

summary-board = { "  " }Plansza (○ wolne, ● Robotnik, ■ Warsztat)
space-open = ○ { $colour }
space-held = ● { $worker }
space-covered = ■
summary-action = { "    " }{ $action }: { $spaces }
summary-priced = { "    " }{ $action }, { $parts }: { $spaces }
summary-unlimited = { "    " }{ $action } { $count }: { $spaces }
summary-track = { "    " }{ $action } { $count }/{ $limit }, { $parts }: { $spaces }
summary-complete = { "    " }{ $action } { $count }/{ $limit }, komplet: { $spaces }
summary-needs = { $attribute } { $value }
summary-brings = przybywa { $gain }
summary-jars = { "  " }Dzbany: { $jar_space }
summary-walls = { "  " }Mury: { $wall }
summary-team = { "  " }Drużyna
summary-in-team = { "    " }{ $townsfolk }: { $parts }
summary-attacked = { "  " }Zaatakowani: { $parts }
summary-of-type = { $count }× { $kind }
summary-converted-own = { "  " }Nawróceni
summary-converted-card = { "    " }{ $outsider }, { $vp } PZ: { $parts }

summary-done = { "  " }Wykonane: { $parts }
summary-taken = { $action } { $count }
summary-busy = { "  " }Zajęte akcje: { $action }
summary-others-team = { "  " }Drużyna: { $townsfolk }
summary-converted = { "  " }Nawróceni: { $parts }
summary-worth = { $outsider } – { $vp } PZ

summary-virtual-attributes = { "  " }{ $parts }; znacznik Zasobów na polu { $value } z { $count }
summary-virtual-workers = { "  " }Robotnicy: { $count }
summary-scheme = { "  " }Schemat: { $parts } (stos: { $count })
summary-workshops = { "  " }Warsztaty: { $parts }
summary-virtual-needs = { "  " }Potrzebne Wpływy: { $parts }
summary-virtual-need = { $action } { $value }
