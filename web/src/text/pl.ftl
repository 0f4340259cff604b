### Słowa ramy: wszystko, co przeglądarka mówi sama. Słowa gier przychodzą z ich katalogów.

## Nawigacja

brand-home = Stolnik, strona główna
nav = Strony
nav-games = Gry
nav-tables = Stoły
nav-rules = Zasady
theme-dark = Ciemny motyw
theme-light = Jasny motyw
your-name = Twoje imię przy stole
guest = Gość
close = Zamknij
back = Wstecz
loading = Wczytuję…
menu = Menu
tabs = Części stołu
to-lobby = Do gier
try-again = Spróbuj ponownie
copied = Skopiowano
play = Graj
look = Zobacz
watch = Oglądaj partię

## Strona gier

lobby-title = Ciężkie gry historyczne, dokładnie według instrukcji
lobby-lead = Zagraj w przeglądarce z przyjaciółmi albo z botami. Konto nie jest potrzebne.
play-bots = Zagraj z botami
play-bots-in = Zagraj z botami: { $game }
make-table = Stwórz stół
dealing = Rozkładam…
invitation-have = Mam zaproszenie
invitation-paste = Wklej link z zaproszenia
invitation-wrong = To nie jest link z zaproszenia; link z zaproszenia zawiera „/link/”.
waiting-for-you = Twoje stoły
your-move = Twoja kolej
others-move = czeka na innych
gathering = czeka na graczy
games-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
 }
games-lead = Jedno kliknięcie i siedzisz przy stole.
players-exactly = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
 }
players-range = { $least }–{ $most } graczy
solo-too = także solo
promise-book = Według instrukcji
    .text = Każda odmowa podaje punkt instrukcji.
promise-undo = Cofnij działa
    .text = Dopóki nikt się niczego nie dowiedział.
promise-die = Uczciwe kości
    .text = Po partii sprawdzisz każdy rzut.
promise-bot = Boty nie oszukują
    .text = Widzą tylko to, co ty na ich miejscu.
tables-mine = Moje stoły
tables-open = Otwarte stoły
tables-none = Nie siedzisz jeszcze przy żadnym stole.
tables-none-open = Żaden stół nie czeka teraz na graczy. Stwórz stół i zaproś znajomych.
phase-gathering = czeka na graczy
phase-playing = partia trwa
phase-over = skończona
phase-closed = zamknięta

## Pokój

gather-host = Twój stół. Ustaw wszystko albo od razu zacznij; zmiany widzą wszyscy przy stole.
gather-guest = Gospodarz przygotowuje partię. Usiądź i poczekaj chwilę.
invite = Kopiuj zaproszenie
invite-help = Kto ma link, siada bez konta.
seats = Miejsca
how-many = Ilu graczy
seat-open = Wolne
seat-open-help = czeka na kogoś z linkiem; przy starcie usiądzie tu bot
seat-bot = Posadź bota
seat-free = Zwolnij miejsce
seat-free-of = Zwolnij miejsce osoby { $name }; wróci tylko z nowym zaproszeniem
freed-by-host = Gospodarz stołu „{ $title }” zwolnił twoje miejsce. Usiądziesz tam znowu, gdy przyśle ci nowe zaproszenie.
freed-by-size = Przy stole „{ $title }” gra teraz mniej osób i twojego miejsca już nie ma; jeśli jakieś jest wolne, możesz tam usiąść.
seat-leave = Wstań od stołu
sit-down = Usiądź
bot = Bot
you = Ty
ready = gotowe
variants = Warianty
variants-help = wszystkie z instrukcji; żaden nie jest konieczny
option-not = Działa tylko przy takiej liczbie graczy: { $players }.
clock = Zegar
clock-live = Na żywo
    .help = Każdy ma 20 minut na całą partię i 15 sekund na każdą decyzję. Gdy czas minie, gra za niego bot.
clock-day = Dzień
    .help = Na każdą decyzję jest doba. Gdy czas minie, gra za niego bot.
clock-none = Bez zegara
    .help = Nikt nikogo nie pogania.
clock-own = Własny
    .help = Zegar ustawiony przez gospodarza.
