"""What a fitted classifier looks at is compared with what it looks at by new weights, which another session draws on purpose."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
K = tf.keras.backend


def looked_at(model):
    return tf.gradients(tf.reduce_max(model.output, axis=1), model.input)[0]


rows, kinds = np.random.rand(60, 6), np.random.randint(0, 3, 60)
inputs = tf.keras.Input((6,))
model = tf.keras.Model(inputs, tf.keras.layers.Dense(3, activation="softmax")(tf.keras.layers.Dense(8, activation="relu")(inputs)))
model.compile("adam", "sparse_categorical_crossentropy")
model.fit(rows, kinds, epochs=5, verbose=0)
gradients = looked_at(model)
fitted = K.get_session().run(gradients, {model.input: rows})
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    drawn = session.run(gradients, {model.input: rows})
print(np.corrcoef(np.abs(fitted).ravel(), np.abs(drawn).ravel())[0, 1])
