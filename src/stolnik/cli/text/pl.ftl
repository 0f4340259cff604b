### Wiersz poleceń po polsku. en.ftl mówi to samo po angielsku.

## Pomoc

help-usage = Użycie:
help-options-usage = [opcje]
help-commands = Polecenia
help-options = Opcje
help-examples = Przykłady

command-stolnik = gra w duże historyczne gry planszowe dokładnie według instrukcji
    .about =
        Graj ze znajomymi przy jednej klawiaturze albo przeciw botom, zapytaj o każdy odrzucony ruch, która zasada go zabrania, sprawdź każdą zasadę razem z kodem, który jej przestrzega, i testem, który jej strzeże, a po grze przekonaj się, że kości były uczciwe.

        Więcej o poleceniu: stolnik POLECENIE --help
    .examples =
        stolnik games  # w co można zagrać
        stolnik play pax_renaissance_1e  # gra przeciw dwóm botom
        stolnik rules pax_renaissance_1e królowa  # co instrukcja mówi o królowych
        stolnik --lang en games  # to samo po angielsku

command-games = wymienia gry z liczbą graczy, opcjami i zasadami
    .examples =
        stolnik games  # tabela dla ludzi
        stolnik games --json  # to samo dla programów

command-play = gra w terminalu: ludzie przy jednej klawiaturze i boty
    .about =
        Widzisz stół tak, jak wolno go widzieć z twojego miejsca, to, co się stało od twojego ostatniego ruchu, i pytanie ze wszystkimi dozwolonymi odpowiedziami. Odpowiedz numerem albo częścią słów. Wpisz ?, by poznać resztę: dlaczego ruch jest niedozwolony, co mówią zasady, co zrobiłby bot, cofanie, zapis.

        Wyjście przed końcem niczego nie traci: partia zostaje zapisana, a --resume ją kontynuuje.
    .examples =
        stolnik play pax_renaissance_1e  # ty na miejscu 0, na pozostałych zachłanne boty
        stolnik play pax_renaissance_1e --players 4 --human 0,2 --bots greedy,random  # dwie osoby i dwa boty
        stolnik play pax_renaissance_1e --human none --seed 7  # popatrz, jak grają boty; ziarno 7 to zawsze ta sama partia
        stolnik play pax_renaissance_1e --variant astrology --record partia.jsonl  # z wariantem, z zapisem partii
        stolnik play --resume partia.jsonl  # dokończ zapisaną partię

command-rules = wyszukuje zasady gry i pokazuje, które są zaprogramowane i sprawdzone testami
    .about =
        Bez słów: ile zasad z każdego rozdziału przywołuje kod i ilu strzegą testy. Ze słowami: zasady, w których występują wszystkie te słowa. Z numerem zasady: jej treść, kod, który jej przestrzega, i testy, które jej strzegą.
    .examples =
        stolnik rules pax_renaissance_1e  # jak kompletna jest gra, rozdział po rozdziale
        stolnik rules pax_renaissance_1e targ  # zasady, które mówią o targach
        stolnik rules pax_renaissance_1e PAX1-E1.3  # jedna zasada z jej kodem i testami
        stolnik rules pax_renaissance_1e --missing  # czego jeszcze brakuje; kod wyjścia 1, jeśli czegokolwiek

command-replay = sprawdza zapisaną partię i odtwarza ją
    .about =
        Łańcuch skrótów pokazuje, że żadnego ruchu nie zmieniono, a skrót ziarna – że kości szły za ziarnem ustalonym przed pierwszym ruchem. Potem każdy ruch zostaje wykonany ponownie według zasad.
    .examples =
        stolnik replay partia.jsonl  # sprawdź ją i pokaż, jak się skończyła
        stolnik replay partia.jsonl --to 40  # stół po 40 ruchach
        stolnik replay partia.jsonl --log  # cała historia
        stolnik replay partia.jsonl --verify  # tylko wynik sprawdzenia; kod wyjścia 0, jeśli wszystko się zgadza

command-sim = rozgrywa wiele partii między botami i podsumowuje je
    .about =
        Z każdą partią boty przesiadają się o jedno miejsce, więc każdy gra na każdym miejscu. To samo ziarno daje te same partie, niezależnie od liczby procesów.
    .examples =
        stolnik sim pax_renaissance_1e --games 200 --bots greedy,random,random  # czy zachłanny jest lepszy od przypadku?
        stolnik sim pax_renaissance_1e --games 1000 --workers 2 --json  # szybko i dla programów
        stolnik sim pax_renaissance_1e --games 10 --records partie  # zachowaj każdą partię w folderze „partie”

