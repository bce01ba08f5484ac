"""`python -m tools.imports [--svg FILE [--check]]`: who imports whom in scopelint, and what of it must not be.

Prints the imports room by room, the circles of modules, and the imports inside functions with their reasons. The exit status is 1
where there is a circle other than that of RECURSION, an import in a function without a reason, or a file or function that is too long
without one. `--svg` draws the architecture into a file; with `--check` it says whether the file is what would be drawn.
"""

from __future__ import annotations

import argparse
import ast
import copy
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from graphlib import CycleError
from pathlib import Path

import grimp

from .architecture import Room, draw

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).parents[1]

RECURSION = "scopelint.language.evaluation"
"""The one package whose modules may form a circle: an expression calls a function, whose body has statements, which have expressions."""

FILE_LINES = 500
FUNCTION_LINES = 60
"""How long a file or function may be without a reason, a comment `# long: …` on the line of the `def` or in the file's HEAD."""
HEAD = 10

_FOR_TOOLS = re.compile(r"noqa\b(: ?[A-Z]+\d+(, ?[A-Z]+\d+)*)?|type: ?ignore(\[[\w-]+\])?")
"""What of a comment is no reason for anything."""
_LONG = re.compile(r"# long: \S")


@dataclass(frozen=True, slots=True)
class Imports:
    """The imports among the modules of a package. Its *rooms* are the packages and modules right inside it."""

    package: str
    graph: grimp.ImportGraph

    @classmethod
    def of(cls, package: str) -> Imports:
        """Those of a package that can be imported. Imports for type checkers and in functions count too."""
        return cls(package, grimp.build_graph(package, cache_dir=None))

    def rooms(self) -> dict[str, list[str]]:
        """room → its modules, in their order."""
        out: dict[str, list[str]] = {}
        for module in sorted(self.graph.modules):
            out.setdefault(_room(module), []).append(module)
        return out

    def imported(self, module: str) -> list[str]:
        return sorted(self.graph.find_modules_directly_imported_by(module))

    def between_rooms(self) -> Counter[tuple[str, str]]:
        """(room, another room that it imports) → how many imports of one module by another."""
        pairs = ((_room(module), _room(other)) for module in sorted(self.graph.modules) for other in self.imported(module))
        return Counter(pair for pair in pairs if pair[0] != pair[1])

    def circles(self) -> list[tuple[str, ...]]:
        """Sets of modules each of which imports all others by some way; then such sets of rooms."""
        rooms = copy.deepcopy(self.graph)
        for room in self.rooms():
            if room != self.package:
                rooms.squash_module(room)
        found = [*_circles(self.graph), *_circles(rooms)]
        return [circle for at, circle in enumerate(found) if circle not in found[:at]]


def _room(module: str) -> str:
    return ".".join(module.split(".")[:2])


def _circles(graph: grimp.ImportGraph) -> list[tuple[str, ...]]:
    circles = (
        sorted({module} | (graph.find_upstream_modules(module) & graph.find_downstream_modules(module))) for module in sorted(graph.modules)
    )
    return [circle for circle in dict.fromkeys(map(tuple, circles)) if len(circle) > 1]


def allowed(circle: Iterable[str], recursion: str = RECURSION) -> bool:
    return all(f"{module}.".startswith(f"{recursion}.") for module in circle)


@dataclass(frozen=True, slots=True)
class Inside:
    """An import inside a function."""

    path: Path
    row: int
    text: str
    reason: str


