"""Findings settled by the program itself: each root is run on the real TensorFlow, in a child, and watched.

This executes the user's code, kept from files and the network, and stopped before it trains: see `driver.py`, the child.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from ..diagnostics import Diagnostic, Verification
from ..notebooks import SUFFIX
from ..rulebook import RuleBook
from .claims import ABOUT_NAMES
from .judged import Judged, judged
from .runner import PROTOCOL, START, Child, ChildError, Json, Target, unusable

DRIVER = Path(__file__).with_name("driver.py")

SECONDS = 60.0
"""How long a root may run, where nothing else is said."""
MOST_ATTEMPTS = 12
"""How many sets of arguments a function is given."""

Find = Callable[[str], Path | None]
Hear = Callable[[str, Json], object]


@dataclass(frozen=True, slots=True)
class Ground:
    """Where roots come from: how files are found by what they are called, the folder in which they are the user's own, the rules,
    and what programs find on their command line."""

    find: Find
    root: Path
    rules: RuleBook
    arguments: tuple[str, ...] = ()


def settle_by_execution(
    diagnostics: Sequence[Diagnostic], ground: Ground, target: Target, seconds: float, hear: Hear = lambda root, answer: None
) -> list[Diagnostic]:
    """Findings with what their roots did; where that and a replay disagree, what the program did counts.

    `hear` is told what each root did, with each set of arguments.
    """
    verdicts: dict[int, Verification] = {}
    for legacy in (True, False):
        groups: dict[str, list[Diagnostic]] = {}
        for each in diagnostics:
            if each.witness is not None and (each.witness.mode != "keras 3") is legacy:
                groups.setdefault(each.root, []).append(each)
        with tempfile.TemporaryDirectory(prefix="scopelint-") as folder:
            server = Server(target, folder, legacy)
            try:
                for root, found in groups.items():
                    answers = _heard(_answers(root, found, ground, server, seconds), partial(hear, root))
                    for each, verdict in zip(found, _settled(root, found, answers, ground.rules, server), strict=True):
                        verdicts[id(each)] = verdict
            finally:
                server.stop()
    return [_with(each, verdicts.get(id(each))) for each in diagnostics]


def _with(diagnostic: Diagnostic, executed: Verification | None) -> Diagnostic:
    replayed = diagnostic.verification
    if executed is None or (executed.status == "inconclusive" and replayed is not None and replayed.status == "refuted"):
        return diagnostic
    if executed.status == "inconclusive" and replayed is not None and replayed.status in ("confirmed", "reproduced"):
        executed = replace(executed, detail=f"{executed.detail}; TensorFlow does this with its calls")
    return replace(diagnostic, verification=executed)


def _heard(answers: Iterator[Json | str], hear: Callable[[Json], object]) -> Iterator[Json | str]:
    for answer in answers:
        if not isinstance(answer, str):
            hear(answer)
        yield answer


def _settled(root: str, found: Sequence[Diagnostic], answers: Iterator[Json | str], rules: RuleBook, server: Server) -> list[Verification]:
    """The verdicts of one root over its findings."""
    best: list[Judged] = [("inconclusive", "the program was not run")] * len(found)
    tried = 0
    for answer in answers:
        if isinstance(answer, str):
            best = [("inconclusive", answer) if status == "inconclusive" else (status, why) for status, why in best]
            break
        tried += 1
        best = [old if old[0] == "confirmed" else _verdict(each, answer, rules) for old, each in zip(best, found, strict=True)]
        if all(status == "confirmed" for status, _ in best):
            break
    whole = root.endswith(":<module>")
    if not whole:  # what does not come about with these arguments may with others
        best = [(status, why) if status == "confirmed" else ("inconclusive", f"{why}{_sets(tried)}") for status, why in best]
    return [Verification(status, server.tensorflow, server.python, "/CPU:0", why, level="program") for status, why in best]


def _sets(tried: int) -> str:
    return f" (with {tried} set{'' if tried == 1 else 's'} of arguments)" if tried else ""


def _verdict(diagnostic: Diagnostic, answer: Json, rules: RuleBook) -> Judged:
    """What one run says of one finding, and if there is one, the run that went on behind an error."""
    said = judged(diagnostic, answer, rules)
    if said[0] == "confirmed" or answer.get("past") is None:
        return said
    status, why = judged(diagnostic, answer["past"], rules)
    return ("confirmed", f"{why}, once what it raises before is mended") if status == "confirmed" else said


def _answers(root: str, found: Sequence[Diagnostic], ground: Ground, server: Server, seconds: float) -> Iterator[Json | str]:
    """What a root does, with each set of arguments; in words what keeps it from being run."""
    name, _, qualname = root.rpartition(":")
    script = ground.find(name)
    if script is None:
        yield f"{name} is not there to be run"
        return
    if script.suffix == SUFFIX:
        yield "a notebook is not run"
        return
    attempts, attempt = 1, 0
    while attempt < min(attempts, MOST_ATTEMPTS):
        asked = {
            **request(script, ground.root, ground.arguments, seconds),
            "qualname": "" if qualname == "<module>" else qualname,
            "attempt": attempt,
            "bound": [[os.path.realpath(each.site.filename), each.site.span.row] for each in found if each.code in ABOUT_NAMES],
        }
        try:
            answer = server.ask(asked, seconds)
            if len(found) > 1 and _goes_on(answer):
                answer["past"] = server.ask({**asked, "past": True}, seconds)
        except ChildError as error:
            yield f"the program could not be run: {error}"
            return
        yield answer
        attempts, attempt = answer.get("attempts", 1), attempt + 1


def request(script: Path, root: Path, arguments: Sequence[str], seconds: float) -> Json:
    """What the child is asked to run a script."""
    return {
        "script": str(script.resolve()),
        "qualname": "",
        "attempt": 0,
        "root": str(root.resolve()),
        "arguments": arguments,
        "bound": [],
        "past": False,
        "seconds": seconds,
    }


def _goes_on(answer: Json) -> bool:
    """Whether a root ended by an error behind which it can be run: see `past` in the driver."""
    if not answer["raised"]:
        return False
    asserted = "AssertionError" in answer["raised"]["types"]
    return bool(answer.get("errors")) or asserted or any(kind == "no average" for kind, *_ in answer.get("acts", ()))


class Server:
    """A child that has loaded TensorFlow once and runs each root in a process of its own; another one where it was lost."""

    def __init__(self, target: Target, folder: str, legacy_keras: bool) -> None:
        self._target, self._folder, self._legacy = target, folder, legacy_keras
        self._child: Child | None = None
        self.tensorflow: str | None = None
        self.python: str | None = None

    def ask(self, request: Json, seconds: float) -> Json:
        """What came of a root. Raises ChildError."""
        child = self._child or self._start()
        with tempfile.TemporaryDirectory(dir=self._folder) as scratch:
            try:
                return child.ask({**request, "scratch": scratch, "memory": self._target.limits.memory}, seconds + START)
            except ChildError:
                self.stop()
                raise

    def _start(self) -> Child:
        command = [self._target.python, "-W", "ignore", str(DRIVER), json.dumps({"protocol": PROTOCOL})]
        more = {"TMPDIR": self._folder, "TF_USE_LEGACY_KERAS": "1" if self._legacy else "0"}
        child = self._child = Child(command, self._target.limits, gpu=True, folder=os.getcwd(), own_environment=True, more=more)
        try:
            hello = child.answer(START)
            if hello.get("problem") or hello.get("protocol") != PROTOCOL:
                raise ChildError(unusable(self._target.python, hello))
        except ChildError:
            self.stop()
            raise
        self.tensorflow, self.python = hello["tensorflow"], hello["python"]
        return child

    def stop(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child = None
