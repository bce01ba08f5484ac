import numpy as np
import tensorflow as tf
from tensorflow import keras

temperature = tf.Variable(1.0, name="temperature")
centers = tf.Variable(tf.random.uniform([5, 2]), name="centers")


def soft_assign(z):
    d = tf.reduce_sum(tf.square(z[:, None, :] - centers), axis=-1)
    return tf.nn.softmax(-d / temperature, axis=-1)


inp = keras.Input((8,))
z = keras.layers.Dense(2)(inp)
q = keras.layers.Lambda(soft_assign, name="clusters")(z)  # BUG
model = keras.Model(inp, q)
model.compile(keras.optimizers.Adam(0.1), "kld")

start = centers.numpy()
x = np.random.rand(40, 8)
p = np.eye(5)[np.random.randint(0, 5, 40)]
model.fit(x, p, epochs=3, verbose=0)
print(np.abs(centers.numpy() - start).max(), temperature.numpy())
