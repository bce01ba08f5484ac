import tensorflow as tf
from tensorflow.keras import layers


class Encoder(layers.Layer):
    def __init__(self, vocab, units):
        super().__init__()
        self.embedding = layers.Embedding(vocab, units, mask_zero=True)
        self.rnn = layers.Bidirectional(layers.GRU(units, return_sequences=True), merge_mode="sum")

    def call(self, x):
        return self.rnn(self.embedding(x))


class CrossAttention(layers.Layer):
    def __init__(self, units, **kwargs):
        super().__init__()
        self.mha = layers.MultiHeadAttention(key_dim=units, num_heads=1, **kwargs)
        self.layernorm = layers.LayerNormalization()
        self.add = layers.Add()

    def call(self, x, context):
        out, scores = self.mha(query=x, value=context, return_attention_scores=True)
        self.last = tf.reduce_mean(scores, axis=1)
        return self.layernorm(self.add([x, out]))


class Decoder(layers.Layer):
    def __init__(self, vocab, units):
        super().__init__()
        self.embedding = layers.Embedding(vocab, units, mask_zero=True)
        self.rnn = layers.GRU(units, return_sequences=True, return_state=True)
        self.attention = CrossAttention(units)
        self.out = layers.Dense(vocab)

    def call(self, context, x, state=None, return_state=False):
        x = self.embedding(x)
        x, state = self.rnn(x, initial_state=state)
        logits = self.out(self.attention(x, context))
        return (logits, state) if return_state else logits


class Translator(tf.keras.Model):
    def __init__(self, units, a, b):
        super().__init__()
        self.encoder = Encoder(a, units)
        self.decoder = Decoder(b, units)

    def call(self, inputs):
        context, x = inputs
        return self.decoder(self.encoder(context), x)


def masked_loss(y_true, y_pred):
    loss = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True, reduction="none")(y_true, y_pred)
    mask = tf.cast(y_true != 0, loss.dtype)
    return tf.reduce_sum(loss * mask) / tf.reduce_sum(mask)


model = Translator(64, 1000, 1200)
model.compile(optimizer="adam", loss=masked_loss)
a, b = tf.ones([8, 5], tf.int64), tf.ones([8, 6], tf.int64)
model.fit((a, b), b, epochs=2, callbacks=[tf.keras.callbacks.EarlyStopping(patience=3)])
