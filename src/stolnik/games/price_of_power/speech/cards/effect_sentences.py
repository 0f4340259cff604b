"""Effects of cards in words: who gains, loses or does what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from stolnik.text import Phrase

from ...box.effects import BRANCHES, Branch, Choice, ChoiceOption, Do, Effect, Effects, Frozen, Pick
from ..phrases import Said, phrase, worded
from .condition_sentences import condition
from .sets import Names, all_of, both, is_loss, listed, several

Args = Mapping[str, Frozen]
WHOSE: Final = ("who", "buyer", "aggressor")
DO: Final = "do"
"""The form of a verb that tells whoever resolves the card what to do."""
OWNER: Final = "you"
"""Who a card of one's own speaks of, without saying so."""
MAY: Final = "may"
"""The form of a verb after *may*."""


# -- sentences ---------------------------------------------------------------------------------


def sentences(names: Names, effects: Effects, named: Frozen = None) -> list[Said]:
    """One sentence for each that something happens to, in the order of the card.

    Who was ``named`` just before is not named again.
    """
    said: list[Said] = []
    for who, group in groupby(effects, _subject):
        if who is None:
            for effect in group:
                told = _first_of_each(names, effect) or _other(names, effect, named)
                more = effect is not effects[-1] and _is_long(effect)
                said.append(phrase("said-closed", what=told) if more else told)
                named = named if _is_own(effect, named) else None
            continue
        whom = who[0] if isinstance(who, tuple) and len(who) == 1 else who
        say = _subject_said(names, whom, named)
        person = names.person(whom)
        said.append(say(_deeds(names, [one for one in group if isinstance(one, Do)], person)))
        named = whom
    return said


def _first_of_each(names: Names, effect: Effect) -> Said | None:
    """What only changes the map, done by each of several who have not been named yet."""
    if names.lead is None or not isinstance(effect, Do):
        return None
    return _subject_said(names, "self", None)(_deed(names, effect, "it"))


def _subject(effect: Effect) -> Frozen:
    """Whose effect it is; nobody's if it only changes the map."""
    if not isinstance(effect, Do):
        return None
    if effect.verb == "transfer_ducats":
        return effect.args["from"]
    who = next((effect.args[name] for name in WHOSE if name in effect.args), None)
    if who == "any" or (effect.verb in OF_OTHERS and "owner" in effect.args):
        return None
    return who


OF_OTHERS: Final = ("remove_influence",)
"""Verbs that say whose the pieces are, if they are somebody else's."""


def _is_own(effect: Effect, named: Frozen) -> bool:
    """Whether an effect leaves it clear that whoever reads the card acts next."""
    if isinstance(effect, Do):
        return named == OWNER
    by = effect.by if isinstance(effect, Choice | Pick) else effect.subject
    return named == OWNER and (by == OWNER or isinstance(by, Mapping | int))


def _is_long(effect: Effect) -> bool:
    """Whether it would not be seen where an effect ends, if another followed."""
    if isinstance(effect, Do):
        return not BRANCHES.isdisjoint(effect.args)
    if isinstance(effect, Choice):
        return False
    within = (*effect.then, *effect.otherwise)
    told = [1 if who else len(list(group)) for who, group in groupby(within, _subject)]
    return sum(told) > 1 or any(_is_long(one) for one in within)


def _subject_said(names: Names, who: Frozen, named: Frozen) -> Callable[[Said], Said]:
    """Says that somebody does something; who was named just before is not named again."""
    if who == "self" and names.lead is not None:
        lead, names.lead = names.lead, None
        return lambda what: phrase("said-does", who=lead, what=what)
    if who == named or (who == "self" and names.reader):
        return lambda what: what
    if who == "you":
        return lambda what: phrase("said-you", what=what)
    subject = names.who(who)
    return lambda what: phrase("said-does", who=subject, what=what)


def _told(named: Frozen) -> Said:
    """How a verb speaks to whoever resolves the card: as before, or with a bidding."""
    return OWNER if named == OWNER else DO


def _body(names: Names, effects: Effects, named: Frozen = None) -> Said:
    said = sentences(names, effects, named)
    return said[0] if len(said) == 1 else several(said)


