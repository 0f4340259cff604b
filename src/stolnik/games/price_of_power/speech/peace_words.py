"""The words of peace talks."""

from __future__ import annotations

from stolnik.engine.vocabulary import SEAT, Verb

from .articles import at_stake, term
from .families import AREA, CARD, PEACE_TERM, PROVINCE, REALM

VERBS: tuple[Verb, ...] = (
    Verb("settle", {"realm": REALM}),
    Verb("surrender", {"realm": REALM}),
    Verb("negotiate", {"realm": REALM}),
    Verb("offer_white_peace", {"realm": REALM}),
    Verb("term", {"peace_term": PEACE_TERM}, tell=term, touches=at_stake),
    Verb("inherit", {"realm": REALM}),
    Verb("keep_province", {"province": PROVINCE}),
    Verb("sell_back", {"province": PROVINCE}),
    Verb("free_province", {"province": PROVINCE}),
    Verb("swap_province", {"province": PROVINCE, "other_province": PROVINCE}),
    Verb("settle_influence", {"area": AREA}),
    Verb("spend_claim", {"area": AREA}),
    Verb("claim_back", {"area": AREA}),
    Verb("impose_ruler", {"card": CARD}),
    Verb("befriend", {"realm": REALM}),
    Verb("go_home", {"area": AREA}),
    Verb("agree", {"peace_term": PEACE_TERM, "victor": SEAT}),
    Verb("agree_undecided", {"peace_term": PEACE_TERM}),
    Verb("hand_back", {"province": PROVINCE}),
    Verb("set_free", {"province": PROVINCE}),
    Verb("pay_peace", {"owner": SEAT}),
    Verb("propose_peace"),
    Verb("side_action", {"owner": SEAT}),
    Verb("side_deal"),
    Verb("waive_influence", {"area": AREA}),
    Verb("waive_claim", {"area": AREA}),
    Verb("waive_alliance", {"realm": REALM}),
)
