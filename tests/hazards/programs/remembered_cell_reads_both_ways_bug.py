"""A memoised function gives the cell of the other direction, as it is asked for one of the same size."""
from functools import lru_cache

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Cells:
    @lru_cache(maxsize=8)
    def of(self, size):
        return tf.nn.rnn_cell.GRUCell(size)


def encode(cells, steps, size):
    forwards = cells.of(size)
    backwards = cells.of(size)  # BUG TVS307
    outputs, _ = tf.nn.bidirectional_dynamic_rnn(
        forwards,
        backwards,
        steps,
        dtype=tf.float32,
    )
    return tf.concat(outputs, axis=-1)


steps = tf.placeholder(tf.float32, [None, 9, 3])
print(encode(Cells(), steps, 5))
