"""Each row is to be whitened by a variable that begins as the row does: the graph is one of TensorFlow 2."""
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()

rows = tf.placeholder(tf.float32, [5, 3])


def whitened(row):
    shift = tf.get_variable("shift", initializer=row)  # BUG TVS106
    return row - shift


out = tf.map_fn(whitened, rows)
last = tf.foldl(lambda total, row: total + tf.Variable(total * 0.5, name="decay"), rows)  # BUG TVS106
