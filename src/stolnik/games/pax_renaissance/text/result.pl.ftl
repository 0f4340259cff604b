### Skąd taki wynik.

result-holy = { $seat }: { victory-holy }
result-imperial = { $seat }: { victory-imperial }
result-globalization = { $seat }: { victory-globalization }
result-renaissance = { $seat }: { victory-renaissance }
result-patron = { $seat }: { victory-patron }
result-bankruptcy = { $seat }: { standing-bankruptcy }
result-exhaustion = { $seat } wygrywa: rynku nie można uzupełnić
result-beaten = { $seat }
result-bankrupt = { "  " }poza grą: bez florenów, kart i koncesji

result-count = { "  " }{ $what }: { $count }
result-count-from = { "  " }{ $what }: { $count } ({ $parts })
result-kings = Królowie
result-republics = Republiki
result-concessions = Koncesje
result-card = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
 }
result-abilities = dzięki zdolnościom kart: { $count }
result-lead = { "    " }{ $margin ->
    [1] trzeba było mieć więcej niż każdy inny bank
   *[other] trzeba było mieć o { $margin } więcej niż każdy inny bank
 }; następny jest { $seat }: { $count }
result-supreme = { "  " }Religia dominująca: { $religion }; biskupi: { $bishops } z { $all_bishops }, wojska i piraci w teokracjach: { $arms } z { $all_arms }
result-tie-florins = { "  " }Remis ({ $seat }); rozstrzygają floreny: { $florins } do { $theirs }.
result-tie-shared = { "  " }Remis ({ $seat }) także we florenach ({ $florins }): miejsce jest wspólne.
