"""Which scripts, functions and classes are roots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scopelint.config import load_settings
from scopelint.discovery import discover
from scopelint.domain.circles import sources
from scopelint.exploration.roots import Root
from scopelint.jobs import over_roots
from scopelint.pipeline import lint
from scopelint.project import Analysis
from scopelint.record.events import Created, Failure

MAIN = "import tensorflow as tf\ndef main(_):\n    tf.get_variable('w', [])\n"
GUARDED = "if __name__ == '__main__':\n    "


def roots(folder: Path, files: dict[str, str]) -> list[str]:
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    settings = load_settings(folder, folder, config=None, isolated=True, overrides={"cache": None})
    analysis = Analysis(discover([str(folder)], settings), settings)
    return [f"{Path(root.filename).name}:{root.label}" for root in analysis.roots()]


@pytest.mark.parametrize("call", ["tf.app.run()", "tf.compat.v1.app.run()", "tf.app.run(main)", "main(None)"])
def test_a_script_is_one_root_with_its_main(tmp_path: Path, call: str) -> None:
    other = "def main(): pass\nmain()\n"
    assert roots(tmp_path, {"train.py": f"{MAIN}{GUARDED}{call}\n", "prepare.py": other}) == ["train.py:<module>"]


def test_a_main_that_nothing_calls_is_a_root(tmp_path: Path) -> None:
    assert roots(tmp_path, {"train.py": MAIN}) == ["train.py:main"]


def test_a_test_may_have_a_base_of_the_project_s_own(tmp_path: Path) -> None:
    text = (
        "import tensorflow as tf\nclass NetTest(tf.test.TestCase):\n  def build(self): tf.get_variable('w', [])\n"
        "class DeepTest(NetTest):\n  def test_deep(self): self.build()\n"
    )
    assert "net_test.py:DeepTest.test_deep" in roots(tmp_path, {"net_test.py": text})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("import tensorflow as tf\ndef score(x): return tf.metrics.mean(x)\n", ["a.py:score"]),
        ("import tensorflow as tf\ndef score(x): return tf.compat.v1.metrics.mean(x)\n", ["a.py:score"]),
        ("from tensorflow.python.ops import metrics as m\ndef score(x): return m.mean(x)\n", ["a.py:score"]),
        ("from tensorflow import metrics\ndef score(x): return metrics.mean(x)\n", ["a.py:score"]),
        ("import tensorflow as tf\nfrom sklearn import metrics\ndef score(x): return metrics.auc(x, x)\n", []),
        ("from sklearn import metrics\ndef score(x): return metrics.auc(x, x)\n", []),
    ],
)
def test_what_makes_nothing_but_metrics_of_tensorflow_s_is_a_root(tmp_path: Path, text: str, expected: list[str]) -> None:
    assert roots(tmp_path, {"a.py": text}) == expected


def made(folder: Path, text: str, *roots: tuple[str, str]) -> dict[str, list[str]]:
    """The kinds of what each of some roots, as (kind, name), creates or fails at."""
    (folder / "nets.py").write_text(text, encoding="utf-8")
    settings = load_settings(folder, folder, config=None, isolated=True, overrides={"cache": None})
    analysis = Analysis(discover([str(folder)], settings), settings)
    runs = {name: analysis.explore(Root(str(folder / "nets.py"), kind, name)).runs[0] for kind, name in roots}
    return {name: [type(event).__name__ for event in run.events if isinstance(event, Created | Failure)] for name, run in runs.items()}


def test_a_method_that_the_initializer_calls_is_not_called_again(tmp_path: Path) -> None:
    text = """
import tensorflow as tf
class Net:
    def __init__(self): self.build()
    def build(self): tf.get_variable('w', [])
    def rest(self): tf.get_variable('v', [])
"""
    expected = {"Net.build": ["Created"], "Net.rest": ["Created", "Created"]}
    assert made(tmp_path, text, ("method", "Net.build"), ("method", "Net.rest")) == expected


def test_a_wrapped_function_is_run_by_its_wrapper_or_without(tmp_path: Path) -> None:
    text = """
import tensorflow as tf
def scoped(f):
    def wrapper(*args):
        tf.get_variable('before', [])
        return f(*args)
    return wrapper
def layer(f):
    def wrapper(self, *args):
        if not self.inputs:
            raise RuntimeError
        return f(self, self.inputs[0], *args)
    return wrapper
