import numpy as np
import tensorflow as tf

data, goals = np.random.rand(16, 3), np.random.rand(16, 1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
net.fit(data, goals, verbose=0)
values = net.get_weights()
slots = [tf.placeholder(tf.float32, weight.shape) for weight in net.weights]
put = tf.group(*[tf.assign(weight, slot) for weight, slot in zip(net.weights, slots)])
with tf.Session() as session:
    session.run(put, dict(zip(slots, values)))
    print(session.run(tf.reduce_mean(net.output), {net.input: data}))
with tf.Session() as session:
    session.run([weight.initializer for weight in net.weights])
    print(session.run(tf.reduce_mean(net.output), {net.input: data}))
