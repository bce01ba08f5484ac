"""Each has a scope; one object runs on its own output; a loop makes an object for each turn; and what comes around is coded once more."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Layers:
    def __init__(self, sizes, scope="layers"):
        self.sizes, self.scope = sizes, scope

    def __call__(self, x):
        with tf.variable_scope(self.scope, reuse=tf.AUTO_REUSE):
            for number, size in enumerate(self.sizes):
                x = tf.layers.dense(x, size, tf.nn.tanh, name="layer%d" % number)
        return x


x = tf.placeholder(tf.float32, [None, 12])
into, back = Layers([12, 12], "into"), Layers([12, 12, 12], "back")
loss = tf.reduce_mean(tf.square(back(into(x)) - x))
once_more = Layers([12, 12], "into")(back(into(x)))
loss += tf.reduce_mean(tf.square(once_more - into(x)))
same = Layers([12, 12], "same")
loss += tf.reduce_mean(same(same(x)))
state = x
for _ in range(3):
    state = Layers([12, 12], "state")(state)
both = Layers([12, 12], "both")(x) + Layers([12, 12], "both")(x * 2.0)
train = tf.train.AdamOptimizer().minimize(loss + tf.reduce_mean(state) + tf.reduce_mean(both))
