"""A template in the method that was to share."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mlp(x):
    h = tf.layers.dense(x, 32, tf.nn.relu, name="h")
    return tf.layers.dense(h, 1, name="out")


class Regressor:
    def predict(self, x):
        net = tf.make_template("mlp", mlp)  # BUG
        return net(x)  # BUG


model = Regressor()
train = model.predict(tf.placeholder(tf.float32, [32, 4]))
valid = model.predict(tf.placeholder(tf.float32, [None, 4]))  # BUG
