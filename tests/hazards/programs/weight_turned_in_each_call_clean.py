"""A table that is turned over in each call, one that begins as another one turned over, and layers that one step makes and uses."""

import tensorflow as tf


class Embed(tf.keras.layers.Layer):
    def __init__(self, words, width):
        super().__init__()
        self.words, self.width = words, width

    def build(self, shape):
        self.table = self.add_weight(name="table", shape=[self.words, self.width])

    def call(self, words):
        return tf.gather(self.table, words)


class Score(tf.keras.layers.Layer):
    def __init__(self, embed):
        super().__init__()
        self.embed = embed

    def build(self, shape):
        self.first = tf.transpose(self.embed.table)
        self.bias = self.add_weight(name="bias", shape=[self.embed.words])

    def call(self, states):
        return tf.matmul(states, self.embed.table, transpose_b=True) + self.bias

    def drift(self):
        return tf.norm(tf.transpose(self.embed.table) - self.first)


class Project(tf.keras.layers.Layer):
    """What one step makes for itself."""

    def __init__(self, embed):
        super().__init__()
        self.embed = embed

    def build(self, shape):
        self.turned = tf.transpose(self.embed.table)

    def call(self, states):
        return tf.matmul(states, self.turned)


embed = Embed(20, 6)
score = Score(embed)
optimizer = tf.keras.optimizers.SGD(0.5)
words = tf.random.uniform([16], 0, 20, tf.int32)
for step in range(5):
    with tf.GradientTape() as tape:
        states = embed(words)
        logits = score(states) + Project(embed)(states)
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(words, logits))
    weights = embed.trainable_weights
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    print(float(loss), float(score.drift()))
