### The command line, in English. pl.ftl says the same in Polish.

## Help

help-usage = Usage:
help-options-usage = [options]
help-commands = Commands
help-options = Options
help-examples = Examples

command-stolnik = plays heavy historical board games exactly by their rulebooks
    .about =
        Play against friends at one keyboard or against bots, ask of any refused move which clause of the rulebook refuses it, look up every clause with the code that obeys it and the test that guards it, and check afterwards that the dice were fair.

        To learn more about a command: stolnik COMMAND --help
    .examples =
        stolnik games  # what can be played
        stolnik play pax_renaissance_1e  # a game against two bots
        stolnik rules pax_renaissance_1e queen  # what the rulebook says about queens
        stolnik --lang pl games  # the same in Polish

command-games = lists the games with their players, options and clauses
    .examples =
        stolnik games  # a table for people
        stolnik games --json  # the same for programs

command-play = plays a game in the terminal, with people at one keyboard and with bots
    .about =
        You are shown the table as your seat may see it, what has happened since your last move, and a question with all its legal answers. Answer with a number or with a few words of the answer. Type ? for everything else: why a move is not allowed, what the rules say, what a bot would do, undo, save.

        You lose nothing by leaving early: the game is saved, and --resume goes on with it.
    .examples =
        stolnik play pax_renaissance_1e  # you in seat 0, greedy bots in the others
        stolnik play pax_renaissance_1e --players 4 --human 0,2 --bots greedy,random  # two people and two bots
        stolnik play pax_renaissance_1e --human none --seed 7  # watch the bots; seed 7 is always the same game
        stolnik play pax_renaissance_1e --variant astrology --record game.jsonl  # with a variant, and keep the game
        stolnik play --resume game.jsonl  # go on with a saved game

command-serve = opens a table to which people come with their browsers
    .about =
        Without any settings it keeps everything in a file in your data folder and can be reached from this machine only. Ctrl-C closes it; no move is lost, and games go on when it is opened again.
    .examples =
        stolnik serve --open  # open the table and a browser
        stolnik serve --host 0.0.0.0 --port 80  # for everybody in your network
        stolnik serve --database postgresql://localhost/stolnik  # on PostgreSQL, any number of servers

command-rules = looks up the clauses of a game's rules, and shows which are implemented and tested
    .about =
        Without words: how many clauses of each section the code cites and the tests guard. With words: the clauses in which they all occur, whatever their endings. With the id of a clause: its text, the code that obeys it and the tests that guard it.
    .examples =
        stolnik rules pax_renaissance_1e  # how complete the game is, section by section
        stolnik rules pax_renaissance_1e trade fair  # the clauses that speak of trade fairs
        stolnik rules pax_renaissance_1e PAX1-E1.3  # one clause with its code and its tests
        stolnik rules pax_renaissance_1e --missing  # what is still missing; exit code 1 if anything is

command-replay = checks a recorded game and plays it again
    .about =
        The chain of hashes shows that no move was changed, and the commitment that the dice followed a seed which was fixed before the first move. Then every move is made again under the rules.
    .examples =
        stolnik replay game.jsonl  # check it, and show how it ended
        stolnik replay game.jsonl --to 40  # the table as it stood after 40 moves
        stolnik replay game.jsonl --log  # the whole story
        stolnik replay game.jsonl --verify  # the verdict only; exit code 0 if all is well

command-sim = plays many games between bots and sums them up
    .about =
        The bots move one seat on with every game, so that each plays in every seat. The same seed gives the same games, whatever the number of workers.
    .examples =
        stolnik sim pax_renaissance_1e --games 200 --bots greedy,random,random  # is greedy better than chance?
        stolnik sim pax_renaissance_1e --games 1000 --workers 2 --json  # quickly, and for programs
        stolnik sim pax_renaissance_1e --games 10 --records played  # keep every game in the folder “played”

