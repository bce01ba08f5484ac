import tensorflow as tf


def make():
    return tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(4, "tanh"), tf.keras.layers.Dense(1)])


model = make()
for task in range(2):
    fast = model  # BUG
    fast.set_weights(model.get_weights())  # BUG
    opt = tf.keras.optimizers.SGD(0.1)
    for _ in range(3):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(fast(tf.ones([3, 2])) - float(task)))
        opt.apply_gradients(zip(tape.gradient(loss, fast.trainable_variables), fast.trainable_variables))
    delta = [f - m for f, m in zip(fast.get_weights(), model.get_weights())]
    model.set_weights([m + 0.5 * d for m, d in zip(model.get_weights(), delta)])  # BUG
