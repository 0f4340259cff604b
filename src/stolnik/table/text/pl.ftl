### Stół po polsku. en.ftl mówi to samo po angielsku.

## Problemy: po jednym zdaniu

problem-malformed = Tego nie da się odczytać: { $where }.
problem-bad-name = Imię ma od 1 do 40 znaków.
problem-bad-password = Hasło ma od 8 do 200 znaków.
problem-bad-mail = „{ $mail }” nie jest adresem poczty.
problem-bad-address = „{ $address }” nie jest adresem, na który można wysyłać powiadomienia; zaczyna się on od https:// i jest dostępny z zewnątrz.
problem-bad-bot = Nie ma bota o nazwie „{ $bot }”; boty to: { $right }.
problem-bad-seat = W tym pokoju nie ma miejsca { $seat }.
problem-bad-seat-list = Lista miejsc musi wymieniać tyle miejsc: { $players }, każde jako „open”, „me” albo „bot:” i nazwa bota.
problem-bad-record = To nie jest zapis gry, który można tu odtworzyć.
problem-sign-in = Najpierw trzeba wejść: jako gość albo na swoje konto.
problem-wrong-password = Imię lub hasło się nie zgadza.
problem-forbidden = Może to zrobić tylko właściciel tego miejsca.
problem-forbidden-host = Może to zrobić tylko gospodarz tego pokoju.
problem-forbidden-away = To miejsce można oddać botowi, gdy jego właściciela nie ma od kilku minut albo od kilku minut nie ma on już czasu.
problem-forbidden-freed = Gospodarz zwolnił twoje miejsce w tym pokoju; usiądziesz tu znowu, gdy przyśle ci nowe zaproszenie.
problem-forbidden-person = Mogą to zrobić tylko ci, którzy siedzą w tym pokoju.
problem-origin = To żądanie pochodzi z innej strony, więc nie zostało wykonane.
problem-unknown = Pod tym adresem niczego nie ma albo nie jest to dla ciebie dostępne.
problem-method = Pod tym adresem nie można pytać w ten sposób.
problem-stale = Pytanie, na które pada ta odpowiedź, nie jest już zadane; stół wygląda teraz inaczej.
problem-not-asked = To nie twoja kolej.
problem-no-undo = Nie można niczego cofnąć: od tego czasu użyto kości, odkryto coś ukrytego albo zdecydował inny gracz.
problem-no-undo-number = Gra nie może wrócić do ruchu { $number }.
problem-taken = To miejsce należy do kogoś innego.
problem-taken-name = Imię „{ $name }” należy do kogoś innego.
problem-phase = Teraz nie można tego zrobić.
problem-phase-begun = Gra w tym pokoju już się zaczęła.
problem-phase-gathering = Gra w tym pokoju jeszcze się nie zaczęła.
problem-phase-over = Gra w tym pokoju jest skończona.
problem-phase-paused = Gra w tym pokoju jest wstrzymana.
problem-phase-open = Zanim gra się zacznie, każde miejsce musi być zajęte.
problem-phase-signed-in = Już jesteś w środku.
problem-phase-proposal = Taka propozycja już jest.
problem-phase-no-mail = Nie podano adresu poczty.
problem-phase-mail-confirmed = Ten adres poczty jest już potwierdzony.
problem-phase-clock = W tym pokoju nie ma zegara.
problem-too-many-rooms = { $most ->
    [one] Siedzisz już w { $most } pokoju
   *[other] Siedzisz już w { $most } pokojach
}, a to najwięcej naraz; opuść pokój, w którym gra się nie zaczęła, albo zrezygnuj w jednej z gier, a znajdzie się miejsce na następny.
problem-too-many-bots = { $most ->
    [one] { $most } twoją grę rozgrywają
    [few] { $most } twoje gry rozgrywają
   *[other] { $most } twoich gier rozgrywają
} już same boty, a to najwięcej naraz; następna może się zacząć, gdy któraś się skończy.
problem-not-over = Będzie to dostępne, gdy gra się skończy.
problem-not-sent-no-server = Ten serwer nie wysyła poczty.
problem-not-sent-refused = Właściciel tego adresu nie chce listów od tego stołu.
problem-not-sent-no-mail = Serwer poczty nie przyjął listu ({ $error }); spróbuj ponownie później.
problem-other-version = Tę grę rozegrano według wersji { $theirs } jej reguł; ten serwer ma wersję { $ours }, więc nie można jej tu odtworzyć.
problem-too-large = To za dużo; czytamy tu najwyżej tyle bajtów: { $bytes }.
problem-broken-rule = Zawiodła reguła, a to nasz błąd; ruchu nie wykonano i gra stoi jak przedtem.
problem-refused = Reguły nie pozwalają na ten ruch.
problem-slow-down = Za dużo żądań tego rodzaju; spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
problem-fault = To nasz błąd; niczego nie zmieniono.
problem-damaged = Zapis tego pokoju jest uszkodzony, więc nie można go otworzyć; kto prowadzi ten serwer, znajdzie to miejsce w jego dzienniku.
problem-storage = Serwer nie mógł tego zapisać, więc to się nie stało; spróbuj za chwilę.
problem-stopping = Serwer właśnie się zatrzymuje; spróbuj za chwilę.
problem-too-long = Przerwano to, bo trwało zbyt długo albo nikt już na to nie czekał.

## Pokoje

seat-name = Miejsce { $number }
room-fork = { $title }, od ruchu { $number }
room-imported = Zapis gry { $game }
option-yes = tak
option-no = nie
verdict-fair = Ziarno jest tym, które obiecano przed pierwszym ruchem, a wszystkie ruchy ({ $moves }), rozegrane ponownie, prowadzą do tej samej gry.
verdict-nonces-own = Każde miejsce dołożyło do losowania własną liczbę.
verdict-nonces-some = Liczby serwera: { $drawn }. Liczby graczy: { $own }.
verdict-nonces-all = Wszystkie liczby w losowaniu pochodzą od serwera, więc nikt inny nie miał w nim udziału.
verdict-nonces-none = Żadne miejsce nie dołożyło swojej liczby, więc nikt inny nie miał udziału w losowaniu.
verdict-fork = Nie dotyczy: ta gra zaczęła się od pozycji z innej i miała własne losowanie, którego nikt nie obiecywał. Losowanie tamtej gry sprawdza się w niej.
verdict-unfair = Zapis się nie zgadza: { $error }
why-unknown = Tego nie ma wśród odpowiedzi na obecne pytanie.
end-resigned = rezygnacja
end-stayed = do końca przy stole

## Powiadomienia

notice-subject = { $count ->
    [one] Stolnik: czeka na ciebie { $count } gra
    [few] Stolnik: czekają na ciebie { $count } gry
   *[other] Stolnik: czeka na ciebie { $count } gier
}
notice-body = { $count ->
    [one] W tej grze jest twoja kolej:
   *[other] W tych grach jest twoja kolej:
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
notice-no-mail = Ten serwer nie wysyła poczty.
notice-no-address = Nie podano adresu poczty.
notice-unconfirmed = Twój adres poczty czeka na otwarcie odsyłacza, który na niego wysłano.
confirm-subject = Stolnik: czy to twój adres poczty?
confirm-text =
    Ktoś podał ten adres przy stole { $table }, aby listy mówiły mu, kiedy jest jego kolej.

    Jeśli to twoja prośba, otwórz tę stronę i potwierdź to:
    { $url }

    Jeśli nie, nie trzeba robić niczego: bez twojej zgody nie przyjdą tu żadne powiadomienia. Na tej samej stronie można też powiedzieć, że takich listów już nie chcesz.
