import numpy as np
import tensorflow as tf

essays, grades = np.random.rand(64, 30), np.random.randint(0, 2, (64, 1))


def make_grader():
    inputs = tf.keras.Input((30,))
    code = tf.keras.layers.Dense(10, "relu", name="code")(tf.keras.layers.Dense(40, "relu")(inputs))
    return tf.keras.Model(inputs, tf.keras.layers.Dense(1, "sigmoid", name="grade")(code))


def codes_of(grader):
    return tf.keras.Model(grader.input, grader.get_layer("code").output)


def a_head_on_what_has_learned():
    grader = make_grader()
    grader.compile("adam", "binary_crossentropy")
    grader.fit(essays, grades, verbose=0)
    grader.save_weights("grader.weights.h5")
    codes = codes_of(grader)
    codes.trainable = False
    grader.compile("sgd", "binary_crossentropy")
    grader.fit(essays, grades, verbose=0)
    print(codes.predict(essays[:4], verbose=0).std())


def a_head_on_what_was_loaded():
    grader = make_grader()
    grader.load_weights("grader.weights.h5")
    codes = codes_of(grader)
    codes.trainable = False
    grader.compile("sgd", "binary_crossentropy")
    grader.fit(essays, grades, verbose=0)
    print(codes.predict(essays[:4], verbose=0).std())


def only_looked_at():
    grader = make_grader()
    codes = codes_of(grader)
    grader.compile("adam", "binary_crossentropy")
    grader.fit(essays, grades, verbose=0)
    codes.trainable = False
    print(codes.predict(essays[:4], verbose=0).std())


a_head_on_what_has_learned()
a_head_on_what_was_loaded()
only_looked_at()
