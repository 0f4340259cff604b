"""Effects of cards in words: who gains, loses or does what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import Final

from stolnik.games.price_of_power.box.effects import (
    Branch,
    Choice,
    Do,
    Effect,
    Effects,
    Frozen,
    Pick,
)
from stolnik.games.price_of_power.speech.cards.conditions import condition
from stolnik.games.price_of_power.speech.cards.sets import Names, Said, listed, phrase, several

Args = Mapping[str, Frozen]
WHOSE: Final = ("who", "buyer", "aggressor")


# -- sentences ---------------------------------------------------------------------------------


def sentences(names: Names, effects: Effects, named: Frozen = "self") -> list[Said]:
    """One sentence for each that something happens to, in the order of the card.

    Who was ``named`` just before is not named again.
    """
    said: list[Said] = []
    for who, group in groupby(effects, _subject):
        if who is None:
            said += [_other(names, effect, named) for effect in group]
            continue
        deeds: list[Said] = [_deed(names, effect) for effect in group if isinstance(effect, Do)]
        whom = listed(who)[0] if isinstance(who, tuple) and len(who) == 1 else who
        said.append(
            list(deeds)
            if whom in (named, "self")
            else phrase("said-of", who=names.who(whom), what=deeds)
        )
    return said


def _subject(effect: Effect) -> Frozen:
    """Whose effect it is; nobody's if it only changes the map."""
    if not isinstance(effect, Do):
        return None
    who = next((effect.args[name] for name in WHOSE if name in effect.args), None)
    return None if who == "any" else who


def _body(names: Names, effects: Effects, named: Frozen = "self") -> Said:
    said = sentences(names, effects, named)
    return said[0] if len(said) == 1 else several(said)


def _other(names: Names, effect: Effect, named: Frozen) -> Said:
    if isinstance(effect, Do):
        return _deed(names, effect)
    if isinstance(effect, Choice):
        return _choice(names, effect, named)
    if isinstance(effect, Pick):
        return _pick(names, effect, named)
    return BRANCHES[effect.kind](names, effect, named)


# -- control nodes -----------------------------------------------------------------------------


def options(names: Names, choice: Choice, named: Frozen = "self") -> Iterator[Said]:
    """Each option of a choice with what it does."""
    for option in choice.options:
        body = _body(names, option.effects, named) if option.effects else phrase("said-nothing")
        if option.requires is not None:
            body = phrase("said-if", condition=condition(names, option.requires), what=body)
        yield phrase("said-option", option=option.id, what=body)


def _choice(names: Names, choice: Choice, named: Frozen) -> Said:
    if choice.by in ("you", "self", named):
        return phrase("said-choose", what=several(options(names, choice, named)))
    said = phrase("said-choose", what=several(options(names, choice, choice.by)))
    return phrase("said-of", who=names.who(choice.by), what=said)


def _pick(names: Names, pick: Pick, named: Frozen) -> Said:
    among = names.who(pick.among) if pick.kind == "player" else names.things(pick.among)
    n = names.number(pick.n)
    by = named if pick.by in ("you", "self") else pick.by
    with names.choosing(pick.name, pick.kind):
        what = _body(names, pick.then, by)
    said = phrase(f"said-pick-{pick.kind}", among=among, n=n, what=what)
    if by != named:
        said = phrase("said-of", who=names.who(pick.by), what=said)
    return _otherwise(names, said, pick.otherwise, named)


def _otherwise(names: Names, said: Said, effects: Effects, named: Frozen) -> Said:
    return phrase("said-else", what=said, other=_body(names, effects, named)) if effects else said


def _does(names: Names, does: str, branch: Branch, **about: Said) -> Said:
    """Somebody may, must or does pay; the second person has a verb of its own."""
    if branch.subject == "you":
        return phrase(f"{does}-you", **about)
    return phrase(does, who=names.who(branch.subject), **about)


def _may(names: Names, branch: Branch, named: Frozen) -> Said:
    what = _body(names, branch.then, branch.subject) if branch.then else phrase("said-nothing")
    if branch.cost is not None:
        what = phrase("said-for", cost=names.price(branch.cost), what=what)
    said = _does(names, "said-may", branch, what=what)
    if branch.requires is not None:
        said = phrase("said-if", condition=condition(names, branch.requires), what=said)
    return _otherwise(names, said, branch.otherwise, named)


