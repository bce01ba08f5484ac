"""What only the evaluation counts is local, and averages are there in each mode."""

import tensorflow as tf


def model_fn(features, labels, mode, params):
    training = mode == tf.estimator.ModeKeys.TRAIN
    h = tf.layers.dense(features["x"], 8, name="hidden")
    h = tf.layers.batch_normalization(h, training=training, name="norm")
    if training and params["dropout"]:
        h = tf.layers.dropout(h, params["dropout"], training=True)
        noise = tf.get_variable("noise", [], initializer=tf.zeros_initializer())
        h += noise
    logits = tf.layers.dense(h, 3, name="logits")
    if mode == tf.estimator.ModeKeys.PREDICT:
        return tf.estimator.EstimatorSpec(mode, predictions={"p": tf.nn.softmax(logits)})
    loss = tf.losses.sparse_softmax_cross_entropy(labels, logits)
    if mode == tf.estimator.ModeKeys.EVAL:
        hits = tf.get_local_variable("hits", [], initializer=tf.zeros_initializer())
        seen = tf.get_variable("seen", [], collections=[tf.GraphKeys.LOCAL_VARIABLES], initializer=tf.zeros_initializer())
        metrics = {"accuracy": tf.metrics.accuracy(labels, tf.argmax(logits, 1)), "hits": (hits, seen.assign_add(1.0))}
        return tf.estimator.EstimatorSpec(mode, loss=loss, eval_metric_ops=metrics)
    step = tf.train.get_global_step()
    average = tf.train.ExponentialMovingAverage(0.99, step)
    with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
        trained = tf.train.AdamOptimizer().minimize(loss, step)
    with tf.control_dependencies([trained]):
        train_op = average.apply(tf.trainable_variables())
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=train_op)


def input_fn():
    data = {"x": tf.random_normal([12, 4])}, tf.zeros([12], tf.int32)
    return tf.data.Dataset.from_tensor_slices(data).batch(4)


estimator = tf.estimator.Estimator(model_fn, "/tmp/model", params={"dropout": 0.1})
tf.estimator.train_and_evaluate(estimator, tf.estimator.TrainSpec(input_fn, 10), tf.estimator.EvalSpec(input_fn))
print(next(estimator.predict(input_fn)))
