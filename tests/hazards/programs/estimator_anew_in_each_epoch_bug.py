import numpy as np
import tensorflow.compat.v1 as tf


def model_fn(features, labels, mode):
    out = tf.layers.dense(features["x"], 1)
    loss = tf.reduce_mean((out - labels) ** 2)
    step = tf.train.AdamOptimizer().minimize(loss, global_step=tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, predictions=out, loss=loss, train_op=step)


def examples(part):
    return lambda: tf.data.Dataset.from_tensors(({"x": part}, np.ones((4, 1), "f"))).repeat(10)


class Forecast:
    def __init__(self):
        self.losses = []

    def partial_fit(self, part):
        regressor = tf.estimator.Estimator(model_fn)
        regressor.train(examples(part))  # BUG
        self.losses.append(regressor.evaluate(examples(part))["loss"])


for epoch in range(3):
    estimator = tf.estimator.Estimator(model_fn)
    estimator.train(examples(np.ones((4, 3), "f")))  # BUG
    print(estimator.evaluate(examples(np.zeros((4, 3), "f"))))

forecast = Forecast()
for part in np.random.rand(3, 4, 3).astype("f"):
    forecast.partial_fit(part)
print(forecast.losses)
