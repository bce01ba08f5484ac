import tensorflow as tf


class Builder(object):
    def __init__(self, checkpoint, classes):
        self.checkpoint, self.classes = checkpoint, classes

    def assignments(self, variables):
        mine = {v.name.split(":")[0]: v for v in variables}
        there = {name for name, _ in tf.train.list_variables(self.checkpoint)}
        return {name: variable for name, variable in mine.items() if name in there}

    def __call__(self, features, labels, mode, params):
        with tf.variable_scope("body"):
            hidden = tf.layers.dense(features["x"], params["width"], tf.nn.relu)
        variables = tf.global_variables(scope="body")
        if self.checkpoint and mode == tf.estimator.ModeKeys.TRAIN:
            tf.train.init_from_checkpoint(self.checkpoint, self.assignments(variables))
        logits = tf.layers.dense(hidden, self.classes, name="logits")
        loss = tf.losses.sparse_softmax_cross_entropy(labels, logits)
        train = tf.train.AdamOptimizer().minimize(loss, tf.train.get_global_step())
        return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=train)


def data():
    rows = {"x": tf.random_normal([100, 4])}
    return tf.data.Dataset.from_tensor_slices((rows, tf.zeros([100], tf.int32))).batch(10)


estimator = tf.estimator.Estimator(Builder("/data/body.ckpt", 3), "/tmp/body", params={"width": 8})
estimator.train(data)
