"""A script forgets what Adam has gathered of the encoder, but the optimizer trains the decoder alone."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Autoencoder(object):
    def __init__(self, x):
        with tf.variable_scope("encoder"):
            code = tf.layers.dense(x, 2, name="code")
        with tf.variable_scope("decoder"):
            self.out = tf.layers.dense(code, 6, name="out")
        self.loss = tf.reduce_mean(tf.square(self.out - x))


model = Autoencoder(tf.placeholder(tf.float32, [None, 6]))
adam = tf.train.AdamOptimizer(1e-3)
step = adam.minimize(model.loss, var_list=tf.trainable_variables("decoder"))
moments = tf.trainable_variables("encoder")[0]
first = adam.get_slot(moments, "m")
print(first.name)  # BUG TVS106
second = adam.get_slot(tf.trainable_variables("decoder")[0], "velocity")
print(second.shape)  # BUG TVS106
forget = tf.variables_initializer([adam.get_slot(v, "v") for v in tf.trainable_variables()])  # BUG TVS106
