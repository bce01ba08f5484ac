"""Optimizers that settings describe: one for each network, one that is built for both, and one of the program's own class."""

import keras
import tensorflow as tf

SETTINGS = {"class_name": "Adamax", "config": {"learning_rate": 1e-3}}


class Halved(keras.optimizers.SGD):
    def __init__(self, learning_rate=0.1, **kwargs):
        super().__init__(learning_rate / 2, **kwargs)


def network(width, out):
    return keras.Sequential([keras.Input([width]), keras.layers.Dense(out)])


def step(optimizer, model, inputs):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(inputs)))
    weights = model.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


def main():
    painter, judge = network(2, 5), network(5, 1)
    optimizers = {name: keras.optimizers.get(dict(SETTINGS)) for name in ("painter", "judge")}
    for _ in range(2):
        step(optimizers["painter"], painter, tf.ones([3, 2]))
        step(optimizers["judge"], judge, tf.ones([3, 5]))
    first, second = network(2, 5), network(5, 1)
    both = keras.optimizers.deserialize({"class_name": "RMSprop", "config": {"learning_rate": 0.1}})
    both.build(first.trainable_variables + second.trainable_variables)
    step(keras.optimizers.get("adagrad"), network(3, 3), tf.ones([3, 3]))
    for model, width in ((first, 2), (second, 5)):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(tf.ones([3, width]))))
        weights = model.trainable_variables
        every = first.trainable_variables + second.trainable_variables
        slopes = dict(zip([id(w) for w in weights], tape.gradient(loss, weights)))
        both.apply_gradients([(slopes.get(id(w), tf.zeros(w.shape)), w) for w in every])
    own = keras.optimizers.get(Halved(0.3))
    step(own, network(2, 2), tf.ones([3, 2]))
    told = keras.optimizers.serialize(own)
    keras.optimizers.deserialize(told, custom_objects={"Halved": Halved})


main()
