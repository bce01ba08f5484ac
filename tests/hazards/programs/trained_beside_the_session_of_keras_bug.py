"""A model of Keras is trained by a session of the program's own, and what Keras does with it after that goes by a session of Keras."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows, kinds = np.random.rand(60, 6), np.random.randint(0, 3, 60)


def saved():
    inputs = tf.keras.Input((6,))
    model = tf.keras.Model(inputs, tf.keras.layers.Dense(3)(tf.keras.layers.Dense(8, activation="relu")(inputs)))
    labels = tf.placeholder(tf.int64, [None])
    loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=model.output))
    step = tf.train.AdamOptimizer().minimize(loss)
    session = tf.Session()
    session.run(tf.global_variables_initializer())
    for _ in range(100):
        session.run(step, {model.input: rows, labels: kinds})
    model.save_weights("/tmp/kinds.h5")  # BUG TVS517


def looked_at():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
    wanted = tf.placeholder(tf.float32, [None, 1])
    step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(model.output - wanted)))
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(100):
            session.run(step, {model.input: rows, wanted: rows[:, :1]})
    print(model.get_weights())  # BUG TVS517


saved()
tf.keras.backend.clear_session()
looked_at()
