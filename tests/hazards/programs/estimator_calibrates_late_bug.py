"""The calibration is a variable of the evaluation: no checkpoint of the training has it."""

import tensorflow as tf


def net(x):
    with tf.variable_scope("net"):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="hidden"), 3, name="logits")


def model_fn(features, labels, mode):
    logits = net(features["x"])
    training = mode == tf.estimator.ModeKeys.TRAIN
    if not training:
        with tf.variable_scope("calibration"):
            logits = logits * tf.get_variable("scale", [3], initializer=tf.ones_initializer())  # BUG
    if mode == tf.estimator.ModeKeys.PREDICT:
        return tf.estimator.EstimatorSpec(mode, predictions={"p": tf.nn.softmax(logits)})
    loss = tf.losses.sparse_softmax_cross_entropy(labels, logits)
    train_op = tf.train.AdamOptimizer().minimize(loss, tf.train.get_global_step()) if training else None
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=train_op)


def input_fn():
    data = {"x": tf.random_normal([12, 4])}, tf.zeros([12], tf.int32)
    return tf.data.Dataset.from_tensor_slices(data).batch(4)


estimator = tf.estimator.Estimator(model_fn, "/tmp/model")
for epoch in range(3):
    estimator.train(input_fn)
    estimator.evaluate(input_fn)  # BUG
