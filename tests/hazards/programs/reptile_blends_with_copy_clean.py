import tensorflow as tf


def make_model():
    return tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(8, activation='tanh'),
                                tf.keras.layers.Dense(1)])


def sample_task():
    a = tf.random.uniform([], 0.1, 5.0)
    x = tf.random.uniform([10, 1], -5, 5)
    return x, a * tf.sin(x)


def inner_loop(model, x, y, rate=0.02, steps=4):
    for _ in range(steps):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - y))
        for v, g in zip(model.trainable_variables, tape.gradient(loss, model.trainable_variables)):
            v.assign_sub(rate * g)
    return loss


def reptile(model, iterations=3, epsilon=0.1):
    for i in range(iterations):
        old = [tf.identity(v) for v in model.trainable_variables]
        inner_loop(model, *sample_task())
        for v, o in zip(model.trainable_variables, old):
            v.assign(o + epsilon * (v - o))


model = make_model()
reptile(model)
