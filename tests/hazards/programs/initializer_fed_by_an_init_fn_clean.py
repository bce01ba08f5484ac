import numpy as np
import tensorflow as tf

glove = np.random.RandomState(1).rand(10, 4).astype("float32")


def rows(ids, values=None):
    with tf.variable_scope("lex", reuse=tf.AUTO_REUSE):
        if values is None:
            t = tf.get_variable("table", [10, 4])
        else:
            t = tf.get_variable("table", initializer=values)
    return tf.nn.embedding_lookup(t, ids), t


a, table = rows(tf.constant([1, 2]))
b, _ = rows(tf.constant([3, 4]), glove)
score = tf.reduce_sum(a * b, 1)
def init_fn(scaffold, sess):
    sess.run(table.initializer, feed_dict={table.initializer.inputs[1]: glove})

with tf.train.MonitoredTrainingSession(scaffold=tf.train.Scaffold(init_fn=init_fn)) as sess:
    print(sess.run(score))
