"""The user's own program, run and watched, and what was predicted of it laid beside what it did.

Both are tables of variables, as `scopelint vars --output-format json` prints them for a root.
"""

from __future__ import annotations

import ast
import json
import os
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from ..diagnostics import Diagnostic, Severity, Site, Verification
from ..rulebook import RuleBook
from .patterns import as_pattern, essence, in_a_line
from .runner import PROBE, PROTOCOL, Child, ChildError, Json, Target, unusable

Until = Literal["init", "step", "end"]

SECONDS = 600.0
"""How long a program may take to get to its first step, where nothing else is said."""
_GRACE = 5.0
"""What it gets besides to say what it did until then."""


@dataclass(frozen=True, slots=True)
class Observed:
    """What a program did: its variables by graph, how it ended, and what it printed last."""

    root: str
    script: Path
    tensorflow: str
    python: str
    stopped: str
    graphs: list[Json]
    raised: Json | None
    printed: str = field(default="", compare=False)

    def in_words(self) -> str:
        """What was run, how far, and what it made."""
        count = sum(len(graph["variables"]) for graph in self.graphs)
        how = {
            "init": "up to its first use of a session",
            "step": "up to its first step",
            "end": "to its end",
            "exit": "until it exited with a status",
            "error": "until it raised an error",
            "time": "as far as it came in the time it had (see --timeout)",
        }[self.stopped]
        made = f"{count} variable{'' if count == 1 else 's'}"
        return f"Ran {self.script} on TensorFlow {self.tensorflow} (Python {self.python}) {how}: {made}."

    @property
    def error(self) -> str:
        """The error that ended it, in a line, and where the program's own code raised it; empty if none did."""
        return "" if self.raised is None else f"{in_a_line(self.raised)}, {_raised_at(self.raised)}"

    @property
    def died(self) -> str:
        """Why what it did is not all that it does, in words; empty if it came to an end of its own or was stopped where it should be."""
        if self.stopped == "time":
            return "it did not come to an end or to a step in time (see --timeout)"
        if self.raised is not None and "MemoryError" in self.raised["types"]:
            return f"it had no memory left (see --memory): {in_a_line(self.raised)}"
        return ""

    @property
    def whole(self) -> bool:
        """Whether it made all the variables that it makes."""
        return self.stopped in ("end", "error")

    def as_dict(self) -> Json:
        """The table of the program, in the form of `scopelint vars --output-format json`."""
        raises = None
        if self.raised is not None:
            filename, row = self.raised["stack"][-1] if self.raised["stack"] else (None, None)
            raises = {"error": self.raised["types"][0], "message": self.raised["message"], "filename": filename, "row": row}
        return {
            "tensorflow": self.tensorflow,
            "python": self.python,
            "stopped": self.stopped,
            "roots": [{"root": self.root, "graphs": self.graphs, "raises": raises}],
        }


def observe_program(
    script: Path, label: str, arguments: Sequence[str], root: Path, target: Target, until: Until, seconds: float
) -> Observed:
    """Run a program up to `until` and watch it. This executes the user's code. Raises ChildError.

    `label` is what the analysis calls the program, `root` the folder in which files are the user's own.
    """
    options = {
        "protocol": PROTOCOL,
        "mode": "run",
        "script": os.path.realpath(script),
        "arguments": list(arguments),
        "root": os.path.realpath(root),
        "until": until,
        "ends": time.time() + seconds,
    }
    command = [target.python, "-W", "ignore", str(PROBE), json.dumps(options)]
    child = Child(command, target.limits, gpu=True, folder=os.getcwd(), own_environment=True)
    try:
        answer = child.answer(seconds + _GRACE)
    finally:
        child.kill()
    if answer.get("problem") or "stopped" not in answer:
        raise ChildError(unusable(target.python, answer))
    return Observed(
        label,
        script,
        answer["tensorflow"],
        answer["python"],
        answer["stopped"],
        answer["graphs"],
        answer["raised"],
        child.printed,
    )


# -- predicted beside observed


@dataclass(frozen=True, slots=True)
class Difference:
    """A place where model and reality differ. `missed`: reality has it and the model has not."""

    text: str
    missed: bool


def compare(predicted: Json, seen: Json, whole: bool = True) -> list[Difference]:
    """The differences between two tables of one root; what the model does not know fits anything.

    Without `whole`, the program was stopped before it had made all its variables.
    """
    out: list[Difference] = []
    rows = _Rows()
    graphs = max(len(predicted["graphs"]), len(seen["graphs"]))
    for index in range(graphs):
        ours, theirs = (table["graphs"][index]["variables"] if index < len(table["graphs"]) else [] for table in (predicted, seen))
        out += _variables(ours, theirs, whole, rows, f" (graph {index + 1})" if graphs > 1 else "")
    return out


