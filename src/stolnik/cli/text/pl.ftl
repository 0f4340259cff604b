### Wiersz poleceń po polsku. en.ftl mówi to samo po angielsku.

## Pomoc

help-usage = Użycie:
help-options-usage = [opcje]
help-commands = Polecenia
help-options = Opcje
help-examples = Przykłady

command-stolnik = gra w duże historyczne gry planszowe dokładnie według instrukcji
    .about =
        Graj ze znajomymi przy jednej klawiaturze albo przeciwko botom, dowiedz się o każdym odrzuconym ruchu, który punkt instrukcji go zabrania, sprawdź każdy punkt razem z kodem, który go przestrzega, i testem, który go strzeże, a po partii przekonaj się, że losowanie było uczciwe.

        Więcej o poleceniu: stolnik POLECENIE --help
    .examples =
        stolnik games  # w co można zagrać
        stolnik play pax_renaissance_1e  # partia przeciwko dwóm botom
        stolnik rules pax_renaissance_1e królowa  # co instrukcja mówi o królowych
        stolnik --lang en games  # to samo po angielsku

command-games = pokazuje listę gier z liczbą graczy, opcjami i liczbą punktów instrukcji
    .examples =
        stolnik games  # tabela dla ludzi
        stolnik games --json  # to samo dla programów

command-play = rozgrywa partię w terminalu: ludzie przy jednej klawiaturze i boty
    .about =
        Widzisz stół tak, jak wolno go widzieć z twojego miejsca, to, co się stało od twojego ostatniego ruchu, i pytanie ze wszystkimi dozwolonymi odpowiedziami. Odpowiadaj numerem albo kilkoma słowami odpowiedzi. Wpisz ?, by poznać resztę: dlaczego ruch jest niedozwolony, co mówią zasady, co zrobiłby bot, cofanie, zapis.

        Wychodząc przed końcem, niczego nie tracisz: partia zostaje zapisana, a --resume pozwala ją dokończyć.
    .examples =
        stolnik play pax_renaissance_1e  # ty na miejscu 0, na pozostałych zachłanne boty
        stolnik play pax_renaissance_1e --players 4 --human 0,2 --bots greedy,random  # dwie osoby i dwa boty
        stolnik play pax_renaissance_1e --human none --seed 7  # popatrz, jak grają boty; ziarno 7 to zawsze ta sama partia
        stolnik play pax_renaissance_1e --variant astrology --record partia.jsonl  # z wariantem i z zapisem partii
        stolnik play --resume partia.jsonl  # dokończ zapisaną partię

command-serve = otwiera stół, do którego gracze przychodzą przez przeglądarkę
    .about =
        Bez żadnych ustawień trzyma wszystko w pliku w twoim folderze danych i jest dostępny tylko z tego komputera. Ctrl-C go zamyka; żaden ruch nie ginie, a partie toczą się dalej po ponownym otwarciu.
    .examples =
        stolnik serve --open  # otwórz stół i przeglądarkę
        stolnik serve --host 0.0.0.0 --port 80  # dla wszystkich w twojej sieci
        stolnik serve --database postgresql://localhost/stolnik  # na PostgreSQL, dowolna liczba serwerów

command-rules = wyszukuje punkty instrukcji gry i pokazuje, które są zaprogramowane i sprawdzone testami
    .about =
        Bez słów: ile punktów z każdego rozdziału przywołuje kod i ilu strzegą testy. Ze słowami: punkty, w których występują wszystkie te słowa, w dowolnej odmianie. Z numerem punktu: jego treść, kod, który go przestrzega, i testy, które go strzegą.
    .examples =
        stolnik rules pax_renaissance_1e  # jak kompletna jest gra, rozdział po rozdziale
        stolnik rules pax_renaissance_1e wymiana handlowa  # punkty, które mówią o wymianie handlowej
        stolnik rules pax_renaissance_1e PAX1-E1.3  # jeden punkt z jego kodem i testami
        stolnik rules pax_renaissance_1e --missing  # czego jeszcze brakuje; kod wyjścia 1, jeśli czegoś brakuje

command-replay = sprawdza zapisaną partię i odtwarza ją
    .about =
        Łańcuch skrótów pokazuje, że żadnego ruchu nie zmieniono, a skrót ziarna – że losowanie wynikało z ziarna ustalonego przed pierwszym ruchem. Potem każdy ruch zostaje wykonany ponownie według zasad.
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

