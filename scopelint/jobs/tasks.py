"""What is to be done for a root, and what it came to."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..config import ConfigError
from ..exploration.roots import Root
from ..garbage import mind_the_size
from ..project import Analysis

T = TypeVar("T")

Work = Callable[[Analysis, Root], T]
"""It is looked up by its name in other processes, and what it returns is pickled."""


@dataclass(frozen=True, slots=True)
class Task(Generic[T]):
    """Work for one root, and how it is called."""

    work: Work[Any]
    root: Root
    label: str
    recall: Callable[[], Answer[T] | None] | None = None
    """The answer that is known already, if the work was done before."""
    receive: Callable[[Answer[Any]], Answer[T]] = lambda answer: answer
    """Makes the answer of what the work came to, where that was done."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """What the work for one root came to: a value, or the traceback of an error of our own."""

    value: T | None = None
    entered: frozenset[tuple[str, str]] = frozenset()
    """The functions that were run, by file and unit."""
    seconds: float = 0.0
    """CPU seconds."""
    steps: tuple[int, ...] = ()
    """Those of each run."""
    crash: str | None = None
    reason: str = ""


class ExecutorError(ConfigError):
    """There is no such executor, or it cannot do the work; the message is one line for the user."""


def attempt(analysis: Analysis, work: Work[T], root: Root) -> Answer[T]:
    """Do the work for one root."""
    analysis.entered.clear()
    analysis.steps.clear()
    begin = time.thread_time()
    mind_the_size()
    try:
        value = work(analysis, root)
        entered = analysis.units_entered()
    except Exception as error:  # noqa: BLE001 (it must not stop the other roots)
        return crashed(error)
    return Answer(value, entered, time.thread_time() - begin, tuple(analysis.steps))


def crashed(error: BaseException) -> Answer[T]:
    """The answer where an error of our own came instead of one."""
    trace = "".join(traceback.format_exception(error))
    return Answer(crash=trace, reason=traceback.format_exception_only(error)[-1].strip())
