import tensorflow as tf


class Translator:
    def __init__(self, params):
        self.params = params

    def compute_loss(self, logits, labels):
        raise NotImplementedError

    def train_op(self, loss):
        return tf.contrib.layers.optimize_loss(
            loss=loss,
            global_step=tf.train.get_or_create_global_step(),
            learning_rate=self.params["rate"],
            optimizer="Adam",
        )

    def build(self, features, labels, mode):
        logits = tf.layers.dense(features["tokens"], 3, name="logits")
        loss = None
        if mode != tf.estimator.ModeKeys.PREDICT:
            loss = self.compute_loss(logits, labels)
        train = None
        if mode == tf.estimator.ModeKeys.TRAIN:
            train = self.train_op(loss)
        return logits, loss, train
