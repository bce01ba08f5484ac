import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 1])
step_count = tf.get_variable("step_count", [], tf.int32, initializer=tf.zeros_initializer(), trainable=False)
with tf.variable_scope("net"):
    out = tf.layers.dense(tf.layers.dense(x, 16, tf.nn.relu), 1)
loss_alone = tf.reduce_mean(tf.abs(out - y))
loss = loss_alone + tf.reduce_mean(tf.square(out - y))
rate = tf.train.exponential_decay(1e-3, step_count, 1000, 0.99)
optimizer = tf.train.AdamOptimizer(rate)
pretrain = optimizer.apply_gradients(optimizer.compute_gradients(loss_alone), step_count)
train = optimizer.apply_gradients(optimizer.compute_gradients(loss), step_count)
averages = tf.train.ExponentialMovingAverage(0.999)
average = averages.apply(tf.trainable_variables())

averaged_step = tf.group(train, average)  # BUG
train_step = train
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(1000):
        _, lr = sess.run([train_step, rate], {x: np.random.rand(16, 8), y: np.random.rand(16, 1)})
    print(sess.run(averages.average(tf.trainable_variables()[0])))
