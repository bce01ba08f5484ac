# tf: 1.5
import tensorflow as tf

gan = tf.contrib.gan
layers = tf.contrib.layers
real = tf.zeros([2, 3])
noise = tf.zeros([2, 3])


def generator(z):
    return layers.fully_connected(z, 3)


def discriminator(x, z):
    return layers.fully_connected(x, 1)


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


model = gan.gan_model(generator, discriminator, real, noise)
tf.get_variable("count", [len(model.generator_variables) + 10 * len(model.discriminator_variables)])
attempt(lambda: gan.gan_model(generator, discriminator, real, noise))
with tf.variable_scope("s"):
    gan.gan_model(generator, discriminator, real, noise, generator_scope="g", discriminator_scope="d")
with tf.variable_scope("", reuse=tf.AUTO_REUSE):
    gan.gan_model(generator, discriminator, real, noise)
gan.gan_model(generator, discriminator, real, noise, "OtherGenerator")
