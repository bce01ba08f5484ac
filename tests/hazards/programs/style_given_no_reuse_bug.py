import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def content(x):
    with tf.variable_scope("content"):
        return tf.layers.dense(x, 6, name="fc")


def style(x, reuse=None):
    with tf.variable_scope("style", reuse=reuse):
        return tf.layers.dense(x, 6, name="fc")


def codes(photo, painting):
    with tf.variable_scope("encoder"):
        photo_codes = content(photo), style(photo)
    with tf.variable_scope("encoder", reuse=True):
        painting_codes = content(painting), style(painting, reuse=False)  # BUG
    return photo_codes, painting_codes


photo, painting = (tf.placeholder(tf.float32, [None, 9]) for _ in range(2))
(photo_content, photo_style), (painting_content, painting_style) = codes(photo, painting)
loss = tf.reduce_mean(tf.square(photo_content - painting_content)) - tf.reduce_mean(tf.square(photo_style - painting_style))
train = tf.train.AdamOptimizer().minimize(loss)
