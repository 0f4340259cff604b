### The map in words, for a terminal.

map-about = The figure beside a Province is its Tax Value.
map-area = { $area }: { $owners }.{ $here } Next to it: { $neighbours }.
map-player = { $owner } ({ $towns })
map-vassals = Vassals of { $owner } ({ $towns })
map-realm = { $realm } ({ $towns })
map-nobody = nobody ({ $towns })
map-province = { $province } { $tax }
map-here = { " " }There: { $shown }.
map-empty = { "" }
map-influence = Influence of { $owner } ({ $n })
map-imperial = Imperial Influence ({ $n })
map-claim = a Claim of { $owner }
map-units = Units of { $owner } ({ $n })
map-rebels = Rebels ({ $n })
