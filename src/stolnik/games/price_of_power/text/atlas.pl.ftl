### Mapa w słowach, dla terminala.

map-about = Liczba przy Prowincji to jej Wartość Podatkowa.
map-area = { $area }: { $owners }.{ $here } Obok: { $neighbours }.
map-player = { $owner } ({ $towns })
map-vassals = Wasale gracza { $owner } ({ $towns })
map-realm = { $realm } ({ $towns })
map-nobody = niczyje ({ $towns })
map-province = { $province } { $tax }
map-here = { " " }Na miejscu: { $shown }.
map-empty = { "" }
map-influence = Wpływy gracza { $owner } ({ $n })
map-imperial = Wpływy Cesarskie ({ $n })
map-claim = Roszczenie gracza { $owner }
map-units = Jednostki gracza { $owner } ({ $n })
map-rebels = Buntownicy ({ $n })
