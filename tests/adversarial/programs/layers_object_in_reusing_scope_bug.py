import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Policy:
    def __init__(self):
        self.fc = tf.layers.Dense(4, activation=tf.nn.relu)
        self.out = tf.layers.Dense(2, name="out")

    def __call__(self, x):
        return self.out(self.fc(x))


pol = Policy()
x = tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope("pi"):
    a = pol(x)
with tf.variable_scope("pi", reuse=True):
    b = pol(x)
    d = tf.layers.dense(x, 4)
