import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def content(x):
    with tf.variable_scope("content"):
        return tf.layers.dense(x, 6, name="fc")


def style(x, reuse):
    with tf.variable_scope("style", reuse=reuse):
        return tf.layers.dense(x, 6, name="fc")


def twice(x, y, reuse=None):
    """The same lines for both graphs: the flag around them is for the whole."""
    with tf.variable_scope("encoder", reuse=reuse):
        return content(x), style(x, reuse=False), style(y, reuse=True)


photo, painting, photos, paintings = (tf.placeholder(tf.float32, [None, 9]) for _ in range(4))
train, evaluation = twice(photo, painting), twice(photos, paintings, reuse=True)

with tf.variable_scope("flat"):
    content(photo)
    style(photo, reuse=False)
    style(painting, reuse=True)
with tf.variable_scope("flat", reuse=True):
    content(photos)
    style(photos, reuse=False)
    style(paintings, reuse=True)

with tf.variable_scope("source"):
    one = style(photo, reuse=None)
with tf.variable_scope("target"):
    two = style(painting, reuse=False)
