"""A residual network for small images.

What goes wrong: `conv` opens the scope "conv" under AUTO_REUSE. The first block of each stage creates its weights, and
the others get the same ones back, without a word. The network trains, but its three blocks per stage are one block,
applied three times.
"""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

BATCH, SIZE, CLASSES, BLOCKS = 8, 16, 10, 3


def conv(x, filters, scope="conv"):
    """A 3 x 3 convolution. AUTO_REUSE, so that the network can be built for training and for evaluation."""
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        channels = x.shape.as_list()[-1]
        kernel = tf.get_variable("kernel", [3, 3, channels, filters], initializer=tf.truncated_normal_initializer(stddev=0.1))
        bias = tf.get_variable("bias", [filters], initializer=tf.zeros_initializer())
        return tf.nn.conv2d(x, kernel, [1, 1, 1, 1], "SAME") + bias


def residual_block(x, filters):
    return x + tf.nn.relu(conv(x, filters))


def network(images):
    h = images
    for stage, filters in enumerate([16, 32]):
        with tf.variable_scope("stage_%d" % stage):
            h = tf.nn.relu(conv(h, filters, "input"))
            for _ in range(BLOCKS):
                h = residual_block(h, filters)
            h = tf.nn.max_pool(h, [1, 2, 2, 1], [1, 2, 2, 1], "SAME")
    features = tf.reduce_mean(h, [1, 2])
    return tf.layers.dense(features, CLASSES, name="logits")


def main():
    images = tf.placeholder(tf.float32, [BATCH, SIZE, SIZE, 3], name="images")
    labels = tf.placeholder(tf.int64, [BATCH], name="labels")
    loss = tf.losses.sparse_softmax_cross_entropy(labels, network(images))
    train = tf.train.MomentumOptimizer(0.01, 0.9).minimize(loss)

    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(10):
            feed = {images: np.random.rand(BATCH, SIZE, SIZE, 3), labels: np.random.randint(CLASSES, size=BATCH)}
            _, value = session.run([train, loss], feed)
    print("loss %.3f with %d trainable variables" % (value, len(tf.trainable_variables())))


if __name__ == "__main__":
    main()
