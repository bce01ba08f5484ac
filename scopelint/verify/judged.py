"""What a root did when it was run, beside what a finding claims of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

from ..diagnostics import Diagnostic, Severity, Witness
from ..rulebook import RuleBook
from .observed import covers, is_made, is_raised, is_shared, names_it
from .patterns import in_a_line
from .runner import Json

Judged = tuple[Literal["confirmed", "refuted", "inconclusive"], str]


def judged(diagnostic: Diagnostic, answer: Json, rules: RuleBook) -> Judged:
    """The verdict of one run over one finding, and why."""
    for raised in _errors(answer):
        if is_raised(diagnostic, raised, rules) or _as_claimed(diagnostic, raised):
            return "confirmed", f"the program raises {in_a_line(raised)}"
    seen = _seen(diagnostic, answer)
    if seen:
        return "confirmed", seen
    return _not_seen(diagnostic, answer)


def _errors(answer: Json) -> list[Json]:
    return [*answer.get("errors", ()), *([answer["raised"]] if answer["raised"] else ())]


def _as_claimed(diagnostic: Diagnostic, raised: Json) -> bool:
    """Whether an error is the one that a witness shows, at a place of the finding."""
    claim = (diagnostic.witness or Witness()).claim
    if claim is None or claim.kind != "raises" or claim.error not in raised["types"]:
        return False
    sites = [diagnostic.site, *(step.site for step in diagnostic.trace)]
    here = any(covers(site, filename, row) for site in sites for filename, row in raised["stack"][-1:])
    error = diagnostic.severity is Severity.ERROR
    named = names_it(diagnostic, raised) if error else diagnostic.variable is None or _names(raised["message"], diagnostic.variable)
    return here and named and re.search(claim.message, raised["message"]) is not None


def _names(text: str, variable: str) -> bool:
    return re.search(rf"(?<![\w/.]){re.escape(variable)}(?![\w/])", text) is not None


def _seen(diagnostic: Diagnostic, answer: Json) -> str:
    """What was seen of what a finding says, in words; empty if nothing was."""
    if diagnostic.severity is Severity.ERROR:
        return ""
    own = _BY_RULE.get(diagnostic.code)
    if own is not None:
        return own(diagnostic, answer)
    if diagnostic.variable is None:
        return ""
    if is_shared(diagnostic, answer["graphs"]):
        return "the variable is shared there in the program"
    if is_made(diagnostic, answer["graphs"]):
        return "the variable is made there in the program, as another one"
    return ""


def _not_seen(diagnostic: Diagnostic, answer: Json) -> Judged:
    if answer["stopped"] == "died":
        return "inconclusive", f"the program died ({answer['ended']}){_last(answer)}"
    if answer["stopped"] == "time":
        return "inconclusive", "it did not come about in the time that the program had (see --timeout)"
    if answer.get("refused"):
        return "inconclusive", f"the program wanted {' and '.join(answer['refused'])}, which it does not get here"
    if answer["raised"]:
        return "inconclusive", f"the program ended before, by {in_a_line(answer['raised'])}"
    if answer["stopped"] == "exit":
        return "inconclusive", f"the program exited with a status{_last(answer)}"
    if answer["stopped"] != "end":
        return "inconclusive", "it did not come about before training began"
    if diagnostic.assumptions:
        return "inconclusive", "it did not come about in this run, in which its assumptions may not have held"
    if not _shows(diagnostic, answer):
        return "inconclusive", "what a run shows does not settle it"
    return "refuted", "the program ran to its end and it did not come about"


def _last(answer: Json) -> str:
    last: str = answer["printed"].strip().rpartition("\n")[2][-300:]
    return f": {last}" if last else ""


def _shows(diagnostic: Diagnostic, answer: Json) -> bool:
    """Whether a run that has the bug is known to show it, and to show it where the finding says."""
    if diagnostic.severity is Severity.ERROR or diagnostic.code in _BY_RULE:
        return True
    claim = (diagnostic.witness or Witness()).claim
    if claim is None or diagnostic.variable is None:
        return False
    there = [each for graph in answer["graphs"] for each in graph["variables"] if each["name"] == diagnostic.variable]
    # What is shared, or made, elsewhere may still be what the finding means.
    return not any(each["reused"] for each in there) if claim.kind == "shares" else claim.kind == "distinct" and not there


# -- rules that are about more than one variable's requests


def _here(diagnostic: Diagnostic, place: Json | None) -> bool:
    return place is not None and covers(diagnostic.site, place["filename"], place["row"])


def _made_here(diagnostic: Diagnostic, answer: Json) -> bool:
    """Whether the variable of a finding is made in its place."""
    made = [each for graph in answer["graphs"] for each in graph["variables"] if each["name"] == diagnostic.variable]
    return any(_here(diagnostic, each["created"]) for each in made)


def _one_cell(diagnostic: Diagnostic, answer: Json) -> str:
    """One layer object runs in several scopes, and something is made or called in the finding's place: it, or what it is a part of."""
    layers = answer.get("layers", ())
    if not any(_here(diagnostic, place) for layer in layers for place in (layer["made"], *(place for _, place in layer["calls"]))):
        return ""
    for layer in layers:
        scopes = list(dict.fromkeys(scope for scope, _ in layer["calls"]))
        if diagnostic.message.startswith(f"one {layer['class']} ") and len(scopes) > 1:
            return f"one {layer['class']} runs in the program in the scopes {', '.join(map(repr, scopes[:3]))}"
    return ""


