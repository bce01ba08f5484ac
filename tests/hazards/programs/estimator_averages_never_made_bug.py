"""Prices are to be evaluated with averaged weights, which the training never makes: the average is kept of the loss alone."""
import tempfile

import tensorflow as tf


def price(rooms):
    with tf.variable_scope("price"):
        w = tf.get_variable("w", [3, 4])
        v = tf.get_variable("v", [4, 1])
        return tf.matmul(tf.nn.relu(tf.matmul(rooms, w)), v)


def model_fn(features, labels, mode):
    loss = tf.losses.mean_squared_error(labels, price(features))
    smooth = tf.train.ExponentialMovingAverage(0.99)
    if mode == tf.estimator.ModeKeys.EVAL:
        saver = tf.train.Saver(smooth.variables_to_restore())  # BUG
        return tf.estimator.EstimatorSpec(mode, loss=loss, scaffold=tf.train.Scaffold(saver=saver))  # BUG
    step = tf.train.get_global_step()
    train = tf.train.AdamOptimizer().minimize(loss, global_step=step)
    with tf.control_dependencies([train]):
        train = smooth.apply([loss])  # BUG
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=train)


def houses():
    return tf.data.Dataset.from_tensors((tf.ones([5, 3]), tf.zeros([5, 1])))


seller = tf.estimator.Estimator(model_fn, tempfile.mkdtemp())
seller.train(houses, steps=2)
print(seller.evaluate(houses, steps=1))  # BUG
