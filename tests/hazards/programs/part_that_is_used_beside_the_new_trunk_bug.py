import os
import tempfile

import tensorflow as tf


class Trunk(tf.Module):
    def __init__(self, width, size):
        super().__init__(name="trunk")
        self.table = tf.Variable(tf.random.normal([width, size]), name="table")

    def __call__(self, ids):
        return tf.nn.embedding_lookup(self.table, ids)


def learn(trunk, projection):
    variables = [*trunk.trainable_variables, projection]
    with tf.GradientTape() as tape:
        scores = tf.matmul(trunk(tf.constant([1, 2, 3])), projection)
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[2, 3, 4], logits=scores))
    for variable, gradient in zip(variables, tape.gradient(loss, variables)):
        variable.assign_sub(0.1 * tf.convert_to_tensor(gradient))


with tempfile.TemporaryDirectory() as folder:
    projection = tf.Variable(tf.random.normal([4, 20]), name="projection")
    first = Trunk(20, 4)
    for _ in range(3):
        learn(first, projection)
    path = tf.train.Checkpoint(trunk=first).write(os.path.join(folder, "trunk"))  # BUG TVS404
    second = Trunk(20, 4)
    tf.train.Checkpoint(trunk=second).read(path).assert_consumed()
print(tf.matmul(second(tf.constant([1, 5])), projection).shape)
