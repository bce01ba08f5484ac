"""Lines about variables that exist: what sessions, savers and optimizers do with them, of which our own model has nothing to say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...record import journal
from .base import Execution, Instruction, Page
from .draft import Draft, take, where_of


@dataclass(slots=True, eq=False)
class Line(journal.Step):
    """A line that a plan puts between the steps of a journal: `text` with `{0}`, `{1}` … for the variables made at `sites`.

    It comes `before` the last step of its moment, or after it.
    """

    text: str
    sites: tuple[object, ...] = ()
    before: bool = False
    own: bool = False
    """Whether the program has no such line."""


@dataclass(slots=True, eq=False)
class Do(Instruction):
    """`text` as it is, of one line or several, with `{0}`, `{1}` … for what is in `uses`."""

    text: str
    uses: tuple[Instruction, ...] = ()

    @staticmethod
    @take.register
    def taken(step: Line, draft: Draft) -> None:
        uses = tuple(draft.made(site) for site in step.sites)
        one = draft.sites[id(step)] = Do(step.text, uses, where="" if step.own else where_of(step))
        draft.do(one)

    def run(self, on: Execution) -> None:
        on.note(self)
        for used in self.uses:
            on.variable(used)

    def write(self, page: Page, depth: int) -> None:
        if "tempfile." in self.text:
            page.imports.add("import tempfile")
        *before, last = self.text.format(*(page.named[used] for used in self.uses)).split("\n")
        for line in before:
            page.line(None, depth if line else 0, line)
        page.line(self, depth, last)

    def operands(self) -> Iterable[Instruction]:
        return self.uses
