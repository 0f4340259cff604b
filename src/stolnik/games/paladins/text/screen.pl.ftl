### Paladyni Zachodniego Królestwa: nagłówki opcji i liczby przy odmowach.

## Grupy opcji

group-left = Lewa strona planszy
group-recruit = { action-recruit }
group-right = Prawa strona planszy
group-attack = { action-attack }
group-convert = { action-convert }
group-favour = { action-favour }

## Dlaczego nie: liczby

figures-silver = koszt: { silver }, masz { $have }
figures-provisions = koszt: { provisions }, masz { $have }
figures-attribute = { $attribute }: potrzeba { $needed }, masz { $have }
figures-workers = potrzeba { $needed ->
    [one] { $needed } Robotnika
    [few] { $needed } Robotników
   *[many] { $needed } Robotników
 }, masz { $have }
figures-colour = { $worker }: potrzeba { $needed }, masz { $have }; Złoczyńcy w zastępstwie: { $criminals }
figures-hired_arms = potrzeba Siły { $needed }, masz { $strength }; reszta kosztuje { silver-paid }, masz { $have }
figures-no_debt = nie został żaden Dług do wzięcia
figures-few_suspicions = potrzeba co najmniej { $least }, masz { $have }
figures-many_suspicions = wolno mieć najwyżej { $most }, masz { $have }

## Skąd taki wynik

result-total = { $seat }: { $vp } PZ
result-orders = { "  " }Królewskie Dekrety: { $vp } PZ
result-attributes = { "  " }Wiara, Siła i Wpływy: { $vp } PZ
result-develop = { "  " }{ action-develop }: { $vp } PZ
result-commission = { "  " }{ action-commission }: { $vp } PZ
result-fortify = { "  " }{ action-fortify }: { $vp } PZ
result-garrison = { "  " }{ action-garrison }: { $vp } PZ
result-absolve = { "  " }{ action-absolve }: { $vp } PZ
result-walls = { "  " }Na Murach: { $vp } PZ
result-converted = { "  " }Nawróceni Najeźdźcy: { $vp } PZ
result-debts = { "  " }Długi: { $vp } PZ
result-resources = { "  " }Pozostałe Srebrniki i Zapasy: { $vp } PZ
result-tie-orders = { "  " }Remis ({ $seat }); rozstrzygają PZ z Królewskich Dekretów: { $own } do { $theirs }.
result-tie-suspicions = { "  " }Remis ({ $seat }), także w Królewskich Dekretach; rozstrzyga mniejsza liczba Podejrzeń: { $own } do { $theirs }.
result-tie-shared = { "  " }Remis ({ $seat }) we wszystkim: miejsce jest wspólne.
