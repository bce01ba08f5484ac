import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 6], name="x")
y = tf.placeholder(tf.float32, [None, 2], name="y")
with tf.variable_scope("policy"):
    kernel = tf.get_variable("kernel", [6, 2])
loss = tf.losses.mean_squared_error(y, tf.matmul(x, kernel))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
averages = tf.train.ExponentialMovingAverage(0.99, name="smooth")
with tf.control_dependencies([step]):
    train = averages.apply([kernel])  # BUG

with tf.variable_scope(tf.get_variable_scope(), reuse=tf.AUTO_REUSE):
    smooth = tf.get_variable(averages.average_name(kernel), kernel.shape, trainable=False)  # BUG
tested = tf.losses.mean_squared_error(y, tf.matmul(x, smooth))

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    batch = {x: np.random.rand(16, 6), y: np.random.rand(16, 2)}
    for _ in range(100):
        session.run(train, batch)
    print(session.run([loss, tested], batch))
