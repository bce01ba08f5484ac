"""Answers to questions about weather maps: what reads the maps has been called once when the trainer lists them."""

import tensorflow as tf

WORDS, WIDTH = 40, 16


class MapReader(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.patches = tf.keras.layers.Conv2D(6, 4, strides=4, activation="relu")
        self.memory = tf.keras.layers.Dense(WIDTH, activation="tanh")

    def call(self, maps):
        return self.memory(tf.reduce_max(self.patches(maps), axis=[1, 2]))


def make_writer():
    words = tf.keras.Input((None,), dtype="int32")
    begin = tf.keras.Input((WIDTH,))
    x = tf.keras.layers.Embedding(WORDS, WIDTH)(words)
    x = tf.keras.layers.SimpleRNN(WIDTH, return_sequences=True)(x, initial_state=begin)
    return tf.keras.Model([words, begin], tf.keras.layers.Dense(WORDS)(x))


class Trainer:
    def __init__(self, rate):
        self.reader = MapReader()
        self.reader(tf.zeros([1, 16, 16, 2]))
        self.writer = make_writer()
        self.weights = self.reader.trainable_variables + self.writer.trainable_variables
        self.optimizer = tf.keras.optimizers.RMSprop(rate)
        self.error = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)

    def step(self, maps, answers):
        with tf.GradientTape() as tape:
            told = self.writer([answers[:, :-1], self.reader(maps)])
            error = self.error(answers[:, 1:], told)
        gradients, _ = tf.clip_by_global_norm(tape.gradient(error, self.weights), 5.0)
        self.optimizer.apply_gradients(zip(gradients, self.weights))
        return error


trainer = Trainer(1e-3)
for turn in range(10):
    maps = tf.random.uniform([4, 16, 16, 2])
    answers = tf.random.uniform([4, 6], maxval=WORDS, dtype=tf.int32)
    print(turn, float(trainer.step(maps, answers)))
