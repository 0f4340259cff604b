### Pax Renaissance, druga edycja: gra jednoosobowa.

option-solitaire_cards = Gra jednoosobowa: karty nad kometami
    .help = Ile kart leży na wierzchu każdej talii w grze jednoosobowej. Instrukcja podaje 8; więcej ułatwia grę, mniej ją utrudnia.

standing-exhaustion = rynek się wyczerpał

step-opponent_acts = Tura przeciwnika

event-ObjectivePursued = { $seat } postępuje według wiersza { $row } swojej tabeli (cel: { $aim ->
    [kingdoms] usunąć albo zdobyć królestwo
    [weak_kingdoms] osłabić królestwo gracza
    [imperial_cards] utrudnić zwycięstwo imperialne
    [republics] usunąć albo zdobyć republikę
    [weak_republics] osłabić republikę gracza
    [law_cards] zdobyć renomę za prawo
    [believers] osłabić dominującą religię w jej teokracjach
    [theocracies] zakończyć teokrację dominującej religii albo utworzyć inną
    [holy_cards] utrudnić zwycięstwo religijne albo zdobyć renomę dominującej religii
    [bishops] zabić biskupa dominującej religii albo zdobyć innego
    [concessions] usunąć albo zdobyć koncesje
    [discovery_cards] utrudnić zwycięstwo globalizacyjne albo zdobyć renomę za odkrycia
    [prestige] zdobyć renomę
   *[money] zdobyć pieniądze
 }).
event-MarketExhausted = Nie da się uzupełnić rynku. { $seat } wygrywa grę!
