game-village_fair = Village fair

player-0 = Anna
player-1 = Bruno
player-2 = Clara
player-3 = Dorian

good-apples = Apples
good-bread = Bread
good-cheese = Cheese
good-honey = Honey jar

ask-turn = { $seat }, what do you do on day { $day }?
ask-barter = Which good do you give away?
ask-bid = { $seat }, what do you bid?

move-sell = Sell { $good }
move-barter = Barter
move-give = Give { $good }
move-draw = Draw from the cart
move-bid = Bid { $coins }
move-pass = Pass

event-Sold = { $seat } sells { $good }.
event-Drew = { $seat } draws { $good }.
event-DrewHidden = { $seat } draws something.
event-Bartered = { $seat } barters { $good } away.
event-DayEnded = Day { $day } is over.

step-turn = Turn
step-barter = Barter
step-auction = Auction

standing-coins = by coins

option-short = Short fair
    .help = The fair lasts two days.
option-prize = Prize
    .help = How much the auction is worth.

summary-day = Day { $day }, { $cart } goods in the cart.
summary-player = { $seat }: { $coins } coins, basket: { $good }
summary-other = { $seat }: { $coins } coins, { $count } goods in the basket