command-duel = daje botom grać ze sobą i ocenia ich siłę
    .about =
        Każdy bot spotyka się z każdym: gdy graczy jest więcej niż dwóch, jeden z nich siada wśród kilku drugich i na odwrót, na każdym miejscu. Wszyscy grają z tymi samymi ziarnami. Z --file każda skończona partia zostaje zapisana, a to samo polecenie gra dalej od miejsca, w którym je przerwano.
    .examples =
        stolnik duel pax_renaissance_1e greedy,random  # kto jest silniejszy i o ile
        stolnik duel gods_playground greedy,random --players 3 --games 60 --workers 2 --file pojedynek.jsonl  # można przerwać i grać dalej
        stolnik duel pax_renaissance_1e greedy,random --plot ranking.svg  # ranking jako obraz

command-prove = gra losowo i dowodzi tego, co zawsze musi być prawdą
    .about =
        Każdą opcję można zagrać i nic poza tym, elementów nie ubywa ani nie przybywa, każda partia się kończy, nic ukrytego nie wychodzi na jaw, a zapis, kopia, cofnięcie i odtworzenie prowadzą do tej samej partii. Kod wyjścia 0 tylko wtedy, gdy wszystko się zgadza.
    .examples =
        stolnik prove pax_renaissance_1e  # dziesięć partii dla każdej liczby graczy
        stolnik prove pax_renaissance_1e --players 3 --games 100 --workers 2  # więcej partii trzyosobowych
        stolnik prove pax_renaissance_1e --all-variants  # i z każdym wariantem

command-bench = mierzy szybkość gier w porównaniu z catanatronem i python-chess
    .about =
        Wszystkie grają losowo w jednym procesie, na zmianę co ułamek sekundy, i przy każdej decyzji wykonują tę samą pracę: wyliczają dozwolone ruchy, wybierają jeden, wykonują go. Pokazane są mediany.
    .examples =
        stolnik bench  # około 20 sekund
        stolnik bench --seconds 60 --json  # dłużej i dla programów
        stolnik bench table  # serwer: 300 partii naraz przez WebSockety
        stolnik bench table --largest --kills 20  # wszystkie liczby: także największe obciążenie i kill -9 w środku partii


command-table = zarządza stołem: jego ludźmi i pokojami
    .about =
        people i rooms wypisują, co jest; close POKÓJ kończy pokój; hand-over POKÓJ MIEJSCE [BOT] pozwala botowi grać za kogoś, hand-back POKÓJ MIEJSCE to kończy; sign-out OSOBA unieważnia wszystkie sesje danej osoby; export POKÓJ drukuje zapis partii. schema i types drukują kształty protokołu jako JSON Schema i jako TypeScript; types KATALOG zapisuje tam te typy oraz typy widoków wszystkich gier, każde w osobnym pliku.
    .examples =
        stolnik table rooms  # wszystkie pokoje, od najstarszego
        stolnik table hand-over 8f3c… 2 greedy  # bot gra za miejsce 2
        stolnik table export 8f3c… > partia.jsonl  # potem: stolnik replay partia.jsonl

command-backup = kopiuje do jednego pliku wszystko, co stół przechowuje, także gdy jest otwarty
    .about =
        Kopia pokazuje jedną chwilę, jest sprawdzana (czy jest cała i czy każda tabela ma tyle samo wierszy), a czytać ją może tylko jej właściciel: są w niej ziarna trwających partii. Jest plikiem SQLite, także gdy pochodzi z bazy PostgreSQL, i można ją przywrócić do każdej z nich.
    .examples =
        stolnik backup poniedzialek.sqlite  # stołu z twojego folderu danych albo z STOLNIK_DATABASE
        stolnik backup poniedzialek.sqlite --database postgresql://localhost/stolnik  # innego stołu

