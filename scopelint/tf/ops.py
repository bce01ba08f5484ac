"""A graph as its ops know it: what it is, and how they are named (TF `ops.Graph`)."""

from __future__ import annotations

from scopelint.domain.symbols import Name
from scopelint.domain.trail import Cells

from .names import Names
from .run import Run


class OpGraph:
    """What a variable, like any op, knows of the graph it is in. The variables of a graph are `graph.Graph`'s matter.

    `known_empty` is False if it may hold variables made before the analysed code ran. `eager` makes it stand for eager
    execution, where nothing is shared by name. `label` is for messages, `site` is opaque.
    """

    def __init__(self, run: Run, *, known_empty: bool, eager: bool, label: str, site: object) -> None:
        self.run = run
        self.known_empty = known_empty
        self.eager = eager
        self.label = label
        self.site = site
        self.names = Names(run, unique_names=not eager, perhaps_below=not known_empty)
        self.computed = False
        """Whether some run has computed anything in it."""
        self._touched: Cells[str, bool] = Cells(run.trail)

    def __repr__(self) -> str:
        return f"<{self.label}>"

    @property
    def touched(self) -> bool:
        """Whether code that is not known may have made variables here."""
        return self._touched.get("touched") is True

    @touched.setter
    def touched(self, value: bool) -> None:
        self._touched.put("touched", value)

    @property
    def is_plain(self) -> bool:
        """Whether it is a `tf.Graph`, not eager and not that of a `tf.function`: no such function has made what is in it."""
        return not self.eager

    @property
    def name_scope(self) -> Name:
        """The current name scope, without a trailing slash."""
        return self.names.scope

    def unique_name(self, name: Name, mark: bool = True) -> Name:
        """TF `Graph.unique_name`: also what an op called `name` is named."""
        return self.names.unique(name, mark)