def _must_pay_or(names: Names, branch: Branch, named: Frozen) -> Said:
    what = _does(names, "said-must-pay", branch, cost=names.price(branch.cost))
    if branch.then:
        what = phrase("said-then", first=what, what=_body(names, branch.then, branch.subject))
    return _otherwise(names, what, branch.otherwise, branch.subject)


def _pay(names: Names, branch: Branch, named: Frozen) -> Said:
    what = _does(names, "said-pays", branch, cost=names.price(branch.cost))
    if not branch.then:
        return what
    return phrase("said-then", first=what, what=_body(names, branch.then, branch.subject))


def _if(names: Names, branch: Branch, named: Frozen) -> Said:
    asked = branch.subject
    assert isinstance(asked, Mapping)
    what = _body(names, branch.then, named)
    said = phrase("said-if", condition=condition(names, asked), what=what)
    return _otherwise(names, said, branch.otherwise, named)


def _each(names: Names, branch: Branch, named: Frozen) -> Said:
    return phrase("said-of", who=names.who(branch.subject), what=_body(names, branch.then))


def _repeat(names: Names, branch: Branch, named: Frozen) -> Said:
    what = _body(names, branch.then, named)
    return phrase("said-times", n=names.number(branch.subject), what=what)


BRANCHES: Final[Mapping[str, Callable[[Names, Branch, Frozen], Said]]] = {
    "may": _may,
    "must_pay_or": _must_pay_or,
    "pay": _pay,
    "if": _if,
    "each": _each,
    "repeat": _repeat,
}


# -- verbs -------------------------------------------------------------------------------------


def _deed(names: Names, effect: Do) -> Said:
    say = VERBS.get(effect.verb)
    said = _plain(names, effect.verb, effect.args) if say is None else say(names, effect.args)
    return said


def _where(names: Names, args: Args) -> Said:
    for name in ("where", "on", "node", "areas"):
        if name in args:
            return names.things(args[name])
    return phrase("said-anywhere")


def _plain(names: Names, verb: str, args: Args) -> Said:
    """So many of something, somewhere."""
    return phrase(f"does-{verb}", n=names.number(args.get("n", 1)), where=_where(names, args))


def _gain(verb: str) -> Callable[[Names, Args], Said]:
    """A figure that rises or falls."""

    def say(names: Names, args: Args) -> Said:
        return names.gained(f"does-{verb}", args.get("n", 1))

    return say


def _power(names: Names, args: Args) -> Said:
    return names.gained(f"price-{args['kind']}", args["n"])


def _set_stability(names: Names, args: Args) -> Said:
    return phrase("does-set_stability", n=names.signed(args["to"]))


def _with(verb: str, name: str = "with") -> Callable[[Names, Args], Said]:
    """Something between two Realms."""

    def say(names: Names, args: Args) -> Said:
        return phrase(f"does-{verb}", x=names.who(args[name]))

    return say


def _offer(verb: str) -> Callable[[Names, Args], Said]:
    def say(names: Names, args: Args) -> Said:
        said: Said = phrase(f"does-{verb}", x=names.who(args["to"]))
        for name in ("accepted", "refused"):
            if args.get(name):
                effects: Effects = args[name]  # type: ignore[assignment]
                answered = phrase(f"said-{name}", what=_body(names, effects))
                said = phrase("said-and", first=said, what=answered)
        return said

    return say


def _religion(names: Names, args: Args) -> Said:
    faith = names.faith(str(args["faith"]))
    n = names.number(args.get("n", 1))
    return phrase("does-religion", faith=faith, n=n, where=_where(names, args))


def _adopt(names: Names, args: Args) -> Said:
    return phrase("does-adopt_religion", faith=names.faith(str(args["faith"])))


def _dnpr(names: Names, args: Args) -> Said:
    realm = phrase(f"realm-{args['realm']}")
    return phrase("does-dnpr", realm=realm, where=names.things(args["on"]))


def _draw(names: Names, args: Args) -> Said:
    deck = phrase(f"deck-of-{args.get('deck', 'any')}")
    return phrase("does-draw_cards", n=names.number(args.get("n", 1)), deck=deck)


