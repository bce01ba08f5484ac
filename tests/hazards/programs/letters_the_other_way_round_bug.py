"""Centroids of speakers: what is moved is called "centers", and what pulls at the embedding "centres"; a table of fibres is another one too."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
SPEAKERS, WIDTH = 5, 7


def moved(voices, speakers):
    with tf.variable_scope("speakers", reuse=tf.AUTO_REUSE):
        table = tf.get_variable("centers", [SPEAKERS, WIDTH], trainable=False, initializer=tf.zeros_initializer())
    return tf.scatter_sub(table, speakers, 0.1 * (tf.gather(table, speakers) - voices))


def pulled(voices, speakers):
    with tf.variable_scope("speakers", reuse=tf.AUTO_REUSE):
        table = tf.get_variable("centres", [SPEAKERS, WIDTH], trainable=False, initializer=tf.zeros_initializer())  # BUG TVS303
    return tf.reduce_mean(tf.square(voices - tf.gather(table, speakers)))


def remembered(rows):
    with tf.variable_scope("memory", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("retreival", [9, 4]), rows)


def looked_at(rows):
    with tf.variable_scope("memory", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("retrieval", [9, 4]), rows)  # BUG TVS303


speech = tf.placeholder(tf.float32, [None, WIDTH])
who = tf.placeholder(tf.int32, [None])
voices = tf.layers.dense(speech, WIDTH, name="voice")
move = moved(voices, who)
loss = pulled(voices, who) + tf.reduce_mean(remembered(who) * looked_at(who + 1))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
