"""Each view has a name of its own; and one view looks at two pieces of a picture, the second time from where the first came to."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def viewer(size, count, scope):
    def view(rows, name):
        with tf.variable_scope(name):
            ways = tf.get_variable("ways", [2, 12, size])
        gate = tf.sigmoid(tf.matmul(rows, ways[0]))
        return (gate * tf.matmul(rows, ways[1]))[:, -size:]

    def views(rows):
        with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
            apart = [view(rows, "view%d" % number) for number in range(count)]
            halves = [view(half, "half") for half in (rows[:4], rows[4:])]
            return tf.concat([*apart, tf.concat(halves, axis=0)], axis=1)

    return views


rows = tf.placeholder(tf.float32, [None, 12])
label = tf.placeholder(tf.float32, [None, 1])
look = viewer(5, 3, "looking")


def score(rows):
    return tf.layers.dense(look(rows), 1, name="score", reuse=tf.AUTO_REUSE)


loss = tf.reduce_mean(tf.square(score(rows) - label))
train = tf.train.AdamOptimizer().minimize(loss)
guess = score(rows)
