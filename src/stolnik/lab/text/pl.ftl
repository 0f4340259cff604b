### Laboratorium, dla ludzi.

error-one-bot = Do pojedynku potrzeba co najmniej dwóch różnych botów, a te takie nie są: { $bots }.
error-alone = Do pojedynku potrzeba co najmniej dwóch graczy przy stole.
error-not-a-journal = { $file } nie jest plikiem z partiami tego polecenia, więc nic do niego nie dopisano.
error-other-plan = { $file } zawiera partie według innego planu; podaj inny plik albo to, od czego ten zaczęto: { $plan }.
error-other-version = { $file } zaczęto w wersji { $version } gry { $game }, a ta jest { $own }.
error-journal-line = Wiersz { $line } pliku { $file } jest uszkodzony: { $problem }
error-extra = Do tego potrzeba pakietu { $package }, którego nie ma: pip install 'stolnik[lab]'.
error-picture = Obrazem może być plik zakończony na { $right }, a { $file } taki nie jest.
