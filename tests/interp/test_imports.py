"""Which names imports bind."""

from __future__ import annotations

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