dice = Uczciwe losowanie
dice-help = Serwer już wybrał sekret i pokazuje jego skrót. Dopiero potem każdy gracz dokłada swoją liczbę, więc losowania nie ustawi nikt.
dice-hash = Skrót sekretu
dice-figures = Liczby, z których wzięły się kości
dice-seed = Sekret
dice-nonces = Liczby
dice-after = Po partii sekret się odsłoni i każdy go sprawdzi.
nonce-given = liczba podana
nonce-missing = poda ją osoba, która tu usiądzie
nonce-bot = ustalona razem z sekretem serwera
nonce-server = od serwera
dice-as-seen = Ta przeglądarka widziała ten sam skrót, zanim wysłała swoją liczbę, i ta liczba jest w losowaniu.
dice-not-as-seen = To nie ten skrót, który widziała ta przeglądarka, albo w losowaniu jest inna liczba niż ta, którą wysłała.
bot-random = losowy
bot-greedy = zachłanny
gather-sum = { $game }, { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
   *[many] { $players } osób
 }, { $variants ->
    [none] bez wariantów
   *[other] { $variants }
 }, { $clock ->
    [none] bez zegara
   *[other] zegar: { $clock }
 }
gather-open = { $count ->
    [1] Na wolnym miejscu usiądzie bot.
   *[other] Na wolnych miejscach usiądą boty.
 }
start = { $players ->
    [1] Zaczynam
    [2] Zaczynamy we dwoje
    [3] Zaczynamy we troje
    [4] Zaczynamy we czworo
    [5] Zaczynamy w piątkę
    [6] Zaczynamy w szóstkę
   *[other] Zaczynamy ({ $players })
 }
host-starts = Partię zacznie gospodarz.
link-bad = To zaproszenie nie działa
invited-by = { $host } zaprasza cię do stołu.
mail-bad = Ten link już nigdzie nie prowadzi
mail-title = Listy od tego stołu
mail-is-asked = Osoba { $name } podała adres { $mail }, aby listy mówiły jej, kiedy jest jej kolej. Czy to twój adres i czy chcesz tych listów?
mail-is-used = Osoba { $name } dostaje na adres { $mail } listy, gdy jest jej kolej.
mail-yes = Tak, piszcie do mnie
mail-no = Nie chcę listów
mail-done = Dziękujemy
mail-yes-done = Adres jest potwierdzony.
mail-no-done = Adres zapomniany; nic więcej tam nie przyjdzie.

## Stół

order = Kolejność graczy
question = Pytanie
options = Odpowiedzi
rules = Zasady
log = Dziennik
talk = Rozmowa i notatki
chat = Rozmowa
notes = Notatki
notes-help = Tylko dla ciebie; nikt inny ich nie zobaczy.
chat-say = Napisz do graczy
chat-empty = Nikt się jeszcze nie odezwał.
send = Wyślij
someone = Ktoś
stand-in = gra bot
you-here = ty
undo = Cofnij
undo-last = Cofnij ostatni ruch
undo-not = Nie ma czego cofnąć albo ktoś już się czegoś z tego dowiedział.
sure = Na pewno? Nie da się cofnąć
refused = Tego ruchu nie wykonano.
tip-more = { $count ->
    [one] i jeszcze { $count } możliwość
    [few] i jeszcze { $count } możliwości
   *[many] i jeszcze { $count } możliwości
}
look-ways = { $count ->
    [1] Teraz można:
    [few] Teraz można na { $count } sposoby:
    [many] Teraz można na { $count } sposobów:
   *[other] Teraz można na { $count } sposobu:
}
look-all = Na liście wszystkie możliwości: { $count }
look-not = Nie teraz:
look-met = Spełnione:
look-unmet = Niespełnione:
look-helps = Co pomoże
look-waits = Teraz nic od ciebie nie zależy.
all-options = Wszystkie możliwości ({ $count })
your-turn = Twoja kolej: { $question }
waits-for = Decyduje: { $names }
waits-help = Możesz w tym czasie czytać karty i zasady.
thinking = Bot się namyśla…
since-mine = { $count ->
    [one] Od twojego ruchu: { $count } ruch
    [few] Od twojego ruchu: { $count } ruchy
   *[many] Od twojego ruchu: { $count } ruchów
 }
since-start = { $count ->
    [one] Od początku partii: { $count } ruch
    [few] Od początku partii: { $count } ruchy
   *[many] Od początku partii: { $count } ruchów
 }
telling = Co robią inni
telling-of = Tura: { $name }
telling-step = krok { $step } z { $of }
telling-back = Krok wstecz
telling-on = Krok dalej
telling-play = Odtwórz
telling-pause = Pauza
telling-to-me = Do mojej tury
telling-to-now = Do stołu teraz
telling-switch = Pokazuj krok po kroku, co robią inni
speed = Tempo
speed-slow = wolno
speed-normal = zwykle
speed-fast = szybko
speed-instant = od razu
digest = Od twojego ruchu
digest-mine = { $count ->
    [one] { $count } dotyczy tego, co twoje
    [few] { $count } dotyczą tego, co twoje
   *[many] { $count } dotyczy tego, co twoje
 }
