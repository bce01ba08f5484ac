"""One score for both, or scores that nobody holds against each other."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

hidden = tf.layers.Dense(6, activation=tf.nn.tanh, name="hidden")
score = tf.layers.Dense(1, name="score")


def fit(context, reply):
    return score(hidden(tf.concat([context, reply], axis=1)))


def part(context, other):
    h = tf.layers.dense(tf.concat([context, other], 1), 4, tf.nn.relu)
    return tf.layers.dense(h, 1)


def overlap(context, other):
    return tf.reduce_mean(tf.sigmoid(part(context, other)))


context, right, wrong = (tf.placeholder(tf.float32, [None, 5]) for _ in range(3))
ranking = tf.reduce_mean(tf.maximum(0.0, 1.0 - fit(context, right) + fit(context, wrong)))
total = part(context, right) + part(context, wrong)
losses = (1.0 - overlap(context, right)) + (1.0 - overlap(context, wrong))
step = tf.train.AdamOptimizer().minimize(ranking + tf.reduce_mean(tf.square(1.0 - total)) + losses)
