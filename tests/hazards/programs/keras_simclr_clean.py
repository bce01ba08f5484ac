import keras
import tensorflow as tf
from keras import layers, ops


def augmenter():
    return keras.Sequential([keras.Input((96, 96, 3)), layers.Rescaling(1 / 255), layers.RandomFlip("horizontal"), layers.RandomTranslation(0.1, 0.1), layers.RandomZoom((-0.5, 0.0), (-0.5, 0.0))])


def encoder():
    return keras.Sequential([layers.Conv2D(32, 3, strides=2, activation="relu"), layers.Conv2D(32, 3, strides=2, activation="relu"), layers.Flatten(), layers.Dense(64, activation="relu")], name="encoder")


class Contrastive(keras.Model):
    def __init__(self):
        super().__init__()
        self.temperature = 0.1
        self.augmenter = augmenter()
        self.encoder = encoder()
        self.head = keras.Sequential([keras.Input((64,)), layers.Dense(64, activation="relu"), layers.Dense(64)])
        self.probe = keras.Sequential([layers.Input((64,)), layers.Dense(10)])

    def compile(self, c_opt, p_opt, **kwargs):
        super().compile(**kwargs)
        self.c_opt, self.p_opt = c_opt, p_opt
        self.probe_loss = keras.losses.SparseCategoricalCrossentropy(from_logits=True)
        self.tracker = keras.metrics.Mean(name="c_loss")

    def contrastive_loss(self, a, b):
        a, b = ops.normalize(a, axis=1), ops.normalize(b, axis=1)
        sim = ops.matmul(a, ops.transpose(b)) / self.temperature
        labels = ops.arange(ops.shape(a)[0])
        return keras.losses.sparse_categorical_crossentropy(labels, sim, from_logits=True)

    def train_step(self, data):
        (unlabeled, _), (labeled, labels) = data
        images = ops.concatenate((unlabeled, labeled), axis=0)
        one, two = self.augmenter(images, training=True), self.augmenter(images, training=True)
        with tf.GradientTape() as tape:
            p1, p2 = self.head(self.encoder(one, training=True)), self.head(self.encoder(two, training=True))
            loss = self.contrastive_loss(p1, p2)
        variables = self.encoder.trainable_weights + self.head.trainable_weights
        self.c_opt.apply_gradients(zip(tape.gradient(loss, variables), variables))
        self.tracker.update_state(loss)
        with tf.GradientTape() as tape:
            logits = self.probe(self.encoder(self.augmenter(labeled), training=False))
            loss = self.probe_loss(labels, logits)
        self.p_opt.apply_gradients(zip(tape.gradient(loss, self.probe.trainable_weights), self.probe.trainable_weights))
        return {"c_loss": self.tracker.result()}


model = Contrastive()
model.compile(c_opt=keras.optimizers.Adam(), p_opt=keras.optimizers.Adam())
data = tf.data.Dataset.zip((tf.data.Dataset.from_tensor_slices((tf.zeros([8, 96, 96, 3]), tf.zeros([8]))).batch(4), tf.data.Dataset.from_tensor_slices((tf.zeros([8, 96, 96, 3]), tf.zeros([8]))).batch(4)))
model.fit(data, epochs=2)
