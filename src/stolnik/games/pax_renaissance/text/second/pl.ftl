### Pax Renaissance, druga edycja: co mówi tylko ta edycja.

game-pax_renaissance_2e = Pax Renaissance (2. edycja)
    .blurb = Bankierzy renesansu wynoszą królów, wzniecają wojny religijne i tworzą republiki; trony, statki piratów i cztery ustroje każdego imperium. Od 1 do 4 graczy.

option-map_1550 = Mapa z roku 1550
    .help = Anglia i Święte Cesarstwo Rzymskie zaczynają jako teokracje reformacyjne.

ability-islamic_pirates_count_as_reformation_for_supremacy = { ability-teal_pirates_count_as_red }
ability-on_sale_emancipate_in_the_west = Przy sprzedaży tej karty z tablicy właściciel może wyzwolić dowolne represjonowane figury w imperiach Zachodu.
ability-patron_counts_as_islamic_bishop_for_holy = { ability-patron_counts_as_bishop }
ability-patron_reduces_price_of_votes = { ability-patron_reduces_vote_cost }
ability-repressed_of_mamluk_campaign_against_east = { ability-repressed_as_campaign_knights }