def _other(names: Names, effect: Effect, named: Frozen) -> Said:
    if isinstance(effect, Do):
        return _deed(names, effect, _told(named))
    if isinstance(effect, Choice):
        return _choice(names, effect, named)
    if isinstance(effect, Pick):
        return _pick(names, effect, named)
    return CONTROL[effect.kind](names, effect, named)


# -- control nodes -----------------------------------------------------------------------------


def options(names: Names, choice: Choice, named: Frozen = None) -> Iterator[Said]:
    """Each option of a choice with what it does; on its own, told to who chooses."""
    if named is None and choice.by != "you":
        names.reader = choice.by == "self"
        named = choice.by
    for option in choice.options:
        yield _option(names, option, named)


def _choice(names: Names, choice: Choice, named: Frozen) -> Said:
    if choice.by == "you":
        whose = "you" if named == "you" else None
        said = [_option(names, one, whose) for one in choice.options]
        return phrase("said-choose", person=_told(named), what=several(said))
    say = _subject_said(names, choice.by, named)
    said = [_option(names, one, choice.by) for one in choice.options]
    return say(phrase("said-choose", person=names.person(choice.by), what=several(said)))


def _option(names: Names, option: ChoiceOption, named: Frozen) -> Said:
    body = _body(names, option.effects, named) if option.effects else phrase("said-nothing")
    if option.requires is not None:
        body = _provided(names, option.requires, body)
    return phrase("said-option", option=option.id, what=body)


def _provided(names: Names, asked: Mapping[str, Frozen], what: Said) -> Said:
    """Something that happens if a condition holds."""
    return phrase("said-if", condition=condition(names, asked), what=what)


def _pick(names: Names, pick: Pick, named: Frozen) -> Said:
    own = pick.by in ("you", named) or (pick.by == "self" and named is None and not names.each)
    say = (lambda what: what) if own else _subject_said(names, pick.by, named)
    person = _told(named) if pick.by == "you" else names.person(pick.by)
    said = say(phrase("said-pick", person=person, what=_picked(names, pick)))
    with names.choosing(pick.name, pick.kind, several=pick.n != 1):
        by = named if own else pick.by
        said = phrase("said-thereby", first=said, what=_body(names, pick.then, by))
    return _otherwise(names, said, pick.otherwise, named)


def _picked(names: Names, pick: Pick) -> Said:
    """What is chosen: one of some names, or so many things of a kind."""
    n = names.number(pick.n)
    if pick.kind == "player":
        return phrase("picked-player", among=names.who(pick.among, "gen"), n=n)
    among = pick.among
    if isinstance(among, Mapping):
        (found,) = among.values()
        within = found.get("in") if isinstance(found, Mapping) and set(found) == {"in"} else found
        if not isinstance(within, Mapping):
            return worded("picked", pick.kind, among=names.things(among), n=n)
    if pick.n == 1:
        return names.things(among, "acc")
    return phrase("picked-some", among=names.things(among, "some"), n=n)


def _otherwise(names: Names, said: Said, effects: Effects, named: Frozen) -> Said:
    if not effects:
        return said
    first = effects[0]
    asks = isinstance(first, Branch) and (first.kind == "if" or bool(first.requires))
    message = "said-else-if" if asks else "said-else"
    return phrase(message, what=said, other=_body(names, effects, named))


def _may(names: Names, branch: Branch, named: Frozen) -> Said:
    who = branch.subject
    say = (lambda what: what) if who == "you" else _subject_said(names, who, named)
    person = names.person(who)
    if branch.cost is not None:
        said: Said = phrase("said-may-pay", person=person, cost=names.price(branch.cost))
        if branch.then:
            said = phrase("said-thereby", first=said, what=_body(names, branch.then, who))
    elif all(isinstance(one, Do) and _subject(one) in (None, who) for one in branch.then):
        deeds = _deeds(names, [one for one in branch.then if isinstance(one, Do)], MAY)
        said = phrase("said-may", person=person, what=deeds)
    else:
        said = phrase("said-may-do", person=person, what=_body(names, branch.then, who))
    said = say(said)
    if branch.requires is not None:
        said = _provided(names, branch.requires, said)
    return _otherwise(names, said, branch.otherwise, who)


