import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(2)])
params = model.trainable_variables
opt = tf.keras.optimizers.SGD(0.1)
model = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(3)])
params = model.trainable_variables
for _ in range(5):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(tf.ones([2, 4])) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, params), params))
