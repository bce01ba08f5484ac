"""Which names imports bind."""

from __future__ import annotations

import pytest

from tests.conftest import Folder, Run


def test_an_all_that_is_computed_may_name_anything(folder: Folder, run: Run) -> None:
    folder.write(
        "layers.py", "import os\nimport tensorflow as tf\n__all__ = [n for n in os.listdir('.')]\ndef build(): tf.get_variable('w', [])\n"
    )
    folder.write("program.py", "from layers import *\nbuild()\nbuild()\n")
    assert run("program.py", "--output-format", "concise").stdout.startswith("layers.py:4:14: TVS101")


def test_what_a_package_calls_so_comes_before_its_module_of_that_name(folder: Folder, run: Run) -> None:
    folder.write("net/__init__.py", "from net.model import model\n")
    folder.write("net/model.py", "import tensorflow as tf\ndef model(): tf.get_variable('w', [])\n")
    folder.write("program.py", "from net import model\nmodel()\nmodel()\n")
    assert run("program.py", "--output-format", "concise").stdout.startswith("net/model.py:2:14: TVS101")


def test_arg_scope_is_imported_as_what_it_is_called(folder: Folder, run: Run) -> None:
    folder.write(
        "program.py",
        "import tensorflow as tf\n"
        "from tensorflow.contrib.layers import batch_norm\n"
        "from tensorflow.contrib.framework import arg_scope\n"
        "x = tf.placeholder(tf.float32, [None, 3])\n"
        "with arg_scope([batch_norm], scope='norm'):\n"
        "    batch_norm(x)\n",
    )
    assert "norm/" in run("vars", "program.py").stdout


def test_a_module_called_like_its_package_does_not_hide_the_others(folder: Folder, run: Run) -> None:
    folder.write("bot/__init__.py", "")
    folder.write("bot/bot.py", "import tensorflow as tf\nfrom bot.model import build\ndef main():\n    build()\n    build()\n")
    folder.write("bot/model.py", "import tensorflow as tf\ndef build(): tf.get_variable('w', [])\n")
    folder.write("program.py", "from bot import bot\nbot.main()\n")
    assert run("program.py", "--output-format", "concise").stdout.startswith("bot/model.py:2:14: TVS101")


@pytest.mark.parametrize("imported", ["from nets.old import Model", "from nets.gone import Model", "from .gone import Model"])
def test_the_project_s_own_code_that_is_not_to_be_had_may_make_anything(folder: Folder, run: Run, imported: str) -> None:
    folder.write("nets/__init__.py", "")
    folder.write("nets/old.py", "import tensorflow as tf\nclass Model:\n    def __init__(self):\n        no python (at all\n")
    folder.write(
        "program.py",
        f"import tensorflow as tf\n{imported}\nModel()\nwith tf.variable_scope('net', reuse=True):\n    tf.get_variable('w')\n",
    )
    assert "TVS102" not in run("program.py").stdout


def test_a_module_may_have_names_that_are_not_known(folder: Folder, run: Run) -> None:
    folder.write(
        "layers.py", "import names\nimport tensorflow as tf\nglobals()[names.first()] = 1\ndef build(): tf.get_variable('w', [])\n"
    )
    folder.write("program.py", "from layers import *\nbuild()\nbuild()\n")
    assert run("program.py", "--output-format", "concise").stdout.startswith("layers.py:4:14: TVS101")


def test_tests_laid_out_like_the_package_do_not_hide_it(folder: Folder, run: Run) -> None:
    for package in ("src/net", "tests", "tests/net", "tests/inside"):
        folder.write(f"{package}/__init__.py", "")
    folder.write("src/net/layers.py", "import tensorflow as tf\ndef make(): tf.get_variable('w', [1])\n")
    folder.write("tests/net/layers.py", "")
    folder.write("tests/inside/used.py", "from net.layers import make\nmake()\nmake()\n")
    assert run("tests/inside/used.py", "--output-format", "concise").stdout.count("TVS101") == 1


REGISTRY = """
TABLE = {}

def register(name):
    def put(f):
        TABLE[name] = f
        return f
    return put

def get(name):
    return TABLE[name]
"""


def test_a_package_that_only_imports_runs_what_registers_itself(folder: Folder, run: Run) -> None:
    folder.write("nets/__init__.py", "from . import small\n")
    folder.write("nets/registry.py", REGISTRY)
    folder.write(
        "nets/small.py", "import tensorflow as tf\nfrom .registry import register\n@register('small')\ndef f(): tf.get_variable('w', [])\n"
    )
    folder.write("program.py", "from nets.registry import get\nnet = get('small')\nnet()\nnet()\n")
    assert run("program.py", "--output-format", "concise").stdout.startswith("nets/small.py:4:10: TVS101")


def test_a_relative_import_runs_the_packages_on_its_way_and_those_of_the_script(folder: Folder, run: Run) -> None:
    for package in ("app", "app/train"):
        folder.write(f"{package}/__init__.py", "")
    folder.write("app/nets/__init__.py", "from . import small\n")
    folder.write("app/nets/registry.py", REGISTRY)
    body = "import tensorflow as tf\nfrom {} import register\n@register('{}')\ndef f(): tf.get_variable('w', [])\n"
    folder.write("app/nets/small.py", body.format(".registry", "small"))
    folder.write("app/train/across.py", "from ..nets.registry import get\nnet = get('small')\nnet()\nnet()\n")
    folder.write("tool/__init__.py", "from . import wide\n")
    folder.write("tool/wide.py", body.format(".table", "wide"))
    folder.write("tool/table.py", REGISTRY)
    folder.write("tool/inside.py", "from .table import get\nnet = get('wide')\nnet()\nnet()\n")
    assert run("app/train/across.py", "--output-format", "concise").stdout.startswith("app/nets/small.py:4:10: TVS101")
    assert run("tool/inside.py", "--output-format", "concise").stdout.startswith("tool/wide.py:4:10: TVS101")


def test_what_a_function_asks_first_changes_nothing_for_the_next(folder: Folder, run: Run) -> None:
    """Whether a module that registers something has been run does not hang on who wanted a name of the one that imports it."""
    folder.write("registry.py", REGISTRY)
    folder.write("small.py", "import tensorflow as tf\nfrom registry import register\n@register('w')\ndef f(): tf.get_variable('w', [])\n")
    folder.write("tools.py", "import small\ndef half(x): return x / 2\n")
    second = "def second(x):\n    for f in registry.TABLE.values(): f()\n    tf.get_variable('w', [])\n"
    head = "import tensorflow as tf\nimport registry\nimport tools\n"
    folder.write("alone.py", f"{head}{second}")
    folder.write("after.py", f"{head}def first(x): return tf.get_variable('v', [tools.half(2)])\n{second}")
    found = run(".", "--output-format", "concise").stdout
    assert "alone.py:6:5: TVS101" in found
    assert "after.py:7:5: TVS101" in found
