game-noughts = Kółko i krzyżyk

cell-a1 = A1
cell-b1 = B1
cell-c1 = C1
cell-a2 = A2
cell-b2 = B2
cell-c2 = C2
cell-a3 = A3
cell-b3 = B3
cell-c3 = C3

player-1 = Kółko
player-2 = Krzyżyk

step-play = Tury

ask-turn = { $seat }: które pole zaznaczasz?
move-place = Zaznacz { $cell }
event-Placed = { $seat } zaznacza { $cell }.
