### Co karty pozostawiają graczowi: opcje, opłaty, wybory; i co robią.

## Pytania

ask-effect_option = { $seat }, którą opcję wybierasz? ({ $origin })
ask-effect_may = { $seat }, czy chcesz { $effect ->
        [influence] umieścić Wpływy
        [claim] zyskać Roszczenie
        [remove_claim] usunąć Roszczenie
        [remove_unrest] usunąć Niepokoje
        [research] Zbadać Ideę
        [draw_cards] dobrać karty
        [alliance] zawrzeć Sojusz
        [marriage] zawrzeć Mariaż
        [offer_alliance] zaproponować Sojusz
        [war] Wypowiedzieć Wojnę
        [action] wykonać Akcję
        [develop] rozwinąć Miasto
        [place_town] umieścić Miasto
        [place_vassal] umieścić żetony Wasala
        [appoint] mianować Postać
        [ruler] zmienić Władcę
        [refresh_manpower] odświeżyć Zasoby Ludzkie
        [manpower_bonus] zyskać żeton +1 Zasobów Ludzkich
        [prestige] zyskać Prestiż
        [religion] zmienić Religię Obszaru
        [adopt_religion] zmienić Religię Państwową
        [expand_node] Rozszerzyć Węzeł Handlowy
        [swap_display_cards] wymienić odkryte karty
        [choose_replacement_idea] wymienić odkrytą Ideę
        [gain_units] zyskać Jednostki
        [gain_ships] zyskać Statki
        [core] umieścić żeton Rdzenności
        [interest] odrzucić żeton Pożyczki
        [cb] zyskać CB
        [end_truce] zakończyć Rozejm
        [swap_tokens] wymienić żetony
        [buy_province] kupić Prowincję
        [stability] zmienić Stabilność
        [activate_defending_hre] aktywować Obronę HRE
        [remove_revolution] zakończyć tam Rewolucję
        [unrest] wywołać Niepokoje
        [disband] rozwiązać Jednostki
        [end_war] zakończyć Wojny
        [fire] Zwolnić Doradcę
        [remove_ship] usunąć Statek
        [replace_influence] zastąpić Wpływy
        [excommunicate] Ekskomunikować Władcę
        [merchant] zyskać Kupca
       *[other] zrobić to, na co pozwala karta
    }? ({ $origin })
ask-effect_pay = { $seat }, czy płacisz, żeby { $effect ->
        [influence] umieścić Wpływy
        [claim] zyskać Roszczenie
        [remove_claim] usunąć Roszczenie
        [remove_unrest] usunąć Niepokoje
        [research] Zbadać Ideę
        [draw_cards] dobrać karty
        [alliance] zawrzeć Sojusz
        [marriage] zawrzeć Mariaż
        [offer_alliance] zaproponować Sojusz
        [war] Wypowiedzieć Wojnę
        [action] wykonać Akcję
        [develop] rozwinąć Miasto
        [place_town] umieścić Miasto
        [place_vassal] umieścić żetony Wasala
        [appoint] mianować Postać
        [ruler] zmienić Władcę
        [refresh_manpower] odświeżyć Zasoby Ludzkie
        [manpower_bonus] zyskać żeton +1 Zasobów Ludzkich
        [prestige] zyskać Prestiż
        [religion] zmienić Religię Obszaru
        [adopt_religion] zmienić Religię Państwową
        [expand_node] Rozszerzyć Węzeł Handlowy
        [swap_display_cards] wymienić odkryte karty
        [choose_replacement_idea] wymienić odkrytą Ideę
        [gain_units] zyskać Jednostki
        [gain_ships] zyskać Statki
        [core] umieścić żeton Rdzenności
        [interest] odrzucić żeton Pożyczki
        [cb] zyskać CB
        [end_truce] zakończyć Rozejm
        [swap_tokens] wymienić żetony
        [buy_province] kupić Prowincję
        [stability] zmienić Stabilność
        [activate_defending_hre] aktywować Obronę HRE
        [remove_revolution] zakończyć tam Rewolucję
        [unrest] wywołać Niepokoje
        [disband] rozwiązać Jednostki
        [end_war] zakończyć Wojny
        [fire] Zwolnić Doradcę
        [remove_ship] usunąć Statek
        [replace_influence] zastąpić Wpływy
        [excommunicate] Ekskomunikować Władcę
        [merchant] zyskać Kupca
       *[other] skorzystać z tego, co daje karta, lub uniknąć tego, czym grozi
    }? ({ $origin })
