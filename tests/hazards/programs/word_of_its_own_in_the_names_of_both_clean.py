# Two optimizers share out one network by a word that stands in the middle of some names and at the beginning of others.
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def table(ids, name, width, scope="tables"):
    with tf.variable_scope(scope):
        return tf.nn.embedding_lookup(tf.get_variable(name, [100, width]), ids)


def named(word):
    return [v for v in tf.trainable_variables() if word in v.name]


class Ranker:
    def __init__(self):
        self.users = tf.placeholder(tf.int32, [None])
        self.items = tf.placeholder(tf.int32, [None])
        self.labels = tf.placeholder(tf.float32, [None, 1])
        self.linear, self.dense = [], []
        self.tables()
        linear = tf.layers.dense(tf.concat(self.linear, 1), 1, name="linear_term")
        dense = tf.layers.dense(tf.concat(self.dense, 1), 8, tf.nn.relu, name="dense_1")
        score = linear + tf.layers.dense(dense, 1, name="dense_term")
        self.loss = tf.losses.sigmoid_cross_entropy(self.labels, score)

    def tables(self):
        self.linear.append(table(self.users, "user_linear_table", 1))
        self.linear.append(table(self.items, "item_linear_table", 1))
        self.dense.append(table(self.users, "user_dense_table", 8))
        self.dense.append(table(self.items, "item_dense_table", 8))

    def steps(self):
        linear = tf.train.FtrlOptimizer(0.1).minimize(self.loss, var_list=named("linear"))
        dense = tf.train.AdamOptimizer().minimize(self.loss, var_list=named("dense"))
        return tf.group(linear, dense)


model = Ranker()
step = model.steps()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        sess.run(step, {model.users: [1, 2], model.items: [3, 4], model.labels: [[1.0], [0.0]]})
