import tempfile

import numpy as np
import tensorflow as tf

data, goals = np.random.rand(16, 3), np.random.rand(16, 1)


def model():
    net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,)), tf.keras.layers.Dense(1)])
    net.compile("sgd", "mse")
    return net


# In the session of Keras.
first = model()
first.fit(data, goals, verbose=0)
print(tf.keras.backend.get_session().run(tf.gradients(first.output, first.input), {first.input: data}))

# In one that is Keras's own from the beginning.
with tf.Graph().as_default():
    mine = tf.Session()
    tf.keras.backend.set_session(mine)
    second = model()
    second.fit(data, goals, verbose=0)
    print(mine.run(tf.reduce_mean(second.output), {second.input: data}))

# In the default one.
with tf.Graph().as_default(), tf.Session() as session:
    third = model()
    third.fit(data, goals, verbose=0)
    print(session.run(tf.reduce_mean(third.output), {third.input: data}))

# In another one, with something else.
with tf.Graph().as_default():
    fourth = model()
    tf.keras.backend.set_session(tf.Session())
    fourth.fit(data, goals, verbose=0)
    with tf.Session() as other:
        print(other.run(tf.constant(1.0) + 2.0))
