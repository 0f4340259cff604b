### Żetony i więzi, które zmieniają karty.

## Pytania

ask-whose_influence = { $seat }, czyj Wpływ { IN($area) } zostaje usunięty?
ask-alliance_offer = { $seat }, propozycja Sojuszu: { $realm }. Przyjmujesz ją?
ask-marriage_offer = { $seat }, propozycja Królewskiego Mariażu: { $realm }. Przyjmujesz ją?
ask-sell_province = { $seat }, oferta { GEN($realm) }: kupno Prowincji { $province } za { count-price }. Sprzedajesz?
ask-seller_may = { $seat }, czy korzystasz też z tego, na co karta ci pozwala? ({ $realm })
ask-reaction = { $seat }, Wroga Armia ({ $owner }) staje { IN($area) }. Reagujesz?

## Możliwości

move-lose_imperial = Usuń Wpływ Cesarski { IN($area) }
move-react = Zagraj: { $card } (Punkty Militarne: { $price })
move-reaction-let = Nie reaguj

## Co się dzieje

event-TownDeveloped = { $seat } zamienia Małe Miasto w Duże: { $province }.
event-TownReduced = Duże Miasto ({ $seat }) staje się Małym: { $province }.
event-PlaguePlaced = Plaga wybucha { IN($area) }.
event-RebelsLeft = Jednostka Buntowników { IN($area) } znika z planszy.
event-OfferAccepted = { $seat } przyjmuje propozycję ({ $realm }).
event-OfferRejected = { $seat } odrzuca propozycję ({ $realm }).
event-TruceEnded = Rozejm przestaje obowiązywać: { $seat } i { $realm }.
event-ProvinceBought = { $seat } kupuje Prowincję { $province } za { count-ducats }.
event-Reacted = { $seat } reaguje { IN($area) }: { $card }.
