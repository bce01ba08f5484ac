"""Notebooks: their code cells are one program, and its places are told as cell, row and column in every format."""

from __future__ import annotations

import ast
import json
from typing import Any

import pytest

from scopelint.config import OUTPUT_FORMATS
from scopelint.magics import python
from scopelint.notebooks import cells, joined, loaded, sources

from .conftest import Folder, Run
from .test_reporters import sarif_schema  # noqa: F401 (a fixture)

HEAD = "%matplotlib inline\n!pip install tensorflow \\\n    --quiet\nimport tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()"
NET = 'def net(x):\n    with tf.variable_scope("net"):\n        return tf.layers.dense(x, 8, name="h")'
CALLS = "x = tf.placeholder(tf.float32, [None, 4])\n%time a = net(x)\nb = net(x)"


def notebook(*code: str, language: str = "python", **style: Any) -> str:
    """A notebook with a cell of prose, and these cells of code."""
    prose = {"cell_type": "markdown", "metadata": {}, "source": ["# Of `tf.get_variable`"]}
    made = [
        {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": each.splitlines(keepends=True)}
        for each in code
    ]
    data = {"cells": [prose, *made], "metadata": {"language_info": {"name": language}}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(data, **({"indent": 1, "ensure_ascii": False} | style)) + "\n"


def test_what_is_found_is_told_by_cell_row_and_column(folder: Folder, run: Run) -> None:
    folder.write("nets/a.ipynb", notebook(HEAD, NET, CALLS))
    message = "TVS101 variable net/h/kernel already exists: this line runs a second time, in a scope that does not reuse"
    for _ in range(2):  # the second time from the cache
        assert run("--output-format", "concise", ".").stdout.splitlines()[0] == f"nets/a.ipynb:cell 3:3:16: {message}"
    assert run("nets/a.ipynb").stdout.splitlines()[1:14] == [
        " --> nets/a.ipynb:cell 3:3:16",
        "  |",
        "1 | def net(x):",
        '2 |     with tf.variable_scope("net"):',
        '3 |         return tf.layers.dense(x, 8, name="h")',
        "  |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 2. first created here",
        "  |                                                4. created again here",
        "  |",
        " ::: nets/a.ipynb:cell 4:2:11",
        "  |",
        "2 | if 1: a = net(x)",
        "  |           ------ 1. calls net",
        "3 | b = net(x)",
    ]


@pytest.mark.parametrize("output_format", OUTPUT_FORMATS)
def test_every_format_names_the_cell(folder: Folder, run: Run, output_format: str) -> None:
    folder.write("a.ipynb", notebook(HEAD, NET, CALLS))
    text = run("--output-format", output_format, ".").stdout
    assert ('"cell": 3' if output_format in ("json", "jsonl") else "cell 3:3") in text


def test_formats_for_programs_say_nothing_of_rows_that_a_notebook_has_not(folder: Folder, run: Run, sarif_schema: Any) -> None:  # noqa: F811
    import jsonschema

    folder.write("a.ipynb", notebook(HEAD, NET, CALLS))
    (found,) = json.loads(run("--output-format", "json", ".").stdout)
    assert (found["cell"], found["location"], found["end_location"]) == (3, {"row": 3, "column": 16}, {"row": 3, "column": 47})
    assert [(step["cell"], step["row"], step["column"]) for step in found["trace"]] == [(4, 2, 11), (3, 3, 16), (4, 3, 5), (3, 3, 16)]
    log = json.loads(run("--output-format", "sarif", ".").stdout)
    jsonschema.validate(log, sarif_schema)
    (location,) = log["runs"][0]["results"][0]["locations"]
    assert location["physicalLocation"].keys() == {"artifactLocation"}
    assert location["logicalLocations"][0]["name"] == "cell 3:3:16"


def test_the_variables_of_a_notebook_are_told_with_their_cells(folder: Folder, run: Run) -> None:
    folder.write("a.ipynb", notebook(HEAD, NET.replace('"net"', '"net", reuse=tf.AUTO_REUSE'), CALLS))
    (root,) = json.loads(run("vars", "--output-format", "json", "a.ipynb").stdout)["roots"]
    assert root["root"] == "a.ipynb:<module>"
    kernel = root["graphs"][0]["variables"][0]
    assert {**kernel["created"], "filename": ""} == {"filename": "", "cell": 3, "row": 3, "column": 16}
    assert "kernel  [4, 8] float32  line 3 of cell 3  shared by line 3 of cell 3" in run("vars", "a.ipynb").stdout
    assert "a.ipynb:cell 3:3" in run("vars", "--output-format", "dot", "a.ipynb").stdout


def test_a_notebook_is_no_module_and_no_context(folder: Folder, run: Run) -> None:
    folder.write("nets.ipynb", notebook(HEAD, 'tf.get_variable("w", [2])'))
    folder.write("b.py", "import tensorflow.compat.v1 as tf\nimport nets\nnets.build()\n")
    folder.write("c.ipynb", "not even JSON")
    assert run("b.py").exit_code == 0
    shown = run("--show-files", "b.py", "nets.ipynb").stdout.splitlines()
    assert [line.rpartition("/")[2] for line in shown] == ["b.py", "nets.ipynb"]


def test_a_notebook_imports_the_modules_beside_it(folder: Folder, run: Run) -> None:
    folder.write("nets.py", f"import tensorflow.compat.v1 as tf\n{NET}\n")
    folder.write("a.ipynb", notebook(HEAD, "from nets import net", CALLS))
    assert run("--output-format", "concise", "a.ipynb").stdout.startswith("nets.py:4:16: TVS101")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{}", "this is no notebook: it has no cells"),
        ("[]", "this is no notebook: it has no cells"),
        ('{"cells": [1]}', "this is no notebook: cell 1 is none"),
        ('{"cells": [{"cell_type": "code"}]}', "this is no notebook: cell 1 has no source"),
        ('{"cells": [', "this is no notebook: not JSON (Expecting value in row 1)"),
        (b"\xff\xfe", "this is no notebook: not UTF-8"),
        ("[" * 100_000, "this is no notebook: its JSON is nested too deeply"),
    ],
)
def test_a_broken_notebook_is_one_line(folder: Folder, run: Run, content: str | bytes, message: str) -> None:
    folder.write("a.ipynb", content)
    result = run(".")
    assert (result.exit_code, result.stderr, result.stdout) == (2, f"error: a.ipynb: {message}\n", "")


