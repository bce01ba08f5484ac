"""Estimators that begin anew for each fold or number of epochs, and some that go on in each epoch."""

import tempfile

import numpy as np
import tensorflow.compat.v1 as tf


def model_fn(features, labels, mode):
    out = tf.layers.dense(features["x"], 1)
    loss = tf.reduce_mean((out - labels) ** 2)
    step = tf.train.AdamOptimizer().minimize(loss, global_step=tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, predictions=out, loss=loss, train_op=step)


def examples(part, times=10):
    return lambda: tf.data.Dataset.from_tensors(({"x": part}, np.ones((4, 1), "f"))).repeat(times)


folds = np.random.rand(3, 4, 3).astype("f")
for fold in folds:
    estimator = tf.estimator.Estimator(model_fn)
    estimator.train(examples(fold))
    print(estimator.evaluate(examples(folds[0])))

for epochs in (1, 10):
    estimator = tf.estimator.Estimator(model_fn)
    estimator.train(examples(folds[0], epochs))
    print(estimator.evaluate(examples(folds[1])))

one = tf.estimator.Estimator(model_fn)
for epoch in range(3):
    one.train(examples(folds[0]))
    print(one.evaluate(examples(folds[1])))

folder = tempfile.mkdtemp()
for epoch in range(3):
    estimator = tf.estimator.Estimator(model_fn, model_dir=folder)
    estimator.train(examples(folds[0]))
    print(estimator.evaluate(examples(folds[1])))
