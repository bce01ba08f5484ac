import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(2)])
params = model.trainable_variables
opt = tf.keras.optimizers.SGD(0.1)
model = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(3)])  # BUG
for _ in range(5):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(tf.ones([2, 4])) ** 2)
    grads = tape.gradient(loss, params)  # BUG
    opt.apply_gradients([(g, p) for g, p in zip(grads, params) if g is not None])  # BUG
