"""What a model is made of is written in a little language: two of its heads name one body, which is made for each."""

import re

import tensorflow as tf

MODEL = """
# head    = body(units)    -> outputs
age       = trunk(12)      -> 1
genre     = trunk(12)      -> 5
"""


def parts(text):
    for head, body, units, outputs in re.findall(r"(\w+)\s+=\s+(\w+)\((\d+)\)\s+->\s+(\d+)", text):
        yield head, body, int(units), int(outputs)


def body(inputs, name, units):
    with tf.variable_scope(name):
        return tf.layers.dense(inputs, units, tf.nn.relu, name="hidden")  # BUG


def main():
    inputs = tf.placeholder(tf.float32, [None, 6])
    for head, name, units, outputs in parts(MODEL):
        tf.layers.dense(body(inputs, name, units), outputs, name=head)  # BUG


if __name__ == "__main__":
    main()