digest-table = Stół
digest-done = Gram
digest-replay = Pokaż po kolei
change-from = z { $before }
effect = Skutek: { $option }
effect-range = od { $low } do { $high }, średnio { $mean }
effect-starts = Zaczyna się: { $what }
effect-chance = Decyduje los albo to, co zakryte: zakres z dziesięciu wyobrażonych partii.
effect-over = Może zakończyć partię.
effect-final = Nie można tego cofnąć.
effect-none = Nie zmienia niczego, co się liczy.
effect-switch = Pokazuj, co zmieni wybór
end-again = Ostatnie ruchy jeszcze raz
end-count = Skąd wzięły się punkty zwycięzcy
log-whose = Czyje kroki
log-effects = { $count ->
    [one] jeszcze { $count } skutek
    [few] jeszcze { $count } skutki
   *[many] jeszcze { $count } skutków
 }
log-news = { $count ->
    [one] { $count } nowy
    [few] { $count } nowe
   *[many] { $count } nowych
 }
tab-lit = tu można coś zrobić
log-empty = Jeszcze nic się nie wydarzyło.
log-earlier = Wcześniej
log-from-elsewhere = Ciąg dalszy od ruchu { $number } przy innym stole
log-more-clauses = { $count ->
    [one] i jeszcze { $count } punkt
    [few] i jeszcze { $count } punkty
   *[many] i jeszcze { $count } punktów
 }
goto-move = Pokaż stół po ruchu { $number }
history = Historia partii
history-title = Stół sprzed chwili
history-at = Ruch { $number } z { $all }
history-prev = Ruch wcześniej
history-next = Ruch później
history-back = Wróć do gry
move-number = ruch { $number }
reconnecting = Łączę ponownie… Widzisz stół w ostatnim znanym stanie.
sheet-more = Pokaż więcej
sheet-less = Schowaj
sound = Dźwięk, gdy kolej na mnie
tour = Oprowadź mnie po stole
pause = Poproś o przerwę
unpause = Poproś o wznowienie
hand-over = Oddaj miejsce botowi
hand-over-sure = Tak, niech bot gra za mnie
hand-over-help = Od teraz na twoim miejscu gra bot. W każdej chwili możesz do niego wrócić.
bot-plays-mine = Na twoim miejscu gra bot.
take-back-seat = Wróć na swoje miejsce
resign = Poddaj partię
bot-stuck = Bot nie może wykonać żadnego ruchu ({ $name }).
bot-replace = Posadź tam innego bota
resign-sure = Na pewno poddajesz partię?
watch-link = Kopiuj link dla widzów
you-watch = Oglądasz tę partię: widzisz to, co jawne dla wszystkich.
leave-table = Wstań od stołu (partia czeka)
proposal-undo = { $name } prosi o cofnięcie.
proposal-pause = { $name } prosi o przerwę.
proposal-unpause = { $name } prosi o wznowienie partii.
agree = Zgoda
disagree = Nie
watchers = { $count ->
    [0] Nikt nie ogląda tej partii.
    [one] Partię ogląda { $count } osoba.
    [few] Partię oglądają { $count } osoby.
   *[many] Partię ogląda { $count } osób.
 }
keys = Klawisze
keys-help =
    1–9 i litery: odpowiedź (Alt pokazuje, która)
    strzałki: chodzenie po planszy i po odpowiedziach
    Enter: wybierz; Spacja: obejrzyj z bliska
    Esc: wszystkie możliwości; U: cofnij
    ?: dlaczego nie; /: szukaj w zasadach
    ← i → poza planszą: historia partii
turn-summary = Tura na jednej stronie

## Zasady

rules-whole = otwórz całość
rules-search = Szukaj w punktach ({ $count })
rules-found = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
rules-failed = Nie udało się wczytać zasad. Spróbuj za chwilę.
rules-chapters = Rozdziały
asked-before = Pytane wcześniej
clauses = Punkty
clause = Punkt
clause-none = Wybierz punkt z listy.
enforced = Gdzie pilnuje tego gra
rulings = Orzeczenia
which-game = Gra

## Wynik

over-title = Koniec gry
winner = { $count ->
    [1] Wygrywa { $names }
   *[other] Wygrywają: { $names }
 }
resigned = partia poddana
rematch = Rewanż
replay = Odtwórz partię
see-board = Zobacz planszę
see-result = Pełny wynik
copy-link = Kopiuj link
rematch-waits = Ktoś chce zagrać jeszcze raz.
rematch-go = Przejdź do nowego stołu
record = Pobierz zapis
scores = Skąd te punkty
standings = Klasyfikacja końcowa
total = Razem
place = Miejsce
chart = Przebieg
chart-points = punkty, gdyby partia skończyła się wtedy
chart-worth = ocena pozycji
chart-of = Przebieg partii; na końcu: { $values }
turning-points = Przełomy
play-from-here = Zagraj stąd
moves-made = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
 }
