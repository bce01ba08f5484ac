import tensorflow as tf
from tensorflow.keras import layers

SN = layers.SpectralNormalization


def make_disc():
    return tf.keras.Sequential([tf.keras.Input((28, 28, 1)), SN(layers.Conv2D(16, 4, 2, padding="same")), layers.LeakyReLU(0.2), SN(layers.Conv2D(32, 4, 2, padding="same")), layers.LeakyReLU(0.2), layers.Flatten(), SN(layers.Dense(1))])


def make_gen():
    return tf.keras.Sequential([tf.keras.Input((64,)), layers.Dense(7 * 7 * 32), layers.Reshape((7, 7, 32)), layers.BatchNormalization(), layers.UpSampling2D(), layers.Conv2D(16, 3, padding="same"), layers.UpSampling2D(), layers.Conv2D(1, 3, padding="same", activation="tanh")])


gen, disc = make_gen(), make_disc()
g_opt, d_opt = tf.keras.optimizers.Adam(1e-4, beta_1=0.5), tf.keras.optimizers.Adam(1e-4, beta_1=0.5)
bce = tf.keras.losses.BinaryCrossentropy(from_logits=True)


@tf.function
def step(images):
    noise = tf.random.normal([tf.shape(images)[0], 64])
    with tf.GradientTape() as gt, tf.GradientTape() as dt:
        fake = gen(noise, training=True)
        real_out, fake_out = disc(images, training=True), disc(fake, training=True)
        g_loss = bce(tf.ones_like(fake_out), fake_out)
        d_loss = bce(tf.ones_like(real_out), real_out) + bce(tf.zeros_like(fake_out), fake_out)
    g_opt.apply_gradients(zip(gt.gradient(g_loss, gen.trainable_variables), gen.trainable_variables))
    d_opt.apply_gradients(zip(dt.gradient(d_loss, disc.trainable_variables), disc.trainable_variables))


(x, _), _ = tf.keras.datasets.fashion_mnist.load_data()
x = (x.reshape(-1, 28, 28, 1).astype("float32") - 127.5) / 127.5
for epoch in range(5):
    for batch in tf.data.Dataset.from_tensor_slices(x).shuffle(1000).batch(32):
        step(batch)