def _picked(diagnostic: Diagnostic, answer: Json) -> str:
    for place, names in answer.get("picked", ()):
        if _here(diagnostic, place) and not names and "picks no variable" in diagnostic.message:
            return "the filter picks no variable in the program"
        if not _here(diagnostic, place):
            continue
        if diagnostic.variable in names:
            return "the filter picks the variable in the program"
        if diagnostic.variable is None and sum(_names(diagnostic.message, name) for name in names) > 1:
            return "the filter picks both in the program"
    return ""


def _again(*before: tuple[str, str | None]) -> Callable[[Diagnostic, Json], str]:
    """Of a variable, one of these acts comes before an initializer that runs in the finding's place."""

    def seen(diagnostic: Diagnostic, answer: Json) -> str:
        changed: set[str] = set()
        for kind, place, names, how in answer.get("acts", ()):
            if kind == "assign" and how == "run" and _here(diagnostic, place) and diagnostic.variable in changed:
                return "the initializer runs there in the program after that"
            if (kind, how) in before:
                changed |= set(names)
        return ""

    return seen


def _never_trained(diagnostic: Diagnostic, answer: Json) -> str:
    acts = answer.get("acts", ())
    trained = {name for kind, _, names, _ in acts if kind == "train" for name in names}
    read = {name for kind, _, names, _ in acts if kind == "read" for name in names}
    if _made_here(diagnostic, answer) and answer["stopped"] == "end" and trained and diagnostic.variable in read - trained:
        return "the program uses the variable, and trains others and not this one"
    return ""


def _each_turn(diagnostic: Diagnostic, answer: Json) -> str:
    every = (variable for graph in answer["graphs"] for variable in graph["variables"])
    made = [each for each in every if _here(diagnostic, each["created"]) and _unnumbered(each["name"]) == _unnumbered(diagnostic.variable)]
    return f"the program makes {len(made)} variables there" if len(made) > 1 else ""


def _unnumbered(name: str | None) -> str:
    return re.sub(r"_\d+(?=/|$)", "", name or "")


def _dropped(diagnostic: Diagnostic, answer: Json) -> str:
    for kind, place, names, what in answer.get("acts", ()):
        if kind == "dropped" and _here(diagnostic, place) and diagnostic.variable in names and f"the {what} of" in diagnostic.message:
            return f"the variable is shared there in the program, which gives another {what} than it was made with"
    return ""


def _missing(diagnostic: Diagnostic, answer: Json) -> str:
    """The variable, made where the finding says, is not initialized where a session reads it, or is left to chance."""
    sites = [diagnostic.site, *(step.site for step in diagnostic.trace)]
    places = [each["created"] for graph in answer["graphs"] for each in graph["variables"] if each["name"] == diagnostic.variable]
    left_out = any(covers(site, place["filename"], place["row"]) for place in places if place for site in sites)
    for kind, place, names, _ in answer.get("acts", ()):
        left_out |= kind == "assign" and _here(diagnostic, place) and diagnostic.variable not in names
        if kind == "missing" and diagnostic.variable in names and (left_out or _here(diagnostic, place)):
            return "a session of the program reads the variable, which is not initialized"
    return ""


def _unordered(diagnostic: Diagnostic, answer: Json) -> str:
    for kind, _, names, _ in answer.get("acts", ()):
        if kind == "unordered" and diagnostic.variable in names and _made_here(diagnostic, answer):
            return "one run of the program initializes the variable and another one that its initial value reads"
    return ""


def _cloned(diagnostic: Diagnostic, answer: Json) -> str:
    acts = answer.get("acts", ())
    used = any(kind == "unlike" and _here(diagnostic, place) for kind, place, _, _ in acts)
    return "the program calls the clone while its weights are not those of the model" if used else ""


_BY_RULE: dict[str, Callable[[Diagnostic, Json], str]] = {
    "TVS305": _dropped,
    "TVS307": _one_cell,
    "TVS308": _picked,
    "TVS401": _each_turn,
    "TVS402": _each_turn,
    "TVS403": _cloned,
    "TVS501": _missing,
    "TVS503": _unordered,
    "TVS505": _each_turn,
    "TVS506": _again(("train", None)),
    "TVS507": _again(("train", None), ("assign", "restore")),
    "TVS509": _never_trained,
}