def _must_pay_or(names: Names, branch: Branch, named: Frozen) -> Said:
    who = branch.subject
    say = (lambda what: what) if who == "you" else _subject_said(names, who, named)
    what = say(phrase("said-must-pay", person=names.person(who), cost=names.price(branch.cost)))
    if branch.then:
        what = phrase("said-then", first=what, what=_body(names, branch.then, who))
    return _otherwise(names, what, branch.otherwise, who)


def _pay(names: Names, branch: Branch, named: Frozen) -> Said:
    who = branch.subject
    say = _subject_said(names, who, named)
    what = say(phrase("said-pays", person=names.person(who), cost=names.price(branch.cost)))
    if not branch.then:
        return what
    return phrase("said-then", first=what, what=_body(names, branch.then, who))


def _if(names: Names, branch: Branch, named: Frozen) -> Said:
    asked = branch.subject
    assert isinstance(asked, Mapping)
    said = _provided(names, asked, _body(names, branch.then, named))
    return _otherwise(names, said, branch.otherwise, named)


def _each(names: Names, branch: Branch, named: Frozen) -> Said:
    who = names.who(branch.subject)
    if isinstance(who, list):
        who = phrase("each-of", who=who)
    first = branch.then[0]
    begins = _subject(first) if isinstance(first, Do) else _by(first)
    if begins == "self" or (isinstance(first, Do) and begins is None):
        with names.leading(who):
            return _body(names, branch.then)
    if isinstance(who, Phrase) and who.message == "who-that":
        who = Phrase("who-that.alone", who.about)
    with names.leading(None):
        return phrase("said-of", who=who, what=_body(names, branch.then, "self"))


def _by(effect: Choice | Pick | Branch) -> Frozen:
    """Who does what begins an effect; nobody, if a condition begins it."""
    if isinstance(effect, Choice | Pick):
        return effect.by
    return effect.subject if effect.kind in ("may", "pay", "must_pay_or") else None


def _repeat(names: Names, branch: Branch, named: Frozen) -> Said:
    what = _body(names, branch.then, named)
    return phrase("said-times", n=names.number(branch.subject), what=what)


CONTROL: Final[Mapping[str, Callable[[Names, Branch, Frozen], Said]]] = {
    "may": _may,
    "must_pay_or": _must_pay_or,
    "pay": _pay,
    "if": _if,
    "each": _each,
    "repeat": _repeat,
}


# -- verbs -------------------------------------------------------------------------------------


def _deeds(names: Names, effects: Sequence[Do], person: Said) -> Said:
    """What somebody does, one thing after the other; gains that follow gains share their verb."""
    said: list[Said] = []
    for message, group in groupby(effects, _gain_of):
        deeds = list(group)
        if not message:
            said += [_deed(names, one, person) for one in deeds]
            continue
        amounts = [names.amount(_kind(one), one.args.get("n", 1)) for one in deeds]
        said.append(phrase(message, person=person, what=both(amounts)))
    return said


def _gain_of(effect: Do) -> str:
    """How a gain or loss is said that others can be added to; nothing if it is none."""
    n = effect.args.get("n", 1)
    if effect.verb not in ADDED or not isinstance(n, int):
        return ""
    return "does-prestige-less" if is_loss(n) else "does-prestige"


ADDED: Final = ("prestige", "power", "ducats", "colonist", "merchant", "manpower_bonus")


def _kind(effect: Do) -> str:
    return str(effect.args["kind"]) if effect.verb == "power" else effect.verb


def _deed(names: Names, effect: Do, person: Said) -> Said:
    say = VERBS.get(effect.verb)
    if say is None:
        return _plain(names, effect.verb, effect.args, person)
    return say(names, effect.args, person)


