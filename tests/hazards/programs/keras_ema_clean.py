import tensorflow as tf


class EMA(tf.keras.callbacks.Callback):
    def __init__(self, decay=0.999):
        super().__init__()
        self.decay = decay

    def set_model(self, model):
        super().set_model(model)
        self.shadow = [tf.Variable(w, trainable=False) for w in model.weights]

    def on_train_batch_end(self, batch, logs=None):
        for s, w in zip(self.shadow, self.model.weights):
            s.assign(self.decay * s + (1 - self.decay) * w)

    def on_test_begin(self, logs=None):
        self.kept = self.model.get_weights()
        for s, w in zip(self.shadow, self.model.weights):
            w.assign(s)

    def on_test_end(self, logs=None):
        self.model.set_weights(self.kept)


inputs = tf.keras.Input((32, 32, 3))
x = tf.keras.layers.Rescaling(1 / 255.0)(inputs)
x = tf.keras.layers.Conv2D(8, 3)(x)
x = tf.keras.layers.GroupNormalization(4)(x)
x = tf.keras.layers.Activation("gelu")(x)
x = tf.keras.layers.GlobalMaxPooling2D()(x)
model = tf.keras.Model(inputs, tf.keras.layers.Dense(10)(x))
model.compile("adam", tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
(x, y), (xt, yt) = tf.keras.datasets.cifar10.load_data()
model.fit(x, y, validation_data=(xt, yt), epochs=2, callbacks=[EMA()])
