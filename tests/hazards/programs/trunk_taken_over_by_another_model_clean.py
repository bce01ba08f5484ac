import os
import tempfile

import tensorflow as tf


class Trunk(tf.Module):
    def __init__(self, width, size):
        super().__init__(name="trunk")
        self.table = tf.Variable(tf.random.normal([width, size]), name="table")

    def __call__(self, ids):
        return tf.nn.embedding_lookup(self.table, ids)


class NextWord(tf.Module):
    """What the trunk learns by: nobody needs the projection later."""

    def __init__(self, width, size):
        super().__init__(name="next_word")
        self.trunk = Trunk(width, size)
        self.projection = tf.Variable(tf.random.normal([size, width]), name="projection")

    def learn(self, ids, following):
        variables = self.trainable_variables
        with tf.GradientTape() as tape:
            scores = tf.matmul(self.trunk(ids), self.projection)
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=following, logits=scores))
        for variable, gradient in zip(variables, tape.gradient(loss, variables)):
            variable.assign_sub(0.1 * tf.convert_to_tensor(gradient))


class Sentiment(tf.Module):
    def __init__(self, width, size):
        super().__init__(name="sentiment")
        self.trunk = Trunk(width, size)
        self.verdict = tf.Variable(tf.zeros([size, 2]), name="verdict")

    def __call__(self, ids):
        return tf.matmul(self.trunk(ids), self.verdict)


with tempfile.TemporaryDirectory() as folder:
    task = NextWord(20, 4)
    for _ in range(3):
        task.learn(tf.constant([1, 2, 3]), tf.constant([2, 3, 4]))
    path = tf.train.Checkpoint(trunk=task.trunk).write(os.path.join(folder, "trunk"))
    model = Sentiment(20, 4)
    tf.train.Checkpoint(trunk=model.trunk).read(path).assert_consumed()
print(model(tf.constant([1, 5])).shape)
