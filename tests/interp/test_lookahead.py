"""What is known after a loop or a recursion of unknown length."""

from __future__ import annotations

from tests.conftest import Folder, Run

HEAD = """
import tensorflow as tf
def variable(name):
    return tf.get_variable(name, [3])
"""


def findings(folder: Folder, run: Run, text: str) -> str:
    folder.write("program.py", HEAD + text)
    return run("program.py", "--output-format", "concise").stdout


def test_further_turns_of_a_loop_may_have_made_what_is_shared(folder: Folder, run: Run) -> None:
    text = """
def build(n):
    for i in range(8, n):
        variable('net/block%d/w' % i)
    tf.get_variable_scope().reuse_variables()
    variable('net/block12/w')
"""
    assert "All checks passed" in findings(folder, run, text)


def test_what_no_turn_of_a_loop_makes_is_missing(folder: Folder, run: Run) -> None:
    text = """
for i in range(8, int(input())):
    variable('net/block%d/w' % i)
tf.get_variable_scope().reuse_variables()
variable('net/block12/b')
"""
    assert "TVS102 variable net/block12/b does not exist" in findings(folder, run, text)


def test_scopes_with_unknown_names_need_not_all_hold_the_same(folder: Folder, run: Run) -> None:
    text = """
def block(i, deep):
    with tf.variable_scope('net/block%d' % i):
        variable('conv0/w' if deep(i) else 'conv/w')
def build(sizes, deep):
    for i in sizes:
        block(i, lambda i: i > 3)
    tf.get_variable_scope().reuse_variables()
    block(2, lambda i: i > 3)
    block(4, lambda i: i > 3)
"""
    assert "All checks passed" in findings(folder, run, text)


def test_a_dict_filled_in_a_loop_of_unknown_length_may_hold_more(folder: Folder, run: Run) -> None:
    text = """
def build(files):
    made = {}
    for f in files:
        made[f.level] = f
    try:
        made[0]
    except KeyError:
        variable('lost')
    variable('w')
"""
    folder.write("program.py", HEAD + text + "build(open('files').readlines())\n")
    assert "lost" not in run("vars", "program.py").stdout


def test_recursion_into_the_unknown_does_not_eat_the_budget(folder: Folder, run: Run) -> None:
    text = """
def walk(node, level):
    for child in node.children:
        if child.name not in node.seen:
            walk(child, level + 1)
def main(tree):
    walk(tree, 0)
    variable('w')
    variable('w')
"""
    assert "TVS101 variable w already exists" in findings(folder, run, text)


def test_what_a_training_loop_counts_is_not_known_after_it(folder: Folder, run: Run) -> None:
    text = """
step = variable('step')
with tf.Session() as session:
    steps = 0
    for epoch in range(20):
        session.run(step)
        steps += epoch
variable('epoch_%d_of_%d' % (epoch, steps))
"""
    folder.write("program.py", HEAD + text)
    assert "epoch_19_of_‹" in run("vars", "program.py").stdout  # the last turn is run, those before it are not