def _idea(names: Names, value: Frozen) -> Said:
    said = [
        phrase(f"ideas-{one}" if str(one).startswith("any") else f"idea-{one}")
        for one in listed(value)
    ]
    return said[0] if len(said) == 1 else list(said)


def _research(names: Names, args: Args) -> Said:
    said: Said = phrase("does-research", idea=_idea(names, args["idea"]))
    cost = args.get("cost", "printed")
    if cost != "paid":
        said = phrase("said-at-price", what=said, cost=names.price(cost))
    if "discount" in args:
        said = phrase("said-discount", what=said, n=names.number(args["discount"]))
    return said


def _lose_idea(names: Names, args: Args) -> Said:
    return phrase("does-lose_idea", idea=_idea(names, args["idea"]))


def _swap_idea(names: Names, args: Args) -> Said:
    lost, gained = _idea(names, args["lose"]), _idea(names, args["gain"])
    return phrase("does-swap_idea", idea=lost, gain=gained)


def _from(names: Names, args: Args) -> Said:
    if "from" not in args:
        return ""
    return phrase(f"from-{str(args['from']).replace(':', '-')}")


def _appoint(names: Names, args: Args) -> Said:
    who = phrase("character-any") if args["what"] == "any" else names.character
    role = phrase("role-" + str(args["role"]).replace(":", "-").replace("|", "_"))
    said = phrase("does-appoint", who=who, role=role)
    said = phrase("said-at-price", what=said, cost=names.price(args.get("cost", "free")))
    return phrase("said-from", what=said, source=_from(names, args)) if "from" in args else said


def _fire(names: Names, args: Args) -> Said:
    role = f"{args.get('role', 'advisor')}-{args.get('kind', 'any')}"
    return phrase("does-fire", n=names.number(args.get("n", 1)), what=phrase(f"fired-{role}"))


def _ruler(names: Names, args: Args) -> Said:
    return phrase(f"does-ruler-{args['mode']}", who=names.character)


def _ill(names: Names, args: Args) -> Said:
    what = args["what"]
    assert isinstance(what, Mapping)
    ((kind, whose),) = what.items()
    named = names.character if kind == "new_ruler" else names.whom_or_where(whose)
    return phrase(f"does-ill_health-{kind}", who=named)


def _units(names: Names, args: Args) -> Said:
    unit = phrase(f"units-{args.get('type', 'any')}")
    said = phrase(
        "does-gain_units",
        n=names.number(args["n"]),
        kind=phrase(f"units-{args['kind']}"),
        unit=unit,
        where=_where(names, args),
    )
    return phrase("said-at-price", what=said, cost=names.price(args.get("cost", "free")))


def _ships(names: Names, args: Args) -> Said:
    said: Said = phrase(
        "does-gain_ships", n=names.number(args["n"]), unit=phrase(f"ships-{args['type']}")
    )
    if "where" in args:
        said = phrase("said-in", what=said, where=_where(names, args))
    return phrase("said-at-price", what=said, cost=names.price(args.get("cost", "free")))


def _remove_ship(names: Names, args: Args) -> Said:
    unit = phrase(f"ships-{args.get('type', 'any')}")
    n, where = names.number(args["n"]), _where(names, args)
    return phrase("does-remove_ship", n=n, unit=unit, who=names.who(args["owner"]), where=where)


def _of_owner(verb: str) -> Callable[[Names, Args], Said]:
    """What is taken from the map, perhaps from somebody else."""

    def say(names: Names, args: Args) -> Said:
        said = _plain(names, verb, args)
        owner = args.get("owner", args.get("who") if args.get("who") == "any" else None)
        return said if owner is None else phrase("said-whose", what=said, who=names.who(owner))

    return say


def _moved(names: Names, args: Args) -> Said:
    what = phrase("moved-ship" if "ship" in args else "moved-army")
    said: Said = phrase("does-move_units", what=what, n=names.number(args.get("spaces", 1)))
    if "to" in args:
        said = phrase("said-in", what=said, where=names.things(args["to"]))
    return said


