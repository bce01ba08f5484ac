"""The lines of Python that show what happens to variables after they are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ..checks.findings import Act
from ..language.trace import Moment
from ..tf.variables import Variable
from .instructions import Line


@dataclass(slots=True)
class Script:
    """The lines for a life, and what they show: that the last one raises (`raises`: error, pattern, reason), or that expressions have
    values (`pairs`).

    `{0}` … in a line or an expression stand for the variables given with it, to which the plan gives names.
    """

    text_of: Callable[[str], str]
    """The text of a file."""
    text: str = ""
    """What is seen."""
    lines: list[tuple[Moment, Line]] = field(default_factory=list)
    raises: tuple[str, str, str] | None = None
    raises_unnamed: bool = False
    """Whether the error does not say which variable it is about."""
    pairs: list[tuple[str, str, tuple[Variable, ...]]] = field(default_factory=list)
    named: list[Variable] = field(default_factory=list)
    handles: tuple[str, ...] = ()
    """The names of two variables that are one."""
    _sessions: dict[int, str] = field(default_factory=dict)
    _known: dict[object, str] = field(default_factory=dict)

    def say(self, moment: Moment, text: str, *variables: Variable, before: bool = False, own: bool = False) -> None:
        """A line at a moment; `before` the request of which that is the moment. The program has no such line if it is our `own`."""
        self.lines.append((moment, Line(moment.user_place(), text, tuple(v.site for v in variables), before, own)))
        self.named += variables

    def shows(self, left: str, right: str, *variables: Variable) -> None:
        self.pairs.append((left, right, variables))
        self.named += variables

    def session(self, moment: Moment, variable: Variable) -> str:
        """The session of a variable's graph, opened where it is first needed."""
        key = id(variable.graph)
        if key not in self._sessions:
            self._sessions[key] = _numbered("session", len(self._sessions))
            self.say(moment, f"{self._sessions[key]} = tf.Session(graph={{0}}.graph)", variable, own=True)
        return self._sessions[key]

    def name(self, kind: str, key: object) -> str:
        """A name for an object of the program's that is no variable."""
        if (kind, key) not in self._known:
            self._known[kind, key] = _numbered(kind, sum(known[0] == kind for known in self._known if isinstance(known, tuple)))
        return self._known[kind, key]

    # -- what several lives have in common

    def initializer(self, act: Act) -> None:
        """An initializer is made: of the kind that the program calls, for variables of which a few stand for all."""
        function, op = act.about
        if ("init", op) in self._known:
            return
        name = self.name("init", op)
        if function == "variables_initializer":
            listed = ", ".join(f"{{{i}}}" for i in range(len(act.variables)))
            self.say(act.moment, f"{name} = tf.variables_initializer([{listed}])", *act.variables)
        else:
            self.say(act.moment, f"{name} = tf.{function}()")

    def initialized(self, act: Act, variable: Variable) -> None:
        """An initializer runs."""
        session = self.session(act.moment, act.variables[0] if act.variables else variable)
        if not act.about:
            listed = ", ".join(f"{{{i}}}.initializer" for i in range(len(act.variables)))
            self.say(act.moment, f"{session}.run([{listed}])", *act.variables)
        for op in act.about or ():
            self.say(act.moment, f"{session}.run({self.name('init', op)})")

    def everything(self, act: Act) -> str:
        """All variables of the graph are initialized, without an operation more."""
        session = self.session(act.moment, act.variables[0])
        self.named += act.variables
        self.say(act.moment, f'{session}.run([each.initializer for each in {session}.graph.get_collection("variables")])', own=True)
        return session

    def trained(self, act: Act) -> None:
        session = self.session(act.moment, act.variables[0])
        self.say(act.moment, f"{{0}}.load({session}.run({{0}}) + 1, {session})", act.variables[0])

    def saver(self, act: Act) -> None:
        """A saver is made: of everything, or of what it is told (`about` has the names)."""
        saver, names = act.about
        if names is None:
            self.say(act.moment, f"{self.name('saver', saver)} = tf.train.Saver()")
        else:
            listed = ", ".join(f"{name!r}: {{{i}}}" for i, name in enumerate(names)).replace("'", '"')
            self.say(act.moment, f"{self.name('saver', saver)} = tf.train.Saver({{{{{listed}}}}})", *act.variables)


def _numbered(name: str, before: int) -> str:
    return name if before == 0 else f"{name}_{before + 1}"


def literal(text: str) -> str:
    """A line in which braces stand for themselves."""
    return text.replace("{", "{{").replace("}", "}}")
