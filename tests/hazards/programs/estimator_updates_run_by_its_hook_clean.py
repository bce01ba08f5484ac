import numpy as np
import tensorflow as tf


def network(x, training):
    net = tf.layers.dense(x, 8)
    net = tf.layers.batch_normalization(net, training=training)
    return tf.layers.dense(tf.nn.relu(net), 3)


class Updates(tf.train.SessionRunHook):
    def begin(self):
        self.ops = tf.get_collection(tf.GraphKeys.UPDATE_OPS)

    def before_run(self, run_context):
        return tf.train.SessionRunArgs(self.ops)


def model_fn(features, labels, mode):
    training = mode == tf.estimator.ModeKeys.TRAIN
    logits = network(features["x"], training)
    if mode == tf.estimator.ModeKeys.PREDICT:
        return tf.estimator.EstimatorSpec(mode, predictions={"p": tf.nn.softmax(logits)})
    loss = tf.losses.sparse_softmax_cross_entropy(labels, logits)
    if mode == tf.estimator.ModeKeys.EVAL:
        return tf.estimator.EstimatorSpec(mode, loss=loss)
    opt = tf.train.AdamOptimizer(0.01)
    step = tf.train.get_global_step()
    train_op = opt.minimize(loss, step)
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=train_op, training_hooks=[Updates()])


def input_fn():
    x = np.random.randn(64, 5).astype("float32")
    return tf.data.Dataset.from_tensor_slices(({"x": x}, np.random.randint(0, 3, 64))).repeat(10).batch(16)


est = tf.estimator.Estimator(model_fn, model_dir="/tmp/tagger")
est.train(input_fn, steps=100)
print(est.evaluate(input_fn, steps=4))