command-prove = gra losowo i dowodzi tego, co zawsze musi być prawdą
    .about =
        Każdą opcję można zagrać i nic poza tym, elementów nie ubywa ani nie przybywa, każda partia się kończy, nic ukrytego nie wychodzi na jaw, a zapis, kopia, cofnięcie i odtworzenie prowadzą do tej samej partii. Kod wyjścia 0 tylko wtedy, gdy wszystko się zgadza.
    .examples =
        stolnik prove pax_renaissance_1e  # dziesięć partii dla każdej liczby graczy
        stolnik prove pax_renaissance_1e --players 3 --games 100 --workers 2  # więcej partii trzyosobowych
        stolnik prove pax_renaissance_1e --all-variants  # i z każdym wariantem

command-bench = mierzy szybkość gier obok catanatrona i python-chess
    .about =
        Wszystkie grają losowo w jednym procesie, na zmianę co ułamek sekundy, i przy każdej decyzji wykonują tę samą pracę: wyliczają dozwolone ruchy, wybierają jeden, wykonują go. Pokazane są mediany.
    .examples =
        stolnik bench  # około 20 sekund
        stolnik bench --seconds 60 --json  # dłużej i dla programów

metavar-command = POLECENIE
metavar-game = GRA
metavar-wanted = SŁOWA
metavar-file = PLIK
metavar-lang = pl|en
metavar-players = N
metavar-seed = ZIARNO
metavar-human = MIEJSCA
metavar-bots = NAZWY
metavar-settings = NAZWA=WARTOŚĆ
metavar-variants = NAZWA
metavar-data = FOLDER
metavar-record = PLIK
metavar-records = FOLDER
metavar-resume = PLIK
metavar-games = N
metavar-workers = N
metavar-tests = FOLDER
metavar-to = N
metavar-seconds = S

param-help = pokaż to i zakończ
param-version = pokaż wersję i zakończ
param-lang = język, polski lub angielski (domyślnie: język systemu)
param-as_json = wypisz JSON, dla programów
param-game = gra, tak jak ją nazywa „stolnik games”
param-players = ilu graczy (domyślnie: 3 albo tylu, na ilu pozwala gra)
param-prove-players = ilu graczy (domyślnie: kolejno każda liczba, na którą pozwala gra)
param-seed = dowolny tekst lub liczba; to samo ziarno rozdaje tę samą partię (domyślnie: za każdym razem nowe)
param-sim-seed = dowolny tekst lub liczba; to samo ziarno daje te same partie (domyślnie: 1)
param-prove-seed = dowolny tekst lub liczba; to samo ziarno daje te same partie (domyślnie: 1)
param-human = miejsca ludzi, liczone od 0, np. 0,2; albo all (wszystkie), albo none (żadne; domyślnie: 0)
param-bots = boty na pozostałych miejscach, po kolei: greedy (zachłanny) lub random (losowy; domyślnie: greedy)
param-sim-bots = boty, np. greedy,random; siadają po kolei (domyślnie: random)
param-settings = opcja gry; można podać kilka razy
param-variants = skrót od --option NAZWA=true
param-data = folder z własnymi plikami danych, które zastępują nasze o tych samych nazwach
param-record = zapisz partię do tego pliku, gdy się skończy albo gdy wyjdziesz
param-resume = kontynuuj zapisaną partię
param-games = ile partii (domyślnie: 100)
param-prove-games = ile partii dla każdej liczby graczy i każdego wariantu (domyślnie: 10)
param-workers = ile procesów gra naraz (domyślnie: 1)
param-records = zapisz każdą partię w tym folderze
param-all_variants = udowodnij także dla każdej innej wartości każdej opcji
param-wanted = szukane słowa albo numer zasady
param-missing = wymień zasady, które nie są jeszcze i przywołane, i sprawdzone
param-tests = gdzie są testy (domyślnie: te z repozytorium)
param-file = zapisana partia
param-to = pokaż stół po tylu ruchach
param-log = opowiedz wszystko, co się stało
param-verify = tylko sprawdź partię
param-seconds = jak długo mierzyć, w sekundach, w przybliżeniu (domyślnie: 20)

## Błędy

