import tensorflow as tf
from tensorflow.keras import layers


class UnitNormDense(layers.Layer):
    def __init__(self, units, **kwargs):
        super().__init__(**kwargs)
        self.units = units

    def build(self, input_shape):
        self.kernel = self.add_weight(name="kernel", shape=(input_shape[-1], self.units))
        self.scale = self.add_weight(name="scale", shape=(), initializer="ones")

    def call(self, x):
        kernel = tf.math.l2_normalize(self.kernel, axis=0)
        return self.scale * tf.matmul(tf.math.l2_normalize(x, axis=1), kernel)


class FaceNet(tf.keras.Model):
    def __init__(self, n_ids):
        super().__init__()
        self.embed = layers.Dense(6, activation="tanh")
        self.cosine = UnitNormDense(n_ids)

    def call(self, x):
        return self.cosine(self.embed(x))


net = FaceNet(n_ids=4)
opt = tf.keras.optimizers.SGD(0.1)
x, ids = tf.random.normal([12, 5]), tf.random.uniform([12], maxval=4, dtype=tf.int32)
for step in range(4):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.keras.losses.sparse_categorical_crossentropy(ids, net(x), from_logits=True))
    variables = net.trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, variables), variables))
print([v.name for v in variables])
