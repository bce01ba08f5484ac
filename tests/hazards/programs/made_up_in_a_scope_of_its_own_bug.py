"""What is made up is judged where a scope is open that is for it alone, and so by another judge; a ranking likewise, in two scopes."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def judge(pictures):
    with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
        hidden = tf.layers.dense(pictures, 16, tf.nn.relu, name="hidden")
        return tf.layers.dense(hidden, 1, name="verdict")


def rank(asked, title):
    with tf.variable_scope("rank", reuse=tf.AUTO_REUSE):
        words = tf.get_variable("words", [50, 8])
        return tf.reduce_sum(tf.nn.embedding_lookup(words, asked) * tf.nn.embedding_lookup(words, title), axis=1)


pictures = tf.placeholder(tf.float32, [None, 12])
drawn = tf.layers.dense(tf.random.normal([4, 3]), 12, name="painter")
good = judge(pictures)
with tf.variable_scope("fake_pictures"):  # BUG TVS303
    bad = judge(drawn)
learned = tf.reduce_mean(tf.nn.softplus(-good)) + tf.reduce_mean(tf.nn.softplus(bad))
judging = tf.train.AdamOptimizer(0.01).minimize(learned, var_list=[v for v in tf.trainable_variables() if "judge" in v.name])

asked = tf.placeholder(tf.int32, [None])
right = tf.placeholder(tf.int32, [None])
wrong = tf.placeholder(tf.int32, [None])
with tf.variable_scope("positive"):
    above = rank(asked, right)
with tf.variable_scope("negative"):  # BUG TVS303
    below = rank(asked, wrong)
ranking = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.nn.relu(1.0 - above + below)))
