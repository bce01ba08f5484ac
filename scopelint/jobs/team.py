"""Roots shared out: who does them, what is done when a worker is lost, and what when the run is interrupted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import AbstractContextManager, ExitStack, suppress
from functools import partial
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any, TypeVar

from ..discovery import Problem
from ..exploration.roots import Root
from ..project import Analysis
from ..watch import Effort, Interrupted, Watch
from .crews import FEW, Crew, processes, processors, this_process
from .here import Here
from .memory import Kept, Memory, remembering
from .tasks import Answer, ExecutorError, Task, Work, crashed

T = TypeVar("T")

_TICK = 0.1
"""Seconds between two looks at the clock while others work."""

_RETRIES = 2
"""How often a task whose worker was lost is tried alone before it is said to be what the worker died of."""


def over_roots(
    analysis: Analysis, work: Work[T], everything: bool = False, watch: Watch | None = None, kept: Kept[T] | None = None
) -> tuple[list[T], list[Problem]]:
    """What the work came to for every root in turn, and a problem for each root where it crashed.

    With `everything`, the functions that no root came to are roots themselves. Where results are `kept`, roots for which nothing has
    changed are not run, and rows and names of files are the user's; else they are the analysis's own numbers. A run that is
    interrupted leaves the rest to `watch.undone`. Raises `Interrupted` where it is so early that nothing is known, and
    `ExecutorError`.
    """
    watch = watch or Watch()
    memory = None if kept is None else Memory(analysis, kept)

    def task(root: Root) -> Task[T]:
        return (Task if memory is None else memory.task)(work, root, analysis.label(root))

    with remembering(analysis, [] if memory is None else [memory]), Team(analysis, watch) as team:
        team.connect()
        tasks = [task(root) for root in team.alone(analysis.roots, "looking for where execution begins")]
        watch.begins([task.label for task in tasks])
        answers = team.run(tasks, ahead=True)
        if everything:
            entered = set[tuple[str, str]]().union(*(answer.entered for answer in answers if answer is not None))
            done = {task.root for task in tasks}
            while watch.signal is None and (further := analysis.further_roots(entered, done)):
                more = [task(root) for root in further]
                watch.begins([task.label for task in more])
                found = team.run(more)
                tasks, answers, done = [*tasks, *more], [*answers, *found], done.union(further)
                entered.update(*(answer.entered for answer in found if answer is not None))
    return _sorted_out(analysis, tasks, answers)


def over_pairs(
    analysis: Analysis,
    work: Callable[[Root, Analysis, Root], T],
    pairs: Iterable[tuple[Root, Root]],
    kept: Kept[T],
    watch: Watch | None = None,
) -> tuple[list[T], list[Problem]]:
    """The same for pairs of roots, on this machine."""
    watch = watch or Watch()
    memories: dict[Root, Memory[T]] = {}
    tasks: list[Task[T]] = []
    for first, second in pairs:
        memory = memories.setdefault(first, Memory(analysis, kept.after(analysis, first)))
        tasks.append(memory.task(partial(work, first), second, f"{analysis.label(second)} (after {analysis.label(first)})"))
    watch.begins([task.label for task in tasks])
    with remembering(analysis, list(memories.values())), Team(analysis, watch) as team:
        return _sorted_out(analysis, tasks, team.run(tasks))


def _sorted_out(analysis: Analysis, tasks: Sequence[Task[T]], answers: Sequence[Answer[T] | None]) -> tuple[list[T], list[Problem]]:
    known = [(task, answer) for task, answer in zip(tasks, answers, strict=True) if answer is not None]
    values = [answer.value for _, answer in known if answer.value is not None]
    problems = [_problem(analysis, task.root, answer) for task, answer in known if answer.crash is not None]
    return values, problems


def _problem(analysis: Analysis, root: Root, answer: Answer[T]) -> Problem:
    message = f"internal error while analysing {analysis.label(root)}: {answer.reason}; please report it"
    return Problem(analysis.display(root.filename), message, detail=answer.crash or "")


class Team:
    """The crews that do the work for one analysis. A crew is put together where it is needed, and kept for what comes next."""

    def __init__(self, analysis: Analysis, watch: Watch) -> None:
        self._analysis = analysis
        self._watch = watch
        self._processes = analysis.settings.jobs or processors()
        self._hired = ExitStack()
        self._crew: Crew | None = None
        self._count = 0
        """How many the crew are."""

    def __enter__(self) -> Team:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._dismiss()

    def connect(self) -> None:
        """Hire the cluster that is asked for, if one is. Raises `ExecutorError`, `Interrupted`."""
        if address := self._analysis.settings.executor:
            from .cluster import cluster  # for start-up time: few have one, and it brings asyncio

            with self._watch.breakable():
                self._hire(cluster(self._analysis, address), sys.maxsize)

    def alone(self, call: Callable[[], T], label: str) -> T:
        """What a call in this process returns, or raises. Raises `Interrupted`."""
        with Here() as executor:
            future = executor.submit(call)
            arrived: SimpleQueue[int] = SimpleQueue()
            future.add_done_callback(lambda _: arrived.put(0))
            try:
                self._next(arrived, label)
            except Interrupted:
                executor.stop()
                raise
            return future.result()

    def run(self, tasks: Sequence[Task[T]], ahead: bool = False) -> list[Answer[T] | None]:
        """The answers to some tasks; None for those that are not done, as the run was interrupted.

        With `ahead`, the first one that is not known is done before the others: what it parses need not be parsed by every process.
        """
        answers: dict[int, Answer[T]] = {}
        self._recall(tasks, answers)
        left = [index for index in range(len(tasks)) if index not in answers]
        if not self._analysis.settings.executor and len(left) > 1:  # a cluster's workers parse for themselves, and share no imports
            left.sort(key=lambda index: self._analysis.turn(tasks[index].root))
        first = 1 if ahead and not self._analysis.settings.executor else 0
        self._have_done(tasks, left[:first], answers)
        self._have_done(tasks, left[first:], answers)
        self._watch.undone += [task.label for index, task in enumerate(tasks) if index not in answers]
        return [answers.get(index) for index in range(len(tasks))]

    def _recall(self, tasks: Sequence[Task[T]], answers: dict[int, Answer[T]]) -> None:
        """Note the answers that are known already."""

        def look() -> None:
            for index, task in enumerate(tasks):
                if task.recall is not None and (found := task.recall()) is not None:
                    answers[index] = found

        with suppress(Interrupted):
            if any(task.recall is not None for task in tasks):
                self.alone(look, "looking for what is known")
        for index, answer in sorted(answers.items()):
            self._watch.did(Effort(tasks[index].label, answer.seconds, answer.steps), answer.value)

    def _have_done(self, tasks: Sequence[Task[T]], waiting: Sequence[int], answers: dict[int, Answer[T]]) -> None:
        """Have some tasks done.

        Those whose worker was lost are done again: those that it may have died of each in a process of its own.
        """
        if not waiting:
            return
        crew = self._crew_for(len(waiting))
        while waiting and self._watch.signal is None:
            lost = self._round(crew, tasks, waiting, answers)
            suspects, waiting = lost[: crew.suspects], lost[crew.suspects :]
            if lost:
                self._dismiss()
            for index in suspects:
                self._retry(tasks, index, answers)
            if waiting:
                count = min(self._processes, len(waiting))
                crew = self._hire(processes(self._analysis, count), count)

    def _retry(self, tasks: Sequence[Task[T]], index: int, answers: dict[int, Answer[T]]) -> None:
        """Do a task once more, in a process where nothing else is done.

        And again where that one is lost as well: what takes processes from outside, such as a system that is short of memory,
        takes more than one, and the task is not to blame.
        """
        for _ in range(_RETRIES):
            if self._watch.signal is not None:
                return
            with processes(self._analysis, 1) as crew:
                if not self._round(crew, tasks, [index], answers):
                    return
        if self._watch.signal is None:
            answers[index] = Answer(crash="", reason="the process ended abruptly")

    def _round(self, crew: Crew, tasks: Sequence[Task[T]], waiting: Sequence[int], answers: dict[int, Answer[T]]) -> list[int]:
        """Have some tasks done; returns those whose worker was lost."""
        arrived: SimpleQueue[int] = SimpleQueue()
        futures: dict[int, Future[Any]] = {}
        for index in waiting:
            futures[index] = crew.submit(tasks[index])
            futures[index].add_done_callback(lambda _, index=index: arrived.put(index))  # type: ignore[misc]
        lost: set[int] = set()
        seen: set[int] = set()
        oldest = 0
        try:
            while len(seen) < len(waiting):
                while waiting[oldest] in seen:
                    oldest += 1  # tasks are begun in turn, so that this one is under way
                arrival = self._next(arrived, tasks[waiting[oldest]].label, crew.gone)
                if arrival is None:
                    lost |= futures.keys() - seen
                    break
                seen.add(arrival)
                self._take(crew, tasks[arrival], futures[arrival], arrival, answers, lost)
        except Interrupted:
            crew.stop()
            for index in futures.keys() - seen:
                if futures[index].done():
                    self._take(crew, tasks[index], futures[index], index, answers, set())
        return sorted(lost)

    def _take(self, crew: Crew, task: Task[T], future: Future[Any], index: int, answers: dict[int, Answer[T]], lost: set[int]) -> None:
        """Note what came of a task."""
        gone: tuple[type[BaseException], ...] = (CancelledError, Interrupted, *crew.lost)
        try:
            answer = task.receive(crew.read(future.result()))
        except gone:
            lost.add(index)
            return
        except ExecutorError:
            raise
        except Exception as error:  # noqa: BLE001 (what cannot be sent, or read, is an error of our own in one root)
            answer = crashed(error)
        answers[index] = answer
        self._watch.did(Effort(task.label, answer.seconds, answer.steps), answer.value)

    def _next(self, arrived: SimpleQueue[int], label: str, gone: Callable[[], bool] = lambda: False) -> int | None:
        """Wait for the next thing that is done; None where nobody is there any more to do it. Raises `Interrupted`."""
        while True:
            with suppress(Empty), self._watch.breakable():
                return arrived.get(timeout=_TICK)
            self._watch.goes_on(label)
            if gone():
                return None

    # -- who works

    def _crew_for(self, tasks: int) -> Crew:
        wanted = min(self._processes, tasks)
        if self._crew is not None and (wanted <= self._count or tasks < FEW):
            return self._crew
        self._dismiss()
        if wanted <= 1 or tasks < FEW:
            return self._hire(this_process(self._analysis), 1)
        return self._hire(processes(self._analysis, wanted), wanted)

    def _hire(self, crew: AbstractContextManager[Crew], count: int) -> Crew:
        self._crew, self._count = self._hired.enter_context(crew), count
        return self._crew

    def _dismiss(self) -> None:
        self._crew = None
        self._hired.close()
