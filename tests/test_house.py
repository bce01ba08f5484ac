"""The check of the imports finds what must not be, the drawing follows from the imports, and this repository passes."""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Mapping
from graphlib import CycleError
from pathlib import Path

import pytest

from tools import imports
from tools.architecture import Room, direct, draw, layers
from tools.imports import ROOT, Imports, inside_functions, sources, too_long, violations

Package = Callable[[Mapping[str, str]], Imports]
_NAMES = (f"made_up_{number}" for number in itertools.count())


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """Makes a package of modules and their texts, in which HERE stands for its name."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "pyproject.toml").write_text('[tool.ruff]\nextend-exclude = ["programs"]\n', "utf-8")

    def made(files: Mapping[str, str]) -> Imports:
        name = next(_NAMES)
        for path, text in files.items():
            target = tmp_path / name / path
            target.parent.mkdir(parents=True, exist_ok=True)
            for folder in (target.parent, tmp_path / name):
                (folder / "__init__.py").touch()
            target.write_text(text.replace("HERE", name), "utf-8")
        return Imports.of(name)

    return made


def test_a_circle_of_modules_is_found(package: Package, tmp_path: Path) -> None:
    house = package(
        {
            "a.py": "from . import b",
            "b.py": "import HERE.c",
            "c.py": "def f():\n    from .a import x  # at first use",
            "d.py": "from .a import y",
        }
    )
    circle = tuple(f"{house.package}.{name}" for name in "abc")
    assert house.circles() == [circle]
    assert list(violations(tmp_path, house, [])) == [f"a circle: {', '.join(circle)}"]


def test_an_import_for_type_checkers_closes_a_circle_too(package: Package) -> None:
    house = package({"a.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .b import B", "b.py": "from . import a"})
    assert house.circles() == [(f"{house.package}.a", f"{house.package}.b")]


def test_packages_that_import_each_other_are_a_circle_without_one_of_modules(package: Package, tmp_path: Path) -> None:
    house = package({"up/a.py": "from ..down import c", "up/b.py": "", "down/c.py": "", "down/d.py": "from ..up import b"})
    assert house.circles() == [(f"{house.package}.down", f"{house.package}.up")]
    with pytest.raises(CycleError):
        imports.drawing(tmp_path, house)


def test_only_the_package_of_the_recursion_may_have_a_circle(package: Package, tmp_path: Path) -> None:
    house = package({"language/a.py": "from . import b", "language/b.py": "from . import a", "language_like/c.py": ""})
    assert list(violations(tmp_path, house, [], f"{house.package}.language")) == []
    for other in (imports.RECURSION, f"{house.package}.lang"):
        assert len(list(violations(tmp_path, house, [], other))) == 1


@pytest.mark.parametrize(
    ("lines", "reasons"),
    [
        (["import json"], [""]),
        (["import json  # only where it is asked for"], ["only where it is asked for"]),
        (["# only where it is asked for", "import json"], ["only where it is asked for"]),
        (["# only where they are asked for", "import json", "import re"], ["only where they are asked for"] * 2),
        (["# only where it is asked for", "import json", "x = 1", "import re"], ["only where it is asked for", ""]),
        (["x = 1  # this is x", "import json"], [""]),
        (["import json  # noqa: F401"], [""]),
        (["import json  # type: ignore[import]  # it may be missing"], ["it may be missing"]),
    ],
)
def test_an_import_in_a_function_needs_a_reason(lines: list[str], reasons: list[str], tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_text("import os\n\n\ndef f():\n" + "".join(f"    {line}\n" for line in lines), "utf-8")
    assert [each.reason.strip() for each in inside_functions(path)] == reasons


def test_an_import_without_a_reason_is_a_violation(package: Package, tmp_path: Path) -> None:
    house = package({"a.py": "def f():\n    import json\n    def g():\n        import re\n"})
    path = tmp_path / house.package / "a.py"
    assert list(violations(tmp_path, house, list(inside_functions(path)))) == [
        f"{house.package}/a.py:2: `import json` in a function, and no comment says why",
        f"{house.package}/a.py:4: `import re` in a function, and no comment says why",
    ]


@pytest.mark.parametrize(("reason", "found"), [("", 1), ("  # noqa: E501", 1), ("  # long: it is one table", 0)])
def test_long_functions_and_files_need_a_reason(reason: str, found: int, package: Package, tmp_path: Path) -> None:
    house = package({"a.py": f"def f():{reason}\n" + "    x = 1\n" * 60, "b.py": f'"""A table."""{reason}\n' + "x = 1\n" * 500})
    assert len(list(violations(tmp_path, house, []))) == 2 * found
    fits = package({"a.py": "def f():\n" + "    x = 1\n" * 59, "b.py": "x = 1\n" * 500})
    assert not [problem for module in "ab" for problem in too_long(tmp_path / fits.package / f"{module}.py")]


def test_rooms_stand_above_what_they_import() -> None:
    rooms = [Room(name) for name in ("cli", "checks", "tf", "config")]
    links = {("cli", "checks"): 1, ("checks", "tf"): 4, ("cli", "tf"): 2, ("cli", "config"): 1}
    assert layers(rooms, links) == {"cli": 2, "checks": 1, "tf": 0, "config": 0}
    assert direct(links) == [("checks", "tf"), ("cli", "checks"), ("cli", "config")]


def test_a_drawing_is_well_formed_and_depends_on_the_imports_alone() -> None:
    rooms = [Room("cli"), Room("checks", ("apart", "cells", "<odd>")), Room("tf", ("names",)), Room("stubs", note="read")]
    links = {("cli", "checks"): 1, ("checks", "tf"): 4, ("cli", "tf"): 2}
    text = draw(rooms, links)
    assert text == draw(rooms[::-1], dict(reversed(links.items())))
    assert text != draw(rooms, {**links, ("checks", "tf"): 5})
    tree = ElementTree.fromstring(text)
    words = [node.text for node in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"cli", "checks", "apart", "cells", "<odd>", "tf", "names", "stubs", "read", "4"} <= set(words)
    assert "tf 2" in words  # cli imports it too: a longer way leads there
    assert len(re.findall('class="arrow"', text)) == 2


def test_the_files_of_this_repository_are_looked_at() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in sources(ROOT)}
    assert {
        "scopelint/cli/commands.py",
        "scopelint/stubs/tensorflow/layers.py",
        "tools/imports.py",
        "tests/test_house.py",
        "bench/verify.py",
    } <= found
    assert not [path for path in found if path.startswith((".", "examples/", "tests/cases/data/"))]


def test_this_repository_passes(capsys: pytest.CaptureFixture[str]) -> None:
    """No circle but that of the language, no import in a function and nothing long without a reason, and a drawing that is fresh."""
    status = imports.main(["--svg", str(ROOT / "docs" / "architecture.svg"), "--check"])
    assert status == 0, capsys.readouterr().out.rpartition("\n\n")[2]


def test_no_stub_reads_a_name_that_it_has_not() -> None:
    """The interpreter would take it for something unknown."""
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache", "--select", "F821", str(ROOT / "scopelint" / "stubs")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
