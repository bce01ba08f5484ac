import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def torso(frames):
    with tf.variable_scope("torso", reuse=tf.AUTO_REUSE):
        x = tf.layers.dense(frames, 64, name="first")
        return tf.layers.dense(x, 64, name="second")


def policy(frames):
    with tf.variable_scope("pi"):
        return tf.layers.dense(torso(frames), 4, name="out")


def value(frames):
    with tf.variable_scope("v"):
        return tf.layers.dense(torso(frames), 1, name="out")


def embedded(words, scope="embedding"):
    with tf.variable_scope(scope):
        return tf.nn.embedding_lookup(tf.get_variable("table", [100, 8]), words)


def encoder(words):
    x = embedded(words)
    with tf.variable_scope("encoder"):
        return tf.layers.dense(x, 8, name="out")


def decoder(words, code):
    x = embedded(words)
    with tf.variable_scope("decoder"):
        return tf.layers.dense(x + code, 8, name="out")


frames = tf.placeholder(tf.float32, [8, 30])
words = tf.placeholder(tf.int32, [8])
with tf.variable_scope("agent", reuse=tf.AUTO_REUSE):
    for part in tf.split(frames, 2):
        policy(part), value(part)
with tf.variable_scope("translator", reuse=tf.AUTO_REUSE):
    for part in tf.split(words, 2):
        decoder(part, encoder(part))
