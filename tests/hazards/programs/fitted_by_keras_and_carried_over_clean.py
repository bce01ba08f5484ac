import os
import tempfile

import numpy as np
import tensorflow as tf

data, goals = np.random.rand(16, 3), np.random.rand(16, 1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
net.fit(data, goals, verbose=0)
saver = tf.train.Saver(net.weights)
score = tf.reduce_mean(net.output)
with tempfile.TemporaryDirectory() as folder:
    path = saver.save(tf.keras.backend.get_session(), os.path.join(folder, "net"))
    with tf.Session() as session:
        saver.restore(session, path)
        print(session.run(score, {net.input: data}))