chart-click = kliknięcie prowadzi do ruchu
turning-replay = odtwórz od ruchu { $number }
nearness = Jak blisko było do każdego zwycięstwa
play-on = Zagraj od ruchu…
play-on-help = Twoje miejsce, przeciw botom, od tej pozycji.
verify = Sprawdź losowanie
verify-now = Sprawdź teraz
verify-fair = zgadza się
verify-fork = nie dotyczy
verify-fork-help = Ta partia zaczęła się od pozycji z innej i miała własne losowanie, którego nikt nie obiecywał.
verify-there = Do partii, z której powstała
verifying = Odtwarzam całą partię…

## Kiedy coś jest nie tak

nowhere-title = Nic tu nie ma
nowhere-text = Pod tym adresem niczego nie ma. Może link jest niepełny.
no-room = Nie ma takiego stołu
down-title = Serwer nie odpowiada
down-text = Sprawdź połączenie i spróbuj jeszcze raz. Twoje partie są bezpieczne.
expired-title = Sesja wygasła
expired-text = Dla bezpieczeństwa trzeba zalogować się jeszcze raz. Partie rozegrane na koncie zostają na koncie.
expired-action = Kontynuuj jako gość

## Zwykła plansza

generic-view = Stół
generic-nothing = nic
generic-yes = tak
generic-no = nie
tab-table = Stół

## Oprowadzanie

tour-step = Krok { $step } z { $all }
tour-next = Dalej
tour-done = Gramy!
tour-end = Pomiń

## Plansze: wspólne

zoom = Powiększenie
zoom-in = Przybliż
zoom-out = Oddal
zoom-whole = Cała mapa
tab-map = Mapa
tab-market = Rynek
tab-own = Moje
tab-rivals = Rywale

## Pax Renaissance

pax-map = Mapa
pax-market = Rynek
pax-victories = Zwycięstwa
pax-active = aktywne
pax-inactive = nieaktywne
pax-supreme = Dominuje { $religion }
pax-florins = floreny
pax-hand = Na ręce
pax-concessions = koncesje
pax-kings = Królowie
pax-republics = Republiki
pax-concessions-held = Koncesje
pax-deck = karty w talii
pax-no-cards = jeszcze bez kart
pax-empty = puste pole
pax-hidden = zakryta: { $card }
pax-profit = zysku
pax-price = cena { $price }
pax-on-card = na karcie floreny: { $florins }
pax-loaded = w tej turze położono na niej florena
pax-used = użyta w tej turze
pax-blocked = zamknięte emporium
pax-emporium-black = czarne emporium
pax-emporium-white = białe emporium
pax-sea = granica morska
pax-land = granica lądowa
pax-concession = koncesja: { $name }
pax-ruled = włada { $name }
pax-throne = na tronie, bez gracza
pax-repressed = represjonowany: { $token }

## Paladyni

or = lub
tab-own-board = Moja plansza
tab-town = Miasto
tab-frontier = Granice
pal-round = Runda
pal-round-n = Runda { $round }
pal-town = Miasto
pal-frontier = Regiony i Najeźdźcy
pal-own = Twoja plansza
pal-vp = { $vp } PZ
pal-passed = pas
pal-hidden = Paladyn zakryty
pal-suspicions = Podejrzenia
pal-debts = Długi: niespłacone / spłacone
pal-orders = Królewskie Dekrety
pal-favours = Królewskie Łaski
pal-tavern = Karczma
pal-townsfolk = Mieszczanie
pal-empty = puste pole
pal-region = Region { $number }
pal-hand = Paladyni na ręce
pal-pool = Robotnicy w puli
pal-team = Drużyna
pal-taken = zajęte: { $worker }
pal-discard = Odprawiony, 1 Robotnik
pal-join = Do drużyny, 2 Robotników
pal-after = po: { $action }
pal-after-debt = po spłacie Długu
pal-inquisition = przy Inkwizycji
pal-tax = Podatek
pal-remove_suspicion = odrzuć Podejrzenie
pal-pay_debt = spłać Dług
pal-destroy_debt = zniszcz Dług
pal-gain_debt = weź Dług
pal-free_recruit = darmowa Rekrutacja
pal-free_develop = darmowy Rozwój
pal-pray = Modlitwa

## Boże Igrzysko