def _where(names: Names, args: Args, form: str = "") -> Said:
    one = args.get("n", 1) == 1
    for name in ("where", "on", "node", "areas"):
        if name in args:
            said = names.things(args[name], form or ("in" if one else "within"), one=one)
            return all_of(said) if _in_each(args, said) else said
    return phrase("said-anywhere")


def _in_each(args: Args, said: Said) -> bool:
    """Whether each of the places that are named is meant."""
    n = args.get("n", 1)
    if isinstance(n, Mapping):
        return "per_area" in n
    return n in ("all", "each") or (isinstance(said, list) and n == len(said))


def _plain(names: Names, verb: str, args: Args, person: Said) -> Said:
    """So many of something, somewhere; of each that there is; or how many is reckoned."""
    n = args.get("n", 1)
    if verb in ON_TOKENS and n == "all":
        return phrase(f"does-{verb}-all", person=person, where=_where(names, args, "every"))
    if verb in EVERYWHERE:
        args = {**args, "n": "all"}
    message = f"does-{verb}-by" if verb in RECKONED and _is_reckoned(n) else f"does-{verb}"
    return phrase(message, person=person, n=names.number(n), where=_where(names, args))


EVERYWHERE: Final = ("rebel_dice", "exhaust_merchants")
ON_TOKENS: Final = ("unrest", "remove_unrest")
RECKONED: Final = ("unrest", "rebels", "exhaust_manpower")


def _is_reckoned(n: Frozen) -> bool:
    return isinstance(n, Mapping) and "range" not in n


Say = Callable[[Names, Args, Said], Said]


def _gain(verb: str) -> Say:
    """A figure that rises or falls."""

    def say(names: Names, args: Args, person: Said) -> Said:
        return gained(names, verb, args.get("n", 1), person)

    return say


def gained(names: Names, kind: str, n: Frozen, person: Said) -> Said:
    """What is won or lost of something: *gain 2 Prestige*, *lose 1 Stability*."""
    verb = "power" if kind in KINDS_OF_POWER else kind
    message = f"does-{verb}-less" if is_loss(n) else f"does-{verb}"
    return phrase(message, person=person, what=names.amount(kind, n))


KINDS_OF_POWER: Final = ("adm", "dip", "mil", "any", "matching_fired_advisor")


def _power(names: Names, args: Args, person: Said) -> Said:
    return gained(names, str(args["kind"]), args["n"], person)


def _set_stability(names: Names, args: Args, person: Said) -> Said:
    return phrase("does-set_stability", person=person, n=names.signed(args["to"]))


def _with(verb: str, name: str = "with", form: str = "with") -> Say:
    """Something between two Realms."""

    def say(names: Names, args: Args, person: Said) -> Said:
        return worded("does", verb, person=person, x=all_of(names.who(args[name], form)))

    return say


def _offer(verb: str) -> Say:
    def say(names: Names, args: Args, person: Said) -> Said:
        said: Said = worded("does", verb, person=person, x=names.who(args["to"], "gen"))
        for name in ("accepted", "refused"):
            if args.get(name):
                effects: Effects = args[name]  # type: ignore[assignment]
                answered = worded("said", name, what=_body(names, effects))
                said = phrase("said-and", first=said, what=answered)
        return said

    return say


def _religion(names: Names, args: Args, person: Said) -> Said:
    faith = names.faith(str(args["faith"]))
    n = names.number(args.get("n", 1))
    where = _where(names, args)
    return phrase("does-religion", person=person, faith=faith, n=n, where=where)


def _adopt(names: Names, args: Args, person: Said) -> Said:
    return phrase("does-adopt_religion", person=person, faith=names.faith(str(args["faith"])))


def _dnpr(names: Names, args: Args, person: Said) -> Said:
    realm = worded("realm", args["realm"])
    where = names.things(args["on"], "within")
    return phrase("does-dnpr", person=person, realm=realm, where=where)


def _draw(names: Names, args: Args, person: Said) -> Said:
    deck = worded("deck-of", args.get("deck", "any"))
    n = names.number(args.get("n", 1))
    return phrase("does-draw_cards", person=person, n=n, deck=deck)


