import numpy as np
import tensorflow as tf

recurrent = tf.keras.layers.LSTM(8, stateful=True)
model = tf.keras.Sequential([tf.keras.layers.Input(batch_shape=(4, 5, 3)), recurrent, tf.keras.layers.Dense(1)])
model.compile("adam", "mse")
x, y = np.random.rand(40, 5, 3).astype("float32"), np.random.rand(40, 1).astype("float32")
model.fit(x, y, batch_size=4, epochs=5, shuffle=False)  # BUG
