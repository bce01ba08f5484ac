"""Each microphone was to have statistics of its own: one normalization stands under all of them."""
import tensorflow as tf

MICROPHONES = ("ceiling", "table", "headset")


class Listener(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.wave = tf.keras.layers.Conv1D(6, 5, padding="same", use_bias=False)
        self.norm = dict.fromkeys(MICROPHONES, tf.keras.layers.BatchNormalization())  # BUG
        self.word = tf.keras.layers.Dense(4)

    def call(self, sound, microphone, training=False):
        heard = self.norm[microphone](self.wave(sound), training=training)  # BUG
        return self.word(tf.reduce_mean(tf.nn.relu(heard), 1))


def recorded(microphone):
    loud = 1.0 + 5.0 * MICROPHONES.index(microphone)
    return loud * tf.random.normal([4, 20, 1]), tf.random.uniform([4], 0, 4, tf.int64)


model = Listener()
optimizer = tf.keras.optimizers.SGD(0.01)
loss_of = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = 0.0
        for microphone in MICROPHONES:
            sound, words = recorded(microphone)
            loss += loss_of(words, model(sound, microphone=microphone, training=True))
    weights = model.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