def _idea(names: Names, value: Frozen) -> Said:
    said = [
        worded("ideas", one)
        if str(one).startswith("any")
        else phrase("idea-named", idea=worded("idea", one))
        for one in listed(value)
    ]
    return said[0] if len(said) == 1 else phrase("one-of-places", first=said[0], last=said[1])


def _research(names: Names, args: Args, person: Said) -> Said:
    said: Said = phrase("does-research", person=person, idea=_idea(names, args["idea"]))
    cost = args.get("cost", "printed")
    if cost != "paid":
        said = phrase("said-at-price", what=said, cost=names.price(cost))
    if "discount" in args:
        said = phrase("said-discount", what=said, n=names.number(args["discount"]))
    return said


def _lose_idea(names: Names, args: Args, person: Said) -> Said:
    return phrase("does-lose_idea", person=person, idea=_idea(names, args["idea"]))


def _swap_idea(names: Names, args: Args, person: Said) -> Said:
    lost, won = _idea(names, args["lose"]), _idea(names, args["gain"])
    return phrase("does-swap_idea", person=person, idea=lost, gain=won)


def _from(names: Names, args: Args) -> Said:
    if "from" not in args:
        return ""
    return worded("from", str(args["from"]).replace(":", "-"))


def _appoint(names: Names, args: Args, person: Said) -> Said:
    who = phrase("character-any") if args["what"] == "any" else names.character
    role = phrase("as-" + str(args["role"]).replace(":", "-").replace("|", "_"))
    said = phrase("does-appoint", person=person, who=who, role=role)
    if "from" in args:
        said = phrase("said-from", what=said, source=_from(names, args))
    return phrase("said-at-price", what=said, cost=names.price(args.get("cost", "free")))


def _fire(names: Names, args: Args, person: Said) -> Said:
    role = f"{args.get('role', 'advisor')}-{args.get('kind', 'any')}"
    n = args.get("n", 1)
    what = phrase(f"fired-{role}-all" if n == "all" else f"fired-{role}", n=names.number(n))
    return phrase("does-fire", person=person, what=what)


def _ruler(names: Names, args: Args, person: Said) -> Said:
    return worded("does-ruler", args["mode"], person=person, who=names.character)


def _ill(names: Names, args: Args, person: Said) -> Said:
    what = args["what"]
    assert isinstance(what, Mapping)
    ((kind, whose),) = what.items()
    form = "gen" if kind == "ruler_of" else ""
    named = names.character if kind == "new_ruler" else names.whom_or_where(whose, form)
    return worded("does-ill_health", kind, person=person, who=named)


def _units(names: Names, args: Args, person: Said) -> Said:
    said = phrase(
        "does-gain_units",
        person=person,
        n=names.number(args["n"]),
        kind=worded("units", args["kind"]),
        unit=worded("units", args.get("type", "any")),
        where=_where(names, args),
    )
    return phrase("said-at-price", what=said, cost=names.price(args.get("cost", "free")))


def _ships(names: Names, args: Args, person: Said) -> Said:
    ships = worded("ships", args["type"], n=names.number(args["n"]))
    said: Said = phrase("does-gain_ships", person=person, unit=ships)
    if "where" in args:
        said = phrase("said-in", what=said, where=names.things(args["where"], "in", one=True))
    return phrase("said-at-price", what=said, cost=names.price(args.get("cost", "free")))


def _remove_ship(names: Names, args: Args, person: Said) -> Said:
    ships = worded("ships", args.get("type", "any"), n=names.number(args["n"]))
    whose, where = names.who(args["owner"], "gen"), _where(names, args)
    return phrase("does-remove_ship", person=person, unit=ships, who=whose, where=where)


def _of_owner(verb: str) -> Say:
    """What is taken from the map, perhaps from somebody else."""

    def say(names: Names, args: Args, person: Said) -> Said:
        owner = args.get("owner", args.get("who") if args.get("who") == "any" else None)
        if owner is None:
            return _plain(names, verb, args, person)
        n, where = names.number(args.get("n", 1)), _where(names, args)
        whose = names.who(owner, "gen")
        return phrase(f"does-{verb}-of", person=person, n=n, where=where, who=whose)

    return say