command-restore = wstawia kopię zrobioną przez stolnik backup w miejsce stołu
    .about =
        Najpierw zatrzymuje się serwery. Jeśli są tam już ludzie lub pokoje, nic się nie dzieje, chyba że powiedziano, że mogą zniknąć. Kopia jest sprawdzana przed i po, i dostosowywana do schematu tej wersji.
    .examples =
        stolnik restore poniedzialek.sqlite  # do pustego stołu
        stolnik restore poniedzialek.sqlite --replace  # to, co tam jest, przepada
        stolnik restore poniedzialek.sqlite --database postgresql://localhost/stolnik  # przenosiny do PostgreSQL

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
metavar-every = N
metavar-workers = N
metavar-tests = FOLDER
metavar-to = N
metavar-host = HOST
metavar-port = PORT
metavar-database = BAZA
metavar-address = ADRES
metavar-bot_processes = N
metavar-action = CZYNNOŚĆ
metavar-words = SŁOWA
metavar-what = CO
metavar-pace = S
metavar-kills = N
metavar-seconds = S
metavar-plot = PLIK
metavar-folder = FOLDER

param-help = pokaż to i zakończ
param-version = pokaż wersję i zakończ
param-lang = język, polski lub angielski (domyślnie: język systemu)
param-as_json = wypisz JSON, dla programów
param-game = gra, tak jak ją nazywa „stolnik games”
param-host = adres, pod którym serwer nasłuchuje (domyślnie: 127.0.0.1, tylko ten komputer)
param-port = port, na którym serwer nasłuchuje (domyślnie: 8800)
param-browser = od razu otwórz stół w przeglądarce
param-database = sqlite:///PLIK albo postgresql://… (domyślnie: STOLNIK_DATABASE, a bez niej plik w folderze danych)
param-folder = folder, w którym leży table.sqlite (domyślnie: twój folder danych)
param-players = ilu graczy (domyślnie: 3 albo tylu, na ilu pozwala gra)
param-prove-players = ilu graczy (domyślnie: kolejno każda liczba, na którą pozwala gra)
param-seed = dowolny tekst lub liczba; to samo ziarno daje tę samą partię (domyślnie: za każdym razem nowe)
param-sim-seed = dowolny tekst lub liczba; to samo ziarno daje te same partie (domyślnie: 1)
param-prove-seed = dowolny tekst lub liczba; to samo ziarno daje te same partie (domyślnie: 1)
param-bots = boty na pozostałych miejscach, po kolei: greedy (zachłanny) lub random (losowy; domyślnie: greedy)
param-sim-bots = boty, np. greedy,random; siadają po kolei (domyślnie: random)
param-duel-bots = boty, które się spotykają, np. greedy,random
param-duel-games = ile partii rozgrywa każda para; zaokrąglane w górę, aż każdy usiądzie wszędzie (domyślnie: 20)
param-duel-seed = dowolny tekst lub liczba; to samo ziarno daje te same partie (domyślnie: 1)
param-duel-players = ilu graczy (domyślnie: najmniej, ilu może grać przeciw sobie)
param-duel-file = zapisuj w tym pliku każdą skończoną partię i graj tylko te, których w nim nie ma
param-plot = narysuj ranking w tym pliku (.svg, .png albo .pdf)
param-settings = opcja gry; można podać kilka razy
param-variants = skrót od --option NAZWA=true
param-data = folder z własnymi plikami danych, które zastępują nasze o tych samych nazwach
param-games = ile partii (domyślnie: 100)
param-prove-games = ile partii dla każdej liczby graczy i każdego wariantu (domyślnie: 10)
param-every = co N-tą pozycję badaj gruntownie, w pozostałych sprawdzaj tylko to, co mało kosztuje (domyślnie: im mniej partii, tym gęściej, najwyżej co ósmą)
param-workers = ile procesów gra jednocześnie (domyślnie: 1)
param-records = zapisz każdą partię w tym folderze
param-all_variants = udowodnij także dla każdej innej wartości każdej opcji
param-wanted = szukane słowa albo numer punktu
param-missing = wymień punkty, które nie są jeszcze przywołane lub sprawdzone
param-tests = gdzie są testy (domyślnie: te z repozytorium)
param-backup-file = kopia, która ma powstać; takiego pliku nie może jeszcze być
param-restore-file = kopia zrobiona przez stolnik backup
param-replace = to, co jest tam teraz, może zniknąć
param-file = zapisana partia
param-to = pokaż stół po tylu ruchach
param-log = opowiedz wszystko, co się stało
param-verify = tylko sprawdź partię
param-address = pod jakim adresem ludzie znajdują serwer; do odnośników w powiadomieniach
param-bot_processes = w ilu procesach myślą boty (domyślnie: 1)
param-action = people, rooms, close, hand-over, hand-back, sign-out, export, schema albo types
param-words = pokój, miejsce, bot albo osoba, których to dotyczy
param-what = games (domyślnie) albo table: serwer pod obciążeniem
param-bench-games = dla stołu: ile partii naraz (domyślnie: 300)
param-pace = dla stołu: ile sekund między dwoma ruchami partii (domyślnie: 2)
param-kills = dla stołu: zamiast tego zabij serwery tyle razy i policz, co zginęło
param-largest = dla stołu: szukaj też największej liczby partii, przy której obietnica jest dotrzymana
param-seconds = mniej więcej jak długo mierzyć, w sekundach (domyślnie: 20)

