import numpy as np
import tensorflow as tf


def backbone(images, training):
    with tf.variable_scope("backbone"):
        net = tf.layers.conv2d(images, 4, 3, use_bias=False)
        net = tf.nn.relu(tf.layers.batch_normalization(net, training=training, momentum=0.9))
        return tf.reduce_mean(net, [1, 2])


def model_fn(features, labels, mode):
    depths = tf.layers.dense(backbone(features, mode == tf.estimator.ModeKeys.TRAIN), 1)
    if mode == tf.estimator.ModeKeys.PREDICT:
        return tf.estimator.EstimatorSpec(mode, {"depth": depths})
    loss = tf.losses.huber_loss(labels, depths)
    train_op = None
    if mode == tf.estimator.ModeKeys.TRAIN:
        optimizer = tf.train.MomentumOptimizer(0.01, 0.9)
        pairs = zip(*optimizer.compute_gradients(loss))
        gradients, variables = pairs
        clipped, norm = tf.clip_by_global_norm(gradients, 1.0)
        step = optimizer.apply_gradients(zip(clipped, variables), tf.train.get_global_step())
        train_op = tf.group(step, *tf.get_collection(tf.GraphKeys.UPDATE_OPS))
        tell = tf.train.LoggingTensorHook({"norm": norm}, every_n_iter=10)
        return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=train_op, training_hooks=[tell])
    return tf.estimator.EstimatorSpec(mode, loss=loss, eval_metric_ops={"rmse": tf.metrics.root_mean_squared_error(labels, depths)})


def pictures():
    data = np.random.rand(16, 8, 8, 3).astype("f"), np.random.rand(16, 1).astype("f")
    return tf.data.Dataset.from_tensor_slices(data).repeat(20).batch(4)


regressor = tf.estimator.Estimator(model_fn, "/tmp/depths")
regressor.train(pictures, steps=50)
for prediction in regressor.predict(pictures):
    print(prediction["depth"])
