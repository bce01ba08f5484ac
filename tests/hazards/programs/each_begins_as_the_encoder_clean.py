import sys

import tensorflow as tf

flags = tf.app.flags
flags.DEFINE_string("init_checkpoint", None, "a pretrained language model")
flags.DEFINE_string("model_dir", "/tmp/ranker", "where to")
FLAGS = flags.FLAGS


def encode(x, name):
    with tf.variable_scope(name):
        for i in range(2):
            x = tf.layers.dense(x, 16, tf.nn.relu, name="layer_%d" % i)
        return x


def model_fn(features, labels, mode):
    left, right = encode(features["left"], "left"), encode(features["right"], "right")
    score = tf.reduce_sum(left * right, axis=1)
    loss = tf.losses.sigmoid_cross_entropy(labels, score)
    for side in ("left", "right"):
        tf.train.init_from_checkpoint(FLAGS.init_checkpoint, {"encoder/": side + "/"})
    train = tf.train.AdamOptimizer(1e-4).minimize(loss, global_step=tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=train)


def input_fn():
    data = {"left": tf.random_normal([64, 8]), "right": tf.random_normal([64, 8])}
    return tf.data.Dataset.from_tensor_slices((data, tf.ones([64]))).repeat().batch(8)


tf.estimator.Estimator(model_fn, FLAGS.model_dir).train(input_fn, steps=100)