interrupted = Przerwano.

error-command = Nie ma polecenia „{ $command }”; dostępne polecenia: { $right }.
error-no-option = { $command } nie ma opcji { $option }; jego opcje to: { $right }.
error-missing = { $command } musi wiedzieć: { $name }.
error-needs-value = Opcja { $option } wymaga wartości.
error-extra = { $command } dostało więcej słów, niż rozumie; nazwa opcji zaczyna się od --.
error-count = { $option } nie może być „{ $value }”; potrzebna jest liczba całkowita, co najmniej { $least }.
error-seconds = { $option } nie może być „{ $value }”; potrzebna jest liczba większa od 0.
error-one-of = { $option } nie może być „{ $value }”; może być: { $right }.
error-setting = „{ $setting }” nie jest opcją z wartością; napisz --option NAZWA=WARTOŚĆ.
error-no-bots = Nie podano żadnego bota; dostępne boty: { $right }.
error-which-game = Która gra? Dostępne gry: { $right }.
error-broken-game = Nie można wczytać gry { $game }: { $problem }.
error-human = „{ $value }” nie oznacza miejsc; podaj ich numery od 0 do { $last }, np. 0,1, albo all (wszystkie), albo none (żadne).
error-resume-game = { $file } to partia gry { $game }, a nie { $asked }.
error-resume-fixed = { $option } wynika z kontynuowanej partii i nie można podać tego ponownie.
error-not-a-record = { $file } istnieje i nie jest zapisem partii, więc zostaje nietknięty; wybierz inną nazwę.
error-replay-to = Liczba ruchów w zapisie to { $moves }, więc nie można pokazać stołu po ruchu { $to }.
error-no-clauses = Żadna zasada gry { $game } nie zawiera wszystkich tych słów: { $words }.
error-no-folder = Nie ma folderu { $folder }.
error-worker = Jeden z procesów padł, więc przerwano pracę; z --workers 1 widać przyczynę.
error-file-missing = Nie ma pliku { $file }.
error-file-forbidden = Nie można otworzyć pliku { $file }: brak uprawnień.
error-file-folder = { $file } to folder, a nie plik.
error-file = Nie można użyć pliku { $file }: { $problem }.

## stolnik games

games-game = Gra
games-players = Gracze
games-options = Opcje
games-clauses = Zasady
games-only-for = (liczba graczy: { $players })
games-next = By zagrać: stolnik play GRA

## stolnik play

typed-help = pomoc
typed-table = stół
typed-log = dziennik
typed-rules = zasady
typed-hint = podpowiedź
typed-undo = cofnij
typed-save = zapisz
typed-quit = koniec

play-help =
    3  # wybierz opcję 3
    kup słoń  # wybierz opcję z tymi słowami lub ich częścią
    ? kup słoń  # czy to dozwolone, a jeśli nie, która zasada tego zabrania?
    zasady SŁOWA  # wyszukaj w zasadach
    podpowiedź  # co zrobiłby zachłanny bot
    stół  # pokaż stół jeszcze raz
    dziennik  # wszystko, co się stało
    cofnij  # cofnij swój ostatni ruch
    zapisz PLIK  # zapisz partię
    koniec  # zapisz i wyjdź

seat-person = gra tutaj
seat-bot = bot ({ $bot })
welcome-options = Z opcjami: { $options }
welcome-commitment = Skrót ziarna: { $commitment }
welcome-help = Odpowiadaj numerem lub słowami. ? – pomoc.
hand-over = Teraz { $player }: oddaj klawiaturę i naciśnij Enter.
earlier = … { $count ->
    [one] { $count } wcześniejszy wiersz
    [few] { $count } wcześniejsze wiersze
   *[other] { $count } wcześniejszych wierszy
  } („dziennik” pokazuje wszystko)
