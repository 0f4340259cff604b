### Mapa w słowach i to, co wydrukowano na karcie.

map-neighbours = SĄSIEDZI
map-land = { "  " }{ $empire }: { $lands }
map-land-corners = { "  " }{ $empire }: { $lands }; na skos: { $corners }
map-routes = SZLAKI HANDLOWE
map-route = { "  " }{ $side ->
    [east] Szlak wschodni
   *[west] Szlak zachodni
  }, { -emporium } { $emporium } ({ -emporium(state: "blocked") }): { $stages }
map-route-open = { "  " }{ $side ->
    [east] Szlak wschodni
   *[west] Szlak zachodni
  }, { -emporium } { $emporium } ({ -emporium(state: "open") }): { $stages }
map-then = { $land } → { $rest }

card-side = { $side ->
    [east] Wschód
   *[west] Zachód
  }
card-part = { $parts }
card-king = z królem: { $parts }
card-republic = jako republika: { $parts }
card-victory-active = aktywne: każdy gracz może je ogłosić, gdy spełni jego warunki
card-victory-inactive = jeszcze nieaktywne: aktywuje je zakup komety
