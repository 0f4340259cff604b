nothing = nic

error-game = Nie ma gry „{ $game }”; dostępne gry: { $right }.
error-players = { $players ->
    [one] { $game } nie jest grą dla { $players } osoby; właściwa liczba graczy: { $right }.
    [few] { $game } nie jest grą dla { $players } osób; właściwa liczba graczy: { $right }.
   *[many] { $game } nie jest grą dla { $players } osób; właściwa liczba graczy: { $right }.
  }
error-players-kind = { $players } to nie jest liczba graczy.
error-seed-kind = { $seed } to nie jest ziarno: ziarno to liczba całkowita albo tekst.
error-nonces-kind = { $nonces } to nie są dodatki do kości: każdy gracz dodaje jeden tekst.
error-no-game = { $game } to nie jest gra; stolnik.load daje grę o podanej nazwie.
error-folder-kind = { $folder } to nie jest pathlib.Path do folderu.
error-record-kind = { $record } to nie jest zapis: stolnik.Record.loads czyta go z bajtów.
error-option = Gra { $game } nie ma opcji „{ $option }”; jej opcje to: { $right }.
error-option-value = Opcja { $option } nie może mieć wartości „{ $value }”; możliwe wartości: { $right }.
error-option-players = Opcja { $option } jest dostępna tylko przy tej liczbie graczy: { $right }.
error-seat = Nie ma gracza o numerze { $seat }; gracze mają numery od 0 do { $last }.
error-over = Partia jest skończona ({ $game }); nie można wykonać więcej ruchów.
error-turn = To nie jest teraz kolej gracza „{ $seat }”; gra czeka na: { $waiting }.
error-illegal = { $count ->
    [one] Ruch { $move } nie jest tu dozwolony; pytanie „{ $topic }” ma { $count } dozwoloną odpowiedź.
    [few] Ruch { $move } nie jest tu dozwolony; pytanie „{ $topic }” ma { $count } dozwolone odpowiedzi.
   *[many] Ruch { $move } nie jest tu dozwolony; pytanie „{ $topic }” ma { $count } dozwolonych odpowiedzi.
  }
error-refused = Ruch { $move } jest niedozwolony: { $text } [{ $clause }]
error-undo = Nie ma czego cofnąć: ostatni ruch należał do innego gracza albo od tego czasu losowano lub odsłonięto coś ukrytego.
error-broken-rule = Błąd w zasadach gry { $game } przy ruchu { $number }, { $move } ({ $error }); partia jest taka jak przed tym ruchem.
error-empty = Zapis jest pusty.
error-format = Zapis ma format { $theirs }; ta wersja czyta format { $ours }.
error-line = Wiersz { $number } zapisu jest uszkodzony: { $error }.
error-unsealed = { $lines ->
    [one] Zapis kończy się po { $lines } wierszu bez pieczęci, więc został ucięty.
    [few] Zapis kończy się po { $lines } wierszach bez pieczęci, więc został ucięty.
   *[many] Zapis kończy się po { $lines } wierszach bez pieczęci, więc został ucięty.
  }
error-edited = Zapis został zmieniony: łańcuch skrótów pęka przy ruchu { $number }.
error-edited-seal = Zapis został zmieniony: ostatni wiersz nie pasuje do ruchów.
error-truncated = { $moves ->
    [one] Zapis ma { $moves } ruch, a jego pieczęć obiecuje { $promised }.
    [few] Zapis ma { $moves } ruchy, a jego pieczęć obiecuje { $promised }.
   *[many] Zapis ma { $moves } ruchów, a jego pieczęć obiecuje { $promised }.
  }
error-seed = Ziarno w zapisie nie jest tym, którego skrót podano przed pierwszym ruchem.
error-version = Zapis powstał w wersji { $theirs } gry { $game }; ta wersja to { $ours }, więc nie można go tu odtworzyć.
error-move = Zapis nie zgadza się z zasadami przy ruchu { $number }: { $error }
error-ending = Zapis gry { $game } podaje inne zakończenie niż to, do którego prowadzą jego ruchy.
error-saved = Nie można odczytać zapisanej partii: { $error }.
error-saved-damaged = Zapisana partia jest uszkodzona: nie jest taka, jak ją zapisano.
error-saved-version = Partię zapisano w wersji { $theirs } gry { $game }, a od tego czasu jej elementy mają inne numery; ta wersja to { $ours }, więc nie można tu grać dalej.
error-no-history = Tej partii brakuje części historii ({ $game }), więc nie da się zapisać jej w całości.
error-data-missing = W folderze { $folder } brakuje pliku danych { $file }.
error-data-json = Plik danych { $file } nie jest poprawnym plikiem JSON: { $error }.
error-data-field = W pliku danych { $file }, rekord { $record }, pole { $field }: { $error }.
error-malformed = { $move } to nie jest ruch: ruch to czasownik i to, czego dotyczy, zapisane tekstami i liczbami całkowitymi.
error-watcher = Kto tylko patrzy, nie odpowiada, nie cofa ruchów i niczego sobie nie wyobraża: może to robić tylko gracz.
error-nonces = { $count ->
    [one] Podano { $count } dodatek do kości
    [few] Podano { $count } dodatki do kości
   *[many] Podano { $count } dodatków do kości
}, liczba graczy: { $players }; każdy dodaje dokładnie jeden albo nie dodaje nikt.
error-imagined = Ta partia ({ $game }) jest wyobrażona w środku akcji, więc nie da się jej zapisać.
error-surplus = Wiersz { $number } zapisu zawiera więcej albo co innego, niż powinien zawierać w tym miejscu.
error-data-folder = Nie ma folderu { $folder }, z którego miały pochodzić dane.
error-data-unknown = W folderze danych { $folder } jest plik { $file }, którego ta gra nie czyta; czyta: { $right }.
error-data-file = Pliku danych { $file } z folderu { $folder } nie da się odczytać.

parsed-int = liczba całkowita
parsed-float = ułamek
parsed-str = tekst
parsed-bool = prawda lub fałsz
parsed-null = nic
parsed-array = lista
parsed-object = obiekt
problem-kind = powinno tu być: { $wanted }, a jest: { $given }
problem-expected = powinno tu być: { $wanted }
problem-length = wymagana liczba elementów listy: { $wanted }
problem-missing = brakuje pola { $name }
problem-unknown = nie ma tu pola { $name }
problem-value = { $value } nie jest tu możliwe
problem-truncated = treść urywa się przed końcem
problem-malformed = błąd zapisu w bajcie { $place }
problem-unreadable = tego nie da się odczytać
problem-none-of = „{ $value }” nie jest żadną z możliwości: { $right }
problem-should-be = zamiast „{ $value }” powinno tu być „{ $right }”
problem-less-than = { $value } to mniej niż { $least }
problem-between = wartość musi być od { $least } do { $most }
problem-no-such = nie ma „{ $value }”
problem-taken = ten identyfikator jest już zajęty
problem-no-record = brakuje tego rekordu
problem-one-record = liczba rekordów: { $count }, a potrzebny jest jeden
problem-all-of = muszą tu być: { $right }
