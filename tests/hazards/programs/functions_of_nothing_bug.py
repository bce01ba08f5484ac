"""Constants that are evaluated tell of shapes."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Base:
    def build(self, x, name):
        """What others do."""

    def nothing(self, x):
        pass


def main():
    for variable in tf.global_variables():
        pass
    for variable in tf.global_variables():
        "for later"
    Base().build(1, name="x")
    Base().nothing(2)
    tf.get_variable(eval("'w'"), [eval("3")])
    with tf.variable_scope("", reuse=True):
        tf.get_variable("w", [4])  # BUG
    exec("'only a text'")


main()
