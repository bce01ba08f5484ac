"""Imports that modules begin alike with are made once, and no root sees what another one did to what they brought."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from scopelint.config import Settings, load_settings
from scopelint.discovery import discover
from scopelint.language.evaluation import imports
from scopelint.pipeline import diagnose
from scopelint.project import Analysis

from .test_grounds import counted

FILES = {
    "registry.py": (
        "NETS = {}\ncounts = []\ndef register(name):\n    def keep(f):\n        NETS[name] = f\n        return f\n    return keep\n"
    ),
    "nets/__init__.py": "import registry\n",
    "nets/small.py": (
        "import tensorflow as tf\nfrom registry import register\n"
        "@register('small')\ndef small(x):\n    return tf.layers.dense(x, 4, name='h')\n"
    ),
    "nets/large.py": (
        "import tensorflow as tf\nfrom registry import register\nfrom helpers import width\n"
        "@register('large')\ndef large(x):\n    return tf.layers.dense(x, width(), name='wide')\n"
    ),
    "helpers.py": "SIZES = [8]\ndef width():\n    return SIZES[-1]\n",
    "made.py": "import tensorflow as tf\nprint('made')\nrate = tf.get_variable('rate', [])\n",
    "chosen.py": (
        "import os\nfast = os.environ.get('FAST') == '1'\n"
        "if fast:\n    names = ('a', 'b')\nelse:\n    names = ('a', 'a')\nprint(len(names))\n"
    ),
    "a.py": (
        '"""Twice one name."""\nimport tensorflow as tf\nimport nets.small\nfrom nets import large\nimport registry\n'
        "x = tf.placeholder(tf.float32, [None, 4])\nregistry.NETS['small'](x)\nregistry.NETS['small'](x)\n"
    ),
    "b.py": (
        "import tensorflow as tf\nimport nets.small\nfrom nets import large\nimport registry, helpers\n"
        "helpers.SIZES.append(3)\nregistry.NETS.pop('small')\nregistry.counts.append(1)\n"
        "x = tf.placeholder(tf.float32, [None, 4])\nregistry.NETS['large'](x)\n"
    ),
    "c.py": (
        "import tensorflow as tf\nimport nets.small\nfrom nets import large\nimport registry, helpers\n"
        "x = tf.placeholder(tf.float32, [None, 4])\n"
        "for _ in range(len(registry.NETS) + len(registry.counts) + len(helpers.SIZES)):\n    registry.NETS['large'](x)\n"
    ),
    "d.py": "import made\nimport tensorflow as tf\nrate = tf.get_variable('rate', [])\n",
    "e.py": "\n\nimport made\nimport tensorflow as tf\ntf.get_variable('other', [])\nrate = tf.get_variable('rate', [])\n",
    "f.py": (
        "import chosen\nimport tensorflow as tf\nfor name in chosen.names:\n    with tf.variable_scope(name):\n"
        "        tf.get_variable('w', [])\n"
    ),
    "g.py": (
        "import chosen\nimport made\nimport tensorflow as tf\nfor name in chosen.names:\n    with tf.variable_scope(name):\n"
        "        tf.get_variable('v', [])\n"
    ),
    "circle.py": "import nets.small\nimport rounds\nimport tensorflow as tf\ntf.get_variable('w', [])\n",
    "rounds.py": "import circle\nprint(circle)\n",
    "broken.py": "import nets.small\nimport nets.missing\nimport fails\nimport tensorflow as tf\ntf.get_variable('w', [])\n",
    "fails.py": "raise ValueError('no')\n",
    "test_nets.py": (
        "import unittest\nimport tensorflow as tf\nimport nets.small\nfrom nets import large\nimport registry\n"
        "class Nets(unittest.TestCase):\n"
        "    def test_once(self):\n        registry.NETS['small'](tf.zeros([2, 4]))\n"
        "    def test_twice(self):\n        registry.NETS['small'](tf.zeros([2, 4]))\n        registry.NETS['small'](tf.zeros([2, 4]))\n"
    ),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def settings_of(folder: Path) -> Settings:
    return replace(load_settings(folder, folder, config=None, isolated=True, overrides={"cache": None}), jobs=1)


def analysed(folder: Path) -> Analysis:
    settings = settings_of(folder)
    return Analysis(discover([str(folder)], settings), settings)


def test_a_module_is_run_once_for_those_that_begin_with_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = Counter[str]()
    monkeypatch.setattr(imports, "run_module", counted(imports.run_module, ran))
    analysis = analysed(folder)
    roots = [root for root in sorted(analysis.roots(), key=analysis.turn) if Path(root.filename).name in ("a.py", "b.py", "c.py")]
    for root in roots:
        diagnose(analysis, root)
    analysis.close()
    assert [Path(root.filename).name for root in roots if root.kind == "module"] == ["b.py", "c.py", "a.py"]
    assert ran["nets.small"] == 1
    assert ran["nets.large"] == 1


PART = """
import nets.heavy
import tensorflow as tf
from registry import register
@register("part")
def part(x):
    return tf.layers.dense(x, 4, name="h") + tf.layers.dense(x, 4, name="h")
"""


TESTED = """
class Tests(tf.test.TestCase):
    def test_it(self):
        part(tf.zeros([2, 3]))
if __name__ == "__main__":
    tf.test.main()
"""


@pytest.mark.parametrize(("end", "times"), [("", 1), (TESTED, 1), ("print('ready')\n", 2), ("rate = tf.Variable(1.0)\n", 2)])
def test_what_does_nothing_when_it_is_imported_does_nothing_as_a_script(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str, times: int
) -> None:
    files = {"nets/__init__.py": "", "nets/heavy.py": "print('made')\n", "nets/part.py": PART + end, "registry.py": FILES["registry.py"]}
    (tmp_path / "nets").mkdir()
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    ran = Counter[str]()
    monkeypatch.setattr(imports, "run_module", counted(imports.run_module, ran))
    analysis = analysed(tmp_path)
    roots = analysis.roots()
    found = {each.code for root in roots for each in diagnose(analysis, root).diagnostics}
    analysis.close()
    assert {root.kind for root in roots} == {"module", "test" if end == TESTED else "function"}
    assert ran["nets.heavy"] == times
    assert found == {"TVS101"}


def test_what_comes_of_a_root_hangs_on_no_other(folder: Path) -> None:
    """Whatever ran before on the same imports: the findings, and the steps of each run."""

    def outcome(analysis: Analysis, index: int) -> object:
        analysis.steps.clear()
        root = analysis.roots()[index]
        analysis.library.uses.functions.clear()
        found = diagnose(analysis, root)
        return root, found.diagnostics, tuple(analysis.steps)

    count = len(analysed(folder).roots())
    alone = [outcome(analysed(folder), index) for index in range(count)]
    found = Counter(each.code for _, diagnostics, _ in alone for each in diagnostics)  # type: ignore[misc, attr-defined]
    assert found["TVS101"] >= 4
    for order in (range(count), reversed(range(count)), itertools.chain(range(0, count, 2), range(1, count, 2))):
        analysis = analysed(folder)
        for index in order:
            assert outcome(analysis, index) == alone[index]
        analysis.close()
