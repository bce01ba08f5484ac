"""A variable that is below the scope of its layer's caller."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def encoder(x):
    with tf.variable_scope("encoder"):
        h = tf.layers.dense(x, 6, tf.nn.tanh, name="hidden")
        return tf.layers.dense(h, 2, name="code")


def main(_):
    x = tf.placeholder(tf.float32, [None, 10], "x")
    y = tf.placeholder(tf.float32, [None, 2], "y")
    code = encoder(x)
    loss = tf.losses.mean_squared_error(y, code)
    train = tf.train.AdamOptimizer().minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for _ in range(4):
            sess.run(train, {x: np.random.rand(4, 10), y: np.random.rand(4, 2)})
        kernel = sess.graph.get_tensor_by_name("encoder/hidden/kernel:0")
        np.save("kernel.npy", sess.run(kernel))


if __name__ == "__main__":
    tf.app.run()
