"""Which names imports bind."""

from __future__ import annotations

from collections.abc import Callable

from click.testing import Result

from tests.conftest import Folder

Run = Callable[..., Result]


def test_an_all_that_is_computed_may_name_anything(folder: Folder, run: Run) -> None:
    folder.write(
        "layers.py", "import os\nimport tensorflow as tf\n__all__ = [n for n in os.listdir('.')]\ndef build(): tf.get_variable('w', [])\n"
    )
    folder.write("program.py", "from layers import *\nbuild()\nbuild()\n")
    assert run("program.py", "--output-format", "concise").stdout.startswith("layers.py:4:14: TVS101")
