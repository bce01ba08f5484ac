"""The same work for every root: in this process, or shared out among several.

Roots are independent of each other, so the answers do not depend on how many processes there are. An error of our own in
one root is kept with its answer, and the others go on.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic, TypeVar

from .config import Settings
from .discovery import Problem, Project
from .interp.explore import with_deep_stack
from .interp.roots import Root
from .project import Analysis
from .results.packing import relative, unpacked
from .results.record import recorded
from .results.shelves import Shelves

T = TypeVar("T")

FEW = 8
"""Up to so many roots are done before other processes have started."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """What the work for one root came to: a value, or the traceback of an error of our own."""

    value: T | None = None
    entered: frozenset[tuple[str, str]] = frozenset()
    """The functions that were run, by file and unit."""
    crash: str | None = None
    reason: str = ""


Work = Callable[[Analysis, Root], T]
"""It is looked up by its name in other processes, and what it returns is pickled."""


def over_roots(analysis: Analysis, work: Work[T], everything: bool = False) -> tuple[list[T], list[Problem]]:
    """What the work came to for every root in turn, and a problem for each root where it crashed.

    With `everything`, the functions that no root came to are roots themselves. Rows and names of files are still the numbers that
    stand for them inside the analysis.
    """
    return _over_roots(analysis, partial(_answers, analysis, work), everything)


@dataclass(frozen=True, slots=True)
class Kept(Generic[T]):
    """How the results of some work are kept: their type, what tells the work from others, and whether a kept one is enough."""

    kind: Any
    name: str
    enough: Callable[[T], bool] = lambda _: True


def kept_over_roots(analysis: Analysis, work: Work[T], kept: Kept[T], everything: bool = False) -> tuple[list[T], list[Problem]]:
    """The same, as the user knows rows and names: of roots for which nothing has changed, what the work came to when it was last done."""
    with _shelves(analysis, kept) as shelves:
        return _over_roots(analysis, partial(_kept_answers, analysis, work, kept, shelves), everything)


Asked = Callable[[Sequence[Root]], "list[Answer[T]]"]
"""Comes to the answers for some roots."""


def _over_roots(analysis: Analysis, ask: Asked[T], everything: bool) -> tuple[list[T], list[Problem]]:
    roots = with_deep_stack(analysis.roots)
    answers = ask(roots)
    if everything:
        entered = set[tuple[str, str]]().union(*(answer.entered for answer in answers))
        done = set(roots)
        while further := analysis.further_roots(entered, done):
            more = ask(further)
            roots, answers, done = [*roots, *further], [*answers, *more], done.union(further)
            entered.update(*(answer.entered for answer in more))
    return _sorted_out(analysis, roots, answers)


def kept_over_pairs(
    analysis: Analysis, work: Callable[[Root, Analysis, Root], T], kept: Kept[T], pairs: Iterable[tuple[Root, Root]]
) -> tuple[list[T], list[Problem]]:
    """The same for pairs of roots, in this process."""
    chosen = list(pairs)
    answers = []
    for first, second in chosen:
        of_pair = replace(kept, name=f"{kept.name} {relative(analysis, first.filename)} {first.label}")
        with _shelves(analysis, of_pair) as shelves:
            answers += _kept_answers(analysis, partial(work, first), of_pair, shelves, [second])
    return _sorted_out(analysis, [second for _, second in chosen], answers)


@contextmanager
def _shelves(analysis: Analysis, kept: Kept[Any]) -> Iterator[Shelves | None]:
    """What is kept of some work, and whatever is added to it."""
    if analysis.store is None:
        yield None
        return
    shelves = Shelves(analysis, analysis.store, kept.kind, kept.name, kept.enough)
    try:
        yield shelves
    finally:
        shelves.save()
        analysis.facts.save()
        analysis.store.tidy()


def _kept_answers(analysis: Analysis, work: Work[T], kept: Kept[T], shelves: Shelves | None, roots: Sequence[Root]) -> list[Answer[T]]:
    """The answers for some roots: known ones, and for the others those that the work comes to now."""
    known = {} if shelves is None else with_deep_stack(lambda: {root: found for root in roots if (found := shelves.known(root))})
    left = [root for root in roots if root not in known]
    fresh = dict(zip(left, _answers(analysis, partial(recorded, work), left), strict=True))
    answers: list[Answer[T]] = []
    for root in roots:
        if root in known:
            answers.append(Answer(known[root].value, known[root].entered))
            continue
        answer = fresh[root]
        record, value = answer.value, None
        if record is not None:
            value = unpacked(analysis, kept.kind, record.outcome)
            if shelves is not None:
                shelves.keep(root, record)
        answers.append(Answer(value, answer.entered, answer.crash, answer.reason))
    return answers


def _answers(analysis: Analysis, work: Work[T], roots: Sequence[Root]) -> list[Answer[T]]:
    first = _in_turn(analysis, work, roots[:1])  # it goes ahead: what it parses need not be parsed by every process
    return first + _share(analysis, work, roots[1:])


def _sorted_out(analysis: Analysis, roots: Sequence[Root], answers: Sequence[Answer[T]]) -> tuple[list[T], list[Problem]]:
    values = [answer.value for answer in answers if answer.value is not None]
    problems = [_problem(analysis, root, answer) for root, answer in zip(roots, answers, strict=True) if answer.crash is not None]
    return values, problems


def _in_turn(analysis: Analysis, work: Work[T], roots: Sequence[Root]) -> list[Answer[T]]:
    return with_deep_stack(lambda: [_attempt(analysis, work, root) for root in roots])


def _attempt(analysis: Analysis, work: Work[T], root: Root) -> Answer[T]:
    try:
        analysis.entered.clear()
        value = work(analysis, root)
        return Answer(value, analysis.units_entered())
    except Exception as error:  # noqa: BLE001 (it must not stop the other roots)
        return Answer(crash=traceback.format_exc(), reason=traceback.format_exception_only(error)[-1].strip())


def _share(analysis: Analysis, work: Work[T], roots: Sequence[Root]) -> list[Answer[T]]:
    processes = min(analysis.settings.jobs or _processors(), len(roots))
    if processes <= 1 or len(roots) < FEW:
        return _in_turn(analysis, work, roots)
    global _analysis
    _analysis = analysis  # a forked process finds it here, with everything that is parsed already
    fork = sys.platform != "darwin" and "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if fork else "spawn")
    begin: tuple[Any, ...] = () if fork else (analysis.project, analysis.settings)
    try:
        with ProcessPoolExecutor(processes, context, _begin, begin) as pool:
            futures: list[Future[Answer[T]]] = [pool.submit(_in_process, work, root) for root in roots]
            return [_answer(future) for future in futures]
    finally:
        _analysis = None


def _answer(future: Future[Answer[T]]) -> Answer[T]:
    try:
        return future.result()
    except BrokenProcessPool:
        return Answer(crash="", reason="the process ended abruptly")


_analysis: Analysis | None = None
"""The analysis that this process works on."""


def _begin(project: Project | None = None, settings: Settings | None = None) -> None:
    global _analysis
    gc.freeze()  # what came with the fork lives as long as the process: no need to look at it for garbage
    if project is not None and settings is not None:
        _analysis = Analysis(project, settings)


def _in_process(work: Work[T], root: Root) -> Answer[T]:
    assert _analysis is not None
    return _in_turn(_analysis, work, [root])[0]


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _problem(analysis: Analysis, root: Root, answer: Answer[Any]) -> Problem:
    message = f"internal error while analysing {analysis.label(root)}: {answer.reason}; please report it"
    return Problem(analysis.display(root.filename), message, detail=answer.crash or "")