command-duel = lets bots play each other and rates them
    .about =
        Every bot meets every other: with more than two players, one of the one among several of the other, and the other way round, in every seat. All meet the same seeds. With --file every finished game is kept, and the same command goes on where it was stopped.
    .examples =
        stolnik duel pax_renaissance_1e greedy,random  # who is stronger, and by how much
        stolnik duel gods_playground greedy,random --players 3 --games 60 --workers 2 --file duel.jsonl  # can be stopped and gone on with
        stolnik duel pax_renaissance_1e greedy,random --plot ratings.svg  # the ratings as a picture

command-prove = plays at random and proves what must always hold
    .about =
        Every option can be played and nothing else can, components are conserved, every game ends, nothing hidden shows, and saving, cloning, undoing and replaying all lead to the same game. Exit code 0 only if all of it holds.
    .examples =
        stolnik prove pax_renaissance_1e  # ten games with each number of players
        stolnik prove pax_renaissance_1e --players 3 --games 100 --workers 2  # more games with three players
        stolnik prove pax_renaissance_1e --all-variants  # and with every variant

command-bench = measures how fast the games are played, next to catanatron and python-chess
    .about =
        All of them play at random in one process, in turns of a fraction of a second, and do the same work for each decision: list every legal move, choose one, carry it out. The medians are shown.
    .examples =
        stolnik bench  # about 20 seconds
        stolnik bench --seconds 60 --json  # longer, and for programs
        stolnik bench table  # the server: 300 games at once over WebSockets
        stolnik bench table --largest --kills 20  # all figures: also the largest load, and kill -9 under it


command-table = looks after a table: its people and rooms
    .about =
        people and rooms list what there is; close ROOM ends a room; hand-over ROOM SEAT [BOT] lets a bot play for somebody, hand-back ROOM SEAT ends that; sign-out PERSON revokes all sessions of somebody; export ROOM prints the record of a game. schema and types print the shapes of the protocol, as JSON Schema and as TypeScript; types FOLDER writes these types and those of what is seen of each game there, a file each.
    .examples =
        stolnik table rooms  # all rooms, the oldest first
        stolnik table hand-over 8f3c… 2 greedy  # a bot plays for seat 2
        stolnik table export 8f3c… > game.jsonl  # then: stolnik replay game.jsonl

command-backup = copies everything that a table keeps into one file, while it is open
    .about =
        The copy shows one moment, is checked (whole, and every table with as many rows), and is for its owner alone to read: the seeds of running games are in it. It is an SQLite file, also of a PostgreSQL database, and can be restored into either.
    .examples =
        stolnik backup monday.sqlite  # of the table in your data folder, or of STOLNIK_DATABASE
        stolnik backup monday.sqlite --database postgresql://localhost/stolnik  # of another one

command-restore = puts a copy that stolnik backup has made in the place of a table
    .about =
        The servers are stopped first. Where people or rooms are kept already nothing is done, unless it is said that they may go. The copy is checked before and after, and brought to the schema of this version.
    .examples =
        stolnik restore monday.sqlite  # into an empty table
        stolnik restore monday.sqlite --replace  # what is there is lost
        stolnik restore monday.sqlite --database postgresql://localhost/stolnik  # to move to PostgreSQL

metavar-command = COMMAND
metavar-game = GAME
metavar-wanted = WORDS
metavar-file = FILE
metavar-lang = pl|en
metavar-players = N
metavar-seed = SEED
metavar-human = SEATS
metavar-bots = NAMES
metavar-settings = NAME=VALUE
metavar-variants = NAME
metavar-data = FOLDER
metavar-record = FILE
metavar-records = FOLDER
metavar-resume = FILE
metavar-games = N
metavar-every = N
metavar-workers = N
metavar-tests = FOLDER
metavar-to = N
metavar-host = HOST
metavar-port = PORT
metavar-database = DATABASE
metavar-address = ADDRESS
metavar-bot_processes = N
metavar-action = ACTION
metavar-words = WORDS
metavar-what = WHAT
metavar-pace = S
metavar-kills = N
metavar-seconds = S
metavar-plot = FILE
metavar-folder = FOLDER

