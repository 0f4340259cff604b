### The map in words, and what is printed on a card.

map-neighbours = NEIGHBOURS
map-land = { "  " }{ $empire }: { $lands }
map-land-corners = { "  " }{ $empire }: { $lands }; at a corner: { $corners }
map-routes = TRADE ROUTES
map-route = { "  " }{ $side ->
    [east] East route
   *[west] West route
  }, from { $emporium } (not open): { $stages }
map-route-open = { "  " }{ $side ->
    [east] East route
   *[west] West route
  }, from { $emporium } (open now): { $stages }
map-then = { $land } → { $rest }

card-side = { $side ->
    [east] East
   *[west] West
  }
card-part = { $parts }
card-king = with its king: { $parts }
card-republic = as a republic: { $parts }
card-victory-active = active: whoever meets its terms may declare it
card-victory-inactive = not active yet: whoever buys a comet can activate it
