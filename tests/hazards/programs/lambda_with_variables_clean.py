import numpy as np
import tensorflow as tf
from tensorflow import keras


class SoftAssign(keras.layers.Layer):
    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.temperature = self.add_weight(name="temperature", shape=(), initializer="ones")
        self.centers = self.add_weight(name="centers", shape=(5, 2), initializer="random_uniform")

    def call(self, z):
        d = tf.reduce_sum(tf.square(z[:, None, :] - self.centers), axis=-1)
        return tf.nn.softmax(-d / self.temperature, axis=-1)


inp = keras.Input((8,))
z = keras.layers.Dense(2)(inp)
assign = SoftAssign(name="clusters")
temperature, centers = assign.temperature, assign.centers
q = assign(z)
model = keras.Model(inp, q)
model.compile(keras.optimizers.Adam(0.1), "kld")

start = centers.numpy()
x = np.random.rand(40, 8)
p = np.eye(5)[np.random.randint(0, 5, 40)]
model.fit(x, p, epochs=3, verbose=0)
print(np.abs(centers.numpy() - start).max(), temperature.numpy())
