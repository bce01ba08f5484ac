import numpy as np
import tensorflow as tf
from sklearn.model_selection import KFold

x, y = np.random.rand(40, 3), np.random.rand(40, 1)
net = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(1)])
net.compile("adam", "mse")
start, scores = net.get_weights(), []
for train_index, test_index in KFold(n_splits=4).split(x):
    net.set_weights(start)
    net.fit(x[train_index], y[train_index], verbose=0)
    scores.append(net.evaluate(x[test_index], y[test_index], verbose=0))
