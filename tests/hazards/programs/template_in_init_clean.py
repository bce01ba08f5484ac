"""A template in the constructor."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mlp(x):
    h = tf.layers.dense(x, 32, tf.nn.relu, name="h")
    return tf.layers.dense(h, 1, name="out")


class Regressor:
    def __init__(self):
        self.net = tf.make_template("mlp", mlp)

    def predict(self, x):
        return self.net(x)


model = Regressor()
train = model.predict(tf.placeholder(tf.float32, [32, 4]))
valid = model.predict(tf.placeholder(tf.float32, [None, 4]))