param-help = show this and exit
param-version = show the version and exit
param-lang = the language, Polish or English (default: that of the system)
param-as_json = print JSON, for programs
param-game = a game, as named by “stolnik games”
param-host = the address to listen at (default: 127.0.0.1, this machine only)
param-port = the port to listen at (default: 8800)
param-browser = open the table in a browser
param-database = sqlite:///FILE or postgresql://… (default: STOLNIK_DATABASE, else a file in the data folder)
param-folder = the folder that holds table.sqlite (default: your data folder)
param-players = how many play (default: 3, or what the game allows)
param-prove-players = how many play (default: every number that the game allows, one after another)
param-seed = any text or number; the same seed deals the same game (default: a new one each time)
param-sim-seed = any text or number; the same seed plays the same games (default: 1)
param-prove-seed = any text or number; the same seed plays the same games (default: 1)
param-bots = the bots of the other seats in turn: greedy or random (default: greedy)
param-sim-bots = the bots, as in greedy,random; they sit down in turn (default: random)
param-duel-bots = the bots that meet, as in greedy,random
param-duel-games = how many games each pair plays, rounded up until everybody has sat everywhere (default: 20)
param-duel-seed = any text or number; the same seed plays the same games (default: 1)
param-duel-players = how many players (default: as few as can play against each other)
param-duel-file = keep every finished game in this file, and play only what it does not hold
param-plot = draw the ratings in this file (.svg, .png or .pdf)
param-settings = an option of the game; can be given several times
param-variants = short for --option NAME=true
param-data = a folder with data files of your own, which replace ours by name
param-games = how many games (default: 100)
param-prove-games = how many games with each number of players and each variant (default: 10)
param-every = examine one position in so many thoroughly, and only what costs little at the others (default: the fewer games, the more closely, at most one in 8)
param-workers = how many processes play at once (default: 1)
param-records = write every game to this folder
param-all_variants = also prove every other value of every option
param-wanted = words to look for, or the id of a clause
param-missing = list the clauses that are not yet both cited and tested
param-tests = where the tests are (default: those of the checkout)
param-backup-file = the copy to be made; there must be no such file yet
param-restore-file = a copy that stolnik backup has made
param-replace = what is kept there now may go
param-file = a recorded game
param-to = show the table after so many moves
param-log = tell everything that happened
param-verify = only check the game
param-address = where people reach the server, for links in notices
param-bot_processes = how many processes bots think in (default: 1)
param-action = people, rooms, close, hand-over, hand-back, sign-out, export, schema or types
param-words = the room, the seat, the bot or the person that it is about
param-what = games (the default), or table: the server under load
param-bench-games = for the table: how many games at once (default: 300)
param-pace = for the table: seconds between two moves of a game (default: 2)
param-kills = for the table: kill the servers so many times instead, and count what is lost
param-largest = for the table: also look for the largest number of games that keeps the promise
param-seconds = about how long to measure, in seconds (default: 20)

## The table

