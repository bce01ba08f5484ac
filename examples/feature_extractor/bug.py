"""Image features from the whole picture and from a crop around its centre, by one feature extractor.

What goes wrong: the convolutions can be shared, because their weights do not depend on the size of the image. The dense
layer after `flatten` cannot: a crop of 32 x 32 pixels has a quarter of the inputs that 64 x 64 have. The second call
asks for the same variable with another shape, and TensorFlow raises ValueError.
"""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

BATCH, SIZE, CROP, CLASSES = 8, 64, 32, 5


def conv_block(x, filters, name):
    with tf.variable_scope(name):
        x = tf.layers.conv2d(x, filters, 3, padding="same", activation=tf.nn.relu, name="conv")
        return tf.layers.max_pooling2d(x, 2, 2)


def features(images):
    with tf.variable_scope("features", reuse=tf.AUTO_REUSE):
        h = images
        for i, filters in enumerate([8, 16, 32]):
            h = conv_block(h, filters, "block_%d" % i)
        h = tf.layers.flatten(h)
        return tf.layers.dense(h, 64, activation=tf.nn.relu, name="embedding")


def crop_centre(images):
    start = (SIZE - CROP) // 2
    return images[:, start : start + CROP, start : start + CROP, :]


def classify(images):
    both = tf.concat([features(images), features(crop_centre(images))], 1)
    return tf.layers.dense(both, CLASSES, name="logits")


def main():
    images = tf.placeholder(tf.float32, [None, SIZE, SIZE, 3], name="images")
    labels = tf.placeholder(tf.int64, [None], name="labels")
    loss = tf.losses.sparse_softmax_cross_entropy(labels, classify(images))
    train = tf.train.AdamOptimizer().minimize(loss)

    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(5):
            session.run(train, {images: np.random.rand(BATCH, SIZE, SIZE, 3), labels: np.random.randint(CLASSES, size=BATCH)})


if __name__ == "__main__":
    main()
