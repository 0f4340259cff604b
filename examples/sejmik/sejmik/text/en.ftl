game-sejmik = Sejmik

option-veto = Liberum veto
    .help = Once in the game a house may veto a session instead of putting a noble forward.

house-0 = House Radziwiłł
house-1 = House Potocki
house-2 = House Lubomirski
house-3 = House Sapieha

noble-smallholder = Smallholder (1)
noble-squire = Squire (2)
noble-judge = Judge (3)
noble-chamberlain = Chamberlain (4)
noble-castellan = Castellan (5)
noble-voivode = Voivode (6)

step-debate = Debate
step-reward = Reward

ask-debate = { $seat }, session { $session }: whom do you put forward?
ask-reward = { $seat }, you have carried the session: whose noble do you take?

move-put = Put forward: { $noble }
move-veto = Veto!
move-take = Take the noble of { $owner }

event-PutForward = { $seat } puts forward: { $noble }.
event-Vetoed = { $seat } cries “veto!”
event-Threw = { $seat } throws a { $die }.
event-Carried = { $seat } carries the session.
event-CarriedByNobody = Nobody carries the session.
event-Took = { $seat } takes into its retinue: { $noble }.
event-Drew = { $seat } draws: { $noble }.
event-DrewUnseen = { $seat } draws a noble.

standing-influence = by influence

summary-session = Session { $session }; { $deck ->
        [one] one noble
       *[other] { $deck } nobles
    } in the deck
summary-house = { $seat }: influence { $influence }, { $count ->
        [one] one noble
       *[other] { $count } nobles
    } in hand
summary-hand = Your hand: { $noble }

figures-house = influence { $influence }, { $count ->
        [one] one noble
       *[other] { $count } nobles
    } in hand
figures-noble = in your hand: { $own }, in retinues: { $retinues }

result-house = { $seat }: influence { $influence }, from { $noble }
result-alone = { $seat }: influence { $influence }
