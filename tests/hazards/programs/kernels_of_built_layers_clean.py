import numpy as np
import tensorflow as tf


class Classifier(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(6, activation="relu")
        self.norm = tf.keras.layers.BatchNormalization()
        self.out = tf.keras.layers.Dense(2)

    def call(self, x, training=False):
        return self.out(self.norm(self.hidden(x), training=training))


class Tied(tf.keras.layers.Layer):
    """The other layer is built before this one is called."""

    def __init__(self, source):
        super().__init__()
        self.source = source

    def build(self, shape):
        self.shift = self.add_weight(name="shift", shape=[int(self.source.kernel.shape[0])], initializer="zeros")

    def call(self, x):
        return tf.matmul(x, self.source.kernel, transpose_b=True) + self.shift


def norms(*layers):
    return [float(tf.norm(layer.kernel)) for layer in layers]


def bias_of(layer):
    return layer.bias if hasattr(layer, "bias") else None


def kernel_of(layer):
    try:
        return layer.kernel
    except AttributeError:
        layer.build([None, 4])
        return layer.kernel


x = np.random.rand(8, 4).astype("float32")
y = np.random.randint(0, 2, [8])

sequential = tf.keras.Sequential([tf.keras.layers.Input([4]), tf.keras.layers.Dense(3), tf.keras.layers.Dense(2)])
print(norms(*sequential.layers))
later = tf.keras.Sequential([tf.keras.layers.Dense(3), tf.keras.layers.Dense(2)])
later.build([None, 4])
print(norms(*later.layers))
fitted = Classifier()
fitted.compile("sgd", tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
fitted.fit(x, y, epochs=1, verbose=0)
print(norms(fitted.hidden, fitted.out), fitted.norm.gamma.shape, fitted.norm.moving_mean.shape)
predicted = Classifier()
predicted.predict(x, verbose=0)
print(norms(predicted.hidden))
stepped = Classifier()
stepped.compile("sgd", tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
stepped.train_on_batch(x, y)
print(norms(stepped.hidden))
looped = Classifier()
for batch in tf.data.Dataset.from_tensor_slices(x).batch(4):
    looped(batch)
print(norms(looped.hidden))
traced = Classifier()
step = tf.function(lambda data: traced(data))
step(x)
print(norms(traced.out))
inputs = tf.keras.Input([4])
first, second = tf.keras.layers.Dense(3), tf.keras.layers.Dense(3)
tied = Tied(first)
functional = tf.keras.Model(inputs, tied(second(tied(first(inputs)))))
print(norms(first, second), bias_of(first), bias_of(tf.keras.layers.Dense(3)), kernel_of(tf.keras.layers.Dense(3)).shape)
copied = tf.keras.models.clone_model(sequential)
print(norms(*copied.layers))
inside = tf.keras.layers.TimeDistributed(tf.keras.layers.Dense(3))
inside(tf.ones([2, 5, 4]))
print(inside.layer.kernel.shape)
both = tf.keras.layers.Bidirectional(tf.keras.layers.LSTM(3))
both(tf.ones([2, 5, 4]))
print(both.forward_layer.cell.kernel.shape)
mapped = tf.keras.layers.Dense(3)
data = tf.data.Dataset.from_tensor_slices(x).batch(4).map(lambda batch: mapped(batch))
print(mapped.kernel.shape)
functionally = Classifier()
functionally(tf.keras.Input([4]))
print(norms(functionally.hidden))
rnn = tf.keras.layers.RNN(tf.keras.layers.GRUCell(3))
rnn(tf.ones([2, 5, 4]))
print(rnn.cell.recurrent_kernel.shape)
