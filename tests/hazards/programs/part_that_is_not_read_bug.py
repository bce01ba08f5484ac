import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Looking:
    def __init__(self, size):
        self.size = size

    def turned(self, x, part):
        with tf.variable_scope("looking", reuse=tf.AUTO_REUSE):
            return tf.layers.dense(x, self.size, name="turned")  # BUG

    def __call__(self, x, y):
        asked, keys, values = self.turned(x, "q"), self.turned(y, "k"), self.turned(y, part="v")
        return tf.matmul(tf.nn.softmax(tf.matmul(asked, keys, transpose_b=True)), values)


def column(x, settings, kind):
    with tf.variable_scope(settings["name"], reuse=tf.AUTO_REUSE):
        x = tf.layers.dense(x, 6, activation=tf.nn.relu, name="lower")  # BUG
        return tf.layers.dense(x, 3, name="upper")


def twin(x, kind):
    """Both are one, whatever they are called: a common part."""
    with tf.variable_scope("common", reuse=tf.AUTO_REUSE):
        x = tf.layers.dense(x, 6, activation=tf.nn.relu, name="lower")
        return tf.layers.dense(x, 3, name="upper")


x = tf.placeholder(tf.float32, [None, 2, 4])
y = tf.placeholder(tf.float32, [None, 2, 4])
seen = Looking(4)(x, y)
told = column(seen, {"name": "column"}, "sound") * column(y, {"name": "column"}, "sight")
both = twin(x, "sound") * twin(y, "sight")
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([told, both], {x: np.ones((1, 2, 4)), y: np.ones((1, 2, 4))}))
    print([v.op.name for v in tf.trainable_variables()])
