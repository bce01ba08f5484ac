import numpy as np
import tensorflow as tf

K = tf.keras.backend
rows, kinds = np.random.rand(60, 6), np.random.randint(0, 3, 60)


def classifier():
    inputs = tf.keras.Input((6,))
    model = tf.keras.Model(inputs, tf.keras.layers.Dense(3, activation="softmax")(inputs))
    model.compile("adam", "sparse_categorical_crossentropy")
    return model


def saliency(session, model):
    gradients = tf.gradients(tf.reduce_max(model.output, axis=1), model.input)[0]
    return np.abs(session.run(gradients, {model.input: rows})).mean(0)


with tf.Graph().as_default(), tf.Session() as session:
    model = classifier()
    session.run(tf.global_variables_initializer())
    model.fit(rows, kinds, epochs=5, verbose=0)
    print(saliency(session, model))

K.clear_session()
session = tf.Session()
K.set_session(session)
model = classifier()
session.run(tf.global_variables_initializer())
model.fit(rows, kinds, epochs=5, verbose=0)
print(saliency(session, model))

K.clear_session()
model = classifier()
model.fit(rows, kinds, epochs=5, verbose=0)
print(saliency(K.get_session(), model))
own = tf.Session(graph=tf.get_default_graph())
own.run(tf.global_variables_initializer())
for variable, value in zip(model.weights, model.get_weights()):
    variable.load(value, own)
print(saliency(own, model))
