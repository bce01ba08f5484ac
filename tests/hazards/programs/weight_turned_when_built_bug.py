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
    """Scores the words by the table that embeds them."""

    def __init__(self, embed):
        super().__init__()
        self.embed = embed

    def build(self, shape):
        self.weights_of_words = tf.transpose(self.embed.table)  # BUG

    def call(self, states):
        return tf.matmul(states, self.weights_of_words)


embed = Embed(20, 6)
score = Score(embed)
optimizer = tf.keras.optimizers.SGD(0.5)
words = tf.random.uniform([16], 0, 20, tf.int32)
for step in range(5):
    with tf.GradientTape() as tape:
        logits = score(embed(words))
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(words, logits))
    weights = embed.trainable_weights
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    print(float(loss))
