### Pax Renaissance: liczby, które pokazują, dlaczego nie; stoją po słowach klauzuli.

figures-price = kosztuje { florins-acc }, masz { $have }
figures-actions = potrzebne akcje: { $count }, zostało: { $left }
figures-turn = { $count } z { $most } w tej turze
figures-hand = masz na ręce { $count }, a można najwyżej { $most }
figures-votes = masz { $count }, najlepszy przeciwnik { $others }
figures-lead = masz { $count }{ $others ->
    [any] { "" }
   *[other] , najlepszy przeciwnik { $others }
 }; potrzebna przewaga: { $margin }
figures-religions = { religion-catholic } { $catholic }, { religion-islamic } { $islamic }, { religion-reformation } { $reformation }
figures-king = jej król: { $empire }
figures-empire = { $empire }
figures-reserve = { $token }: wszystkie ({ $count }) są na stole
figures-no_card = { $side ->
    [east] nie masz kart po stronie wschodniej
    [west] nie masz kart po stronie zachodniej
   *[both] nie masz kart po żadnej stronie
 }
