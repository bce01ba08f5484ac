"""What a root did when it was run, beside what a finding claims of it."""

from __future__ import annotations

import re
from typing import Literal

from ..diagnostics import Diagnostic, Severity, Witness
from ..rulebook import RuleBook
from .claims import BY_RULE, ERRORS, MAY_HIDE, SHOWN, mentions
from .observed import covers, is_made, is_raised, is_shared, names_it
from .patterns import in_a_line
from .runner import Json
from .wanting import HOW, wanted

Judged = tuple[Literal["confirmed", "refuted", "inconclusive"], str]


def judged(diagnostic: Diagnostic, answer: Json, rules: RuleBook) -> Judged:
    """The verdict of one run over one finding, and why."""
    for raised in _errors(answer):
        if is_raised(diagnostic, raised, rules) or _as_claimed(diagnostic, raised, answer):
            return "confirmed", f"the program raises {in_a_line(raised)}"
    seen = _seen(diagnostic, answer)
    if seen:
        return "confirmed", seen
    return _not_seen(diagnostic, answer)


def _errors(answer: Json) -> list[Json]:
    return [*answer.get("errors", ()), *([answer["raised"]] if answer["raised"] else ())]


def _as_claimed(diagnostic: Diagnostic, raised: Json, answer: Json) -> bool:
    """Whether an error is the one that a witness shows, at a place of the finding."""
    claim = (diagnostic.witness or Witness()).claim
    if claim is None or claim.kind != "raises" or claim.error not in raised["types"]:
        return False
    sites = [diagnostic.site, *(step.site for step in diagnostic.trace)]
    place = (raised.get("told") or raised["stack"])[-1:]  # what AutoGraph runs, the text of the error tells and its stack does not
    here = any(covers(site, filename, row) for site in sites for filename, row in place)
    error = diagnostic.severity is Severity.ERROR
    about = diagnostic.variable if diagnostic.variable is not None and re.escape(diagnostic.variable) in claim.message else None
    if error:
        named = names_it(diagnostic, raised)
    else:  # an error about one that the variable is made from
        named = mentions(raised["message"], about) if about is not None else _is_there(diagnostic, answer)
    return here and named and re.search(claim.message, raised["message"]) is not None


def _is_there(diagnostic: Diagnostic, answer: Json) -> bool:
    """Whether the program made the variable of a finding, if it made any."""
    names = {each["name"] for graph in answer["graphs"] for each in graph["variables"]}
    return diagnostic.variable is None or not names or diagnostic.variable in names


def _seen(diagnostic: Diagnostic, answer: Json) -> str:
    """What was seen of what a finding says, in words; empty if nothing was."""
    own = (ERRORS if diagnostic.severity is Severity.ERROR else BY_RULE).get(diagnostic.code)
    if diagnostic.severity is Severity.ERROR and own is None:
        return ""
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
    if asked := wanted(answer):
        return "inconclusive", f"the program wants other arguments ({asked}): {HOW}"
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
    if diagnostic.severity is Severity.ERROR or diagnostic.code in BY_RULE:
        return diagnostic.code not in MAY_HIDE and (diagnostic.code not in SHOWN or SHOWN[diagnostic.code](diagnostic, answer))
    claim = (diagnostic.witness or Witness()).claim
    if claim is None or diagnostic.variable is None:
        return False
    there = [each for graph in answer["graphs"] for each in graph["variables"] if each["name"] == diagnostic.variable]
    # What is shared, or made, elsewhere may still be what the finding means; and what is shared by name alone was asked for by it.
    if claim.kind == "shares":
        return not any(each["reused"] for each in there) and (diagnostic.variable in answer.get("asked", ()) or not there)
    return claim.kind == "distinct" and not there
