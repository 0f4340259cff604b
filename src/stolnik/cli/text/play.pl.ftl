### Co gra w terminalu mówi oprócz pl.ftl. play.en.ftl mówi to samo po angielsku.

metavar-called = IMIONA
param-called = jak nazywają się ludzie, w kolejności miejsc, np. Ala,Ola (domyślnie: tak, jak nazywa ich gra)
param-human = miejsca ludzi, liczone od 0, np. 0,2; albo all (wszystkie), albo none (żadne; domyślnie: 0 albo tak, jak było)
param-record = zapisz kopię partii w tym pliku, gdy się skończy albo gdy wyjdziesz
param-resume = graj dalej partię z tego pliku

error-count-most = { $option } nie może być „{ $value }”; najwięcej można podać { $most }.
error-not-text = Nie da się odczytać { $value } jako tekstu; potrzebny jest UTF-8 bez znaków sterujących.
error-names = „{ $value }” nie pasuje; ludzi przy stole: { $people }. Podaj tyle różnych imion, oddzielonych przecinkami; najdłuższe może mieć tyle liter: { $longest }.
error-file-special = { $file } nie jest zwykłym plikiem, więc nie będzie ani czytany, ani zapisywany.
error-file-large = { $file } jest za duży jak na zapis partii.
error-file-name = Żaden plik nie może mieć takiej nazwy; wybierz inną.
error-output = Nie można wypisać wyniku: { problem }.
error-fault = To błąd Stolnika, nie twój ({ $problem }). Rozgrywana partia jest zapisana aż do ostatniego ruchu.

typed-map = mapa
typed-card = karta

play-help =
    3  # wybierz opcję 3
    kup słoń  # wybierz opcję z tymi słowami lub ich częścią
    ? kup słoń  # czy to dozwolone, a jeśli nie, który punkt instrukcji tego zabrania?
    ? słoń  # co to jest, co można z tym teraz zrobić albo dlaczego nic?
    karta NAZWA  # wszystko o karcie lub miejscu, wraz z zasadami
    stół  # cały stół; ze słowami – części, w których występują
    mapa  # kto z kim sąsiaduje; ze słowami – wiersze, w których występują
    zasady SŁOWA  # wyszukaj w zasadach
    dziennik  # wszystko, co się stało
    podpowiedź  # co zrobiłby zachłanny bot
    cofnij  # cofnij swój ostatni ruch
    zapisz PLIK  # zapisz kopię; sama partia zapisuje się po każdym ruchu
    koniec  # wyjdź; „stolnik play” pozwoli grać dalej
    Enter  # reszta tego, co nie zmieściło się na ekranie

which = Tak nazywa się kilka rzeczy; o którą chodzi?
more = … jeszcze { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
  } (Enter)
folded = (+) i … oznaczają, że jest więcej; Enter pokazuje cały stół
nothing-with = Teraz nie możesz z tym nic zrobić: { $thing }
table-none = Na stole nie ma niczego z tymi słowami: { $words }
map-none-with = Na mapie nie ma niczego z tymi słowami: { $words }
map-none = Ta gra nie ma mapy.
card-none = W tej grze nic się tak nie nazywa: { $words }
card-where = Na stole
card-now = Teraz
card-helps = Co pomoże
section-more = … jeszcze { $count }: zasady { $section }
thinking = { $player } myśli …
hint-thinking = Myślę …
not-kept = Nie można teraz zapisać partii: { problem }. Gra toczy się dalej, a po każdym ruchu zapis zostanie ponowiony.
go-on-here = By grać dalej: stolnik play
kept-again = Partia znowu jest zapisana.
nonces = Gra kilka osób. Skrót wiąże ziarno; teraz każda z nich dodaje do losowania coś, czego nikt inny nie zna: wpisz cokolwiek. Po samym Enterze coś zostanie wylosowane za ciebie.
nonce-seat = Miejsce { $number }
end-nonces = Dodano do losowania: { $nonces }
left = Niedokończone partie
left-moves = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
  }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
  }
left-prompt = Numer partii do dokończenia albo nazwa nowej gry
left-unknown = „{ $typed }” to ani numer z listy, ani nazwa gry; dostępne gry: { $right }.
