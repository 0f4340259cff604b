### Stół po polsku. en.ftl mówi to samo po angielsku.

## Problemy: po jednym zdaniu

problem-malformed = Tego nie da się odczytać: { $where }.
problem-bad-name = Imię ma od 1 do 40 znaków.
problem-bad-password = Hasło ma od 8 do 200 znaków.
problem-bad-mail = „{ $mail }” nie jest adresem e-mail.
problem-bad-address = „{ $address }” nie jest adresem, na który można wysyłać powiadomienia; zaczyna się on od https:// i jest dostępny z zewnątrz.
problem-bad-bot = Nie ma bota o nazwie „{ $bot }”; boty to: { $right }.
problem-bad-seat = Przy tym stole nie ma miejsca { $seat }.
problem-bad-seat-list = Lista miejsc musi wymieniać tyle miejsc: { $players }, każde jako „open”, „me” albo „bot:” i nazwa bota.
problem-bad-record = To nie jest zapis partii, który można tu odtworzyć.
problem-sign-in = Najpierw zaloguj się na swoje konto albo kontynuuj jako gość.
problem-wrong-password = Imię lub hasło się nie zgadza.
problem-forbidden = Może to zrobić tylko osoba, do której należy to miejsce.
problem-forbidden-host = Może to zrobić tylko gospodarz tego stołu.
problem-forbidden-away = To miejsce można oddać botowi, gdy osoby, do której należy, nie ma od kilku minut albo gdy jej czas skończył się kilka minut temu.
problem-forbidden-freed = Gospodarz zwolnił twoje miejsce przy tym stole; usiądziesz tu znowu, gdy przyśle ci nowe zaproszenie.
problem-forbidden-person = Mogą to zrobić tylko osoby siedzące przy tym stole.
problem-origin = To żądanie pochodzi z innej strony, więc nie zostało wykonane.
problem-unknown = Pod tym adresem niczego nie ma albo nie jest to dla ciebie dostępne.
problem-method = Pod tym adresem nie można pytać w ten sposób.
problem-stale = To pytanie nie jest już aktualne; zobacz, jak stół wygląda teraz.
problem-not-asked = To nie twoja kolej.
problem-no-undo = Nie można niczego cofnąć: od tego czasu użyto kości, odkryto coś ukrytego albo zdecydował inny gracz.
problem-no-undo-number = Partia nie może wrócić do ruchu { $number }.
problem-taken = To miejsce należy do kogoś innego.
problem-taken-name = Imię „{ $name }” należy do kogoś innego; wybierz inne.
problem-phase = Teraz nie można tego zrobić.
problem-phase-begun = Partia przy tym stole już się zaczęła.
problem-phase-gathering = Partia przy tym stole jeszcze się nie zaczęła.
problem-phase-over = Partia przy tym stole jest skończona.
problem-phase-paused = Partia przy tym stole jest wstrzymana.
problem-phase-open = Zanim partia się zacznie, każde miejsce musi być zajęte.
problem-phase-signed-in = Sesja już trwa; nie trzeba logować się ponownie.
problem-phase-proposal = Taka propozycja już jest.
problem-phase-no-mail = Nie podano adresu e-mail.
problem-phase-mail-confirmed = Ten adres e-mail jest już potwierdzony.
problem-phase-clock = Przy tym stole nie ma zegara.
problem-too-many-rooms = { $most ->
    [one] Siedzisz już przy { $most } stole
    [few] Siedzisz już przy { $most } stołach
   *[many] Siedzisz już przy { $most } stołach
}, a to najwięcej naraz; wstań od stołu, przy którym partia się nie zaczęła, albo poddaj jedną z partii, a znajdzie się miejsce przy następnym.
problem-too-many-bots = { $most ->
    [one] { $most } twoją partię rozgrywają
    [few] { $most } twoje partie rozgrywają
   *[many] { $most } twoich partii rozgrywają
} już same boty, a to najwięcej naraz; następna może się zacząć, gdy któraś się skończy.
problem-not-over = Będzie to dostępne, gdy partia się skończy.
problem-not-sent-no-server = Ten serwer nie wysyła e-maili.
problem-not-sent-refused = Pod tym adresem nie chcą listów od tego stołu.
problem-not-sent-no-mail = Serwer poczty nie przyjął listu ({ $error }); spróbuj ponownie później.
problem-other-version = Tę partię rozegrano według wersji { $theirs } zasad tej gry; ten serwer ma wersję { $ours }, więc nie można jej tu odtworzyć.
problem-too-large = To za dużo; czytamy tu najwyżej tyle bajtów: { $bytes }.
problem-broken-rule = Zawiodła zasada, a to nasz błąd; ruchu nie wykonano i partia stoi jak przedtem.
problem-refused = Zasady nie pozwalają na ten ruch.
problem-slow-down = Za dużo żądań tego rodzaju; spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
problem-fault = To nasz błąd; niczego nie zmieniono.
problem-damaged = Zapis tego stołu jest uszkodzony, więc nie można go otworzyć; kto prowadzi ten serwer, znajdzie to miejsce w jego dzienniku.
problem-storage = Serwer nie mógł tego zapisać, więc to się nie stało; spróbuj za chwilę.
problem-stopping = Serwer właśnie się zatrzymuje; spróbuj za chwilę.
problem-too-long = Przerwano to, bo trwało zbyt długo albo nikt już na to nie czekał.

