game-noughts = Noughts and crosses

cell-a1 = A1
cell-b1 = B1
cell-c1 = C1
cell-a2 = A2
cell-b2 = B2
cell-c2 = C2
cell-a3 = A3
cell-b3 = B3
cell-c3 = C3

player-1 = Noughts
player-2 = Crosses

step-play = Turns

ask-turn = { $seat }: which cell do you mark?
move-place = Mark { $cell }
event-Placed = { $seat } marks { $cell }.
