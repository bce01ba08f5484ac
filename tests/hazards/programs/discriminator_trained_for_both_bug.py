import tensorflow as tf

gen = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(8)])
disc = tf.keras.Sequential([tf.keras.layers.Input((8,)), tf.keras.layers.Dense(1)])
g_opt, d_opt = tf.keras.optimizers.Adam(), tf.keras.optimizers.Adam()


def step(real):
    with tf.GradientTape() as g_tape, tf.GradientTape() as d_tape:
        fake = gen(tf.random.normal([4, 4]))
        d_loss = tf.reduce_mean(disc(fake)) - tf.reduce_mean(disc(real))
        g_loss = -tf.reduce_mean(disc(fake))
    d_opt.apply_gradients(zip(d_tape.gradient(d_loss, disc.trainable_variables), disc.trainable_variables))
    g_opt.apply_gradients(zip(g_tape.gradient(g_loss, disc.trainable_variables), disc.trainable_variables))  # BUG


for _ in range(3):
    step(tf.ones([4, 8]))
