import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Gauge:
    """All gauges are alike; each is called after what it hangs at."""

    def __init__(self, size, name="gauge"):
        self.size = size
        self.name = name

    def weights(self, width):
        with tf.variable_scope("gauge", reuse=tf.AUTO_REUSE):
            return tf.get_variable("weights", [width, self.size])

    def read(self, x):
        return tf.tanh(tf.matmul(x, self.weights(int(x.shape[1]))))


class Meter(Gauge):
    def describe(self):
        return "meter " + self.name


heat = tf.placeholder(tf.float32, [None, 3])
steam = tf.placeholder(tf.float32, [None, 3])
gauges = [Gauge(2, "of_heat"), Gauge(2, "of_steam")]
values = [gauge.read(x) for gauge, x in zip(gauges, (heat, steam))]
meters = [Meter(2, "above"), Meter(2, "below")]
levels = [tf.identity(meter.read(x)) for meter, x in zip(meters, (heat, steam))]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for gauge, value in zip(gauges, session.run(values, {heat: np.ones((1, 3)), steam: np.zeros((1, 3))})):
        print(gauge.name, value)
