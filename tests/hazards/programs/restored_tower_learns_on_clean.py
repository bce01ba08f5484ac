"""A restored encoder that is to be fine-tuned along with a new decoder: their outputs are compared, both are saved."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x, scope):
    with tf.variable_scope(scope):
        w = tf.get_variable("w", [8, 4])
        return tf.nn.l2_normalize(tf.matmul(x, w), 1)


image = tf.placeholder(tf.float32, [None, 8])
text = tf.placeholder(tf.float32, [None, 8])
a, b = tower(image, "image"), tower(text, "text")
loss = tf.reduce_mean(tf.reduce_sum(tf.square(a - b), 1))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
restorer = tf.train.Saver(tf.trainable_variables("image"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    restorer.restore(sess, "/tmp/image.ckpt")
    for _ in range(10):
        sess.run(step, {image: np.random.rand(4, 8), text: np.random.rand(4, 8)})
    tf.train.Saver().save(sess, "/tmp/both.ckpt")