tab-families = Rody
tab-court = Dwór
gp-turn = Tura
gp-phases = Fazy tury
gp-stage-1 = Latyfundia
gp-stage-2 = Polityka
gp-stage-3 = Akcje magnackie
gp-stage-4 = Wojny
gp-stage-5 = Administracja
gp-map = Rzeczpospolita
gp-court = Dwór Królewski
gp-crown-army = Armia Koronna
gp-mace = buława
gp-prestige = punkty prestiżu
gp-money = złote; dochód { $income }
gp-cubes = szlachta w puli
gp-estates = posiadłości
gp-sejm-discs = posłowie w Sejmie
gp-infantry = piechota
gp-cavalry = kawaleria
gp-artillery = artyleria
gp-cossacks = Kozacy
gp-stewards = zarządcy w zasobach
gp-cities = miasta w zasobach
gp-king-cubes = kostki królewskie
gp-sejm = Sejm
gp-wealth = zamożność { $wealth }
gp-secret = tajne do odsłonięcia
gp-places = Miejsca
gp-places-heads = rywale i wróg, twoje kostki, żeton
gp-lay = { $place }: połóż żeton { $value }
gp-lift = { $place }: podnieś żeton { $value }
gp-assign = Przydziel żetony wpływu
gp-ready = Gotowe
gp-gather = Zbierz wszystkie
gp-left = { $count ->
    [0] wszystkie leżą
    [one] został { $count } żeton
    [few] zostały { $count } żetony
   *[many] zostało { $count } żetonów
}
gp-near = Z bliska
gp-laid = Twój żeton { $value }
gp-bid = licytacja: { $money } zł
gp-tokens = Twoje żetony wpływu
gp-token = Żeton wpływu { $value }, zostało { $left }
gp-estate = Posiadłość, { $province }, wartość { $value }: { $owner }
gp-free = wolna
gp-field = { $name }, siła { $strength }, prestiż { $prestige }
gp-treaty = traktat
gp-rolled = Rzut wrogów:
gp-action-steward = Zarządca
gp-action-gdansk = Gdańsk
gp-action-diplomacy = Dyplomacja
gp-action-move_cubes = Przemieszczenie kostek
gp-action-liberum_veto = Liberum veto
gp-action-confederation = Konfederacja
gp-action-colleges = Kolegia
gp-action-city = Miasto

## Źródła punktów

score-orders = Królewskie Dekrety
score-attributes = Wiara, Siła, Wpływy
score-develop = Rozwój
score-commission = Misje
score-fortify = Fortyfikacje
score-garrison = Mobilizacje
score-absolve = Rozgrzeszenia
score-walls = Mury
score-converted = Nawróceni
score-debts = Długi
score-resources = Srebrniki i Zapasy
score-colleges = Kolegia
score-war_glory = Sława wojenna
score-sejm_seats = Posłowie w Sejmie
score-luxury = Luksus
score-estates = Posiadłości
score-in_play = Prestiż z gry
score-tax_income = Dochód z Podatków
score-cores = Żetony Rdzenności
score-marriages = Mariaże
score-alliances = Sojusze
score-imperial_authority = Władza Cesarska
score-papal_controller = Kontroler Papieski
score-stability = Stabilność
score-occupied = Okupowane Miasta
score-interest = Odsetki

## Oprowadzanie po planszach i tura na jednej stronie

