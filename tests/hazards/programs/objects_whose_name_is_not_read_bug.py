import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Gauge:
    def __init__(self, size, scope="gauge"):
        self.size = size
        self.scope = scope

    def weights(self, width):
        with tf.variable_scope("gauge", reuse=tf.AUTO_REUSE):
            return tf.get_variable("weights", [width, self.size])  # BUG

    def read(self, x):
        return tf.tanh(tf.matmul(x, self.weights(int(x.shape[1]))))


def both(gauges, parts):
    return tf.add_n([read(gauge, part) for gauge, part in zip(gauges, parts)])


def read(gauge, part):
    return gauge.read(part)


heat = tf.placeholder(tf.float32, [None, 3])
steam = tf.placeholder(tf.float32, [None, 3])
total = both([Gauge(2, scope="of_heat"), Gauge(2, scope="of_steam")], [heat, steam])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(total, {heat: np.ones((1, 3)), steam: np.zeros((1, 3))}))
    print([v.op.name for v in tf.trainable_variables()])