## Stół

serve-open = Stół jest otwarty pod { $address }.
serve-file = Partie są trzymane w { $file }.
backup-progress = Kopiowanie
backup-done = Skopiowano i sprawdzono { $file }: { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
}, { $rooms ->
    [one] { $rooms } pokój
    [few] { $rooms } pokoje
    [many] { $rooms } pokoi
   *[other] { $rooms } pokoju
} i { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.
restore-done = Przywrócono i sprawdzono z { $file }: { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
}, { $rooms ->
    [one] { $rooms } pokój
    [few] { $rooms } pokoje
    [many] { $rooms } pokoi
   *[other] { $rooms } pokoju
} i { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.
table-id = id
table-name = imię
table-seats = miejsca
table-seen = ostatnio tutaj
table-title = tytuł
table-game = gra
table-phase = faza
table-moves = ruchy
table-touched = ostatni ruch
table-signed-out = { $sessions ->
    [one] Unieważniono { $sessions } sesję.
    [few] Unieważniono { $sessions } sesje.
   *[many] Unieważniono { $sessions } sesji.
}

## Błędy

interrupted = Przerwano.

error-serve-port-taken = Port { $port } zajmuje inny program; wybierz inny opcją --port.
error-serve-port-forbidden = Portu { $port } nie wolno ci użyć; wybierz opcją --port większy niż 1023.
error-serve-host = Ten komputer nie może nasłuchiwać pod adresem „{ $host }”; wybierz inny opcją --host.
error-serve-busy = Bazy danych { $database } używa już inny serwer; najpierw go zatrzymaj albo wskaż inną opcją --database.
error-serve-database = Nie można otworzyć bazy danych { $database }; sprawdź, czy działa i czy wolno ci jej używać.
error-backup-exists = Plik { $file } już istnieje; podaj nazwę, której jeszcze nie ma.
error-backup-missing = Nie ma pliku { $file }.
error-backup-unreadable = Pliku { $file } nie można odczytać jako bazy danych ({ $problem }).
error-backup-differs = W kopii nie ma tyle, ile w tym, z czego powstała; nic nie zmieniono.
error-backup-damaged = Plik { $file } jest uszkodzony; nic nie zmieniono.
error-backup-foreign = Plik { $file } nie jest kopią stołu.
error-backup-newer = Plik { $file } pochodzi z nowszej wersji Stolnika; najpierw ją zainstaluj.
error-backup-no-table = W tej bazie danych nie ma jeszcze stołu.
error-backup-not-empty = Coś już tam jest ({ $what }); z --replace to przepadnie.
error-backup-in-use = Z tej bazy danych korzystają serwery; najpierw je zatrzymaj.
error-backup-busy = Bazy danych { $database } używa serwer; najpierw go zatrzymaj.
error-backup-file = { $file }: { $problem }.
error-backup-database = Nie można użyć bazy danych ({ $problem }).
error-serve-kind = „{ $database }” nie jest adresem bazy danych; napisz sqlite:///PLIK albo postgresql://….
error-serve-two-places = --folder wskazuje plik { $file }, a --database lub STOLNIK_DATABASE bazę { $database }; podaj tylko jedno z nich.
error-serve-setting = Ustawienie serwera jest błędne: { $problem }.
error-serve-not-installed = Stół wymaga pakietu { $name }, który nie jest zainstalowany; uruchom: pip install "stolnik[table]".
error-table-missing = { error-serve-not-installed }
error-table-settings = Ustawienie stołu jest błędne: { $problem }.
error-table-words = Do tej czynności podaj pokój albo osobę, a dla miejsca jego numer; zobacz stolnik table --help.
error-table-database = Z bazy nie można korzystać ({ $problem }).
error-table = { $problem }
error-command = Nie ma polecenia „{ $command }”; dostępne polecenia: { $right }.
error-no-option = Polecenie { $command } nie ma opcji { $option }; jego opcje to: { $right }.
error-missing = Polecenie { $command } wymaga podania: { $name }.
error-needs-value = Opcja { $option } wymaga wartości.
error-extra = Polecenie { $command } dostało więcej słów, niż rozumie; nazwa opcji zaczyna się od --.
error-count = Opcja { $option } nie może mieć wartości „{ $value }”; potrzebna jest liczba całkowita, co najmniej { $least }.
error-seconds = Opcja { $option } nie może mieć wartości „{ $value }”; potrzebna jest liczba większa od 0.
error-one-of = Opcja { $option } nie może mieć wartości „{ $value }”; możliwe wartości: { $right }.
error-setting = „{ $setting }” nie jest opcją z wartością; napisz --option NAZWA=WARTOŚĆ.
error-no-bots = Nie podano żadnego bota; dostępne boty: { $right }.
error-which-game = Która gra? Dostępne gry: { $right }.
error-broken-game = Nie można wczytać gry { $game }: { $problem }.
error-human = „{ $value }” nie wskazuje żadnych miejsc; podaj ich numery od 0 do { $last }, np. 0,1, albo all (wszystkie), albo none (żadne).
error-resume-game = { $file } to partia gry { $game }, a nie { $asked }.
error-resume-fixed = Opcja { $option } wynika ze wznawianej partii i nie można jej podać ponownie.
error-not-a-record = { $file } istnieje i nie jest zapisem partii, więc zostaje nietknięty; wybierz inną nazwę.
error-replay-to = { $moves ->
    [one] Zapis ma { $moves } ruch, więc nie można pokazać stołu po ruchu { $to }.
    [few] Zapis ma { $moves } ruchy, więc nie można pokazać stołu po ruchu { $to }.
   *[many] Zapis ma { $moves } ruchów, więc nie można pokazać stołu po ruchu { $to }.
  }
error-no-clauses = Żaden punkt instrukcji gry { $game } nie zawiera wszystkich tych słów: { $words }.
error-no-folder = Nie ma folderu { $folder }.
error-worker = Jeden z procesów nieoczekiwanie się zakończył, więc przerwano pracę; z --workers 1 widać przyczynę.
error-file-missing = Nie ma pliku { $file }.
error-file-forbidden = Nie można otworzyć pliku { $file }: brak uprawnień.
error-file-folder = { $file } to folder, a nie plik.
error-file = Nie można użyć pliku { $file }: { problem }.
problem = { $problem ->
    [full] brak miejsca na dysku
    [forbidden] brak uprawnień
    [long] nazwa jest za długa
    [missing] nie ma takiego folderu
    [folder] to folder, a nie plik
    [file] część ścieżki to plik, a nie folder
   *[other] system na to nie pozwala
  }

## stolnik games

games-game = Gra
games-players = Gracze
games-options = Opcje
games-clauses = Punkty
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


seat-person = przy tej klawiaturze
seat-bot = bot ({ $bot })
option-off = { $option }: nie
welcome-options = Z opcjami: { $options }
welcome-commitment = Skrót ziarna: { $commitment }
welcome-help = Odpowiadaj numerem lub słowami. ? – pomoc.
hand-over = Teraz gra { $player }: przekaż klawiaturę i naciśnij Enter.
earlier = … { $count ->
    [one] { $count } wcześniejszy wiersz
    [few] { $count } wcześniejsze wiersze
   *[many] { $count } wcześniejszych wierszy
  } („dziennik” pokazuje wszystko)
several = Pasuje kilka opcji; która?
and-more = … i jeszcze { $count }
allowed = To jest dozwolone:
refused = „{ $move }” jest niedozwolone:
no-clause = „{ $move }” nie jest odpowiedzią na to pytanie.
no-number = { $last ->
    [1] Nie ma opcji o tym numerze; jest tylko opcja 1.
   *[other] Nie ma opcji o tym numerze; są opcje od 1 do { $last }.
  }
not-understood = Nie rozumiem: „{ $typed }”. Wpisz numer, kilka słów opcji albo ?, by zobaczyć pomoc.
rules-none = Żaden punkt nie zawiera wszystkich tych słów: { $words }
hint = Zachłanny bot wybrałby: { $move }
hint-lost = Zachłanny bot nie umie tu nic poradzić – to błąd po naszej stronie; oto jeden z możliwych ruchów: { $move }
hint-next = kolejny najlepszy wybór: { $move }
undone = Cofnięto.
input-ended = Dane wejściowe się skończyły.
saved = Zapisano partię w pliku { $file }.
not-saved = Nie udało się zapisać partii w pliku { $file }: { problem }.
nothing-to-save = Nie wykonano żadnego ruchu, więc nie ma czego zapisać.
go-on = By grać dalej: stolnik play --resume { $file }
game-over = Koniec gry
end-moves = { $count ->
    [one] Wykonano { $count } ruch.
    [few] Wykonano { $count } ruchy.
   *[many] Wykonano { $count } ruchów.
  }
end-seed = Ziarno: { $seed }
end-commitment = Skrót ziarna: { $commitment }

standings-place = Miejsce
standings-player = Gracz
standings-score = Wynik
standings-reason = Jak się skończyło

## stolnik rules

rules-section = Rozdział
rules-clauses = Punkty
rules-cited = W kodzie
rules-tested = W testach
rules-waived-count = Pominięte
rules-missing = { $count ->
    [one] { $count } punkt nie jest jeszcze przywołany lub sprawdzony.
    [few] { $count } punkty nie są jeszcze przywołane lub sprawdzone.
   *[many] { $count } punktów nie jest jeszcze przywołanych lub sprawdzonych.
  }
rules-complete = Każdy punkt instrukcji gry { $game } jest przywołany i sprawdzony albo pominięty z podaniem powodu.
rules-unknown = { $count ->
    [one] { $count } numer jest przywołany lub sprawdzony, ale nie ma go w żadnym rejestrze:
    [few] { $count } numery są przywołane lub sprawdzone, ale nie ma ich w żadnym rejestrze:
   *[many] { $count } numerów jest przywołanych lub sprawdzonych, ale nie ma ich w żadnym rejestrze:
  }
rules-unreached = { $count ->
    [one] { $count } punkt przywołuje kod, do którego żadna partia nie dociera; to się nie liczy:
    [few] { $count } punkty przywołuje kod, do którego żadna partia nie dociera; to się nie liczy:
   *[many] { $count } punktów przywołuje kod, do którego żadna partia nie dociera; to się nie liczy:
  }
rules-not-cited = nieprzywołany
rules-not-tested = niesprawdzony
rules-code = Kod, który go przestrzega
rules-tests = Testy, które go strzegą
rules-nowhere = brak
rules-waived = Pominięty: { $reason }
rules-same-as = Instrukcja mówi to samo w { $clause }.
rules-found = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }

## stolnik replay

replay-good = { $moves ->
    [one] Zapis jest kompletny: { $moves } ruch, niezmieniony i zgodny z zasadami.
    [few] Zapis jest kompletny: { $moves } ruchy, żaden nie został zmieniony, wszystkie są zgodne z zasadami.
   *[many] Zapis jest kompletny: { $moves } ruchów, żaden nie został zmieniony, wszystkie są zgodne z zasadami.
  }
replay-fair = Ziarno jest tym, którego skrót podano przed pierwszym ruchem.
replay-nonces-none = Nikt nie dodał niczego do losowania, więc kto prowadził partię, mógł dobrać ziarno.
replay-nonces-own = Każde miejsce dodało do losowania coś własnego.
replay-nonces-all = Wszystko, co dodano do losowania, ustalił razem z ziarnem ten, kto prowadził partię, więc nikt inny nie miał w nim udziału.
replay-nonces-some = Razem z ziarnem ustalono z góry to, co dodano za: { $drawn }. Coś własnego mają w losowaniu: { $own }.
replay-heading = po ruchu { $number } z { $moves }

## stolnik sim

sim-progress = Gram
sim-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
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

## stolnik duel

duel-rating = Ranking
duel-won = Wygrane partie
duel-against = przeciw { $bot }
duel-scale = ranking; 200 więcej wygrywa trzy pojedynki z czterech
duel-meaning = Stół liczy się jako pojedynki między miejscami różnych botów; wspólne miejsce to pół wygranego pojedynku. Kto ma o 200 punktów rankingu więcej, wygrywa trzy pojedynki z czterech.
duel-unfinished = { $games ->
    [one] { $games } partia została przerwana i nie liczy się nikomu.
    [few] { $games } partie zostały przerwane i nie liczą się nikomu.
   *[many] { $games } partii zostało przerwanych i nie liczy się nikomu.
  }
duel-file = Partie są w pliku { $file }.
duel-plot = Ranking narysowano w pliku { $file }.

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
   *[many] { $count } rzeczy się nie zgadza:
  }