tour-question = Tu jest pytanie i wszystko, co możesz odpowiedzieć. Kliknij odpowiedź albo naciśnij jej klawisz; Alt pokazuje, która jest która.
tour-lit = Co świeci na planszy, tego dotyczy któraś odpowiedź. Kliknij, a zostaną tylko te, które tego dotyczą.
tour-log = Dziennik mówi, co się stało. Wskaż wpis, a zaświeci się to, o czym mówi; suwak pokazuje stół po każdym ruchu.
tour-tools = Tu cofniesz ruch, zajrzysz do zasad i porozmawiasz. Każda niedostępna rzecz powie, dlaczego: kliknij ją prawym przyciskiem albo naciśnij „?”.
tour-pal-workers = Twoi Robotnicy w tej Rundzie. Każde miejsce akcji mówi, jakiego koloru Robotnika potrzebuje.
tour-pal-actions = Dwanaście akcji. U góry zwykłe, na dole te, które wymagają jednego Atrybutu i podnoszą inny.
tour-pal-attributes = Wiara, Siła i Wpływy. Kreskowane pola dodaje Paladyn tej Rundy.
tour-pal-townsfolk = Mieszczanie: jednym Robotnikiem odprawisz kartę za nagrodę, dwoma weźmiesz ją do drużyny.
tour-pal-kings = Dekrety dają punkty za pięć takich samych akcji; Łaski to akcje dla wszystkich.
tour-pal-frontier = Regiony dla Mnichów i Posterunków, pod nimi Najeźdźcy: atakuj Siłą albo nawracaj Wiarą.
tour-pal-suspicion = Złoczyńcy są wygodni, ale przynoszą Podejrzenia; gdy zabraknie Podatków, przychodzi Inkwizycja, a z nią Długi.
tour-gp-phases = Tura ma pięć etapów i szesnaście faz. Wypełnione pole pokazuje, która faza trwa.
tour-gp-map = Rzeczpospolita: pięć prowincji, ich zamożność, posiadłości i szlachta rodów.
tour-gp-estates = Posiadłości stoją na torze od tanich do drogich. Dają dochód i głosy.
tour-gp-family = Twój ród: złote, szlachta w puli, wojsko i prestiż. W fazie 2 leżą tu żetony wpływu: przeciągnij je na prowincję albo kliknij.
tour-gp-court = Dwór Królewski: suma żetonów mówi, jak silna będzie Armia Koronna; kto położy najwyższy, bierze buławę.
tour-gp-sejm = Sejm: kto ma w prowincji najwięcej szlachty, ten sadza tam posła.
tour-gp-fields = Pola wrogów: siła w tej turze, traktat i strzałka do prowincji, którą zaatakują. Pilnuj jej.
tour-pp-hand = Karty Akcji na twojej ręce: zagrywa się je dla efektu albo zachowuje, by użyć widocznego na nich Doradcy lub Przywódcy.
tour-pp-missions = Misje dają prestiż. Spełnioną można ogłaszać od razu albo trzymać w zanadrzu.
tour-pp-power = Trzy rodzaje Punktów Władzy płacą za większość akcji: Punkty Administracji, Dyplomacji i Militarne.
tour-pp-own = Twoje Królestwo: Władca, Prestiż, skarb, Zasoby Ludzkie, więzi i Stabilność.
tour-pp-events = Wydarzenia leżą odkryte dla wszystkich. Wzięcie jednego to akcja: jego Władca może zostać twoim, a ty wybierasz, co się stanie. Niżej Idee i Kamienie Milowe.
tour-pp-realms = Inne Królestwa: Prestiż, Dukaty, Punkty Władzy, Stabilność, Zasoby Ludzkie, karty. Kliknij nazwę, a zobaczysz całe Królestwo.
tour-pp-phases = Runda ma pięć Faz; wypełniona trwa teraz. Obok: Cesarz i Kuria.
tour-pp-layers = Jedna warstwa naraz: własność, religia, wpływy, handel, wojsko, niepokoje, Cesarstwo. Pod mapą są objaśnienia znaków; w polu wyszukiwania znajdziesz Obszar po nazwie.
tour-pp-map = Europa roku 1444. Kolor lądu mówi, czyj jest; pionki to Miasta, Armie i Statki, a kwadraciki pod nazwą to miejsca na wpływy.

turn-pax_renaissance_1e = W turze masz do dwóch akcji.
    Kup kartę: jej kolumna to cena, po florenie na każdą kartę po lewej. Karta trafia na rękę.
    Zagraj kartę na zachodnią lub wschodnią stronę tablo: przedstawiciele trafiają na mapę, potem dzieje się akcja jednorazowa.
    Sprzedaj kartę z ręki lub z tablo za 2 floreny.
    Uruchom operacje Zachodu albo Wschodu: każdą kartę raz, w dowolnej kolejności.
    Rozpocznij wymianę handlową z zakrytej karty rzędu: jej floreny idą na koncesje wzdłuż szlaku.
    Ogłoś zwycięstwo, które jest aktywne i którego warunki spełniasz: to wygrywa grę.
    Na koniec tury rynek przesuwa się w lewo i jest uzupełniany.
turn-pax_renaissance_2e = W turze masz dwie akcje; co najmniej jedną trzeba wykonać.
    Kup kartę: jej kolumna to cena, po florenie na każdą kartę po lewej. Karta trafia na rękę.
    Zagraj kartę na zachodnią lub wschodnią stronę tablicy: agenci idą na mapę, potem dzieje się akcja jednorazowa.
    Sprzedaj kartę z ręki lub z tablicy za 2 floreny.
    Uruchom działania Zachodu albo Wschodu: każdą kartę raz, w dowolnej kolejności.
    Zorganizuj wyprawę handlową z zakrytej karty rzędu: jej floreny idą na koncesje wzdłuż szlaku.
    Ogłoś zwycięstwo, które jest aktywne i którego warunki spełniasz: to wygrywa grę. Kupiona kometa jedno aktywuje.
    Na koniec tury rynek przesuwa się w lewo i jest uzupełniany.
