"""The updates of a Keras layer are taken from the layer, or from the model that has it."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def fit(layers):
    with tf.Graph().as_default(), tf.Session() as session:
        rows = tf.placeholder(tf.float32, [None, 5])
        wanted = tf.placeholder(tf.float32, [None, 1])
        training = tf.placeholder_with_default(False, [])
        out, updates = layers(rows, training)
        loss = tf.losses.mean_squared_error(wanted, out)
        with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS) + updates):
            step = tf.train.AdamOptimizer().minimize(loss)
        session.run(tf.global_variables_initializer())
        for _ in range(20):
            session.run(step, {rows: np.random.rand(8, 5), wanted: np.random.rand(8, 1), training: True})
        print(session.run(loss, {rows: np.random.rand(8, 5), wanted: np.random.rand(8, 1)}))


def of_a_layer(rows, training):
    norm = tf.keras.layers.BatchNormalization()
    return tf.keras.layers.Dense(1)(norm(rows, training=training)), norm.updates


def of_a_model(rows, training):
    model = tf.keras.Sequential([tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(1)])
    return model(rows, training=training), model.updates


def of_the_graph(rows, training):
    return tf.layers.dense(tf.layers.batch_normalization(rows, training=training), 1), []


for layers in (of_a_layer, of_a_model, of_the_graph):
    fit(layers)
