### What the game in the terminal says beside en.ftl. play.pl.ftl says the same in Polish.

metavar-called = NAMES
param-called = what the people are called, in the order of their seats, as in Ala,Ola (default: as the game calls them)
param-human = the seats of people, counted from 0, as in 0,2; or all, or none (default: 0, or as it was)
param-record = write a copy of the game to this file when it ends or you leave
param-resume = go on with the game in this file

error-count-most = { $option } cannot be “{ $value }”; it can be { $most } at most.
error-not-text = { $value } cannot be read as text; write it in UTF-8, without control characters.
error-names = “{ $value }” does not fit; number of people: { $people }. Give one name for each, all different, with commas between, each of at most { $longest } letters.
error-file-special = { $file } is not an ordinary file, so it is neither read nor written.
error-file-large = { $file } is too large to be a recorded game.
error-file-name = No file can have that name; choose another.
error-output = The output cannot be written: { problem }.
error-fault = This is a fault of Stolnik's, not yours ({ $problem }). A game that was being played is kept up to its last move.

typed-map = map
typed-card = card

play-help =
    3  # take option 3
    buy eleph  # take the option with these words, or a part of them
    ? buy elephant  # is this allowed, and if not, which clause refuses it?
    ? elephant  # what is this, what can be done with it now, or why nothing can?
    card NAME  # everything about a card or a place, and its rules
    table  # the whole table; with words, the parts that have them
    map  # who is whose neighbour; with words, the lines that have them
    rules WORDS  # look up the rules
    log  # everything that has happened
    hint  # what the greedy bot would do
    undo  # take back your last move
    save FILE  # write a copy; the game itself is saved after every move
    quit  # leave; “stolnik play” goes on with the game
    Enter  # the rest of what did not fit on the screen

which = Several things are called that; which one is meant?
more = … { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
  } (Enter)
folded = (+) and … stand for more; Enter shows the whole table
nothing-with = You can do nothing with this now: { $thing }
table-none = Nothing on the table has these words: { $words }
map-none-with = Nothing on the map has these words: { $words }
map-none = This game has no map.
card-none = Nothing in this game is called that: { $words }
card-where = On the table
card-now = Now
card-helps = What helps
section-more = … { $count } more: rules { $section }
thinking = { $player } is thinking …
hint-thinking = Thinking …
not-kept = The game cannot be saved at the moment: { problem }. It goes on, and saving is tried again after every move.
go-on-here = To go on: stolnik play
kept-again = The game is saved again.
nonces = Several people play. The commitment binds the seed; now each of you adds something to the dice that nobody else can know: type anything. If you only press Enter, something is drawn for you.
nonce-seat = Seat { $number }
end-nonces = Added to the dice: { $nonces }
left = Unfinished games
left-moves = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
left-prompt = The number to go on with, or the name of a new game
left-unknown = “{ $typed }” is neither one of these numbers nor a game; the games are: { $right }.
