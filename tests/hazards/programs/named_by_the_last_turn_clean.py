"""Functions that a loop makes: called in its turn, or with the name as a default, or made by a call that has the name."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SENSORS = ("sonar", "radar", "lidar")


def features(x, name):
    with tf.variable_scope("sensors", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 6, tf.nn.relu, name=name)


def extractor(name):
    return lambda x: features(x, name + "_made")


data = {sensor: tf.placeholder(tf.float32, [None, 5]) for sensor in SENSORS}
extractors, outputs = {}, []
for sensor in SENSORS:
    extractors[sensor] = [lambda x, sensor=sensor: features(x, sensor), extractor(sensor)]
    now = lambda x: features(x, sensor + "_now")
    outputs += [now(data[sensor])]
shared = [lambda x: features(x, "shared") for sensor in SENSORS]
outputs += [each(x) for x, made in zip(data.values(), extractors.values()) for each in made]
outputs += [each(x) for x, each in zip(data.values(), shared)]
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.concat(outputs, axis=1), 1)))
train = tf.train.AdamOptimizer().minimize(loss)
