"""The columns of a table in the program name the scopes of small nets: one heading has a blank."""
import csv

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

READINGS = """wind;air pressure;rain
3.5;1002;0
7.0;998;1
"""


def columns():
    rows = csv.DictReader(READINGS.splitlines(), delimiter=";")
    return [name for name in rows.fieldnames if name != "rain"]


logits = []
for heading in columns():
    x = tf.placeholder(tf.float32, [None, 1])
    with tf.variable_scope(heading):  # BUG TVS106
        logits.append(tf.layers.dense(x, 1, name="slope"))
total = tf.add_n(logits)
