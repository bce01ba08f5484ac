"""What codes and what decodes are objects of one class, and neither is told a scope: both have that which the class has by itself."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Layers:
    def __init__(self, sizes, scope="layers"):
        self.sizes, self.scope = sizes, scope

    def __call__(self, x):
        with tf.variable_scope(self.scope, reuse=tf.AUTO_REUSE):  # BUG
            for number, size in enumerate(self.sizes):
                x = tf.layers.dense(x, size, tf.nn.tanh, name="layer%d" % number)
        return x


class Coder:
    def __init__(self):
        self.into = Layers([12, 12])  # BUG
        self.back = Layers([12, 12])  # BUG

    def restored(self, x):
        code = tf.layers.dense(self.into(x), 12, name="code")
        return self.back(code)  # BUG


x = tf.placeholder(tf.float32, [None, 12])
loss = tf.reduce_mean(tf.square(Coder().restored(x) - x))
train = tf.train.AdamOptimizer().minimize(loss)
