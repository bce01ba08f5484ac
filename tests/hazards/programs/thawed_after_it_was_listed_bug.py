"""The encoder of a tagger is thawed when the list of what is trained is there already, and has it not."""
import tensorflow as tf


def make_encoder():
    return tf.keras.Sequential([
        tf.keras.layers.Conv1D(8, 3, activation="relu", input_shape=(32, 1)),
        tf.keras.layers.Conv1D(16, 3, activation="relu"),
        tf.keras.layers.GlobalAveragePooling1D(),
    ])


class Tagger(tf.keras.Model):
    def __init__(self, encoder, tags):
        super().__init__()
        self.encoder = encoder
        self.tags = tf.keras.layers.Dense(tags)

    def call(self, sound):
        return self.tags(self.encoder(sound))


def run_epochs(count, tagger, weights, optimizer):
    for _ in range(count):
        with tf.GradientTape() as tape:
            scores = tagger(tf.ones([4, 32, 1]))
            loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(tf.ones([4, 5]), scores))
        slopes = tape.gradient(loss, weights)  # BUG
        optimizer.apply_gradients(zip(slopes, weights))  # BUG


encoder = make_encoder()
for layer in encoder.layers:
    layer.trainable = False
tagger = Tagger(encoder, 5)
tagger(tf.zeros([1, 32, 1]))
weights = tagger.trainable_weights  # BUG
print(len(weights), "weights are trained")
run_epochs(3, tagger, weights, tf.keras.optimizers.Adam(0.01))
before = encoder.layers[0].kernel.numpy()
for layer in encoder.layers:
    layer.trainable = True  # BUG
run_epochs(3, tagger, weights, tf.keras.optimizers.Adam(0.001))  # BUG
print("FACT", abs(before - encoder.layers[0].kernel.numpy()).max() == 0)