def test_a_cell_that_is_no_python_is_tvs901_at_its_place(folder: Folder, run: Run) -> None:
    folder.write("a.ipynb", notebook(HEAD, "x = 1\n= 2"))
    assert run("--output-format", "concise", ".").stdout.startswith("a.ipynb:cell 3:2:1: TVS901 ")


def test_a_cell_that_is_indented_as_a_whole_is_told_in_its_columns(folder: Folder, run: Run) -> None:
    indented = "\n    # again\n    c = net(x)\n    for i in range(2):\n        print(i)"
    first = "x = tf.placeholder(tf.float32, [None, 4])\na = net(x)"
    folder.write("a.ipynb", notebook(HEAD, NET, first, "    # of comments alone", indented))
    found = run("--output-format", "json", ".")
    assert [(d["code"], d["cell"], d["location"]) for d in json.loads(found.stdout)] == [("TVS101", 3, {"row": 3, "column": 16})]
    assert json.loads(found.stdout)[0]["trace"][-2]["column"] == 9
    assert "3 |     c = net(x)\n" in run("a.ipynb").stdout


@pytest.mark.parametrize("content", ["", notebook(), notebook("library(tensorflow)\nx <- 1", language="R"), notebook("%%bash\nls (")])
def test_what_has_no_python_is_fine(folder: Folder, run: Run, content: str) -> None:
    folder.write("a.ipynb", content)
    assert run(".").exit_code == 0