@scoped
def net(x, size): tf.get_variable('w', [size])
class Net:
    def __init__(self):
        self.inputs = []
        self.setup()
    def setup(self): raise NotImplementedError
    @layer
    def dense(self, x, size): tf.get_variable('w', [size])
    def plain(self, size): tf.get_variable('w', [size])
"""
    expected = {"net": ["Created", "Created"], "Net.dense": ["Created"], "Net.plain": ["Created"]}
    assert made(tmp_path, text, ("function", "net"), ("method", "Net.dense"), ("method", "Net.plain")) == expected


def test_what_only_a_definition_uses_that_is_replaced_is_run(tmp_path: Path) -> None:
    text = """
import tensorflow as tf
def build(): inner()
def inner(): tf.get_variable('w', [])
def build(): pass
"""
    (tmp_path / "nets.py").write_text(text, encoding="utf-8")
    settings = load_settings(tmp_path, tmp_path, config=None, isolated=True, overrides={"cache": None})
    analysis = Analysis(discover([str(tmp_path)], settings), replace(settings, jobs=1))
    assert "inner" in over_roots(analysis, lambda _, root: root.qualname, everything=True)[0]


def codes(folder: Path, files: dict[str, str]) -> list[str]:
    """The codes of what is found in a project."""
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    settings = load_settings(folder, folder, config=None, isolated=True, overrides={"cache": None})
    return [found.code for found in lint(discover([str(folder)], settings), settings).diagnostics]


NETS = """
import tensorflow as tf
def layer():
    with tf.variable_scope('layer'):
        return tf.get_variable('w', [])
def build():
    return layer() + layer()
"""
NETWORK = """
import tensorflow as tf
def make(function):
    with tf.variable_scope('net', reuse=tf.AUTO_REUSE):
        return function()
"""


def test_what_is_named_in_a_string_is_called_by_who_looks_it_up(tmp_path: Path) -> None:
    main = "from network import make\nfrom lookup import find\nmake(find('nets.build'))\n"
    assert roots(tmp_path, {"nets.py": NETS, "network.py": NETWORK, "main.py": main}) == ["main.py:<module>"]


def test_what_is_called_from_anywhere_may_be_called_in_a_scope_that_reuses(tmp_path: Path) -> None:
    main = "from network import make\nfrom lookup import find\nmake(find('nets.build'))\n"
    assert codes(tmp_path, {"nets.py": NETS, "network.py": NETWORK, "main.py": main}) == []


def test_where_nothing_reuses_it_does_not_matter_where_a_function_is_called(tmp_path: Path) -> None:
    main = "from lookup import find\nfind('nets.build')()\n"
    assert codes(tmp_path, {"nets.py": NETS, "main.py": main}) == ["TVS101"]


@pytest.mark.parametrize("named", ["make(find(func_name='nets.build'))", "make(find(build_func='build'))"])
def test_what_a_text_names_may_be_called_in_a_scope_that_reuses(tmp_path: Path, named: str) -> None:
    network = NETWORK.replace("tf.AUTO_REUSE", "True")
    main = f"from network import make\nfrom lookup import find\n{named}\n"
    assert codes(tmp_path, {"nets.py": NETS, "network.py": network, "main.py": main}) == []


AGENT = """
import tensorflow as tf
from lookup import find
class Agent:
    def learn(self):
        with tf.variable_scope('agent', reuse=True):
            return self.outputs()
    def outputs(self):
        return find('nets').build()
"""


def test_what_is_called_on_behalf_of_who_reuses_may_be_called_in_such_a_scope(tmp_path: Path) -> None:
    assert codes(tmp_path, {"nets.py": NETS, "agent.py": AGENT}) == []
    assert codes(tmp_path, {"nets.py": NETS, "agent.py": AGENT.replace(", reuse=True", "")}) == ["TVS101"]


NORM = """
import tensorflow as tf
class Norm:
    def __init__(self, x):
        self.first = self.scaled(x)
    def __call__(self, x):
        return self.scaled(x)
    def scaled(self, x):
        return x * tf.get_variable('gamma', [])
