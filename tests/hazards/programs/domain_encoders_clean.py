import tensorflow as tf


def encoder(n):
    inp = tf.keras.Input((n,))
    h = tf.keras.layers.Dense(8, "relu")(inp)
    return tf.keras.Model(inp, tf.keras.layers.Dense(4)(h))


source, target = encoder(6), encoder(6)
head = tf.keras.layers.Dense(2)
opt = tf.keras.optimizers.Adam()
for _ in range(2):
    xs, xt = tf.random.normal([4, 6]), tf.random.normal([4, 6])
    with tf.GradientTape() as tape:
        hs, ht = source(xs), target(xt)
        align = tf.reduce_sum((tf.reduce_mean(hs, 0) - tf.reduce_mean(ht, 0)) ** 2)
        loss = tf.reduce_mean(head(hs) ** 2) + align
    weights = source.trainable_weights + target.trainable_weights + head.trainable_weights
    opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
