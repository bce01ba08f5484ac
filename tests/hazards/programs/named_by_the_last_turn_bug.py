"""A function for each sensor, made in a loop: each looks the name up when it is called, and finds the last."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SENSORS = ("sonar", "radar", "lidar")


def features(x, name):
    with tf.variable_scope("sensors", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 6, tf.nn.relu, name=name)


extractors = {}
for sensor in SENSORS:
    def extract(x):  # BUG
        return features(x, sensor)

    extractors[sensor] = extract

data = {sensor: tf.placeholder(tf.float32, [None, 5]) for sensor in SENSORS}
merged = tf.concat([extractors[each](x) for each, x in data.items()], axis=1)
loss = tf.reduce_mean(tf.square(tf.layers.dense(merged, 1)))
train = tf.train.AdamOptimizer().minimize(loss)