## Stoły

seat-name = Miejsce { $number }
room-fork = { $title }, od ruchu { $number }
room-imported = Zapis partii: { $game }
option-yes = tak
option-no = nie
verdict-fair = { $moves ->
    [one] Ziarno jest tym, które obiecano przed pierwszym ruchem, a { $moves } ruch, rozegrany ponownie, prowadzi do tej samej partii.
    [few] Ziarno jest tym, które obiecano przed pierwszym ruchem, a wszystkie { $moves } ruchy, rozegrane ponownie, prowadzą do tej samej partii.
   *[many] Ziarno jest tym, które obiecano przed pierwszym ruchem, a { $moves } ruchów, rozegranych ponownie, prowadzi do tej samej partii.
}
verdict-nonces-own = Każde miejsce dołożyło do losowania własną liczbę.
verdict-nonces-some = Liczby serwera: { $drawn }. Liczby graczy: { $own }.
verdict-nonces-all = Wszystkie liczby w losowaniu pochodzą od serwera, więc nikt inny nie miał w nim udziału.
verdict-nonces-none = Żadne miejsce nie dołożyło swojej liczby, więc nikt inny nie miał udziału w losowaniu.
verdict-fork = Nie dotyczy: ta partia zaczęła się od pozycji z innej i miała własne losowanie, którego nikt nie obiecywał. Losowanie tamtej partii sprawdza się w niej.
verdict-unfair = Zapis się nie zgadza: { $error }
why-unknown = Tego nie ma wśród odpowiedzi na obecne pytanie.
end-resigned = poddanie
end-stayed = do końca przy stole

## Powiadomienia

notice-subject = { $count ->
    [one] Stolnik: czeka na ciebie { $count } partia
    [few] Stolnik: czekają na ciebie { $count } partie
   *[many] Stolnik: czeka na ciebie { $count } partii
}
notice-body = { $count ->
    [one] W tej partii jest twoja kolej:
    [few] W tych partiach jest twoja kolej:
   *[many] W tych partiach jest twoja kolej:
}
notice-line = „{ $title }” ({ $game }): { $url }
notice-stop = Ten stół pisze tu na twoją prośbę. Jeśli nie chcesz więcej takich listów: { $url }
notice-test = Tak wygląda powiadomienie od tego stołu.
notice-sent = wysłane
notice-failed-no-address = Nie można było dostarczyć: to nie jest adres.
notice-failed-no-https = Nie można było dostarczyć: adres nie zaczyna się od https://.
notice-failed-no-host = Nie można było dostarczyć: nie ma takiego hosta.
notice-failed-not-open = Nie można było dostarczyć: adres nie jest dostępny z zewnątrz.
notice-failed-no-answer = Nie można było dostarczyć: nie było odpowiedzi ({ $detail }).
notice-failed-answer = Nie można było dostarczyć: odpowiedź brzmiała { $detail }.
notice-failed-no-mail = Nie można było dostarczyć: serwer poczty tego nie przyjął ({ $detail }).
notice-failed-bad-key = Nie można było dostarczyć: klucz przeglądarki jest uszkodzony.
notice-no-mail = Ten serwer nie wysyła e-maili.
notice-no-address = Nie podano adresu e-mail.
notice-unconfirmed = Twój adres e-mail czeka na otwarcie odsyłacza, który na niego wysłano.
confirm-subject = Stolnik: czy to twój adres e-mail?
confirm-text =
    Ktoś podał ten adres przy stole { $table }, aby listy mówiły mu, kiedy jest jego kolej.

    Jeśli to twoja prośba, otwórz tę stronę i potwierdź to:
    { $url }

    Jeśli nie, nie trzeba robić niczego: bez twojej zgody nie przyjdą tu żadne powiadomienia. Na tej samej stronie można też powiedzieć, że takich listów już nie chcesz.
