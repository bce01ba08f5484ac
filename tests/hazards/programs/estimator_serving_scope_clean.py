import tensorflow as tf

ModeKeys = tf.estimator.ModeKeys


class Classifier(object):
    def __init__(self, classes):
        self.classes = classes

    def logits(self, x, training):
        x = tf.layers.dense(x, 8, tf.nn.relu, name="h")
        if training:
            x = tf.nn.dropout(x, 0.5)
        return tf.layers.dense(x, self.classes, name="logits")

    def __call__(self, features, labels, mode):
        logits = self.logits(features, mode == ModeKeys.TRAIN)
        if mode == ModeKeys.PREDICT:
            return tf.estimator.EstimatorSpec(mode, predictions=logits)
        loss = tf.losses.sparse_softmax_cross_entropy(labels, logits)
        train_op = tf.train.AdagradOptimizer(0.1).minimize(loss, tf.train.get_global_step())
        return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=train_op)


def data():
    return tf.data.Dataset.from_tensors((tf.ones([4, 3]), tf.zeros([4], tf.int64)))


def rows():
    return tf.data.Dataset.from_tensors(tf.ones([4, 3]))


clf = Classifier(3)
est = tf.estimator.Estimator(lambda features, labels, mode: clf(features, labels, mode))
for _ in range(2):
    est.train(data, steps=1)
    print(est.evaluate(data, steps=1))
for row in est.predict(rows):
    print(row)
