"""Each view of a picture looks at it with one weight of several, and takes the last row: all views are one, made and looked at again."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def viewer(size, count, scope):
    def view(rows):
        with tf.variable_scope("view"):  # BUG
            ways = tf.get_variable("ways", [2, 12, size])
        gate = tf.sigmoid(tf.matmul(rows, ways[0]))
        return (gate * tf.matmul(rows, ways[1]))[:, -size:]

    def views(rows):
        with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
            return tf.concat([view(rows) for _ in range(count)], axis=1)  # BUG

    return views


rows = tf.placeholder(tf.float32, [None, 12])
label = tf.placeholder(tf.float32, [None, 1])
look = viewer(5, 3, "looking")


def score(rows):
    return tf.layers.dense(look(rows), 1, name="score", reuse=tf.AUTO_REUSE)


loss = tf.reduce_mean(tf.square(score(rows) - label))
train = tf.train.AdamOptimizer().minimize(loss)
guess = score(rows)
