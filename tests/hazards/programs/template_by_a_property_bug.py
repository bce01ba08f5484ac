"""A property makes another template for whoever looks: two parts of one record are to be read by one network, side by side."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def read(part, units):
    return tf.nn.relu(tf.matmul(part, tf.get_variable("kernel", [part.shape[-1], units])))


class Record:
    def __init__(self, units):
        self.units = units

    @property
    def reader(self):
        return tf.make_template("reader", read, units=self.units)  # BUG

    def features(self, parts):
        return tf.concat([self.reader(part) for part in parts], axis=1)


parts = [tf.placeholder(tf.float32, [None, 5]) for _ in range(2)]
features = Record(4).features(parts)
out = tf.layers.dense(features, 1, name="out")
