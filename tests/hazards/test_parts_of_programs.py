"""A module that others import is a part of their programs: what it finds when it runs is what they import before it."""

from __future__ import annotations

import pytest

from tests.conftest import Folder, Run

NET = """
import tensorflow as tf

def tagger(words, reuse=None):
    with tf.variable_scope("tagger", reuse=reuse):
        return tf.layers.dense(words, 5, name="tags")
"""
LEARN = """
import tensorflow as tf
from net import tagger

words = tf.placeholder(tf.float32, [None, 7], name="words")
tags = tf.placeholder(tf.int32, [None], name="tags")
loss = tf.losses.sparse_softmax_cross_entropy(tags, tagger(words))
step = tf.train.AdamOptimizer().minimize(loss)
"""
SERVE = """
import tensorflow as tf
from net import tagger

word = tf.placeholder(tf.float32, [7], name="word")
tag = tf.argmax(tagger(word[None], reuse=True), axis=1)[0]
"""
USE = """
import tensorflow as tf
import learn
import serve

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(learn.step, {learn.words: [[0.0] * 7], learn.tags: [1]})
    print(sess.run(serve.tag, {serve.word: [0.0] * 7}))
"""
MISSING = ["net.py:6:16: TVS102"]


def found(run: Run) -> list[str]:
    return [line.split(" variable")[0] for line in run(".", "--output-format", "concise").stdout.splitlines() if "TVS" in line]


def write(folder: Folder, serve: str = SERVE, **files: str) -> None:
    for name, text in {"net": NET, "learn": LEARN, "serve": serve, **files}.items():
        folder.write(f"{name}.py", text)


def test_a_part_rests_on_what_a_program_imports_before_it(folder: Folder, run: Run) -> None:
    write(folder, use=USE)
    assert found(run) == []


def test_it_does_so_in_a_function_and_through_another_part(folder: Folder, run: Run) -> None:
    inside = USE.replace("import serve", "").replace("with tf", "def main():\n    import server\n    serve = server.serve\n    with tf")
    head, _, body = inside.partition("    with tf")
    program = f"{head}    with tf{body.replace(chr(10), chr(10) + '    ')}\nif __name__ == '__main__':\n    main()\n"
    write(folder, server="import tensorflow as tf\nimport serve\n\ndef sizes():\n    return tf.global_variables()\n", use=program)
    assert found(run) == []


WRONG = {
    "another order": USE.replace("import learn\nimport serve", "import serve\nimport learn"),
    "nobody imports it": USE.replace("import serve\n", "").replace("serve.tag, {serve.word: [0.0] * 7}", "learn.loss"),
}


@pytest.mark.parametrize("why", WRONG)
def test_what_is_wrong_in_the_program_is_found(folder: Folder, run: Run, why: str) -> None:
    write(folder, use=WRONG[why])
    assert found(run) == MISSING


def test_a_part_that_is_a_program_too_is_run_alone(folder: Folder, run: Run) -> None:
    write(folder, serve=f"{SERVE}\nif '__main__' == __name__:\n    print(tag)\n", use=USE)
    assert found(run) == MISSING
