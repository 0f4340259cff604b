### Pax Renaissance, 2nd edition: what only this edition has to say.

game-pax_renaissance_2e = Pax Renaissance (2nd edition)
    .blurb = Bankers of the Renaissance make kings, holy wars and republics; thrones, ships and four states for every empire. 1 to 4 players.

option-map_1550 = Map of 1550
    .help = England and the Holy Roman Empire start as Reformist theocracies.

ability-islamic_pirates_count_as_reformation_for_supremacy = { ability-teal_pirates_count_as_red }
ability-on_sale_emancipate_in_the_west = When this card is sold from the tableau, the owner may emancipate any or all repressed tokens in the empires of the West.
ability-patron_counts_as_islamic_bishop_for_holy = { ability-patron_counts_as_bishop }
ability-patron_reduces_price_of_votes = { ability-patron_reduces_vote_cost }
ability-repressed_of_mamluk_campaign_against_east = { ability-repressed_as_campaign_knights }
