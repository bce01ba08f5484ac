"""The second trial finds a checkpoint whose layers are of other sizes, and raises."""
import numpy as np
import tensorflow.compat.v1 as tf


def model_fn(features, labels, mode, params):
    h = tf.layers.dense(features["x"], params["units"], tf.nn.relu, name="hidden")
    out = tf.layers.dense(h, 1, name="out")
    loss = tf.losses.mean_squared_error(labels, out)
    step = tf.train.AdamOptimizer().minimize(loss, tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=step)


def examples():
    x = np.random.rand(32, 4).astype(np.float32)
    return tf.data.Dataset.from_tensor_slices(({"x": x}, x.sum(1, keepdims=True))).batch(8).repeat()


for units in (8, 16):
    estimator = tf.estimator.Estimator(model_fn, model_dir="/tmp/sizes", params={"units": units})
    estimator.train(examples, steps=50)  # BUG
    print(units, estimator.evaluate(examples, steps=4))