def _cardinal(names: Names, args: Args, person: Said) -> Said:
    n = args.get("n", 1)
    if args.get("who") == "any":  # they leave, whosever they are
        lost = abs(n) if isinstance(n, int) else names.number(n)
        return phrase("does-cardinal-any", person=person, n=lost)
    if "slot" in args:
        what = names.amount("cardinal", n)
        return worded("does-cardinal", args["slot"], person=person, what=what)
    return gained(names, "cardinal", n, person)


def _moved(names: Names, args: Args, person: Said) -> Said:
    what = phrase("moved-ship" if "ship" in args else "moved-army")
    n = names.number(args.get("spaces", 1))
    said: Said = phrase("does-move_units", person=person, what=what, n=n)
    if "to" in args:
        said = phrase("said-to", what=said, where=names.things(args["to"], "gen"))
    return said


def _action(names: Names, args: Args, person: Said) -> Said:
    said: Said = phrase("does-action", person=person, action=worded("action", args["action"]))
    details: list[Said] = []
    if "cost_override" in args:
        details.append(phrase("modifier-cost", cost=names.price(args["cost_override"])))
    for name in ("targets", "target"):
        if name in args:
            details.append(phrase("modifier-targets", x=names.whom_or_where(args[name], "acc")))
    for name, value in args.items():
        if name in MODIFIERS and not isinstance(value, bool):
            details.append(MODIFIERS[name](names, value))
        elif name in MODIFIERS and value:
            details.append(worded("modifier", name))
    if details:
        said = phrase("said-with", what=said, details=details)
    for name in ("on_dow_if_adjacent", "then_if_discovered", "otherwise"):
        if args.get(name):
            effects: Effects = args[name]  # type: ignore[assignment]
            after = worded("modifier", name, what=_body(names, effects))
            said = phrase("said-and", first=said, what=after)
    if args.get("effects"):
        done: Effects = args["effects"]  # type: ignore[assignment]
        said = phrase("said-then", first=said, what=_body(names, done))
    return said


def _figure(name: str) -> Callable[[Names, Frozen], Said]:
    return lambda names, value: worded("modifier", name, n=names.number(value))


def _bonus(names: Names, value: Frozen) -> Said:
    assert isinstance(value, Mapping)
    ((dice, n),) = value.items()
    return worded("modifier", dice, n=names.number(n))


def _near(names: Names, value: Frozen) -> Said:
    assert isinstance(value, Mapping)
    places = names.things({"provinces": value["provinces"]}, "gen")
    return phrase("modifier-bonus_if_node_adjacent", x=places, n=names.number(value["ducats"]))


def _maps(names: Names, value: Frozen) -> Said:
    maps = [worded("card-map", one, "in") for one in listed(value)]
    return phrase("modifier-extra_move_if_map", x=all_of(list(maps)))


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


def _war(names: Names, args: Args, person: Said) -> Said:
    said = phrase("does-war", person=person, x=names.who(args["target"], "with"))
    details: list[Said] = [
        worded("war", name) for name in WAR_DETAILS if args.get(name) not in (None, False)
    ]
    return phrase("said-with", what=said, details=details) if details else said


WAR_DETAILS: Final = ("defender_mc", "remove_truce_and_alliance", "all_join")


def _end_war(names: Names, args: Args, person: Said) -> Said:
    return phrase("does-end_war", person=person, term=worded("peace_term", args["terms"]))


def _buy(names: Names, args: Args, person: Said) -> Said:
    said: Said = phrase("does-buy_province", person=person, x=worded("area", args["area"], "in"))
    for name in ("accepted", "rejected", "seller_may"):
        if args.get(name):
            effects: Effects = args[name]  # type: ignore[assignment]
            said = phrase(
                "said-and", first=said, what=worded("said", name, what=_body(names, effects))
            )
    return said


def _dice(names: Names, args: Args, person: Said) -> Said:
    dice = args["dice"]
    assert isinstance(dice, Mapping)
    rolled: list[Said] = [worded("rolled", kind, n=names.number(n)) for kind, n in dice.items()]
    said = phrase("does-battle_dice", person=person, dice=all_of(rolled))
    asked = args.get("requires")
    return _provided(names, asked, said) if isinstance(asked, Mapping) else said


