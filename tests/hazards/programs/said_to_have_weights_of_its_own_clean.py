"""What has weights of its own beside something else may well run again with them; and a pass that is numbered has its own."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def passed(photo, blurred):
    """The pass over the photograph, with its own weights beside those of the last layer."""
    with tf.variable_scope("sharpen", reuse=tf.AUTO_REUSE):
        detail = tf.layers.conv2d(tf.concat([photo, blurred], axis=-1), 12, 3, padding="same", activation=tf.nn.relu)
        return photo + tf.layers.conv2d(detail, 3, 3, padding="same")


def mended(photo, blurred):
    """A mend with weights of its own, the same each time."""
    with tf.variable_scope("mend", reuse=tf.AUTO_REUSE):
        detail = tf.layers.conv2d(tf.concat([photo, blurred], axis=-1), 12, 3, padding="same", activation=tf.nn.relu)
        return photo + tf.layers.conv2d(detail, 3, 3, padding="same")


def numbered(photo, number):
    """A pass with weights of its own."""
    with tf.variable_scope("pass_%d" % number, reuse=tf.AUTO_REUSE):
        detail = tf.layers.conv2d(photo, 12, 3, padding="same", activation=tf.nn.relu)
        return photo + tf.layers.conv2d(detail, 3, 3, padding="same")


def look(photo):
    """An encoder with weights of its own: no decoder has them."""
    with tf.variable_scope("look", reuse=tf.AUTO_REUSE):
        inner = tf.layers.conv2d(photo, 8, 3, padding="same", activation=tf.nn.relu)
        return tf.layers.conv2d(inner, 8, 3, padding="same")


blurred = tf.placeholder(tf.float32, [None, 16, 16, 3])
sharp = tf.placeholder(tf.float32, [None, 16, 16, 3])
photo = blurred
for _ in range(4):
    photo = passed(photo, blurred)
for _ in range(3):
    photo = mended(photo, blurred)
for number in range(2):
    photo = numbered(photo, number)
photo = tf.layers.conv2d(look(photo), 3, 3, padding="same", name="last")
# What comes out is to look like what went in.
likeness = tf.reduce_mean(tf.square(look(photo) - tf.stop_gradient(look(blurred))))
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.abs(photo - sharp)) + likeness)
