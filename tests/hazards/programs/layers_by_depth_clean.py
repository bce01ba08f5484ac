"""The layers of a functional model come by depth: inputs that nothing uses too, and the second branch before what joins the first."""

import tensorflow as tf


def two_branches():
    rows, unused = tf.keras.Input((4,)), tf.keras.Input((2,))
    left = tf.keras.layers.Dense(3, name="left")(rows)
    left = tf.keras.layers.Dense(5, name="left_more")(left)
    right = tf.keras.layers.Dense(5, name="right")(rows)
    return tf.keras.Model([rows, unused], tf.keras.layers.add([left, right]))


class Own(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.gain = self.add_weight(name="gain", shape=(7,))
        self.body = tf.keras.layers.Dense(3)

    def call(self, rows):
        return self.body(rows) * tf.reduce_sum(self.gain)


joined = two_branches()
assert len(joined.layers) == 6
assert [each.name for each in joined.layers if each.weights] == ["left", "left_more", "right"]
joined.layers[1].trainable = False
assert len(joined.trainable_weights) == 4
assert joined.count_params() == 4 * 3 + 3 + 3 * 5 + 5 + 4 * 5 + 5

own = Own()
own(tf.ones([2, 4]))
assert own.count_params() == 7 + 4 * 3 + 3
