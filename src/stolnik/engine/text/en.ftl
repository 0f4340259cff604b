nothing = nothing

error-game = There is no game called “{ $game }”; the games are: { $right }.
error-players = { $players ->
    [one] { $game } cannot be played by { $players } player; the right numbers of players are { $right }.
   *[other] { $game } cannot be played by { $players } players; the right numbers of players are { $right }.
  }
error-players-kind = { $players } is not a number of players.
error-seed-kind = { $seed } is not a seed: a seed is a whole number or a text.
error-nonces-kind = { $nonces } are not nonces: each seat adds one text.
error-no-game = { $game } is not a game; stolnik.load gives one by its name.
error-folder-kind = { $folder } is not a pathlib.Path to a folder.
error-record-kind = { $record } is not a record: stolnik.Record.loads reads one from bytes.
error-option = { $game } has no option “{ $option }”; its options are: { $right }.
error-option-value = The option { $option } cannot be “{ $value }”; it can be: { $right }.
error-option-players = The option { $option } is only for games with this number of players: { $right }.
error-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-over = This game of { $game } is over; no more moves can be made.
error-turn = It is not the turn of { $seat }; the game waits for { $waiting }.
error-illegal = { $count ->
    [one] The move { $move } is not allowed here; the question “{ $topic }” has { $count } legal answer.
   *[other] The move { $move } is not allowed here; the question “{ $topic }” has { $count } legal answers.
  }
error-refused = The move { $move } is not allowed: { $text } [{ $clause }]
error-undo = There is nothing to take back: the last move was another player's, or dice were used or something hidden was shown since.
error-broken-rule = A rule of { $game } failed at move { $number }, { $move } ({ $error }); the game is as it was before that move.
error-empty = The record is empty.
error-format = The record has format { $theirs }; this version reads format { $ours }.
error-line = Line { $number } of the record is damaged: { $error }.
error-unsealed = { $lines ->
    [one] The record ends after { $lines } line without its seal, so it has been cut off.
   *[other] The record ends after { $lines } lines without its seal, so it has been cut off.
  }
error-edited = The record has been edited: the chain of hashes breaks at move { $number }.
error-edited-seal = The record has been edited: its last line does not fit the moves.
error-truncated = { $moves ->
    [one] The record has { $moves } move but its seal promises { $promised }.
   *[other] The record has { $moves } moves but its seal promises { $promised }.
  }
error-seed = The seed in the record is not the one that was promised before the first move.
error-version = The record was played under version { $theirs } of { $game }; this is version { $ours }, so it cannot be replayed here.
error-move = The record does not fit the rules at move { $number }: { $error }
error-ending = The record of { $game } gives a different ending from the one its moves lead to.
error-saved = The saved game cannot be read: { $error }.
error-saved-damaged = The saved game is damaged: it is not as it was written.
error-saved-version = The game was saved under version { $theirs } of { $game }, whose components have other numbers since; this is version { $ours }, so it cannot go on here.
error-no-history = This game of { $game } does not have its whole history, so there is no record of it.
error-data-missing = The data file { $file } is missing from the folder { $folder }.
error-data-json = The data file { $file } is not readable JSON: { $error }.
error-data-field = In the data file { $file }, record { $record }, field { $field }: { $error }.
error-malformed = { $move } is not a move: a move is a verb and what it is about, in texts and whole numbers.
error-watcher = Whoever watches cannot answer, take back or imagine: only a seat can.
error-nonces = { $count ->
    [one] One nonce was given
   *[other] { $count } nonces were given
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}; each seat adds exactly one, or none does.
error-imagined = This game of { $game } is imagined in the middle of an action, so it cannot be saved.
error-surplus = Line { $number } of the record holds more, or other, than a record says there.
error-data-folder = There is no folder { $folder } to read data from.
error-data-unknown = The data folder { $folder } holds { $file }, which this game does not read; it reads: { $right }.
error-data-file = The data file { $file } in the folder { $folder } is not a file that can be read.

parsed-int = a whole number
parsed-float = a number with a fraction
parsed-str = a text
parsed-bool = true or false
parsed-null = nothing
parsed-array = a list
parsed-object = an object
problem-kind = it should be { $wanted }, and is { $given }
problem-expected = it should be { $wanted }
problem-length = the list should have { $wanted } elements
problem-missing = the field { $name } is missing
problem-unknown = there is no field { $name }
problem-value = { $value } is not possible here
problem-truncated = it ends too early
problem-malformed = it is not written correctly at byte { $place }
problem-unreadable = it cannot be read
problem-none-of = “{ $value }” is none of: { $right }
problem-should-be = “{ $value }” should be “{ $right }”
problem-less-than = { $value } is less than { $least }
problem-between = this must be { $least } to { $most }
problem-no-such = there is no “{ $value }”
problem-taken = this id is taken
problem-no-record = this record is missing
problem-one-record = { $count } records where one is needed
problem-all-of = these must be there: { $right }
