### Pax Renaissance, 2nd edition: what only this edition has to say.

game-pax_renaissance_2e = Pax Renaissance (2nd edition)
    .blurb = Bankers of the Renaissance make kings, holy wars and republics; thrones, ships and four states for every empire. 1 to 4 players.

option-map_1550 = Map of 1550
    .help = England and the Holy Roman Empire start as Reformist theocracies.

option-no_board = No board
    .help = The map is laid out of its ten cards, in two rows of five. The rules stay the same.
