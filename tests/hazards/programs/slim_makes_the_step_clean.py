import numpy as np
import tensorflow as tf

slim = tf.contrib.slim
FOLDER = "/tmp/pictures"


def net(images, is_training):
    with slim.arg_scope([slim.conv2d], normalizer_fn=slim.batch_norm, normalizer_params={"is_training": is_training}):
        x = slim.conv2d(images, 4, [3, 3], scope="c1")
        x = slim.conv2d(x, 8, [3, 3], scope="c2")
    return slim.fully_connected(tf.reduce_mean(x, [1, 2]), 3, activation_fn=None, scope="logits")


def train():
    with tf.Graph().as_default():
        images = tf.constant(np.random.rand(16, 8, 8, 3).astype("f"))
        labels = tf.constant(np.random.randint(0, 3, 16))
        loss = tf.losses.sparse_softmax_cross_entropy(labels, net(images, True))
        optimizer = tf.train.MomentumOptimizer(0.01, 0.9)
        train_op = slim.learning.create_train_op(loss, optimizer)
        slim.learning.train(train_op, FOLDER, number_of_steps=50, log_every_n_steps=25)


def evaluate():
    with tf.Graph().as_default():
        images = tf.placeholder(tf.float32, [None, 8, 8, 3])
        predicted = tf.argmax(net(images, False), 1)
        saver = tf.train.Saver(slim.get_model_variables())
        with tf.Session() as sess:
            saver.restore(sess, tf.train.latest_checkpoint(FOLDER))
            print(sess.run(predicted, {images: np.random.rand(4, 8, 8, 3)}))


train()
evaluate()
