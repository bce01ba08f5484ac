"""One head under the names of all levels, each of which has a layer of its own: they are of other sizes, and the head is theirs."""

import tensorflow as tf

LEVELS = ("p3", "p4", "p5")


class Detector(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.stems = [tf.keras.layers.Conv2D(16, 3, stride, padding="same") for stride in (1, 2, 4)]
        self.heads = dict.fromkeys(LEVELS, tf.keras.layers.Conv2D(9, 3, padding="same"))

    def call(self, image):
        return {level: self.heads[level](stem(image)) for level, stem in zip(LEVELS, self.stems)}


model, optimizer = Detector(), tf.keras.optimizers.Adam()
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.add_n([tf.reduce_mean(m**2) for m in model(tf.random.normal([2, 16, 16, 3])).values()])
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
