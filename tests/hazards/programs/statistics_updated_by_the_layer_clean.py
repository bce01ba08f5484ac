import numpy as np
import tensorflow as tf
x = tf.placeholder(tf.float32, [None, 3])
t = tf.placeholder_with_default(False, [])
bn = tf.keras.layers.BatchNormalization()
y = tf.keras.layers.Dense(2)(bn(x, training=t))
loss = tf.reduce_mean(tf.square(y - 1))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for _ in range(10):
        s.run([step, bn.updates], {x: np.ones((4, 3)), t: True})
    print(s.run(y, {x: np.ones((4, 3))}))
