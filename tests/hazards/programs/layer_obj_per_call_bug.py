import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __call__(self, x):
        fc = tf.layers.Dense(4)
        return fc(x)  # BUG


net = Net()
a, b = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
y = net(a)
z = net(b)
loss = tf.reduce_mean(y)
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    s.run(train, {a: np.ones((1, 8))})
    print(s.run(z, {b: np.ones((1, 8))}))
