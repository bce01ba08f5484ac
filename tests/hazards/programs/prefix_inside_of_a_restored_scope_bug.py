"""No rival filter: the embedder is to stay what it was restored as."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def embed(x):
    with tf.variable_scope("img_embed"):
        w = tf.get_variable("w", [8, 4])
        return tf.nn.relu(tf.matmul(x, w))


def generator(z):
    with tf.variable_scope("g_dense"):
        w = tf.get_variable("w", [4, 8])
        return tf.matmul(z, w)


def main():
    x = tf.placeholder(tf.float32, [None, 8])
    e = embed(x)
    saver = tf.train.Saver([v for v in tf.global_variables() if v.name.startswith("img_embed")])
    out = generator(e)
    loss = tf.reduce_mean(tf.square(out - x))
    g_vars = [v for v in tf.trainable_variables() if "g_" in v.name]  # BUG
    step = tf.train.AdamOptimizer(0.01).minimize(loss, var_list=g_vars)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        if tf.train.latest_checkpoint("/tmp/embed"):
            saver.restore(sess, tf.train.latest_checkpoint("/tmp/embed"))
        for _ in range(5):
            sess.run(step, {x: np.random.rand(4, 8)})


main()
