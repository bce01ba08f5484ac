import numpy as np
import tensorflow as tf


def examples():
    return tf.data.Dataset.from_tensors(({"pixels": np.ones([4, 3], "float32")}, np.ones([4, 1], "float32")))


def network(features, labels, mode, params):
    with tf.variable_scope("net"):
        with tf.variable_scope("trunk"):
            hidden = tf.layers.dense(features["pixels"], 5, name="first")
    predicted = tf.layers.dense(hidden, 1, name=params["head"])
    loss = tf.losses.mean_squared_error(labels, predicted)
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=step)


first = tf.estimator.Estimator(network, "/tmp/first", params={"head": "old"})
first.train(examples, steps=5)
begin = tf.estimator.WarmStartSettings(first.model_dir, vars_to_warm_start="net/trunk/.*")
second = tf.estimator.Estimator(network, "/tmp/second0", params={"head": "new"}, warm_start_from=begin)
second.train(examples, steps=5)
begin = tf.estimator.WarmStartSettings(first.model_dir, vars_to_warm_start=".*trunk/.*")
second = tf.estimator.Estimator(network, "/tmp/second1", params={"head": "new"}, warm_start_from=begin)
second.train(examples, steps=5)
begin = tf.estimator.WarmStartSettings(first.model_dir, vars_to_warm_start="net")
second = tf.estimator.Estimator(network, "/tmp/second2", params={"head": "new"}, warm_start_from=begin)
second.train(examples, steps=5)
begin = tf.estimator.WarmStartSettings(first.model_dir, vars_to_warm_start=["net/trunk/first/kernel"])
second = tf.estimator.Estimator(network, "/tmp/second3", params={"head": "new"}, warm_start_from=begin)
second.train(examples, steps=5)
