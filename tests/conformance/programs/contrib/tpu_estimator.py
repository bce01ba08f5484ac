# tf: 1.15
import tensorflow as tf


def metric_fn(logits):
    return {"mean": tf.metrics.mean(logits)}


def model_fn(features, labels, mode, params):
    with tf.contrib.tpu.bfloat16_scope():
        with tf.variable_scope("net"):
            w = tf.get_variable("w", [features.shape.as_list()[-1], 3])
    logits = tf.matmul(features, w)
    loss = tf.reduce_mean(logits)
    train_op = None
    if mode == tf.estimator.ModeKeys.TRAIN:
        train_op = tf.train.AdamOptimizer().minimize(loss, tf.train.get_global_step())
    return tf.contrib.tpu.TPUEstimatorSpec(
        mode, loss=loss, train_op=train_op, predictions={"logits": logits}, eval_metrics=(metric_fn, [logits])
    )


def input_fn(params):
    return tf.data.Dataset.from_tensors((tf.ones([params["batch_size"], 5]), tf.ones([2]))).repeat()


config = tf.contrib.tpu.RunConfig(
    tpu_config=tf.contrib.tpu.TPUConfig(iterations_per_loop=2, per_host_input_for_training=tf.contrib.tpu.InputPipelineConfig.PER_HOST_V2)
)
estimator = tf.contrib.tpu.TPUEstimator(model_fn, config=config, use_tpu=False, train_batch_size=3, eval_batch_size=4)
estimator.train(input_fn, steps=1)
estimator.evaluate(input_fn, steps=1)
tf.contrib.tpu.CrossShardOptimizer(tf.train.MomentumOptimizer(0.1, 0.9)).minimize(tf.get_variable("x", []) ** 2)