serve-open = The table is open at { $address }.
serve-file = Games are kept in { $file }.
backup-progress = Copying
backup-done = Copied and checked: { $file } holds { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
} and { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
restore-done = Restored and checked from { $file }: { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
} and { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
table-id = id
table-name = name
table-seats = seats
table-seen = last here
table-title = title
table-game = game
table-phase = phase
table-moves = moves
table-touched = last move
table-signed-out = { $sessions ->
    [one] { $sessions } session was revoked.
   *[other] { $sessions } sessions were revoked.
}

## Errors

interrupted = Interrupted.

error-serve-port-taken = Port { $port } is taken by another program; choose another with --port.
error-serve-port-forbidden = Port { $port } is not open to you; choose one above 1023 with --port.
error-serve-host = This machine cannot listen at “{ $host }”; choose another address with --host.
error-serve-busy = Another server is using the database { $database }; stop it first, or name another with --database.
error-serve-database = The database { $database } cannot be opened; see that it runs and that you may use it.
error-backup-exists = { $file } is there already; name a file that is not.
error-backup-missing = There is no file { $file }.
error-backup-unreadable = { $file } cannot be read as a database ({ $problem }).
error-backup-differs = The copy does not hold as much as what it was made of; nothing was changed.
error-backup-damaged = { $file } is damaged; nothing was changed.
error-backup-foreign = { $file } is not the copy of a table.
error-backup-newer = { $file } comes from a newer version of Stolnik; install that first.
error-backup-no-table = This database holds no table yet.
error-backup-not-empty = Something is kept there already ({ $what }); with --replace it is lost.
error-backup-in-use = Servers are using this database; stop them first.
error-backup-busy = A server is using the database { $database }; stop it first.
error-backup-file = { $file }: { $problem }.
error-backup-database = The database cannot be used ({ $problem }).
error-serve-kind = “{ $database }” is no address of a database; write sqlite:///FILE or postgresql://….
error-serve-two-places = --folder means the file { $file }, but --database or STOLNIK_DATABASE names { $database }; leave one of them out.
error-serve-setting = A setting of the server is wrong: { $problem }.
error-serve-not-installed = The table needs the package { $name }, which is not installed; run: pip install "stolnik[table]".
error-table-missing = { error-serve-not-installed }
error-table-settings = A setting of the table is wrong: { $problem }.
error-table-words = This action needs to know the room, or the person, and for a seat its number; see stolnik table --help.
error-table-database = The database cannot be used ({ $problem }).
error-table = { $problem }
error-command = There is no command “{ $command }”; the commands are: { $right }.
error-no-option = { $command } has no option { $option }; its options are: { $right }.
error-missing = { $command } needs to know: { $name }.
error-needs-value = The option { $option } needs a value.
error-extra = { $command } was given more words than it understands; the name of an option begins with --.
error-count = { $option } cannot be “{ $value }”; it must be a whole number, { $least } or more.
error-seconds = { $option } cannot be “{ $value }”; it must be a number greater than 0.
error-one-of = { $option } cannot be “{ $value }”; it can be: { $right }.
error-setting = “{ $setting }” is not an option with its value; write --option NAME=VALUE.
error-no-bots = No bot was named; the bots are: { $right }.
error-which-game = Which game? The games are: { $right }.
error-broken-game = The game { $game } cannot be loaded: { $problem }.
error-human = “{ $value }” names no seats; write their numbers from 0 to { $last }, as in 0,1, or all, or none.
error-resume-game = { $file } is a game of { $game }, not of { $asked }.
error-resume-fixed = { $option } is settled by the game that is resumed, and cannot be given again.
error-not-a-record = { $file } exists and is not a recorded game, so it is left alone; choose another name.
error-replay-to = { $moves ->
    [one] The record has { $moves } move, so it cannot be shown after move { $to }.
   *[other] The record has { $moves } moves, so it cannot be shown after move { $to }.
  }
error-no-clauses = No clause of { $game } has all these words: { $words }.
error-no-folder = There is no folder { $folder }.
error-worker = A worker process has died, so the run was stopped; with --workers 1 you can see why.
error-file-missing = There is no file { $file }.
error-file-forbidden = The file { $file } cannot be opened: this is not permitted.
error-file-folder = { $file } is a folder, not a file.
error-file = The file { $file } cannot be used: { problem }.
problem = { $problem ->
    [full] the disk is full
    [forbidden] this is not permitted
    [long] the name is too long
    [missing] there is no such folder
    [folder] it is a folder, not a file
    [file] a part of the path is a file, not a folder
   *[other] the system does not allow it
  }

## stolnik games

games-game = Game
games-players = Players
games-options = Options
games-clauses = Clauses
games-only-for = (number of players: { $players })
games-next = To play one: stolnik play GAME

## stolnik play

typed-help = help
typed-table = table
typed-log = log
typed-rules = rules
typed-hint = hint
typed-undo = undo
typed-save = save
typed-quit = quit


seat-person = at this keyboard
seat-bot = bot ({ $bot })
option-off = { $option }: no
welcome-options = With: { $options }
welcome-commitment = Commitment: { $commitment }
welcome-help = Answer with a number or words. ? for help.
hand-over = { $player } is next: hand over the keyboard and press Enter.
earlier = … { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
  } (“log” shows all)
several = Several options fit; which one?
and-more = … and { $count } more
allowed = This is allowed:
refused = “{ $move }” is not allowed:
no-clause = “{ $move }” is not an answer to this question.
no-number = { $last ->
    [1] There is no option with that number; there is only option 1.
   *[other] There is no option with that number; they go from 1 to { $last }.
  }
not-understood = “{ $typed }” is not understood. Type a number, some words of an option, or ? for help.
rules-none = No clause has all these words: { $words }
hint = The greedy bot would choose: { $move }
hint-lost = The greedy bot is at a loss here, through a fault of ours; one thing that can be done: { $move }
hint-next = next best: { $move }
undone = Taken back.
input-ended = The input has ended.
saved = The game is saved in { $file }.
not-saved = The game could not be saved in { $file }: { problem }.
nothing-to-save = No move has been made, so there is nothing to save.
go-on = To go on: stolnik play --resume { $file }
game-over = The game is over
end-moves = { $count ->
    [one] { $count } move was made.
   *[other] { $count } moves were made.
  }
end-seed = Seed: { $seed }
end-commitment = Commitment: { $commitment }

standings-place = Place
standings-player = Player
standings-score = Score
standings-reason = How it ended

## stolnik rules

rules-section = Section
rules-clauses = Clauses
rules-cited = Cited
rules-tested = Tested
rules-waived-count = Waived
rules-missing = { $count ->
    [one] { $count } clause is not yet both cited and tested.
   *[other] { $count } clauses are not yet both cited and tested.
  }
rules-complete = Every clause of { $game } is cited and tested, or waived with a reason.
rules-unknown = { $count ->
    [one] { $count } id is cited or tested, but stands in no ledger:
   *[other] { $count } ids are cited or tested, but stand in no ledger:
  }
rules-unreached = { $count ->
    [one] { $count } clause is cited by code that no game can enter, which does not count:
   *[other] { $count } clauses are cited by code that no game can enter, which does not count:
  }
rules-not-cited = not cited
rules-not-tested = not tested
rules-code = Code that obeys it
rules-tests = Tests that guard it
rules-nowhere = none
rules-waived = Waived: { $reason }
rules-same-as = The rulebook says the same in { $clause }.
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }

## stolnik replay

replay-good = { $moves ->
    [one] The record is whole: { $moves } move, none changed, and it follows the rules.
   *[other] The record is whole: { $moves } moves, none changed, and all follow the rules.
  }
replay-fair = The seed is the one that was promised before the first move.
replay-nonces-none = No seat added anything to the dice, so whoever kept the game could have picked the seed.
replay-nonces-own = Every seat added something of its own to the dice.
replay-nonces-all = All that was added to the dice was fixed with the seed by whoever kept the game, so nobody else had a share in them.
replay-nonces-some = Fixed with the seed by whoever kept the game was what was added for: { $drawn }. Something of their own added: { $own }.
replay-heading = after move { $number } of { $moves }

## stolnik sim

sim-progress = Playing
sim-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } with { $players ->
    [one] one player
   *[other] { $players } players
  }
