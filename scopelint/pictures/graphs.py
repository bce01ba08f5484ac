"""Scopes as boxes in boxes, with variables, and the calls that share them: for Graphviz (`dot`) and for Mermaid."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from ..inventory import RootVariables, VariableEntry
from ..language.trace import Place

Named = Callable[[str, int], str]
"""How a file and a row are called, as `Project.place` tells."""


@dataclass
class Scope:
    """A scope with what is directly in it, in the order of creation."""

    name: str
    scopes: dict[str, Scope] = field(default_factory=dict)
    variables: list[VariableEntry] = field(default_factory=list)

    @classmethod
    def of(cls, name: str, graph: Sequence[VariableEntry]) -> Scope:
        top = cls(name)
        for entry in graph:
            scope = top
            for part in entry.name.split("/")[:-1]:
                scope = scope.scopes.setdefault(part, cls(part))
            scope.variables.append(entry)
        return top


def graphs(roots: Sequence[RootVariables]) -> Iterator[Scope]:
    """The graphs of all roots that have variables, each as a scope of its own."""
    for root in roots:
        for number, graph in enumerate(root.graphs, start=1):
            yield Scope.of(root.root if len(root.graphs) == 1 else f"{root.root}, graph {number}", graph)


def dot(roots: Sequence[RootVariables], named: Named) -> str:
    """A graph for Graphviz: `dot -Tsvg`."""
    writer = _Writer(named)
    lines = ["digraph variables {", "  rankdir=LR;", '  node [shape=box, fontname="sans-serif"];', '  graph [fontname="sans-serif"];']
    for graph in graphs(roots):
        lines += _dot(graph, writer, "  ")
    lines += [f'  {call} [label="{_escaped(text)}", shape=plaintext];' for text, call in writer.calls.items()]
    lines += [f"  {call} -> {variable};" for call, variable in writer.shared]
    return "\n".join([*lines, "}", ""])


def _dot(scope: Scope, writer: _Writer, indent: str) -> Iterator[str]:
    yield f"{indent}subgraph cluster_{writer.number()} {{"
    yield f'{indent}  label="{_escaped(scope.name)}";'
    for entry in scope.variables:
        style = "" if entry.trainable else ", style=dashed"
        yield f'{indent}  {writer.variable(entry)} [label="{_escaped(_label(entry))}"{style}];'
    for inner in scope.scopes.values():
        yield from _dot(inner, writer, f"{indent}  ")
    yield f"{indent}}}"


def mermaid(roots: Sequence[RootVariables], named: Named) -> str:
    """A flowchart for Mermaid, as Markdown shows it."""
    writer = _Writer(named)
    lines = ["flowchart LR"]
    for graph in graphs(roots):
        lines += _mermaid(graph, writer, "  ")
    lines += [f'  {call}>"{_entities(text)}"]' for text, call in writer.calls.items()]
    lines += [f"  {call} --> {variable}" for call, variable in writer.shared]
    return "\n".join([*lines, ""])


def _mermaid(scope: Scope, writer: _Writer, indent: str) -> Iterator[str]:
    yield f'{indent}subgraph s{writer.number()}["{_entities(scope.name)}"]'
    for entry in scope.variables:
        yield f'{indent}  {writer.variable(entry)}["{_entities(_label(entry))}"]'
    for inner in scope.scopes.values():
        yield from _mermaid(inner, writer, f"{indent}  ")
    yield f"{indent}end"


class _Writer:
    """The names of nodes: one for each variable, and one for each place that makes or shares any that is shared."""

    def __init__(self, named: Named) -> None:
        self.calls: dict[str, str] = {}
        self.shared: list[tuple[str, str]] = []
        self._named = named
        self._count = 0

    def number(self) -> int:
        self._count += 1
        return self._count

    def variable(self, entry: VariableEntry) -> str:
        name = f"v{self.number()}"
        if entry.reused:
            for place in dict.fromkeys((entry.created, *entry.reused)):
                self.shared.append((self._call(place), name))
        return name

    def _call(self, place: Place) -> str:
        text = self._named(place.filename, place.span.row)
        return self.calls.setdefault(text, f"c{len(self.calls) + 1}")


def _label(entry: VariableEntry) -> str:
    shape = "" if entry.shape is None else f"\n[{', '.join('?' if d is None else str(d) for d in entry.shape)}]"
    return entry.name.rpartition("/")[2] + shape


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _entities(text: str) -> str:
    for character in '#&<>"':  # the first is what begins an entity
        text = text.replace(character, f"#{ord(character)};")
    return text.replace("\n", "<br>")


__all__ = ["dot", "mermaid"]