"""


def test_the_scope_may_be_set_to_reuse_between_making_an_object_and_calling_it(tmp_path: Path) -> None:
    main = "from lookup import run\nimport norm\nrun(norm.Norm)\n"
    reusing = main + "import tensorflow as tf\ntf.get_variable_scope().reuse_variables()\n"
    assert codes(tmp_path, {"norm.py": NORM, "main.py": main}) == ["TVS101"]
    assert codes(tmp_path, {"norm.py": NORM, "main.py": reusing}) == []


def test_an_import_by_a_name_that_goes_too_far_fails(tmp_path: Path) -> None:
    find = "import importlib\ndef find(name):\n    try:\n        return importlib.import_module(name)\n    except ImportError:\n"
    find += "        module, _, name = name.rpartition('.')\n        return getattr(importlib.import_module(module), name)\n"
    nets = "import tensorflow as tf\ndef layer(): return tf.get_variable('w', [])\n"
    main = "from lookup import find\nfor _ in range(2):\n    find('nets.layer')()\n"
    assert codes(tmp_path, {"nets.py": nets, "lookup.py": find, "main.py": main}) == ["TVS101"]


def test_what_other_methods_set_is_not_known_in_a_method(tmp_path: Path) -> None:
    text = """
import tensorflow as tf
class Net:
    def __init__(self):
        self.scope = None
    def build(self):
        with tf.variable_scope('net') as scope:
            self.scope = scope
            tf.get_variable('w', [])
    def share(self):
        with tf.variable_scope(self.scope, reuse=True):
            tf.get_variable('w', [])
"""
    assert codes(tmp_path, {"nets.py": text}) == []


def test_who_calls_a_root_names_its_scope(tmp_path: Path) -> None:
    text = """
import tensorflow as tf
def layer(scope=None):
    with tf.variable_scope(scope):
        tf.get_variable('w', [])
def net():
    layer()
"""
    head, _, _ = text.partition("def net")
    assert codes(tmp_path, {"nets.py": head}) == []
    assert codes(tmp_path, {"nets.py": text}) == ["TVS106"]


def test_a_caller_s_scope_may_have_a_getter_that_takes_more(tmp_path: Path) -> None:
    text = """
import tensorflow as tf
def mark(getter, name, marked=False, **kwargs):
    return getter(name=name, marked=True, **kwargs)
def build():
    with tf.variable_scope('net', custom_getter=mark):
        tf.get_variable('w', [])
"""
    assert codes(tmp_path, {"nets.py": text}) == []
    assert codes(tmp_path, {"nets.py": text + "build()\n"}) == ["TVS106"]


def test_a_name_out_of_a_library_reaches_variables_if_its_module_does(tmp_path: Path) -> None:
    text = "from tensorflow.contrib.layers import batch_norm\ndef build(x): batch_norm(x)\n"
    assert roots(tmp_path, {"nets.py": text}) == ["nets.py:build"]


CIRCLE = """
import tensorflow as tf
def launch(): return train()
def train(): return step(build(True))
def build(train): return tf.get_variable("w", [4], trainable=train)
def step(weights): return weights.train() or launch
registered = {"launch": launch, "train": train, "build": build, "step": step}
"""


def test_of_a_circle_of_names_the_beginning_alone_is_run(tmp_path: Path) -> None:
    (tmp_path / "nets.py").write_text(CIRCLE, encoding="utf-8")
    settings = load_settings(tmp_path, tmp_path, config=None, isolated=True, overrides={"cache": None})
    analysis = Analysis(discover([str(tmp_path)], settings), settings)
    run, problems = over_roots(analysis, lambda analysis, root: (analysis.explore(root), root.label)[1], everything=True)
    assert not problems
    assert run == ["<module>", "launch"]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(graphs=st.lists(st.sets(st.integers(0, 7)), min_size=8, max_size=8))
def test_every_node_is_reached_from_the_sources_and_none_of_them_from_another(graphs: list[set[int]]) -> None:
    edges = [sorted(each) for each in graphs]
    chosen = sources(edges, range(8))
    below = {node: reached(edges, node) for node in range(8)}
    assert set().union(*(below[node] for node in chosen)) == set(range(8))
    assert all(one == two or two not in below[one] for one in chosen for two in chosen)
    assert all(node <= other for node in chosen for other in below[node] if node in below[other])


def reached(edges: list[list[int]], start: int) -> set[int]:
    found, pending = {start}, [start]
    while pending:
        for node in edges[pending.pop()]:
            if node not in found:
                found.add(node)
                pending.append(node)
    return found