def _action(names: Names, args: Args) -> Said:
    said: Said = phrase(f"action-{args['action']}")
    if "cost_override" in args:
        said = phrase("said-at-price", what=said, cost=names.price(args["cost_override"]))
    details: list[Said] = []
    for name in ("targets", "target"):
        if name in args:
            details.append(phrase("modifier-targets", x=names.whom_or_where(args[name])))
    for name, value in args.items():
        if name in MODIFIERS and not isinstance(value, bool):
            details.append(MODIFIERS[name](names, value))
        elif name in MODIFIERS and value:
            details.append(phrase(f"modifier-{name}"))
    if details:
        said = phrase("thing-with", noun=said, filters=details)
    for name in ("on_dow_if_adjacent", "then_if_discovered", "otherwise"):
        if args.get(name):
            effects: Effects = args[name]  # type: ignore[assignment]
            after = phrase(f"modifier-{name}", what=_body(names, effects))
            said = phrase("said-and", first=said, what=after)
    if args.get("effects"):
        done: Effects = args["effects"]  # type: ignore[assignment]
        said = phrase("said-then", first=said, what=_body(names, done))
    return said


def _figure(name: str) -> Callable[[Names, Frozen], Said]:
    return lambda names, value: phrase(f"modifier-{name}", n=names.number(value))


def _bonus(names: Names, value: Frozen) -> Said:
    assert isinstance(value, Mapping)
    ((dice, n),) = value.items()
    return phrase(f"modifier-{dice}", n=names.number(n))


def _near(names: Names, value: Frozen) -> Said:
    assert isinstance(value, Mapping)
    places = names.things({"provinces": value["provinces"]})
    return phrase("modifier-bonus_if_node_adjacent", x=places, n=names.number(value["ducats"]))


def _maps(names: Names, value: Frozen) -> Said:
    return phrase(
        "modifier-extra_move_if_map", x=[phrase(f"card-map-{one}") for one in listed(value)]
    )


def _word(name: str) -> Callable[[Names, Frozen], Said]:
    return lambda names, value: phrase(f"modifier-{name}-{value}")


MODIFIERS: Final[Mapping[str, Callable[[Names, Frozen], Said]]] = {
    "spaces": _figure("spaces"),
    "extra_units_free": _figure("extra_units_free"),
    "discount_ducats_each": _figure("discount_ducats_each"),
    "battle_bonus": _bonus,
    "bonus_if_node_adjacent": _near,
    "extra_move_if_map": _maps,
    "node_kind": _word("node_kind"),
    "army": _word("army"),
    "commit": _word("commit"),
    "only_you_collect": _word("only_you_collect"),
    "activate_all_merchants": _word("activate_all_merchants"),
    "ignore_mountains": _word("ignore_mountains"),
    "before_battle": _word("before_battle"),
    "no_unrest": _word("no_unrest"),
}


def _war(names: Names, args: Args) -> Said:
    said = phrase("does-war", x=names.who(args["target"]))
    details: list[Said] = [
        phrase(f"war-{name}") for name in WAR_DETAILS if args.get(name) not in (None, False)
    ]
    return phrase("thing-with", noun=said, filters=details) if details else said


WAR_DETAILS: Final = ("defender_mc", "remove_truce_and_alliance", "all_join")


def _end_war(names: Names, args: Args) -> Said:
    return phrase("does-end_war", term=phrase(f"peace_term-{args['terms']}"))


def _buy(names: Names, args: Args) -> Said:
    said: Said = phrase("does-buy_province", x=phrase(f"area-{args['area']}"))
    for name in ("accepted", "rejected", "seller_may"):
        if args.get(name):
            effects: Effects = args[name]  # type: ignore[assignment]
            said = phrase(
                "said-and", first=said, what=phrase(f"said-{name}", what=_body(names, effects))
            )
    return said


def _dice(names: Names, args: Args) -> Said:
    dice = args["dice"]
    assert isinstance(dice, Mapping)
    said: Said = [phrase(f"dice-{kind}", n=names.number(n)) for kind, n in dice.items()]
    asked = args.get("requires")
    if isinstance(asked, Mapping):
        return phrase("said-if", condition=condition(names, asked), what=said)
    return said


def _rule(names: Names, args: Args) -> Said:
    hook, arg = str(args["hook"]), args.get("arg")
    if hook == "take_name":
        return phrase("rule-take_name", realm=phrase(f"realm-{arg}"))
    if hook == "move_capital":
        return phrase("rule-move_capital", place=phrase(f"province-{arg}"))
    return phrase(f"rule-{hook}")


