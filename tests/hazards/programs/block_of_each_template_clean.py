"""A stack of dilated blocks, each with its dilation, each of which is a template of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def residual_block(x, channels):
    w = tf.get_variable("w", [3, channels, channels])
    out = tf.get_variable("out", [1, channels, channels])
    return x + tf.nn.conv1d(tf.tanh(tf.nn.conv1d(x, w, 1, "SAME")), out, 1, "SAME")


class Synthesizer:
    def __init__(self, channels, depth):
        self.blocks = []
        for level in range(depth):
            self.blocks.append((2 ** level, tf.make_template("residual_%d" % level, residual_block, channels=channels)))

    def __call__(self, x):
        for width, block in self.blocks:
            x = block(x)
            x = tf.layers.average_pooling1d(x, width, 1, "same")
        return x


sound = tf.placeholder(tf.float32, [None, 32, 4])
loss = tf.reduce_mean(tf.square(Synthesizer(4, 3)(sound) - sound))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {sound: np.ones([2, 32, 4])})
print("FACT", len(tf.trainable_variables()) == 6)
