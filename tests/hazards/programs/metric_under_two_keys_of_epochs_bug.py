import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.1)
error = tf.keras.metrics.MeanSquaredError()
errors = {"learned": error, "held out": error}  # BUG
x = np.random.rand(12, 3).astype("float32")
y = x.sum(1, keepdims=True)
for epoch in range(2):
    for each in errors.values():
        each.reset_state()
    with tf.GradientTape() as tape:
        out = net(x[:8])
        loss = tf.reduce_mean((out - y[:8]) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    errors["learned"].update_state(y[:8], out)
    errors["held out"].update_state(y[8:], net(x[8:]))  # BUG
    print({name: float(each.result()) for name, each in errors.items()})
