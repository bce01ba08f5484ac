"""What a loop of the graph calls is under the loop's name scope, which nobody opened to separate anything."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def logits(self, x):
        with tf.variable_scope("model", reuse=tf.AUTO_REUSE):
            return tf.layers.dense(x, 4, name="fc")


x = tf.placeholder(tf.float32, [None, 4])
model = Model()
with tf.name_scope("attack"):
    first = model.logits(x)
_, changed = tf.while_loop(lambda i, x: i < 10, lambda i, x: (i + 1, x - tf.gradients(model.logits(x), x)[0]), [0, x])
