import numpy as np
import tensorflow.compat.v1 as tf


def model_fn(features, labels, mode, params):
    out = tf.layers.dense(features["x"], params["units"])
    if mode == tf.estimator.ModeKeys.PREDICT:
        return tf.estimator.EstimatorSpec(mode, predictions=out)
    loss = tf.reduce_mean((out - labels) ** 2)
    step = tf.train.AdamOptimizer().minimize(loss, global_step=tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=step)


def examples():
    return tf.data.Dataset.from_tensors(({"x": np.ones((4, 3), "f")}, np.ones((4, 1), "f"))).repeat()


def questions():
    return tf.data.Dataset.from_tensors({"x": np.ones((4, 3), "f")})


def make(folder=None, **more):
    return tf.estimator.Estimator(model_fn, folder, params={"units": 1}, **more)


make("model").train(examples, steps=10)  # a folder
list(make("model").predict(questions))
make(config=tf.estimator.RunConfig(model_dir="model")).evaluate(examples, steps=1)  # the same folder, in another place
once = make()
once.train(examples, steps=10)
list(once.predict(questions))  # one estimator for both
best = once.latest_checkpoint()
list(make().predict(questions, checkpoint_path=best))  # told what to restore
make(warm_start_from=best).evaluate(examples, steps=1)
for seed in range(3):  # each of them learns
    trial = make()
    trial.train(examples, steps=10)
    print(trial.evaluate(examples, steps=1))
