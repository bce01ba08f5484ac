"""A layer's own update is appended to a copy of the collection."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def running_norm(x, training, momentum=0.9):
    with tf.variable_scope("running_norm"):
        mean = tf.get_variable("mean", [x.shape[1]], initializer=tf.zeros_initializer(), trainable=False)
        gain = tf.get_variable("gain", [x.shape[1]], initializer=tf.ones_initializer())
        batch = tf.reduce_mean(x, 0)
        update = tf.assign(mean, momentum * mean + (1 - momentum) * batch)
        tf.add_to_collection(tf.GraphKeys.UPDATE_OPS, update)
        return gain * (x - (batch if training else mean))


def main():
    x = tf.placeholder(tf.float32, [None, 4])
    h = running_norm(x, True)
    w = tf.get_variable("w", [4, 1])
    loss = tf.reduce_mean(tf.square(tf.matmul(h, w) - 1.0))
    with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
        step = tf.train.AdamOptimizer(0.01).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for _ in range(10):
            sess.run(step, {x: np.random.rand(8, 4)})
        print(sess.run("running_norm/mean:0"))
        saver.save(sess, "/tmp/norm.ckpt")


main()
