import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(1)])
error = tf.keras.metrics.MeanSquaredError()
errors = {"learned": error, "held out": error}
x = np.random.rand(12, 3).astype("float32")
y = x.sum(1, keepdims=True)
for epoch in range(2):
    errors["learned"].update_state(y[:8], net(x[:8]))
    print("learned", float(errors["learned"].result()))
    errors["learned"].reset_state()
    errors["held out"].update_state(y[8:], net(x[8:]))
    print("held out", float(errors["held out"].result()))
    errors["held out"].reset_state()
