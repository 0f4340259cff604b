### Pax Renaissance, druga edycja: co mówi tylko ta edycja.

game-pax_renaissance_2e = Pax Renaissance (2. edycja)
    .blurb = Bankierzy renesansu wynoszą królów, wzniecają wojny religijne i tworzą republiki; trony, statki piratów i cztery ustroje każdego imperium. Od 1 do 4 graczy.

option-map_1550 = Mapa z roku 1550
    .help = Anglia i Święte Cesarstwo Rzymskie zaczynają jako teokracje reformacyjne.

option-no_board = Bez planszy
    .help = Mapę układa się z dziesięciu kart, w dwóch rzędach po pięć. Zasady pozostają te same.