## stolnik bench

bench-progress = Mierzę
bench-decisions = Decyzje/s
bench-choices = Wybory/s
bench-clone = Kopia, µs
bench-thaw = Gotowa, µs
bench-table-database = serwery
bench-table-games = partie
bench-table-moves = ruchy/s
bench-table-p50 = widać po, ms
bench-table-p99 = 99%
bench-table-worst = najgorzej
bench-table-server = serwer, ms/ruch
bench-table-client = gracze, ms/ruch
bench-table-elsewhere = inne obciążenie
bench-table-flat = Tak szybko, jak się da; partie naraz: { $games } ({ $game }), ruchy/s: { $moves }, wszystkie zapisane.
bench-table-side = kółko i krzyżyk
bench-table-side-by-side = Ta sama gra na obu serwerach, partie naraz: { $games }, tak szybko, jak się da:
bench-table-stolnik-disk = Stolnik, każdy ruch zapisany (SQLite)
bench-table-stolnik-memory = Stolnik, to samo bez dysku
bench-table-peer-memory = boardgame.io, w pamięci
bench-table-peer-files = boardgame.io, w plikach
bench-table-ratio = Zapisując na dysku, wykonujemy { $ratio } razy tyle ruchów co boardgame.io w pamięci; ruch kosztuje { $cost } razy tyle czasu procesora.
bench-table-ratio-memory = Bez dysku wykonujemy { $ratio } razy tyle ruchów co boardgame.io w pamięci; ruch kosztuje { $cost } razy tyle czasu procesora.
bench-table-ratio-files = Zapisując na dysku, wykonujemy { $ratio } razy tyle ruchów co boardgame.io z plikami; ruch kosztuje { $cost } razy tyle czasu procesora.
bench-table-busy = Inne programy zajmowały tymczasem do { $load } procesorów: liczba ruchów na sekundę zależy wtedy od nich, więc patrz na czas procesora.
bench-table-opened = Uśpiona partia (ruchy: { $moves }) otwiera się w { $median } ms (najdłużej { $worst } ms).
bench-table-idle = Partia, na którą nikt nie patrzy, zajmuje { $kilobytes } kB pamięci.
bench-table-survived = { $how }: potwierdzone ruchy: { $acknowledged } (partie: { $games }), utracone: { $lost }, zatrzymane partie: { $stuck }, połączenia odnowione samoczynnie: { $reconnected }.
bench-table-killed = Serwer zabity { $times ->
    [one] { $times } raz
    [few] { $times } razy
   *[many] { $times } razy
  } (SQLite)
bench-table-killed-postgresql = Jeden z dwóch serwerów zabity { $times ->
    [one] { $times } raz
    [few] { $times } razy
   *[many] { $times } razy
  } (PostgreSQL)
bench-table-stopped = PostgreSQL zatrzymany i uruchomiony { $times ->
    [one] { $times } raz
    [few] { $times } razy
   *[many] { $times } razy
  }
bench-table-no-peer = Nie ma boardgame.io; npm install w tools/boardgame_io umożliwia porównanie.
bench-table-largest = Największa liczba partii, w których 99% ruchów widać w ciągu 100 ms ({ $database }): { $games }.
bench-note = Mediany z { $rounds } kolejek na jednym rdzeniu, { $python }; × to krotność catanatrona. W catanatronie sześć decyzji na dziesięć dopuszcza tylko jeden ruch; nasze gry wtedy nie pytają. Wybory to decyzje, które dopuszczają co najmniej dwa ruchy. Kopia od razu pokazuje swoje pytanie; gotowa może też przyjąć następny ruch.

## stolnik serve

serve-stop = Ctrl-C zamyka stół.
serve-closed = Stół jest zamknięty; wszystkie ruchy są zachowane.
