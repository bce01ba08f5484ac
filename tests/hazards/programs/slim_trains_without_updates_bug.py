import sys

import numpy as np
import tensorflow as tf
from tensorflow.contrib import slim


def embedding(faces, is_training):
    with slim.arg_scope([slim.batch_norm], is_training=is_training, decay=0.95):
        net = slim.conv2d(faces, 8, 3, normalizer_fn=slim.batch_norm, scope="conv")  # BUG
    return tf.nn.l2_normalize(slim.fully_connected(tf.reduce_mean(net, [1, 2]), 16, activation_fn=None, scope="code"), 1)


def learn(folder):
    with tf.Graph().as_default():
        faces = tf.constant(np.random.rand(12, 16, 16, 3), tf.float32)
        codes = embedding(faces, True)
        loss = tf.contrib.losses.metric_learning.triplet_semihard_loss(tf.range(12) // 3, codes)
        step = tf.train.get_or_create_global_step()
        optimizer = tf.train.AdamOptimizer()
        updates = optimizer.apply_gradients(optimizer.compute_gradients(loss), step)  # BUG
        with tf.control_dependencies([updates]):
            train_op = tf.identity(loss)
        slim.learning.train(train_op, folder, number_of_steps=100)


def compare(folder, one, two):
    with tf.Graph().as_default(), tf.Session() as session:
        codes = embedding(tf.constant(np.stack([one, two]), tf.float32), False)
        tf.train.Saver().restore(session, tf.train.latest_checkpoint(folder))
        first, second = session.run(codes)
        return np.dot(first, second)


learn(sys.argv[1])
print(compare(sys.argv[1], np.zeros((16, 16, 3)), np.ones((16, 16, 3))))
