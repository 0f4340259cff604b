### Handel: karty, węzły, Statki, Kupcy i Dochód z Handlu.

ask-trade_cards = { $seat }, co robisz z Kartami Handlu?
ask-trade_ship = { $seat }, dokąd płynie Lekki Statek?
ask-trade_berth = { $seat }, gdzie { IN($zone) } staje Statek?
ask-trade_merchant = { $seat }, którego Kupca wysyłasz do węzła { $node }?
ask-trade_tie = { $seat }, remis w Sile Handlowej: kto pobiera pierwszy, w rzędzie { $row }+ lub niższym?
ask-gold = { $seat }, tyle Złota wywołuje inflację: co oddajesz?

move-trade = Handluj ({ $merchants ->
        [one] { $merchants } dostępny Kupiec
        [few] { $merchants } dostępni Kupcy
       *[many] { $merchants } dostępnych Kupców
    })
move-trade_in = { $move ->
        [0] Handluj { IN($node) }: { $trade_card }, Siła Handlowa { $points }, najwyżej { count-ducats }
       *[other] Wyślij Kupca i handluj { IN($node) }: { $trade_card }, Siła Handlowa { $points }, najwyżej { count-ducats }
    }
move-trade_second = { $move ->
        [0] Handluj { IN($node) } (węzeł drugorzędny): { $trade_card }, { count-ducats }
       *[other] Wyślij Kupca i handluj { IN($node) } (węzeł drugorzędny): { $trade_card }, { count-ducats }
    }
move-no_trade = Nie używaj kart i weź { count-ducats }
move-sail_from = Najpierw rusz Lekki Statek, który jest { IN($zone) }
move-sail_from_slot = Najpierw rusz Lekki Statek z pola Ochrony Handlu { IN($zone) }
move-sail_from_port = Najpierw rusz Lekki Statek z Portu: { $province }
move-sail_to = Płyń, cel: { $zone }
move-take_slot = Staje na polu Ochrony Handlu
move-displace = Staje na polu Ochrony Handlu, które zajmuje { $owner }
move-stay_at_sea = Staje poza polami Ochrony Handlu
move-merchant_from = Kupiec z węzła { $node }
move-new_merchant = Nowy Kupiec
move-first = Pierwszy pobiera gracz { $owner }
move-pay_for_gold = Zapłać Punkty Administracji: { $price }
move-take_interest_for_gold = Weź żeton Pożyczki

event-TradeCardsRevealed = { $seat } ujawnia Karty Handlu: { $trade_card }.
event-TradeDeckReshuffled = Odrzucone Karty Handlu przetasowano.
event-NoTrade = { $seat } nie używa Karty Handlu i bierze { count-ducats }.
event-ShipSailed = { $seat }: Lekki Statek staje { IN($zone) }.
event-TookSlot = { $seat } chroni Handel { IN($zone) }.
event-ShipDisplaced = { $seat } wypiera z pola Ochrony Handlu { IN($zone) } Statek gracza { $owner }.
event-Traded = { $seat } handluje { IN($node) }: { $trade_card }.
event-MerchantMoved = { $seat } wysyła Kupca do węzła { $node }.
event-TradeIncome = { $seat }: Siła Handlowa { $points } { IN($node) }, Dochód z Handlu { $ducats }.

why-slaves = Handel Niewolnikami

figures-trade = twoja Siła Handlowa to { $have }, inny gracz ma { $strongest }