def _card(names: Names, args: Args) -> Said:
    kind = next(one.type for one in names.box.cards if one.type.card == args["card"])
    return phrase("does-play_card", card=phrase(f"card-{kind.id}"))


def _swap_tokens(names: Names, args: Args) -> Said:
    n = names.number(args.get("n", 1))
    return phrase(
        "does-swap_tokens", n=n, where=_where(names, args), to=phrase(f"thing-{args['to']}")
    )


def _steal(names: Names, args: Args) -> Said:
    return phrase("does-steal_general", x=names.who(args["from"]), who=names.who(args["to"]))


def _transfer(names: Names, args: Args) -> Said:
    giver, taker = names.who(args["from"]), names.who(args["to"])
    return phrase("does-transfer_ducats", x=giver, who=taker, n=names.number(args["n"]))


def _displayed(names: Names, args: Args) -> Said:
    return phrase("does-swap_display_cards", n=names.number(args["n"]))


def _move_rebels(names: Names, args: Args) -> Said:
    n = names.number(args.get("n", "all"))
    return phrase(
        "does-move_rebels", n=n, x=names.things(args["from"]), where=names.things(args["to"])
    )


def _attrition(names: Names, args: Args) -> Said:
    return phrase("does-attrition_roll", n=names.number(args["casualties"]))


def _excommunicate(names: Names, args: Args) -> Said:
    return phrase("does-excommunicate", x=names.who(args["on"]))


def _disputed(names: Names, args: Args) -> Said:
    return phrase("does-disputed_succession", x=names.who(args["realm"]))


def _disband(names: Names, args: Args) -> Said:
    said = _plain(names, "disband", args)
    return (
        phrase("said-and", first=said, what=phrase("said-exhausted"))
        if args.get("exhaust")
        else said
    )


def _placed(verb: str) -> Callable[[Names, Args], Said]:
    def say(names: Names, args: Args) -> Said:
        said = _plain(names, verb, args)
        if not args.get("unrest"):
            return said
        return phrase("thing-with", noun=said, filters=[phrase("piece-unrest")])

    return say


def _leave(names: Names, args: Args) -> Said:
    return phrase("does-leave_hre", where=names.things(args["areas"]))


VERBS: Final[Mapping[str, Callable[[Names, Args], Said]]] = {
    **{verb: _gain(verb) for verb in ("prestige", "ducats", "stability", "interest")},
    **{verb: _gain(verb) for verb in ("imperial_authority", "colonist", "merchant")},
    "cardinal": _gain("cardinal"),
    "manpower_bonus": _gain("manpower_bonus"),
    "power": _power,
    "set_stability": _set_stability,
    **{verb: _with(verb) for verb in ("alliance", "end_alliance", "marriage", "truce")},
    "end_truce": _with("end_truce"),
    "cb": _with("cb", "on"),
    "offer_alliance": _offer("offer_alliance"),
    "offer_marriage": _offer("offer_marriage"),
    "remove_influence": _of_owner("remove_influence"),
    "remove_claim": _of_owner("remove_claim"),
    "place_town": _placed("place_town"),
    "place_vassal": _placed("place_vassal"),
    "religion": _religion,
    "adopt_religion": _adopt,
    "dnpr": _dnpr,
    "draw_cards": _draw,
    "research": _research,
    "lose_idea": _lose_idea,
    "swap_idea": _swap_idea,
    "appoint": _appoint,
    "fire": _fire,
    "ruler": _ruler,
    "ill_health": _ill,
    "gain_units": _units,
    "gain_ships": _ships,
    "remove_ship": _remove_ship,
    "move_units": _moved,
    "action": _action,
    "war": _war,
    "end_war": _end_war,
    "buy_province": _buy,
    "battle_dice": _dice,
    "rule": _rule,
    "play_card": _card,
    "swap_tokens": _swap_tokens,
    "steal_general": _steal,
    "transfer_ducats": _transfer,
    "swap_display_cards": _displayed,
    "move_rebels": _move_rebels,
    "attrition_roll": _attrition,
    "excommunicate": _excommunicate,
    "disputed_succession": _disputed,
    "disband": _disband,
    "leave_hre": _leave,
}
"""Verbs that say more than how many, and where."""
