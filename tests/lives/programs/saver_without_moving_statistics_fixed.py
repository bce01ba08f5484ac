import os, tempfile
import numpy as np
import tensorflow as tf


def conv_net(images, is_training):
    net = tf.layers.conv2d(images, 4, 3, padding="same", use_bias=False, name="conv1")
    net = tf.layers.batch_normalization(net, training=is_training, name="bn1")
    net = tf.nn.relu(net)
    net = tf.reduce_mean(net, [1, 2])
    return tf.layers.dense(net, 2, name="fc")


def train(folder):
    with tf.Graph().as_default():
        images = tf.placeholder(tf.float32, [None, 8, 8, 1])
        labels = tf.placeholder(tf.int32, [None])
        logits = conv_net(images, True)
        loss = tf.losses.sparse_softmax_cross_entropy(labels, logits)
        with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
            train_op = tf.train.AdamOptimizer(0.01).minimize(loss)
        saver = tf.train.Saver(max_to_keep=3)
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for i in range(5):
                sess.run(train_op, {images: np.random.rand(4, 8, 8, 1) + 2, labels: [0, 1, 0, 1]})
            return saver.save(sess, os.path.join(folder, "cnn"))


def test(path):
    with tf.Graph().as_default():
        images = tf.placeholder(tf.float32, [None, 8, 8, 1])
        logits = conv_net(images, False)
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            tf.train.Saver().restore(sess, path)
            print(sess.run(logits, {images: np.random.rand(2, 8, 8, 1)}))


if __name__ == "__main__":
    test(train(tempfile.mkdtemp()))
