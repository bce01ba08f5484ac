"""Export for serving: the checkpoint is restored, and everything is initialized after that."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x):
    with tf.variable_scope("net"):
        w = tf.get_variable("w", [4, 2])
        b = tf.get_variable("b", [2], initializer=tf.zeros_initializer())
        return tf.matmul(x, w) + b


def train(path):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 4])
        loss = tf.reduce_mean(tf.square(net(x) - 1.0))
        step = tf.train.AdamOptimizer().minimize(loss)
        saver = tf.train.Saver()
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for _ in range(10):
                sess.run(step, {x: np.random.rand(8, 4)})
            return saver.save(sess, path)


def export(checkpoint, folder):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 4], name="x")
        y = net(x)
        saver = tf.train.Saver()
        with tf.Session() as sess:
            saver.restore(sess, checkpoint)
            tf.saved_model.simple_save(sess, folder, {"x": x}, {"y": y})


path = train("/tmp/model.ckpt")
import shutil; shutil.rmtree("/tmp/exported", ignore_errors=True)
export(path, "/tmp/exported")