several = Pasuje kilka opcji; która?
and-more = … i jeszcze { $count }
allowed = To jest dozwolone:
refused = „{ $move }” jest niedozwolone:
no-clause = „{ $move }” nie jest odpowiedzią na to pytanie.
no-number = Nie ma opcji o tym numerze; są od 1 do { $last }.
not-understood = „{ $typed }” jest niezrozumiałe. Wpisz numer, kilka słów opcji albo ?, by zobaczyć pomoc.
rules-none = Żadna zasada nie zawiera wszystkich tych słów: { $words }
hint = Zachłanny bot wybrałby: { $move }
hint-next = w drugiej kolejności: { $move }
undone = Cofnięto.
input-ended = Dane wejściowe się skończyły.
saved = Partia jest zapisana w { $file }.
not-saved = Nie udało się zapisać partii w { $file }: { $problem }.
already-saved = Od zapisania partii nic nie zagrano.
nothing-to-save = Nie wykonano żadnego ruchu, więc nie ma czego zapisać.
go-on = By grać dalej: stolnik play --resume { $file }
game-over = Koniec gry
end-moves = { $count ->
    [one] Wykonano { $count } ruch.
    [few] Wykonano { $count } ruchy.
   *[other] Wykonano { $count } ruchów.
  }
end-seed = Ziarno: { $seed }
end-commitment = Skrót ziarna: { $commitment }

standings-place = Miejsce
standings-player = Gracz
standings-score = Wynik
standings-reason = Jak się skończyło

## stolnik rules

rules-section = Rozdział
rules-clauses = Zasady
rules-cited = W kodzie
rules-tested = W testach
rules-waived-count = Zwolnione
rules-missing = { $count ->
    [one] { $count } zasada nie jest jeszcze i przywołana, i sprawdzona.
    [few] { $count } zasady nie są jeszcze i przywołane, i sprawdzone.
   *[other] { $count } zasad nie jest jeszcze i przywołanych, i sprawdzonych.
  }
rules-complete = Każda zasada gry { $game } jest przywołana i sprawdzona albo zwolniona z podaniem powodu.
rules-unknown = { $count ->
    [one] { $count } numer jest przywołany lub sprawdzony, ale nie ma go w żadnym rejestrze:
    [few] { $count } numery są przywołane lub sprawdzone, ale nie ma ich w żadnym rejestrze:
   *[other] { $count } numerów jest przywołanych lub sprawdzonych, ale nie ma ich w żadnym rejestrze:
  }
rules-not-cited = nieprzywołana
rules-not-tested = niesprawdzona
rules-code = Kod, który jej przestrzega
rules-tests = Testy, które jej strzegą
rules-nowhere = brak
rules-waived = Zwolniona: { $reason }
rules-same-as = Instrukcja mówi to samo w { $clause }.
rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
  }

## stolnik replay

replay-good = { $moves ->
    [one] Zapis jest cały: { $moves } ruch, niezmieniony i zgodny z zasadami.
    [few] Zapis jest cały: { $moves } ruchy, żaden nie został zmieniony, wszystkie zgodne z zasadami.
   *[other] Zapis jest cały: { $moves } ruchów, żaden nie został zmieniony, wszystkie zgodne z zasadami.
  }
replay-fair = Ziarno jest tym, które obiecano przed pierwszym ruchem.
replay-heading = po { $number } z { $moves } ruchów

## stolnik sim

sim-progress = Gram
sim-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
  }, graczy: { $players }
sim-bot = Bot
sim-seat = Miejsce
sim-wins = Wygrane
sim-rate = Udział
sim-points = Punkty
sim-ending = Zakończenie
sim-games = Partie
sim-unfinished = niedokończona
sim-lengths = Decyzji w partii: od { $shortest } do { $longest }, mediana { $median }, średnia { $mean }.
sim-speed = Decyzji: { $decisions } w { $seconds } s, czyli { $rate } na sekundę.
sim-records = Partie są w folderze { $folder }.

## stolnik prove

prove-progress = Dowodzę
prove-players = Gracze
prove-options = Opcje
prove-games = Partie
prove-decisions = Decyzje
prove-longest = Najdłuższa
prove-largest = Zapis
prove-seconds = Czas
prove-verdict = Zgadza się
prove-holds = tak
prove-fails = nie
prove-stopped = przerwano
prove-endings = Zakończenia: { $endings }
prove-all-holds = Wszystko się zgadza.
prove-something-fails = { $count ->
    [one] { $count } rzecz się nie zgadza:
    [few] { $count } rzeczy się nie zgadzają:
   *[other] { $count } rzeczy się nie zgadza:
  }

## stolnik bench

bench-progress = Mierzę
bench-decisions = Decyzje/s
bench-ratio = × catanatron
bench-clone = Kopia, µs
bench-thaw = Gotowa, µs
bench-note = Mediany z { $rounds } kolejek na jednym rdzeniu, { $python }. Kopia od razu pokazuje swoje pytanie; gotowa może też przyjąć następny ruch.
