"""A property makes another template each time, so that what is compared goes through two."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layers(x, units):
    h = tf.nn.relu(tf.matmul(x, tf.get_variable("into", [x.shape[-1], units])))
    return tf.matmul(h, tf.get_variable("out", [units, 2]))


class Change:
    units = 6

    @property
    def encode(self):
        return tf.make_template("change", layers, units=self.units)

    def __call__(self, before, after):
        return tf.squared_difference(
            self.encode(before),
            self.encode(after),  # BUG
        )


before, after = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.float32, [None, 5])
changed = Change()(before, after)
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(changed))
