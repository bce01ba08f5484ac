import numpy as np
import tensorflow as tf
from sklearn.model_selection import KFold

x, y = np.random.rand(40, 3), np.random.rand(40, 1)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(1)])
net.compile("adam", "mse")
scores = []
for train_index, test_index in KFold(n_splits=4).split(x):
    net.fit(x[train_index], y[train_index], verbose=0)  # BUG
    scores.append(net.evaluate(x[test_index], y[test_index], verbose=0))  # BUG
