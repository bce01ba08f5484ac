"""Findings that are wrong on purpose: what the verifier must not confirm.

python -m tests.verify.wrong VERSION [COUNT]     settles COUNT of them (60) on the TensorFlow of that version, by replay and by execution

A right program is changed in one place, as if the analysis had misjudged that place, and its findings are then said of the program as it
is: a shape that a stub got wrong, a branch the other way round, an initializer that was overlooked. And findings of programs with bugs
are said of the next line, or of a cell of another class.
"""

from __future__ import annotations

import ast
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

import click

from scopelint.diagnostics import Diagnostic, Site, Span, Verification
from scopelint.verify.executed import Ground, settle_by_execution
from scopelint.verify.settle import settle

from ..cases.verdicts import DATA
from .replaying import BOOK, diagnostics, target

SEED = 12
SECONDS = 20.0
Place = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Wrong:
    """A finding that a file does not have."""

    kind: str
    finding: Diagnostic


# -- one place of a program, misjudged


def _span(node: ast.expr) -> Place:
    return node.lineno, node.col_offset, node.end_lineno or node.lineno, node.end_col_offset or 0


def shapes(tree: ast.Module) -> Iterator[tuple[Place, str]]:
    """Numbers in the shapes of variables, and sizes of layers, one too large."""
    for node in ast.walk(tree):
        called = getattr(node.func, "attr", "") if isinstance(node, ast.Call) else ""
        if called in ("get_variable", "dense", "conv2d", "matmul", "reshape", "placeholder", "fully_connected"):
            for each in ast.walk(node):
                if isinstance(each, ast.Constant) and type(each.value) is int and each.value > 1:
                    yield _span(each), str(each.value + 1)


def branches(tree: ast.Module) -> Iterator[tuple[Place, str]]:
    """Conditions, the other way round."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.IfExp) and node.test.lineno == node.test.end_lineno and "__name__" not in ast.unparse(node.test):
            yield _span(node.test), f"(not ({ast.unparse(node.test)}))"


def initializers(tree: ast.Module) -> Iterator[tuple[Place, str]]:
    """Initializers that a session runs, overlooked."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "run" and "initializer" in ast.unparse(node.args):  # type: ignore[arg-type]
            yield _span(node), "None"
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("global_variables_initializer", "variables_initializer"):
            yield _span(node), "tf.no_op()"


MISJUDGED: dict[str, Callable[[ast.Module], Iterator[tuple[Place, str]]]] = {
    "shape": shapes,
    "branch": branches,
    "initializer": initializers,
}


def changed(source: str, place: Place, text: str) -> str:
    """A source with another text in a place, and no line more or less."""
    lines = source.split("\n")
    row, column, end_row, end_column = place
    head, tail = lines[row - 1].encode()[:column].decode(), lines[end_row - 1].encode()[end_column:].decode()
    lines[row - 1 : end_row] = [head + text + "\\\n" * (end_row - row) + tail]
    return "\n".join(lines)


def misjudged(kind: str, case: Path, folder: Path, chance: random.Random) -> Iterator[Wrong]:
    """Findings of a right program that was misjudged in one place, of which the first that makes any is taken."""
    source = case.read_text("utf-8")
    places = list(MISJUDGED[kind](ast.parse(source)))
    chance.shuffle(places)
    for number, (place, text) in enumerate(places[:6]):
        copy = folder / f"{case.parent.name}_{kind}_{number}" / case.name
        copy.parent.mkdir()
        copy.write_text(changed(source, place, text), "utf-8")
        found = ours(copy)
        copy.write_text(source, "utf-8")
        if found:
            true = {(d.code, site.span.row) for d in ours(copy) for site in (d.site, *(step.site for step in d.trace))}
            yield from (Wrong(kind, d) for d in found[:2] if (d.code, d.site.span.row) not in true)
            return


def ours(path: Path) -> list[Diagnostic]:
    return [d for d in diagnostics([path], "1.15") if BOOK.rules[d.code].default]


# -- findings that name something else


def elsewhere(kind: str, case: Path, folder: Path, chance: random.Random) -> Iterator[Wrong]:
    """Findings of a program with a bug, said of the line after it, or of a cell of another class."""
    copy = folder / f"{case.parent.name}_{kind}" / case.name
    copy.parent.mkdir()
    shutil.copy(case, copy)
    true = {(d.code, site.span.row) for d in ours(copy) for site in (d.site, *(step.site for step in d.trace))}
    for each in ours(copy):
        span = each.site.span
        moved = replace(each, site=Site(each.site.filename, Span(span.end_row + 1, 1, span.end_row + 1, 2)), trace=())
        if kind == "line" and (each.code, span.end_row + 1) not in true:
            yield Wrong(kind, moved)
        elif kind == "class" and each.code == "TVS307":
            words = each.message.split()
            yield Wrong(kind, replace(each, message=each.message.replace(words[1], "UGRNNCell", 1)))


KINDS = ("class", "line", *MISJUDGED)
"""The rarest first: of the others there are as many more."""


def wrong(folder: Path, count: int) -> list[Wrong]:
    """As many wrong findings as are asked for, of each kind as many as there are; always the same."""
    out: list[Wrong] = []
    for number, kind in enumerate(KINDS):
        chance = random.Random(f"{SEED} {kind}")
        right = sorted([*DATA.glob("*/fixed.py"), *DATA.glob("*/clean.py")]) if kind in MISJUDGED else sorted(DATA.glob("*/bug.py"))
        if kind == "class":
            right = [case for case in right if "Cell" in case.read_text("utf-8")]
        chance.shuffle(right)
        made = (one for case in right for one in (misjudged if kind in MISJUDGED else elsewhere)(kind, case, folder, chance))
        out += islice(made, -(-(count - len(out)) // (len(KINDS) - number)))
    return out


def settled(found: Sequence[Wrong], folder: Path, version: str) -> list[Verification]:
    """What a TensorFlow says of them, by their witnesses and by running the programs."""
    replayed = settle([each.finding for each in found], target(version)).diagnostics
    ground = Ground(lambda name: Path(name), folder, BOOK)
    return [d.verification or Verification("inconclusive") for d in settle_by_execution(replayed, ground, target(version), SECONDS)]


def main(version: str, count: int = 60) -> None:
    """Print each of them with its verdict, and how many there are of each."""
    with tempfile.TemporaryDirectory() as name:
        found = wrong(Path(name), count)
        verdicts = settled(found, Path(name), version)
    for one, verdict in zip(found, verdicts, strict=True):
        where = f"{Path(one.finding.site.filename).parent.name}:{one.finding.site.span.row}"
        click.echo(f"{one.kind:12} {one.finding.code} {where:60} {verdict.status} ({verdict.level}): {verdict.detail[:160]}")
    click.echo(str(dict(Counter(f"{one.kind}: {verdict.status}" for one, verdict in zip(found, verdicts, strict=True)))))
    click.echo(str(dict(Counter(f"{verdict.status} ({verdict.level})" for verdict in verdicts))))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(sys.argv[1], *map(int, sys.argv[2:]))