ask-effect_pick = { $seat }, { $effect ->
        [who] które Królestwo?
        [merchant] którego Kupca oddajesz?
        [save] których Punktów płacisz mniej?
        [pay] czym płacisz?
        [influence] gdzie trafia Wpływ?
        [remove_influence] skąd usuwany jest Wpływ?
        [replace_influence] który Wpływ jest zastępowany?
        [claim] gdzie trafia Roszczenie?
        [remove_claim] które Roszczenie jest usuwane?
        [core] gdzie trafia żeton Rdzenności?
        [unrest] gdzie wybuchają Niepokoje?
        [remove_unrest] skąd usuwane są Niepokoje?
        [rebels] gdzie pojawiają się Buntownicy?
        [remove_rebels] skąd usuwani są Buntownicy?
        [move_rebels] dokąd idą Buntownicy?
        [rebel_dice] dla którego Obszaru rzuca się Kośćmi Buntowników?
        [place_town] gdzie trafia Miasto?
        [place_vassal] gdzie trafia żeton Wasala?
        [remove_tokens] który żeton jest usuwany?
        [swap_tokens] który żeton jest wymieniany?
        [develop] które Miasto się rozwija?
        [reduce] które Duże Miasto maleje?
        [alliance] z kim Sojusz?
        [end_alliance] który Sojusz się kończy?
        [offer_alliance] komu proponujesz Sojusz?
        [marriage] z kim Mariaż?
        [offer_marriage] komu proponujesz Mariaż?
        [disputed_succession] gdzie sukcesja jest sporna?
        [religion] który Obszar zmienia Religię?
        [adopt_religion] którą Religię przyjmujesz?
        [plague] gdzie wybucha Plaga?
        [pirate] gdzie pojawiają się Piraci?
        [move_pirate] dokąd płyną Piraci?
        [remove_pirate] skąd usuwani są Piraci?
        [expand_node] który Węzeł Handlowy zostaje Rozszerzony?
        [dnpr] której Prowincji to dotyczy?
        [gain_units] gdzie trafiają Jednostki?
        [gain_ships] gdzie trafiają Statki?
        [remove_ship] który Statek jest usuwany?
        [disband] która Jednostka zostaje rozwiązana?
        [casualties] która Jednostka ginie?
        [move_units] dokąd idą Jednostki?
        [research] którą Ideę Badasz?
        [lose_idea] która Idea przepada?
        [swap_idea] która Idea?
        [choose_replacement_idea] która Idea?
        [swap_display_cards] która karta zostaje wymieniona?
        [appoint] kto zostaje mianowany?
        [fire] kto zostaje Zwolniony?
        [ruler] kto włada?
        [ill_health] kto podupada na zdrowiu?
        [war] z kim Wojna?
        [cb] przeciw komu CB?
        [truce] z kim Rozejm?
        [revolution] dokąd dociera Rewolucja?
        [remove_revolution] gdzie kończy się Rewolucja?
        [crusade_token] dokąd rusza Krucjata?
        [cardinal] czyj Kardynał?
        [draw_cards] z której talii?
       *[other] co wybierasz?
    } ({ $origin })

## Możliwości

move-option = Opcja { $what }
    .label = { $what }
move-pay = Zapłać
move-decline = Nie płać
move-pick_area = { $area }
move-pick_province = { $province }
move-pick_realm = { $realm }
move-pick_node = { $node }
move-pick_zone = { $zone }
move-pick_card = { $card }
move-pick_idea = { $idea }
move-pick_faith = { $faith }
move-pick_unit = { $unit }
move-pick_power = { $power }
move-pick_number = { $number }
move-pick_milestone = { $milestone }
move-effect_pick-done = Wystarczy
option-A = A
option-B = B
option-C = C

## Zdarzenia

