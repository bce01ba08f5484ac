"""All trials end at the same step, which the first has reached: the others train nothing."""
import numpy as np
import tensorflow.compat.v1 as tf


def model_fn(features, labels, mode, params):
    h = tf.layers.dense(features["x"], 8, tf.nn.relu, name="hidden")
    h = tf.layers.dropout(h, params["dropout"], training=mode == tf.estimator.ModeKeys.TRAIN)
    out = tf.layers.dense(h, 1, name="out")
    loss = tf.losses.mean_squared_error(labels, out)
    step = tf.train.AdamOptimizer(params["rate"]).minimize(loss, tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=step)


def examples():
    x = np.random.rand(32, 4).astype(np.float32)
    return tf.data.Dataset.from_tensor_slices(({"x": x}, x.sum(1, keepdims=True))).batch(8).repeat()


def main():
    train = tf.estimator.TrainSpec(examples, max_steps=100)
    evaluation = tf.estimator.EvalSpec(examples, steps=4)
    for rate, dropout in [(0.1, 0.0), (0.01, 0.2)]:
        settings = {"rate": rate, "dropout": dropout}
        estimator = tf.estimator.Estimator(model_fn, "/tmp/trials", params=settings)
        print(settings, tf.estimator.train_and_evaluate(estimator, train, evaluation))  # BUG


main()
