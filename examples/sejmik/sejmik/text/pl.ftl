game-sejmik = Sejmik

option-veto = Liberum veto
    .help = Raz w grze ród może zerwać posiedzenie wetem, zamiast wystawiać szlachcica.

house-0 = Radziwiłłowie
house-1 = Potoccy
house-2 = Lubomirscy
house-3 = Sapiehowie

noble-smallholder = szlachcic zagrodowy (1)
noble-squire = ziemianin (2)
noble-judge = sędzia (3)
noble-chamberlain = podkomorzy (4)
noble-castellan = kasztelan (5)
noble-voivode = wojewoda (6)

step-debate = Obrady
step-reward = Nagroda

ask-debate = { $seat }, posiedzenie { $session }: kogo wystawiacie?
ask-reward = { $seat }, posiedzenie jest wasze: czyjego szlachcica bierzecie?

move-put = Wystaw: { $noble }
move-veto = Weto!
move-take = Weź szlachcica, którego wystawili { $owner }

event-PutForward = { $seat } wystawiają: { $noble }.
event-Vetoed = { $seat } wołają: „Weto!”
event-Threw = { $seat } wyrzucają { $die }.
event-Carried = { $seat } wygrywają posiedzenie.
event-CarriedByNobody = Posiedzenia nie wygrywa nikt.
event-Took = { $seat } biorą do orszaku: { $noble }.
event-Drew = { $seat } dobierają: { $noble }.
event-DrewUnseen = { $seat } dobierają szlachcica.

standing-influence = wpływami

summary-session = Posiedzenie { $session }; w talii { $deck ->
        [one] jeden szlachcic
        [few] { $deck } szlachciców
       *[many] { $deck } szlachciców
    }
summary-house = { $seat }: wpływy { $influence }, na ręce { $count ->
        [one] jeden szlachcic
        [few] { $count } szlachciców
       *[many] { $count } szlachciców
    }
summary-hand = Na ręce: { $noble }

figures-house = wpływy { $influence }, na ręce { $count ->
        [one] jeden szlachcic
        [few] { $count } szlachciców
       *[many] { $count } szlachciców
    }
figures-noble = na twojej ręce: { $own }, w orszakach: { $retinues }

result-house = { $seat }: wpływy { $influence }, a w orszaku { $noble }
result-alone = { $seat }: wpływy { $influence }
