"""The penalties of Keras layers in a graph are taken from the layers, put in the collection by hand, or are none."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def fit(build):
    with tf.Graph().as_default(), tf.Session() as session:
        rows = tf.placeholder(tf.float32, [None, 7])
        wanted = tf.placeholder(tf.float32, [None, 1])
        out, penalties = build(rows)
        loss = tf.reduce_mean(tf.square(out - wanted)) + sum(penalties) + tf.losses.get_regularization_loss()
        step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
        session.run(tf.global_variables_initializer())
        for _ in range(3):
            session.run(step, {rows: np.random.rand(8, 7), wanted: np.random.rand(8, 1)})


def from_the_model(rows):
    model = tf.keras.Sequential([tf.keras.layers.Dense(4, kernel_regularizer="l2"), tf.keras.layers.Dense(1)])
    return model(rows), model.losses


def from_the_layer(rows):
    layer = tf.keras.layers.Dense(1, kernel_regularizer=tf.keras.regularizers.l2(1e-2))
    return layer(rows), layer.get_losses_for(None)


def collected(rows):
    layer = tf.keras.layers.Dense(1, kernel_regularizer=tf.keras.regularizers.l2(1e-2))
    out = layer(rows)
    for penalty in layer.losses:
        tf.add_to_collection(tf.GraphKeys.REGULARIZATION_LOSSES, penalty)
    return out, []


def by_hand(rows):
    layer = tf.keras.layers.Dense(1)
    out = layer(rows)
    return out, [1e-3 * tf.nn.l2_loss(layer.kernel)]


def without(rows):
    return tf.keras.layers.Dense(1)(rows), []


def of_the_graph(rows):
    return tf.layers.dense(rows, 1, kernel_regularizer=tf.keras.regularizers.l2(1e-2)), []


for build in (from_the_model, from_the_layer, collected, by_hand, without, of_the_graph):
    fit(build)