def _rule(names: Names, args: Args, person: Said) -> Said:
    hook, arg = str(args["hook"]), args.get("arg")
    if hook == "take_name":
        return phrase("rule-take_name", realm=worded("realm", arg))
    if hook == "move_capital":
        return phrase("rule-move_capital", place=worded("province", arg))
    return worded("rule", hook, person=person)


def _card(names: Names, args: Args, person: Said) -> Said:
    kind = next(one.type for one in names.box.cards if one.type.card == args["card"])
    return phrase("does-play_card", person=person, card=worded("card", kind.id))


def _swap_tokens(names: Names, args: Args, person: Said) -> Said:
    n = names.number(args.get("n", 1))
    where = names.things(args["on"], "some")
    to = worded("thing", args["to"], "some")
    return phrase("does-swap_tokens", person=person, n=n, where=where, into=to)


def _steal(names: Names, args: Args, person: Said) -> Said:
    giver, taker = names.who(args["from"], "gen"), names.who(args["to"], "gen")
    return phrase("does-steal_general", person=person, x=giver, who=taker)


def _transfer(names: Names, args: Args, person: Said) -> Said:
    taker, what = names.who(args["to"], "gen"), names.amount("ducats", args["n"])
    return phrase("does-transfer_ducats", person=person, who=taker, what=what)


def _displayed(names: Names, args: Args, person: Said) -> Said:
    return phrase("does-swap_display_cards", person=person, n=names.number(args["n"]))


def _move_rebels(names: Names, args: Args, person: Said) -> Said:
    n = names.number(args.get("n", "all"))
    x, where = names.things(args["from"], "in"), names.things(args["to"], "gen")
    return phrase("does-move_rebels", person=person, n=n, x=x, where=where)


def _attrition(names: Names, args: Args, person: Said) -> Said:
    return phrase("does-attrition_roll", person=person, n=names.number(args["casualties"]))


def _disband(names: Names, args: Args, person: Said) -> Said:
    said = _plain(names, "disband", args, person)
    return (
        phrase("said-and", first=said, what=phrase("said-exhausted"))
        if args.get("exhaust")
        else said
    )


def _placed(verb: str) -> Say:
    def say(names: Names, args: Args, person: Said) -> Said:
        said = _plain(names, verb, args, person)
        if not args.get("unrest"):
            return said
        return phrase("said-with", what=said, details=phrase("placed-with_unrest"))

    return say


def _remove_tokens(names: Names, args: Args, person: Said) -> Said:
    n, tokens = names.number(args["n"]), names.things(args["on"], "some")
    return phrase("does-remove_tokens", person=person, n=n, where=tokens)


def _reduce(names: Names, args: Args, person: Said) -> Said:
    n, town = names.number(args.get("n", 1)), names.things(args["on"], "acc")
    return phrase("does-reduce", person=person, n=n, where=town)


def _leave(names: Names, args: Args, person: Said) -> Said:
    return phrase("does-leave_hre", person=person, where=names.things(args["areas"], "some"))


VERBS: Final[Mapping[str, Say]] = {
    **{verb: _gain(verb) for verb in ("prestige", "ducats", "stability", "interest")},
    **{verb: _gain(verb) for verb in ("imperial_authority", "colonist", "merchant")},
    "cardinal": _cardinal,
    "manpower_bonus": _gain("manpower_bonus"),
    "power": _power,
    "set_stability": _set_stability,
    **{verb: _with(verb) for verb in ("alliance", "end_alliance", "marriage", "truce")},
    "end_truce": _with("end_truce"),
    "cb": _with("cb", "on", "gen"),
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
    "excommunicate": _with("excommunicate", "on", "gen"),
    "disputed_succession": _with("disputed_succession", "realm", "gen"),
    "disband": _disband,
    "leave_hre": _leave,
    "reduce": _reduce,
    "remove_tokens": _remove_tokens,
}
"""Verbs that say more than how many, and where."""
