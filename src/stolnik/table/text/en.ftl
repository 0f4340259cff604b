### The table, in English. pl.ftl says the same in Polish.

## Problems: one sentence each

problem-malformed = This cannot be read: { $where }.
problem-bad-name = A name has 1 to 40 characters.
problem-bad-password = A password has 8 to 200 characters.
problem-bad-mail = “{ $mail }” is not an email address.
problem-bad-address = “{ $address }” is not an address that notices can be sent to; it begins with https:// and is open to the world.
problem-bad-bot = There is no bot called “{ $bot }”; the bots are: { $right }.
problem-bad-seat = There is no seat { $seat } at this table.
problem-bad-seat-list = The list of seats has to name { $players } seats, each as “open”, “me” or “bot:” and the name of a bot.
problem-bad-record = This is not a record of a game that can be replayed here.
problem-sign-in = Please sign in to your account, or continue as a guest.
problem-wrong-password = The name or the password is not right.
problem-forbidden = Only the person whose seat this is may do that.
problem-forbidden-host = Only the host of this table may do that.
problem-forbidden-away = This seat can be handed to a bot when the person whose it is has been away, or their time has been up, for some minutes.
problem-forbidden-freed = The host has freed your seat at this table; you sit down here again when the host sends you a new invitation.
problem-forbidden-person = Only people who sit at this table may do that.
problem-origin = This request comes from another site, so it was not carried out.
problem-unknown = There is nothing at this address, or it is not open to you.
problem-method = This address cannot be asked in that way.
problem-stale = The question that you answered is no longer asked; look at the table as it stands now.
problem-not-asked = It is not your turn.
problem-no-undo = Nothing can be taken back: dice were used, something hidden was shown, or another player has decided since.
problem-no-undo-number = The game cannot go back to move { $number }.
problem-taken = This seat is somebody else's.
problem-taken-name = The name “{ $name }” is somebody else's; choose another.
problem-phase = This cannot be done now.
problem-phase-begun = The game at this table has begun.
problem-phase-gathering = The game at this table has not begun.
problem-phase-over = The game at this table is over.
problem-phase-paused = The game at this table is paused.
problem-phase-open = Somebody has to sit in every seat before the game begins.
problem-phase-signed-in = You are signed in already.
problem-phase-proposal = There is such a proposal already.
problem-phase-no-mail = You have not given an email address.
problem-phase-mail-confirmed = This email address is confirmed already.
problem-phase-clock = This table has no clock.
problem-too-many-rooms = { $most ->
    [one] You sit at { $most } table already
   *[other] You sit at { $most } tables already
}, which is the most at once; leave a table where the game has not begun, or resign in a game, and there is room for another.
problem-too-many-bots = { $most ->
    [one] { $most } of your games is played by bots alone already
   *[other] { $most } of your games are played by bots alone already
}, which is the most at once; another can begin when one of them is over.
problem-not-over = This is available once the game is over.
problem-not-sent-no-server = This server sends no email.
problem-not-sent-refused = Whoever has this email address has said that they want no letters from this table.
problem-not-sent-no-mail = The mail server did not take the letter ({ $error }); please try again later.
problem-other-version = This game was played under version { $theirs } of its rules; this server has version { $ours }, so it cannot be replayed here.
problem-too-large = This is too large; at most { $bytes } bytes are read here.
problem-broken-rule = A rule failed, which is a fault of ours; the move has not been made, and the game stands as before.
problem-refused = The rules do not allow this move.
problem-slow-down = Too many requests of this kind; please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
problem-fault = A fault of ours; nothing has been changed.
problem-damaged = What is stored of this table is damaged, so it cannot be opened; who runs this server finds the place in its log.
problem-storage = The server could not store this, so it has not happened; please try again in a moment.
problem-stopping = The server is about to stop; please try again in a moment.
problem-too-long = This was given up, because it took too long or nobody waited for it any more.

## Tables

seat-name = Seat { $number }
room-fork = { $title }, from move { $number }
room-imported = A record of { $game }
option-yes = yes
option-no = no
verdict-fair = { $moves ->
    [one] The seed is the one that was promised before the first move, and the { $moves } move, played again, leads to the same game.
   *[other] The seed is the one that was promised before the first move, and all { $moves } moves, played again, lead to the same game.
}
verdict-nonces-own = Every seat added a number of its own to the dice.
verdict-nonces-some = The server's own numbers: { $drawn }. Numbers of the players: { $own }.
verdict-nonces-all = All numbers in the dice were the server's own, so nobody else had a share in them.
verdict-nonces-none = No seat added a number to the dice, so nobody else had a share in them.
verdict-fork = Not applicable: this game went on from a position of another one, with dice of its own that nobody had promised. The dice of the first game are verified there.
verdict-unfair = The record does not hold: { $error }
why-unknown = This is not among the answers to the present question.
end-resigned = resigned
end-stayed = stayed to the end

## Notices

notice-subject = { $count ->
    [one] Stolnik: a game is waiting for you
   *[other] Stolnik: { $count } games are waiting for you
}
notice-body = { $count ->
    [one] It is your turn in this game:
   *[other] It is your turn in these games:
}
notice-line = “{ $title }” ({ $game }): { $url }
notice-stop = You have asked this table to write to you here. If you want no more of it: { $url }
notice-test = This is what a notice from this table looks like.
notice-sent = sent
notice-failed-no-address = It could not be delivered: this is no address.
notice-failed-no-https = It could not be delivered: the address does not begin with https://.
notice-failed-no-host = It could not be delivered: there is no such host.
notice-failed-not-open = It could not be delivered: the address is not open to the world.
notice-failed-no-answer = It could not be delivered: there was no answer ({ $detail }).
notice-failed-answer = It could not be delivered: the answer was { $detail }.
notice-failed-no-mail = It could not be delivered: the mail server did not take it ({ $detail }).
notice-failed-bad-key = It could not be delivered: the key of the browser is damaged.
notice-no-mail = This server sends no email.
notice-no-address = You have not given an email address.
notice-unconfirmed = Your email address waits until you have opened the link that was sent to it.
confirm-subject = Stolnik: is this your email address?
confirm-text =
    Somebody has given this email address at the table { $table }, to be told by email when it is their turn.

    If that was you, open this page and say so:
    { $url }

    If it was not you, there is nothing to do: no notices come here without your yes. On the same page you can say that you want no such letters either.