sim-bot = Bot
sim-seat = Seat
sim-wins = Wins
sim-rate = Share
sim-points = Points
sim-ending = Ending
sim-games = Games
sim-unfinished = unfinished
sim-lengths = Decisions in a game: { $shortest } to { $longest }, median { $median }, mean { $mean }.
sim-speed = { $decisions } decisions in { $seconds } s: { $rate } per second.
sim-records = The games are in the folder { $folder }.

## stolnik duel

duel-rating = Rating
duel-won = Games won
duel-against = against { $bot }
duel-scale = rating; 200 more win three of four duels
duel-meaning = A table counts as duels between the seats of different bots; a shared place is half a duel won. 200 points of rating more win three of four duels.
duel-unfinished = { $games ->
    [one] { $games } game was stopped unfinished and counts for nobody.
   *[other] { $games } games were stopped unfinished and count for nobody.
  }
duel-file = The games are in the file { $file }.
duel-plot = The ratings are drawn in { $file }.

## stolnik prove

prove-progress = Proving
prove-players = Players
prove-options = Options
prove-games = Games
prove-decisions = Decisions
prove-longest = Longest
prove-largest = Save
prove-seconds = Time
prove-verdict = Holds
prove-holds = yes
prove-fails = no
prove-stopped = stopped
prove-endings = Endings: { $endings }
prove-all-holds = Everything holds.
prove-something-fails = { $count ->
    [one] { $count } thing does not hold:
   *[other] { $count } things do not hold:
  }

