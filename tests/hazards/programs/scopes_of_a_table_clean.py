"""The columns of a table in the program name the scopes of small nets, after their blanks are gone; a file's are not known."""
import csv
import io

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

READINGS = """wind,air pressure,"rain, snow"
3.5,1002,0
7.0,998,1
"""


def net(heading):
    with tf.variable_scope(heading):
        return tf.layers.dense(tf.placeholder(tf.float32, [None, 1]), 1, name="slope")


def columns(lines):
    return next(csv.reader(lines))


named = [net(heading.replace(",", "").replace(" ", "_")) for heading in columns(io.StringIO(READINGS))]
with open("more.csv") as table:
    others = [net("more_" + heading.lower()) for heading in columns(table)]
with open("out.csv", "w") as out:
    csv.writer(out).writerow(["step", "loss"])