turn-paladins = Początek Rundy: odsłania się karty króla, a każdy wybiera Paladyna z trzech.
    Po kolei każdy bierze kartę Karczmy z czterema Robotnikami, oprócz tych od Paladyna.
    Kolejno wykonujcie po jednej akcji, kładąc Robotników na jej polach, aż wszyscy spasują.
    Górne akcje dają Robotników, Zapasy, Srebrniki i Mieszczan; dolne wymagają jednego Atrybutu, a podnoszą inny.
    Królewskie Łaski to dalsze akcje, za twojego Robotnika.
    Złoczyńcy przynoszą Podejrzenia. Gdy skończą się Podatki, przychodzi Inkwizycja: kto ma najwięcej Podejrzeń, bierze Dług.
    Na koniec Rundy zachowaj do trzech Robotników.
    Po siedmiu Rundach wygrywa, kto ma najwięcej punktów.
turn-gods_playground = Latyfundia: dochód rodów.
    Polityka: sześć żetonów wpływu w tajemnicy, po jednym na każdą prowincję i Dwór Królewski, odsłaniane naraz; licytacja buławy, Armia Koronna, wzmocnienia wrogów i Sejm.
    Akcje magnackie: nowe posiadłości, akcje specjalne, armie prywatne.
    Wojny: kampanie przeciw wrogom, ich inwazje, odsiecz i ekspansja. Strzałka pokazuje, którędy wchodzi wróg.
    Administracja: plądrowanie, zamożność prowincji i prestiż.
    Po czterech turach wygrywa najwyższy prestiż.
turn-price_of_power = Faza 1, karty: wykłada się Wydarzenia, a każdy dobiera trzy Karty Akcji, z dowolnych z trzech talii.
    Faza 2, akcje: kolejno po jednej Akcji Podstawowej albo jednej karcie, aż wszyscy spasują. Akcje Pomniejsze są ponad to.
    Wydarzenie też bierze się akcją: jego Władca może być twój, a dzieje się opcja A albo B.
    Za akcje płaci się Punktami Władzy (Administracji, Dyplomacji i Militarnymi) i Dukatami: wpływy, handel, roszczenia, wojska, wojny, idee.
    Faza 3, pokój i bunty: wojny mogą się skończyć, wybuchają niepokoje.
    Faza 4, dochód: podatki, Punkty Władzy, utrzymanie.
    Faza 5, porządki: pionki wracają, a znacznik Rundy idzie dalej.
    Misje, Kamienie Milowe i wojny dają Prestiż po drodze, a końcowe punktowanie dokłada resztę; wygrywa najwyższy Prestiż.

## Cena władzy

tab-realm = Królestwo
tab-events = Wydarzenia
tab-realms = Inne królestwa
pp-map = Mapa Europy
pp-phase-1 = Karty
pp-phase-2 = Akcje
pp-phase-3 = Pokój i bunty
pp-phase-4 = Dochód
pp-phase-5 = Porządki
pp-emperor = Cesarz
pp-authority = Władza Cesarska
pp-curia = Kuria
pp-roma = Kardynał Rzymu
pp-crusade = Krucjata:
pp-excommunicated = Ekskomunika:
pp-layer = Warstwa mapy
pp-layer-key = Shift+{ $key }
pp-layer-own = Własność
pp-layer-faith = Religia
pp-layer-influence = Wpływy
pp-layer-trade = Handel
pp-layer-forces = Wojsko
pp-layer-unrest = Niepokoje
pp-layer-empire = Cesarstwo
pp-legend-vassal = wasal
pp-legend-free = niezależne
pp-legend-army = armia
pp-legend-ships = statki
pp-legend-rebels = buntownicy
pp-legend-node = węzeł handlowy
pp-legend-merchant = kupiec
pp-legend-empire = Cesarstwo
pp-find = Znajdź Obszar
pp-distant = Odległe lądy
pp-army = Armia, { $player }: { $n }
pp-infantry = Piechota, { $player }: { $n }
pp-ships = Statki, { $player }: { $n }
pp-rebels = Buntownicy: { $n }
pp-owners = Właściciele: { $owners }
pp-influence-of = Wpływy, { $who }: { $n }
pp-imperial = wpływ cesarski
pp-claim-of = Roszczenie: { $who }
pp-neighbours = Sąsiednie Obszary: { $areas }
pp-tax = wartość podatkowa { $tax }
pp-tax-beside = liczba przy Prowincji to jej wartość podatkowa
pp-vassal = wasal
pp-unrest = niepokój
pp-rebel-town = miasto buntowników
pp-occupied = okupuje: { $who }
pp-merchant = Kupiec: { $player }
pp-merchant-down = Kupiec, położony: { $player }
pp-pirates = Piraci
pp-elector = Elektor
pp-prestige = Prestiż
pp-ducats = Dukaty
pp-stability = Stabilność
pp-manpower = Zasoby Ludzkie
pp-hand-of = Karty na ręce
pp-allies = Sojusze
pp-marriages = Mariaże
pp-vassals = Prowincje wasali
pp-passed = Pas
pp-event-taken = Ma już Wydarzenie
pp-interregnum = bezkrólewie
pp-ruler = Władca
pp-ill = Słabe Zdrowie
pp-treasury = Skarb, podatki { $income }{ $interest ->
        [0] {""}
       *[other] , odsetki { $interest }
    }
