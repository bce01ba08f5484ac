"""The default pattern of a warm start takes what is trained: the statistics that the frozen trunk goes by stay behind."""

import tensorflow as tf


def trunk(x, training):
    with tf.variable_scope("trunk"):
        h = tf.layers.dense(x, 12, name="one")
        h = tf.nn.relu(tf.layers.batch_normalization(h, training=training, name="norm"))
        return tf.layers.dense(h, 6, name="two")


def model_fn(features, labels, mode):
    out = tf.layers.dense(trunk(features, False), 1, name="out")
    loss = tf.losses.mean_squared_error(labels, out)
    with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
        step = tf.train.AdamOptimizer().minimize(loss, tf.train.get_global_step(), var_list=tf.trainable_variables("out"))
    return tf.estimator.EstimatorSpec(mode, predictions=out, loss=loss, train_op=step)


def inputs():
    return tf.data.Dataset.from_tensors((tf.ones([4, 3]), tf.ones([4, 1]))).repeat()


estimator = tf.estimator.Estimator(
    model_fn,
    "/runs/fine",
    warm_start_from=tf.estimator.WarmStartSettings("/models/trunk"),  # BUG
)
estimator.train(inputs, steps=100)
