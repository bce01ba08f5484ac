"""A scope is opened by another one's name: at the root, where it is that scope; for a copy that lags; for a whole network of one's own."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

GOODS, WIDTH = 50, 6


def goods_table(width=WIDTH):
    return tf.get_variable("goods", [GOODS, width], initializer=tf.random_normal_initializer(stddev=0.1))


def basket(bought):
    mean = tf.reduce_mean(tf.gather(goods_table(), bought), axis=1)
    return tf.layers.dense(mean, WIDTH, activation=tf.nn.tanh, name="taste")


bought = tf.placeholder(tf.int32, [None, 4])
next_one = tf.placeholder(tf.int32, [None])
with tf.variable_scope("basket") as lookup:
    taste = basket(bought)

# At the root the name is that of the scope itself.
with tf.variable_scope(lookup.name, reuse=True):
    tied = goods_table()
# The object is the scope itself wherever it is opened.
with tf.variable_scope("score", reuse=tf.AUTO_REUSE):
    liking = tf.get_variable("liking", [GOODS], initializer=tf.zeros_initializer())
    with tf.variable_scope(lookup, reuse=True):
        tied_too = goods_table()
    # A table of another width is another table.
    with tf.variable_scope(lookup.name):
        wide = goods_table(2 * WIDTH)
# Another kind of customer has a network of its own, under the same names.
with tf.variable_scope("business", reuse=tf.AUTO_REUSE):
    with tf.variable_scope(lookup.name):
        other = basket(bought)
    weight = tf.get_variable("weight", [WIDTH])
# What a season adds to the table that all have.
with tf.variable_scope("summer", reuse=tf.AUTO_REUSE):
    with tf.variable_scope(lookup.name):
        more = tf.get_variable("goods", [GOODS, WIDTH], initializer=tf.zeros_initializer())
# What lags behind is given its values.
with tf.variable_scope("slow", reuse=tf.AUTO_REUSE):
    with tf.variable_scope(lookup.name):
        late = goods_table()
follow = tf.assign(late, 0.9 * late + 0.1 * tied)

scores = tf.matmul(taste + weight * other, tied + more + tied_too + wide[:, :WIDTH] * wide[:, WIDTH:], transpose_b=True) + liking
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=next_one, logits=scores))
train = tf.train.AdagradOptimizer(0.1).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run([train, follow], {bought: [[1, 2, 3, 4]], next_one: [5]})
