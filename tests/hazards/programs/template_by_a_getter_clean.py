"""One template is given each time, or there are two of two names, or one of two that follows."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layers(x, units):
    h = tf.nn.relu(tf.matmul(x, tf.get_variable("into", [x.shape[-1], units])))
    return tf.matmul(h, tf.get_variable("out", [units, 2]))


class Change:
    def __init__(self):
        self._encode = None

    @property
    def encode(self):
        if self._encode is None:
            self._encode = tf.make_template("change", layers, units=6)
        return self._encode

    def __call__(self, before, after):
        return tf.squared_difference(self.encode(before), self.encode(after))


def reader(name="reader"):
    return tf.make_template(name, layers, units=4)


before, after = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.float32, [None, 5])
changed = Change()(before, after)
apart = tf.norm(reader("early")(before) - reader("late")(after), axis=1)

value, lagged = reader(), reader()
error = value(before) - (1.0 + 0.9 * tf.stop_gradient(lagged(after)))
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(changed) - tf.reduce_mean(apart) + tf.reduce_mean(error**2))
follow = [b.assign(a) for a, b in zip(value.trainable_variables, lagged.trainable_variables)]