def test_format_3_is_read(folder: Folder) -> None:
    cell = {"cell_type": "code", "language": "python", "input": ["x = 1\n", "y = 2"], "outputs": []}
    data = json.dumps({"metadata": {}, "nbformat": 3, "worksheets": [{"cells": [cell]}]}).encode()
    assert sources(loaded(data)) == {1: "x = 1\ny = 2"}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("!ls -l", "pass"),
        ("%load_ext x\ny = 1", "pass\ny = 1"),
        ("if a:\n    !ls\nelse:\n    %cd b", "if a:\n    pass\nelse:\n    pass"),
        ("!a \\\n  b \\\n  c\nx = 1", "pass\n\n\nx = 1"),
        ("files = !ls\na, b = %sql q", "files = get_ipython()\na, b = get_ipython()"),
        ("x = (a\n% b)\ny = 5", None),
        ('x = """\n!no magic\n%nor this\n"""\n!ls', 'x = """\n!no magic\n%nor this\n"""\npass'),
        ("x = a \\\n  % b", None),
        ("x = '''it's'''\n%magic it's ( [\n!and (\ny = 1", "x = '''it's'''\npass\npass\ny = 1"),
        ("tf.layers??\n?tf\nx = 1", "pass\npass\nx = 1"),
        ("# 100%\nx = 'a?'  # really?", None),
        ("%%time\nx = 1", "pass\nx = 1"),
        ("%%capture out\n!ls\nx = 1", "pass\npass\nx = 1"),
        ("%%html\n<b>", ""),
        ("#@title A picture\n\n%%html\n<b>", ""),
        ("# timed\n%%time\nx = 1", "# timed\npass\nx = 1"),
        ("%time x = f(1)", "if 1: x = f(1)"),
        ("%time for x in y: f(x)", "for x in y: f(x)"),
        ("x = 1;\nx != 2", None),
        ("cd ../\nls\nimport model", "pass\npass\nimport model"),
        ("time x = f(1)", "if 1: x = f(1)"),
        ("run = 4\nrun += 1\nrun (3)\nrun [0]\nrun if run else 2", None),
        ("f(a,\nls\n)", None),
    ],
)
def test_magics_are_left_out_row_by_row(source: str, expected: str | None) -> None:
    assert python(source) == (source if expected is None else expected)
    ast.parse(python(source))


def test_rows_and_cells_go_there_and_back() -> None:
    text = joined({2: "a = 1", 3: "", 5: "b = 2\n\nc = 3\n"})
    where = cells(text)
    lines = text.split("\n")
    for number, row, line in ((2, 1, "a = 1"), (5, 1, "b = 2"), (5, 3, "c = 3")):
        assert lines[where.row(number, row) - 1] == line
        assert where.at(where.row(number, row)) == (number, row)


def test_comments_suppress_in_a_cell_and_in_all_cells(folder: Folder, run: Run) -> None:
    folder.write("a.ipynb", notebook(HEAD, NET + "  # noqa: TVS101", CALLS))
    folder.write("b.ipynb", notebook("# scopelint: noqa: TVS101", HEAD, NET, CALLS))
    assert run(".").exit_code == 0


STEP = 'step = tf.Variable(0, "step")  # \U0001f600'


@pytest.mark.parametrize(
    "style",
    [{}, {"indent": 2}, {"indent": 4, "ensure_ascii": True}, {"indent": None, "separators": (",", ":")}, {"indent": None}],
    ids=["jupyter", "colab", "escaped", "dense", "one row"],
)
def test_a_fix_edits_its_cell_and_leaves_the_rest_to_the_byte(folder: Folder, run: Run, style: Any) -> None:
    path = folder.write("a.ipynb", notebook(HEAD, STEP, "%time x = 1", **style))
    fixed = notebook(HEAD, STEP.replace('"step"', 'name="step"'), "%time x = 1", **style)
    shown = run("--diff", "a.ipynb").stdout.splitlines()
    assert shown[:2] == ["--- a.ipynb:cell 3", "+++ a.ipynb:cell 3"]
    assert run("--fix", "a.ipynb").exit_code == 0
    assert path.read_bytes() == fixed.encode()


def test_a_notebook_that_could_not_be_written_back_is_left_alone(folder: Folder, run: Run) -> None:
    text = notebook(HEAD, STEP).replace('"metadata": {}', '"metadata" : {}', 1)
    path = folder.write("a.ipynb", text)
    assert run("--fix", "a.ipynb").exit_code == 1
    assert path.read_bytes() == text.encode()


def test_add_noqa_writes_comments_into_cells_and_never_into_magics(folder: Folder, run: Run) -> None:
    path = folder.write("a.ipynb", notebook(HEAD, "%time a = tf.Variable(0, 'step')\nb = tf.Variable(0, 'step')"))
    assert run("--add-noqa", "a.ipynb").stderr == "Added 2 noqa comments.\n"
    rows = json.loads(path.read_text())["cells"][2]["source"]
    assert rows == ["%time a = tf.Variable(0, 'step')  # noqa: TVS206\n", "b = tf.Variable(0, 'step')  # noqa: TVS206"]
    assert run("a.ipynb").exit_code == 0


def test_a_notebook_is_not_run(folder: Folder, run: Run) -> None:
    folder.write("a.ipynb", notebook(HEAD))
    result = run("verify", "--run", "a.ipynb")
    assert (result.exit_code, "a notebook is not run" in result.stderr) == (2, True)
