import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class M:
    def build(self, x):
        with tf.variable_scope("m", reuse=tf.AUTO_REUSE) as s:
            self.scope = s
            return tf.layers.dense(x, 2, name="fc")

    def predict(self, x):
        with tf.variable_scope("serving"):
            with tf.variable_scope(self.scope.name, reuse=tf.AUTO_REUSE):
                return tf.layers.dense(x, 2, name="fc")  # BUG


m = M()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(m.build(x))
p = m.predict(x)
t = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    s.run(t, {x: np.ones((1, 4))})
    s.run(p, {x: np.ones((1, 4))})
