### Bitwy Morskie.

force-pirates = Piraci

## Pytania

ask-naval_defender = { $seat }, { IN($zone) } broni się kilka sił równej wielkości: kto jest Głównym Obrońcą?
ask-late_admiral = { $seat }, Bitwa Morska { IN($zone) }: czy dajesz swojej Flocie Admirała?
ask-naval_actions = { $seat }, Bitwa Morska { IN($zone) }, Runda Bitwy { $number }: czy zagrywasz Akcję Bitewną?
ask-naval_faction = { $seat }, Bitwa Morska { IN($zone) }: która z równych sił pierwsza ponosi Stratę?
ask-ship_casualty = { $seat }, Bitwa Morska { IN($zone) }: który Statek przyjmuje trafienie?
ask-captured_ship = { $seat }, Bitwa Morska { IN($zone) }: który z utraconych Statków został przejęty?
ask-prize = { $number ->
        [one] { $seat }, masz { IN($zone) } { $number } przejęty Statek. Gdzie go umieszczasz?
        [few] { $seat }, masz { IN($zone) } { $number } przejęte Statki. Gdzie umieszczasz następny?
       *[many] { $seat }, masz { IN($zone) } { $number } przejętych Statków. Gdzie umieszczasz następny?
    }
ask-naval_retreat = { $seat }, Bitwa Morska { IN($zone) }, koniec Rundy Bitwy { $number }: czy dokonujesz Odwrotu?
ask-pirates = { $seat }, twoje Statki są na morzu. Czy atakujesz Piratów?

## Ruchy

move-attack_pirates = Zaatakuj Piratów { IN($node) } Statkami, które są { IN($zone) }
move-late_admiral = Mianuj Admirałem z karty „{ $card }” (Punkty Militarne: { $price }): { $shown }
move-lose_light_ship = Lekki Statek poza Flotą
move-lose_from_fleet = Z Floty: { $unit }
move-damage_heavy_ship = Ciężki Statek zostaje uszkodzony
move-surrender_ship = { $unit }
move-keep_at_sea = Lekki Statek zostaje w Strefie Morskiej
move-keep_in_fleet = Do Floty: { $unit }
move-forgo_prize = Nie bierz więcej Statków
move-retreat_to_sea = Odwrót do Strefy Morskiej: { $zone }
move-retreat_to_port = Odwrót do Portu: { $province }
move-break_off = Zostaw Piratów w spokoju

## Co się dzieje

event-NavalBattleBegan = Bitwa Morska { IN($zone) }. Napastnik: { $force }, po drugiej stronie: { $enemies }.
event-PiratesAttacked = { $seat } atakuje Piratów { IN($node) }.
event-NavalDiceRolled = { $force } { IN($zone) }, wyniki: { $face }. Trafienia: { $hits }.
event-ShipLost = { $seat }, Strata: { $unit }.
event-HeavyShipDamaged = { $seat }: Ciężki Statek zostaje uszkodzony.
event-PirateLost = Statek Piratów { IN($node) } idzie na dno.
event-NprShipLost = Statek { GEN($realm) } { IN($zone) } idzie na dno.
event-NprSailedAway = Statki { GEN($realm) } opuszczają Strefę Morską { $zone }.
event-ShipCaptured = { $seat } przejmuje: { $unit }.
event-PrizeTaken = { $seat }: przejęty Statek wchodzi do służby, { $unit }.
event-FoughtOnAtSea = { $seat } walczy dalej { IN($zone) }.
event-RetreatedToSea = Odwrót: { $seat }, ze Strefy Morskiej { $zone } do Strefy Morskiej { $haven }.
event-RetreatedToPort = Odwrót: { $seat }, ze Strefy Morskiej { $zone } do Portu { $province }.
event-BrokeOff = { $seat } zostawia Piratów w spokoju; Statki pozostają { IN($zone) }.
event-NavalBattleWon = Bitwa Morska { IN($zone) }. Zwycięstwo: { $force }.
event-NobodyWonAtSea = Bitwa Morska { IN($zone) }. Nie pozostał żaden Statek, nie ma zwycięzcy.

summary-naval_battle = Bitwa Morska { IN($zone) }, Runda Bitwy { $round }
