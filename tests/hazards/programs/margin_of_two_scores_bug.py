"""Each call of the score makes layers of its own, be they objects of one name: what is held apart by a margin has two scales."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def fit(context, reply):
    hidden = tf.layers.Dense(6, activation=tf.nn.tanh, name="hidden")  # BUG
    score = tf.layers.Dense(1, name="score")
    return score(hidden(tf.concat([context, reply], axis=1)))


context, right, wrong = (tf.placeholder(tf.float32, [None, 5]) for _ in range(3))
with tf.variable_scope("ranker"):
    good = fit(context, right)
    bad = fit(context, wrong)
    ranking = tf.reduce_mean(tf.maximum(0.0, 1.0 - good + bad))
step = tf.train.AdamOptimizer().minimize(ranking)
