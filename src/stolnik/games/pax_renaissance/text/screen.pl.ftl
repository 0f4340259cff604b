### Pax Renaissance: co mówi o nim przeglądarka; reszta jest w first i second.

pax-mean-op-commerce = Zabiera florena z rynku tego rzędu.
pax-mean-op-corsair = Przesuwa pirata na inną granicę morską; zatapia, co tam stoi.
pax-mean-shot-trade_shift = Otwiera nazwane emporium, a zamyka dotychczasowe: szlak biegnie inaczej.
pax-mean-agent-pawn = Staje na granicy imperium jako twoja koncesja.
pax-mean-agent-knight = Staje w mieście imperium jako klasa panująca.
pax-mean-agent-rook = Staje w mieście imperium jako klasa panująca.
pax-mean-prestige = Liczy się do zwycięstwa tego rodzaju.
tour-pax-market = Rynek: dwa rzędy kart, Wschód i Zachód. Cena to numer kolumny; florena kładziesz na każdej karcie na lewo od kupowanej.
tour-pax-victories = Cztery zwycięstwa. Najpierw ktoś musi je aktywować kometą, a potem trzeba spełnić warunek i ogłosić.