event-OptionChosen = { $seat } wybiera opcję { $option }.
event-EffectPassedOver = { $origin } ({ $realm }): bez skutku – { $deed }.
event-ColonistsChanged = { $seat }: Koloniści { SIGNED($n) }.
event-InterestLost = { $seat } odrzuca żetony Pożyczki: { $n }.
event-MerchantLost = { $seat } traci Kupca.
event-MerchantsLaidDown = { $seat } kładzie Kupców: { $n }.
event-IdeaLost = { $seat } traci Ideę: { $idea }.
event-NprManpowerToken = Żetony +1 Zasobów Ludzkich ({ $province }): { $n }.

## Powody

why-action_card = Karta Akcji
why-event_card = Wydarzenie
why-milestone = Kamień Milowy

## What effects bring

deed-prestige = Prestiż
deed-ducats = Dukaty
deed-power = Punkty Władzy
deed-stability = Stabilność
deed-set_stability = Stabilność
deed-interest = żetony Pożyczki
deed-exhaust_manpower = wyczerpanie Zasobów Ludzkich
deed-refresh_manpower = odświeżenie Zasobów Ludzkich
deed-manpower_bonus = żeton +1 Zasobów Ludzkich
deed-npr_manpower_token = żeton +1 Zasobów Ludzkich NPR
deed-imperial_authority = Władza Cesarska
deed-cardinal = Kardynał
deed-colonist = Kolonista
deed-draw_cards = dobranie kart
deed-influence = Wpływ
deed-remove_influence = usunięcie Wpływu
deed-replace_influence = zamiana Wpływu
deed-claim = Roszczenie
deed-remove_claim = usunięcie Roszczenia
deed-core = żeton Rdzenności
deed-unrest = Niepokoje
deed-remove_unrest = usunięcie Niepokojów
deed-rebels = Buntownicy
deed-rebel_town = położenie Zbuntowanego Miasta
deed-remove_rebels = usunięcie Buntowników
deed-move_rebels = ruch Buntowników
deed-rebel_dice = Kości Buntowników
deed-place_town = Miasto
deed-place_vassal = żeton Wasala
deed-remove_tokens = usunięcie żetonów
deed-swap_tokens = wymiana żetonów
deed-develop = rozwój Miasta
deed-reduce = zmniejszenie Miasta
deed-alliance = Sojusz
deed-end_alliance = koniec Sojuszu
deed-offer_alliance = propozycja Sojuszu
deed-marriage = Mariaż
deed-offer_marriage = propozycja Mariażu
deed-disputed_succession = Spór o Sukcesję
deed-truce = Rozejm
deed-end_truce = koniec Rozejmu
deed-cb = CB
deed-religion = Religia Obszaru
deed-adopt_religion = Religia Państwowa
deed-plague = Plaga
deed-pirate = Piraci
deed-move_pirate = ruch Piratów
deed-remove_pirate = usunięcie Piratów
deed-expand_node = żeton Rozszerzonego Handlu
deed-dnpr = żetony DNPR
deed-leave_hre = opuszczenie HRE
deed-gain_units = Jednostki
deed-gain_ships = Statki
deed-remove_ship = usunięcie Statku
deed-disband = rozwiązanie Jednostek
deed-casualties = Straty
deed-move_units = ruch Jednostek
deed-action = Akcja
deed-research = nowa Idea
deed-lose_idea = utrata Idei
deed-swap_idea = zamiana Idei
deed-appoint = mianowanie Postaci
deed-fire = Zwolnienie Doradcy
deed-ruler = Władca
deed-ill_health = Słabe Zdrowie
deed-steal_general = Generał zmienia strony
deed-war = Wojna
deed-end_war = koniec Wojny
deed-revolution = żeton Rewolucji
deed-remove_revolution = usunięcie żetonów Rewolucji
deed-crusade_token = żeton Krucjaty
deed-excommunicate = Ekskomunika
deed-merchant = Kupiec
deed-exhaust_merchants = położenie Kupców
deed-activate_defending_hre = Obrona HRE
deed-idea_row = kolejny rząd Idei
deed-choose_replacement_idea = wymiana odkrytej Idei
deed-swap_display_cards = wymiana odkrytych kart
deed-play_card = zagranie karty
deed-privateer_trade = handel korsarski
deed-buy_province = kupno Prowincji
deed-transfer_ducats = przekazanie Dukatów
deed-battle_dice = Kości Bitewne
deed-attrition_roll = rzut na Straty
deed-rule = zasada karty
