### Trade: cards, nodes, Ships, Merchants and Trade Income.

ask-trade_cards = { $seat }, what do you do with the Trade Cards?
ask-trade_ship = { $seat }, where does the Light Ship go?
ask-trade_berth = { $seat }, where { IN($zone) } does the Ship lie?
ask-trade_merchant = { $seat }, which Merchant do you send to { GEN($node) }?
ask-trade_tie = { $seat }, Trade Power is tied: who collects first, in the row { $row }+ or below?
ask-gold = { $seat }, so much Gold brings inflation: what do you give?

move-trade = Trade ({ $merchants ->
        [one] { $merchants } Merchant available
       *[other] { $merchants } Merchants available
    })
move-trade_in = { $move ->
        [0] Trade { IN($node) } with { $trade_card }, Trade Power { $points }, up to { count-ducats }
       *[other] Send a Merchant and trade { IN($node) } with { $trade_card }, Trade Power { $points }, up to { count-ducats }
    }
move-trade_second = { $move ->
        [0] Trade { IN($node) }, the secondary node of { $trade_card }, for { count-ducats }
       *[other] Send a Merchant and trade { IN($node) }, the secondary node of { $trade_card }, for { count-ducats }
    }
move-no_trade = Use no card and collect { count-ducats }
move-sail_from = First move a Light Ship from { GEN($zone) }
move-sail_from_slot = First move a Light Ship off its Trade Protection slot: { $zone }
move-sail_from_port = First move a Light Ship from the Port of { $province }
move-sail_to = To { GEN($zone) }
move-take_slot = It lies on a Trade Protection slot
move-displace = It takes the Trade Protection slot of { $owner }
move-stay_at_sea = It lies off the slots
move-merchant_from = The Merchant from { GEN($node) }
move-new_merchant = A new Merchant
move-first = { $owner } collects first
move-pay_for_gold = Pay { $price } Administrative Power
move-take_interest_for_gold = Take an Interest token

event-TradeCardsRevealed = { $seat } reveals Trade Cards: { $trade_card }.
event-TradeDeckReshuffled = The discarded Trade Cards are reshuffled.
event-NoTrade = { $seat } uses no Trade Card and collects { count-ducats }.
event-ShipSailed = { $seat } moves a Light Ship to { GEN($zone) }.
event-TookSlot = { $seat } protects Trade { IN($zone) }.
event-ShipDisplaced = { $seat } pushes the Ship of { $owner } off its Trade Protection slot { IN($zone) }.
event-Traded = { $seat } trades { IN($node) } with { $trade_card }.
event-MerchantMoved = { $seat } sends a Merchant to { GEN($node) }.
event-TradeIncome = { $seat }: Trade Power { $points } { IN($node) }, Trade Income { $ducats }.

why-slaves = trade in Slaves

figures-trade = your Trade Power is { $have }, another player has { $strongest }