## stolnik bench

bench-progress = Measuring
bench-decisions = Decisions/s
bench-choices = Choices/s
bench-clone = Clone, µs
bench-thaw = Thawed, µs
bench-table-database = servers
bench-table-games = games
bench-table-moves = moves/s
bench-table-p50 = seen after, ms
bench-table-p99 = 99%
bench-table-worst = worst
bench-table-server = server, ms/move
bench-table-client = players, ms/move
bench-table-elsewhere = other load
bench-table-flat = As fast as they go, games at once: { $games } ({ $game }): { $moves } moves/s, all stored.
bench-table-side = noughts and crosses
bench-table-side-by-side = The same game on both servers, games at once: { $games }, as fast as they go:
bench-table-stolnik-disk = Stolnik, every move stored (SQLite)
bench-table-stolnik-memory = Stolnik, the same without a disk
bench-table-peer-memory = boardgame.io, in memory
bench-table-peer-files = boardgame.io, in files
bench-table-ratio = Stored on disk, we make { $ratio } times the moves of boardgame.io in memory; a move costs { $cost } times the processor time.
bench-table-ratio-memory = Without a disk, we make { $ratio } times the moves of boardgame.io in memory; a move costs { $cost } times the processor time.
bench-table-ratio-files = Stored on disk, we make { $ratio } times the moves of boardgame.io with its files; a move costs { $cost } times the processor time.
bench-table-busy = Other programs kept up to { $load } processors busy meanwhile: moves per second then depend on them, so look at the processor time.
bench-table-opened = A game that slept (moves: { $moves }) is on the table after { $median } ms (at worst { $worst } ms).
bench-table-idle = A game that nobody looks at takes { $kilobytes } kB of memory.
bench-table-survived = { $how }: moves acknowledged: { $acknowledged } (games: { $games }), lost: { $lost }, games stuck: { $stuck }, connections restored by themselves: { $reconnected }.
bench-table-killed = A server killed { $times ->
    [one] { $times } time
   *[other] { $times } times
  } (SQLite)
bench-table-killed-postgresql = One of two servers killed { $times ->
    [one] { $times } time
   *[other] { $times } times
  } (PostgreSQL)
bench-table-stopped = PostgreSQL stopped and started { $times ->
    [one] { $times } time
   *[other] { $times } times
  }
bench-table-no-peer = boardgame.io is not installed; npm install in tools/boardgame_io makes the comparison.
bench-table-largest = The largest number of games in which 99% of moves are seen within 100 ms ({ $database }): { $games }.
bench-note = Medians of { $rounds } turns on one core, { $python }; × is times catanatron. Of catanatron's decisions six in ten leave one option only; where there is one answer our games do not ask. Choices are the decisions that leave at least two. A clone shows its question at once; thawed, it is also ready to take its next move.

## stolnik serve

serve-stop = Ctrl-C closes the table.
serve-closed = The table is closed; all moves are kept.
