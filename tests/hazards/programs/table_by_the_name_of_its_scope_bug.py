"""A recommender scores with the table that it looks goods up in, and opens the table's scope by its name in the scope of the score."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

GOODS, WIDTH = 50, 6


def goods_table():
    return tf.get_variable("goods", [GOODS, WIDTH], initializer=tf.random_normal_initializer(stddev=0.1))  # BUG


def basket(bought):
    with tf.variable_scope("basket") as scope:
        mean = tf.reduce_mean(tf.gather(goods_table(), bought), axis=1)
        taste = tf.layers.dense(mean, WIDTH, activation=tf.nn.tanh, name="taste")
    return taste, scope


def score(taste, lookup):
    with tf.variable_scope("score", reuse=tf.AUTO_REUSE):
        liking = tf.get_variable("liking", [GOODS], initializer=tf.zeros_initializer())
        with tf.variable_scope(lookup.name):  # BUG
            table = goods_table()  # BUG
    return tf.matmul(taste, table, transpose_b=True) + liking


bought = tf.placeholder(tf.int32, [None, 4])
next_one = tf.placeholder(tf.int32, [None])
taste, lookup = basket(bought)
scores = score(taste, lookup)  # BUG
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=next_one, logits=scores))
train = tf.train.AdagradOptimizer(0.1).minimize(loss)