class _Rows(dict[str, dict[int, int]]):
    """By file, the first rows of the statements over several, of which Python before 3.8 tells any and later ones those of calls."""

    def __missing__(self, filename: str) -> dict[int, int]:
        found = self[filename] = dict(_first_rows(filename))
        return found

    def of(self, place: Json) -> str:
        """A place, as it is told and compared."""
        row = self[place["filename"]].get(place["row"], place["row"])
        return f"{os.path.basename(place['filename'])}:{row}"


def _first_rows(filename: str) -> Iterator[tuple[int, int]]:
    try:
        tree = ast.parse(Path(filename).read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and not hasattr(node, "body"):
            yield from ((row, node.lineno) for row in range(node.lineno, (node.end_lineno or node.lineno) + 1))


def _variables(ours: list[Json], theirs: list[Json], whole: bool, rows: _Rows, where: str) -> Iterator[Difference]:
    left = list(ours)
    for variable in theirs:
        twin = next((each for each in left if each["name"] == variable["name"]), None) or next(
            (each for each in left if _may_be(each["name"], variable["name"])), None
        )
        if twin is None:
            yield Difference(f"only in the program: {_shown(variable)}{where}", True)
            continue
        left.remove(twin)
        yield from _facts(twin, variable, rows, where)
    if whole:
        for variable in left:
            yield Difference(f"only in the model: {_shown(variable)}{where}", False)


def _facts(ours: Json, theirs: Json, rows: _Rows, where: str) -> Iterator[Difference]:
    name = theirs["name"]
    for fact in ("shape", "dtype", "trainable", "collection"):
        known, seen = ours[fact], theirs[fact]
        if known is not None and seen is not None and known != seen:
            yield Difference(f"{name}{where}: {fact} is {seen} in the program, {known} in the model", True)
    known_places, seen_places = _places(ours["reused"], rows), _places(theirs["reused"], rows)
    for place in sorted(seen_places - known_places):
        yield Difference(f"{name}{where}: shared at {place} in the program, not in the model", True)
    for place in sorted(known_places - seen_places):
        yield Difference(f"{name}{where}: shared at {place} in the model, not in the program", False)


def _places(reused: Iterable[Json], rows: _Rows) -> set[str]:
    return {rows.of(place) for place in reused}


def _may_be(predicted: str, name: str) -> bool:
    """Whether a name with unknown parts can be this one."""
    if "‹" not in predicted:
        return False
    return re.fullmatch(".*".join(map(re.escape, re.split(r"‹[^›]*›", predicted))), name) is not None


def _shown(variable: Json) -> str:
    shape = "" if variable["shape"] is None else f" {variable['shape']}"
    created = variable.get("created")
    place = f", made at {os.path.basename(created['filename'])}:{created['row']}" if created else ""
    return f"{variable['name']}{shape} {variable['dtype'] or ''}{place}".replace(" ,", ",")


# -- findings beside the run


def settle_by_run(diagnostics: Sequence[Diagnostic], observed: Observed, rules: RuleBook) -> tuple[list[Diagnostic], list[str]]:
    """Findings with what the run says of them, and the errors of the run that no finding predicts."""
    out = [replace(each, verification=_verdict(each, observed, rules)) for each in diagnostics]
    return out, unforeseen(observed.raised, diagnostics, rules)


def unforeseen(raised: Json | None, diagnostics: Sequence[Diagnostic], rules: RuleBook) -> list[str]:
    """The error of a run, in words, if it is about variables and no finding predicts it."""
    if raised is None or any(is_raised(each, raised, rules) for each in diagnostics) or not _about_variables(raised, rules):
        return []
    return [f"{_raised_at(raised)}: {in_a_line(raised)}"]


def _raised_at(raised: Json) -> str:
    """Where the user's code raised, in words."""
    if not raised["stack"]:
        return "nowhere in your files"
    filename, row = raised["stack"][-1]
    return f"at {os.path.relpath(filename)}:{row}"


def _verdict(diagnostic: Diagnostic, observed: Observed, rules: RuleBook) -> Verification | None:
    if diagnostic.code.startswith("TVS9"):
        return None
    status, detail = _judged(diagnostic, observed, rules)
    return Verification(status, observed.tensorflow, observed.python, None, detail, level="program")


def _judged(diagnostic: Diagnostic, observed: Observed, rules: RuleBook) -> tuple[Literal["confirmed", "refuted", "inconclusive"], str]:
    if diagnostic.root != observed.root:
        return "inconclusive", f"it belongs to {diagnostic.root}, which is not what was run"
    raised = observed.raised
    if diagnostic.severity is Severity.ERROR:
        if raised is not None and is_raised(diagnostic, raised, rules):
            return "confirmed", f"the program raises {in_a_line(raised)}"
        if raised is not None:
            return "inconclusive", f"the program ended before, by {raised['types'][0]}"
    else:
        if is_shared(diagnostic, observed.graphs):
            return "confirmed", "the variable is shared there in the program"
        if is_made(diagnostic, observed.graphs):
            return "confirmed", "the variable is made there in the program, as another one"
        if diagnostic.variable is None:
            return "inconclusive", "the table of variables does not show it"
    if diagnostic.assumptions:
        return "inconclusive", "it did not come about in this run, in which its assumptions may not have held"
    if observed.stopped != "end":
        return "inconclusive", f"it did not come about before the run was stopped ({observed.stopped})"
    return "refuted", "the program ran to its end and it did not come about"


def is_raised(diagnostic: Diagnostic, raised: Json, rules: RuleBook) -> bool:
    """Whether an error is the one of a finding: in its place, with its text."""
    rule = rules.rules.get(diagnostic.code)
    here = any(covers(diagnostic.site, filename, row) for filename, row in [*raised["stack"], *raised.get("told", ())])
    # What the page does not word, such as which sizes do not fit, the finding does.
    worded = re.split(r" for '| \(op: ", essence(raised))[0] in diagnostic.message
    return here and rule is not None and (worded or _predicts(rule.error, raised)) and names_it(diagnostic, raised)


_NAMED = re.compile(r"[Vv]ariable ([^\s,]+),? (?:already exists|does not exist|but specified)")


def names_it(diagnostic: Diagnostic, raised: Json) -> bool:
    """Whether an error that names a variable names the one of a finding."""
    named = _NAMED.findall(" ".join(raised["message"].split()))
    ours = diagnostic.variable
    return not named or ours is None or any(name == ours or _may_be(ours, name) for name in named)


def covers(site: Site, filename: str, row: int) -> bool:
    """Whether a place is that of a call: of one over several lines Python tells the first, and before 3.8 any of them."""
    return os.path.realpath(site.filename) == filename and site.span.row <= row <= site.span.end_row


def _predicts(error: str, raised: Json) -> bool:
    """Whether one of the texts of a rule's page is that of an error."""
    pairs = (line.partition(": ")[::2] for line in error.split("\n") if line)
    return any(kind in raised["types"] and re.search(as_pattern(text), raised["message"], re.DOTALL) for kind, text in pairs)


def _about_variables(raised: Json, rules: RuleBook) -> bool:
    return any(_predicts(rule.error, raised) for rule in rules.rules.values() if rule.error)


def is_made(diagnostic: Diagnostic, graphs: Sequence[Json]) -> bool:
    """Whether the variable came about, by a step of its trace, of a finding that says that it is another one."""
    claim = diagnostic.witness.claim if diagnostic.witness is not None else None
    if claim is None or claim.kind != "distinct":
        return False
    sites = [diagnostic.site, *(step.site for step in diagnostic.trace)]
    made = [
        variable["name"]
        for graph in graphs
        for variable in graph["variables"]
        if (place := variable["created"]) and any(covers(site, place["filename"], place["row"]) for site in sites)
    ]
    twins = [name for name in made if diagnostic.variable is not None and _last(name) == _last(diagnostic.variable)]
    return diagnostic.variable in twins and len(twins) > 1


def _last(name: str) -> str:
    """The last part of a name, without the number that makes it unique."""
    return re.sub(r"_\d+$", "", name.rpartition("/")[2])


def is_shared(diagnostic: Diagnostic, graphs: Sequence[Json]) -> bool:
    """Whether the variable of a finding is taken a second time in its place, or where its last step says that it is."""
    places = [place for variable in _named(diagnostic, graphs) for place in variable["reused"]]
    sites = [diagnostic.site, *(step.site for step in diagnostic.trace[-1:] if step.message.endswith("is shared here"))]
    return any(covers(site, place["filename"], place["row"]) for site in sites for place in places)


def _named(diagnostic: Diagnostic, graphs: Sequence[Json]) -> list[Json]:
    return [variable for graph in graphs for variable in graph["variables"] if variable["name"] == diagnostic.variable]
