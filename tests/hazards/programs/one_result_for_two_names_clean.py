"""The readings have names; two that differ by what is forgotten are of one network; what is computed again is no other thing."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def reading(sight, what, begins=0.0):
    with tf.variable_scope(what):
        layer = tf.layers.dense(sight, 1, name="reading", bias_initializer=tf.constant_initializer(begins))
    return tf.squeeze(layer, 1)


def wind(sky):
    with tf.variable_scope("wind", reuse=tf.AUTO_REUSE):
        bearing = reading(sky, "bearing")
        force = reading(sky, "force", begins=3.0)
    return bearing, force


def seen(sky):
    with tf.variable_scope("seen", reuse=tf.AUTO_REUSE):
        return tf.nn.dropout(tf.layers.dense(sky, 6, name="in"), keep_prob=0.8)


def contrast(sky):
    morning = seen(sky)
    evening = seen(sky)
    return tf.reduce_mean(tf.square(morning - evening)), morning, evening


def rain(sky):
    with tf.variable_scope("rain", reuse=tf.AUTO_REUSE):
        return tf.squeeze(tf.layers.dense(sky, 1, name="in"), 1)


def judged(sky, wet):
    expected = rain(sky)
    shown = tf.stop_gradient(rain(sky))
    tf.summary.scalar("expected", tf.reduce_mean(shown))
    left, right = rain(sky), rain(sky)
    logits = rain(sky)
    return tf.reduce_mean(tf.square(expected - wet)) + tf.reduce_mean(left * right), logits


sky, drift = tf.placeholder(tf.float32, [None, 9]), tf.placeholder(tf.float32, [None])
bearing, force = wind(sky)
off = tf.reduce_mean(tf.square(bearing * tf.exp(force) - drift)) + contrast(sky)[0] + judged(sky, drift)[0]
step = tf.train.AdamOptimizer().minimize(off)
