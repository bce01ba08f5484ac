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
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from .config import Settings
from .diagnostics import Span
from .discovery import Problem, Project
from .exploration.roots import Root
from .exploration.stack import with_deep_stack
from .project import Analysis

T = TypeVar("T")

FEW = 8
"""Up to so many roots are done before other processes have started."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """What the work for one root came to: a value, or the traceback of an error of our own."""

    value: T | None = None
    entered: frozenset[tuple[str, Span]] = frozenset()
    """(filename, span) of the functions that were run."""
    crash: str | None = None
    reason: str = ""


Work = Callable[[Analysis, Root], T]
"""It is looked up by its name in other processes, and what it returns is pickled."""


def over_roots(analysis: Analysis, work: Work[T], everything: bool = False) -> tuple[list[T], list[Problem]]:
    """What the work came to for every root in turn, and a problem for each root where it crashed.

    With `everything`, the functions that no root came to are roots themselves.
    """
    roots = with_deep_stack(analysis.roots)
    answers = _in_turn(analysis, work, roots[:1])  # it goes ahead: what it parses need not be parsed by every process
    answers += _share(analysis, work, roots[1:])
    if everything:
        entered = set[tuple[str, Span]]().union(*(answer.entered for answer in answers))
        done = set(roots)
        while further := analysis.further_roots(entered, done):
            more = _share(analysis, work, further)
            roots, answers, done = [*roots, *further], [*answers, *more], done.union(further)
            entered.update(*(answer.entered for answer in more))
    return _sorted_out(analysis, roots, answers)


def over_pairs(
    analysis: Analysis, work: Callable[[Root, Analysis, Root], T], pairs: Iterable[tuple[Root, Root]]
) -> tuple[list[T], list[Problem]]:
    """The same for pairs of roots, in this process."""
    chosen = list(pairs)
    answers = [answer for first, second in chosen for answer in _in_turn(analysis, partial(work, first), [second])]
    return _sorted_out(analysis, [second for _, second in chosen], answers)


def _sorted_out(analysis: Analysis, roots: Sequence[Root], answers: Sequence[Answer[T]]) -> tuple[list[T], list[Problem]]:
    values = [answer.value for answer in answers if answer.value is not None]
    problems = [_problem(analysis, root, answer) for root, answer in zip(roots, answers, strict=True) if answer.crash is not None]
    return values, problems


def _in_turn(analysis: Analysis, work: Work[T], roots: Sequence[Root]) -> list[Answer[T]]:
    return with_deep_stack(lambda: [_attempt(analysis, work, root) for root in roots])


def _attempt(analysis: Analysis, work: Work[T], root: Root) -> Answer[T]:
    try:
        analysis.entered.clear()
        return Answer(work(analysis, root), frozenset(analysis.entered))
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