def inside_functions(path: Path) -> Iterator[Inside]:
    """The imports inside the functions of a file. A reason is a comment on the line, or above it, or above the imports right before it."""
    text = path.read_text("utf-8")
    lines, comments = text.splitlines(), dict(_comments(text))
    rows = {
        node.lineno: node
        for function in ast.walk(ast.parse(text))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    above: dict[int, str] = {}
    for row, node in sorted(rows.items()):
        alone = lines[row - 2].lstrip().startswith("#")
        shared = comments.get(row - 1, "") if alone else above.get(row - 1, "")
        above[node.end_lineno or row] = shared
        yield Inside(path, row, ast.unparse(node), comments.get(row) or shared)


def _comments(text: str) -> Iterator[tuple[int, str]]:
    """(row, what its comment tells a reader)."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], _FOR_TOOLS.sub("", token.string).strip("# ")


def too_long(path: Path) -> Iterator[tuple[int, str]]:
    """(row, what is too long there without a reason) in a file."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    if len(lines) > FILE_LINES and not any(map(_LONG.search, lines[:HEAD])):
        yield 1, f"the file has {len(lines)} lines (at most {FILE_LINES})"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES and not _LONG.search(lines[node.lineno - 1]):
                yield node.lineno, f"`{node.name}` has {length} lines (at most {FUNCTION_LINES})"


def sources(root: Path) -> list[Path]:
    """The repository's own Python: what ruff looks at, and the stubs."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    others = [root / folder for folder in settings["tool"]["ruff"]["extend-exclude"] if not folder.startswith("scopelint/")]
    return sorted(path for path in root.glob("[!.]*/**/*.py") if not any(path.is_relative_to(other) for other in others))


def module_file(root: Path, module: str) -> Path:
    path = root.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def shown(imports: Imports) -> Iterator[str]:
    """The imports as lines of text."""
    between = imports.between_rooms()
    for room, modules in imports.rooms().items():
        yield ""
        yield _short(room)
        for title, ends in (
            ("imports", {b: count for (a, b), count in between.items() if a == room}),
            ("imported by", {a: count for (a, b), count in between.items() if b == room}),
        ):
            if ends:
                yield f"  {title} {', '.join(f'{_short(name)} {count}' for name, count in sorted(ends.items()))}"
        for module in modules:
            if found := imports.imported(module):
                yield f"    {_short(module)} → {', '.join(map(_short, found))}"


def _short(module: str) -> str:
    return module.partition(".")[2] or "__init__"


def violations(root: Path, imports: Imports, inside: list[Inside], recursion: str = RECURSION) -> Iterator[str]:
    """What must not be, a line each."""
    for circle in imports.circles():
        if not allowed(circle, recursion):
            yield f"a circle: {', '.join(circle)}"
    for each in inside:
        if not each.reason:
            yield f"{each.path.relative_to(root)}:{each.row}: `{each.text}` in a function, and no comment says why"
    for path in sources(root):
        for row, problem in too_long(path):
            yield f"{path.relative_to(root)}:{row}: {problem}, and no `# long: …` says why"


def drawing(root: Path, imports: Imports) -> str:
    """The architecture as SVG. Raises graphlib.CycleError where rooms import each other."""
    rooms = [
        Room(_short(room), tuple(module.removeprefix(f"{room}.") for module in modules if module != room))
        for room, modules in imports.rooms().items()
    ]
    # A folder of Python that is no package: scopelint reads it as a program.
    for folder in sorted(path for path in (root / imports.package).iterdir() if path.is_dir() and not (path / "__init__.py").exists()):
        if any(folder.rglob("*.py")):
            rooms.append(Room(folder.name, note="read, never imported"))
    return draw(rooms, {(_short(a), _short(b)): count for (a, b), count in imports.between_rooms().items()})


def drawn(path: Path, imports: Imports, check: bool) -> list[str]:
    """Draw the architecture into a file, or only check the file. What is wrong with it, a line each."""
    try:
        text = drawing(ROOT, imports)
    except CycleError:
        return [f"{path} is not drawn: packages import each other"]
    if not check:
        path.write_text(text, "utf-8", newline="\n")
        return []
    if path.exists() and path.read_text("utf-8") == text:
        return []
    return [f"{path} is stale: python -m tools.imports --svg {path}"]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.imports")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the architecture into this file")
    parser.add_argument("--check", action="store_true", help="only say whether the drawing is stale")
    options = parser.parse_args(arguments)
    imports = Imports.of("scopelint")
    inside = [each for module in sorted(imports.graph.modules) for each in inside_functions(module_file(ROOT, module))]
    print(*shown(imports), sep="\n")
    print("\ncircles")
    for circle in imports.circles():
        print(f"  {', '.join(map(_short, circle))}{'' if allowed(circle) else '   (not allowed)'}")
    print("\nimports inside functions")
    for each in inside:
        print(f"  {each.path.relative_to(ROOT)}:{each.row}: {each.text}   # {each.reason or '(no reason)'}")
    problems = list(violations(ROOT, imports, inside))
    if options.svg is not None:
        problems += drawn(options.svg, imports, options.check)
    print(f"\n{len(problems)} problems")
    print(*(f"  {problem}" for problem in problems), sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
