"""Trials of which each has a folder of its own, or empties it; and stages, each of which is to go on."""
import os
import shutil

import numpy as np
import tensorflow.compat.v1 as tf


def model_fn(features, labels, mode, params):
    h = tf.layers.dense(features["x"], 16, tf.nn.relu, name="hidden")
    out = tf.layers.dense(h, 1, name="out")
    loss = tf.losses.mean_squared_error(labels, out)
    step = tf.train.GradientDescentOptimizer(params["lr"]).minimize(loss, tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=step)


def examples():
    x = np.random.rand(32, 4).astype(np.float32)
    return tf.data.Dataset.from_tensor_slices(({"x": x}, x.sum(1, keepdims=True))).batch(8).repeat()


def trial(lr, folder):
    estimator = tf.estimator.Estimator(model_fn, folder, params={"lr": lr})
    estimator.train(examples, steps=50)
    return estimator.evaluate(examples, steps=4)["loss"]


losses = {}
for lr in [0.1, 0.01]:
    losses[lr] = trial(lr, os.path.join("/tmp/regressions", str(lr)))
for lr in [0.1, 0.01]:
    shutil.rmtree("/tmp/regression", ignore_errors=True)
    losses["anew", lr] = trial(lr, "/tmp/regression")
for lr in [0.1, 0.01]:
    if tf.gfile.Exists("/tmp/regression2"):
        tf.gfile.DeleteRecursively("/tmp/regression2")
    losses["again", lr] = trial(lr, "/tmp/regression2")
for lr in [0.1, 0.01]:
    losses["without", lr] = trial(lr, None)
for lr in [0.1, 0.01, 0.001]:  # lowered as the training goes on
    print(trial(lr, "/tmp/long_training"))
print(losses)
