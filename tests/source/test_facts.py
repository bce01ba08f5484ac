"""What is kept of a file."""

from __future__ import annotations

import json

from scopelint.source.facts import Facts, _from_json, _looked_at, _to_json
from scopelint.source.lower import lower
from scopelint.source.structure import structure

PROGRAM = """
import tensorflow as tf
from nets import register as r, METRICS

TABLE = {}
WIDE = build

def put(name):
    def inner(f):
        TABLE[name] = f
        return f
    return inner

@put("small")
def small(x, reuse=None):
    return tf.get_variable("w", [1]) * x

@r
class Large(tf.test.TestCase):
    def setUp(self):
        self.graph = tf.Graph()

    def test_it(self):
        small(self.graph)
"""


def test_facts_come_back_as_they_were() -> None:
    facts = Facts(*_looked_at(PROGRAM))
    facts.parses, facts.structure = True, structure(lower(PROGRAM))
    assert facts.structure.tables == {"TABLE"}
    assert facts.structure.own == {"put", "inner", "small", "setUp", "test_it"}
    assert len(facts.structure.registered) == 2
    assert _from_json(json.loads(json.dumps(_to_json(facts)))) == facts
