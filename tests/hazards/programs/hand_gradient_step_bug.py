import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable(tf.zeros([3, 1]), name="w")
b = tf.Variable(tf.zeros([1]), name="b")
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) + b - y))
grad_w, grad_b = tf.gradients(loss, [w, b])
w = w - 0.1 * grad_w  # BUG
b = b - 0.1 * grad_b  # BUG

data = np.random.rand(64, 3)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(50):
        _, _, value = sess.run([w, b, loss], {x: data, y: data.sum(1, keepdims=True)})  # BUG
    print(value)