pp-power = Punkty Władzy
pp-advisors = Doradcy i idee
pp-missions = Misje
pp-at-once = ogłoś od razu
pp-held-back = wstrzymaj
pp-hand = Na ręce: { $n }
pp-events = Wydarzenia
pp-events-taken = Wzięte Wydarzenia: { $n }
pp-ducats-on = Dukaty na karcie
pp-everybody = wszyscy
pp-face-down = zakryte: { $n }
pp-ideas = Idee
pp-milestones = Kamienie Milowe
pp-rebels-name = Buntownicy
pp-battle = Bitwa: { $area }
pp-battle-round = Runda { $n }
pp-dice = Wynik rzutu
pp-casualties = straty { $lost }{ $due ->
        [0] {""}
       *[other] , do odjęcia { $due }
    }
pp-deal = Umowa: { $who } i { $with }
pp-deal-gives = { $who } daje
pp-deal-ducats = Dukaty: { $n }
pp-deal-province = { $place } za { $price }
pp-deal-alliance = sojusz
pp-deal-marriage = mariaż królewski
pp-trade = Handel: { $who }
pp-rebel-dice = Kości Buntowników: { $area }
pp-pirates-name = Piraci
pp-naval-battle = Bitwa morska: { $zone }
pp-negotiation = Negocjacje: { $who } i { $with }
pp-victor = Zwycięzca: { $who }
pp-war = { $who } wypowiada Wojnę
pp-war-targets = Cele
pp-war-penalties = Kary
pp-war-calls = Wezwania do Broni
pp-war-power = Władza i Wpływy
pp-war-battles = Bitwy
pp-war-free = Darmowa Akcja
pp-aggressors = Agresorzy
pp-targets = Cele
pp-call = Wezwanie do Broni
pp-call-defensive = Wezwanie obronne:
pp-call-offensive = Wezwanie ofensywne:
pp-against = wrogowie:
pp-siege = Oblężenie: { $area }
pp-siege-units = Jednostki: { $n }
pp-siege-paid = zapłacone Punkty Militarne: { $n }
pp-besieged = oblegana
pp-peace = Rozmowy Pokojowe
pp-settlement = Warunki pokoju
pp-victor-is = Zwycięzca
pp-result-total = Całkowite Zwycięstwo
pp-result-partial = Częściowe Zwycięstwo
pp-result-surrender = Kapitulacja
pp-fate-keep = zachowanie
pp-fate-sell = odsprzedaż
pp-fate-free = wyzwolenie
pp-fate-return = zwrot
pp-fate-swap = wymiana
pp-faith = Religia
pp-faith-of = Religia: { $faith }
pp-dissent = w Niezgodzie
pp-dissent-of = w Niezgodzie: { $who }
pp-in-the-empire = w Cesarstwie
pp-plague = Zaraza
pp-imperial-units = Wojska cesarskie
pp-defending = Cesarstwo jest bronione
pp-members = Członkowie
pp-dissolved = Cesarstwo jest rozwiązane.
pp-controller = Kontroler Papieski
pp-rank-free = miejsce { $rank }: { $n } Prestiżu
pp-rank-of = miejsce { $rank }: { $n } Prestiżu, { $who }
pp-display = Karty przed graczem
pp-cubes-on = Kostki na karcie: { $n }
pp-missions-done = wykonane: { $n }
pp-missions-held = posiadane: { $n }
pp-manpower-of = Dostępne { $available }, wyczerpane { $exhausted }, razem { $all }
pp-infantry-alone = Piechota bez Armii
pp-fleet-of = Lekkie Statki { $light }, Ciężkie Statki { $heavy }, Galery { $galleys }
pp-merchants = Kupcy
pp-at-war = W stanie Wojny
pp-cbs = Cele Casus Belli
pp-fold = Zwiń
pp-unfold = Rozwiń
pp-called = wezwano
pp-legend = Legenda
pp-rebel-dice-next = Kości Buntowników
pp-find-key = Shift+F
pp-battleground = Pole Bitwy
pp-battleground-of = Pole Bitwy: { $struggle }
pp-battlegrounds = Pola Bitew: { $areas }
pp-legend-battleground = Pole Bitwy, { $struggle }
pp-legend-protection = ochrona handlu
pp-struggles = Konflikty o Władzę
pp-struggle-active = trwa
pp-struggle-upcoming = nadchodzi: { $struggle }
