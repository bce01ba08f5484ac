import numpy as np
import tensorflow as tf


def conv_net(x, keep_prob):
    W1 = tf.Variable(tf.truncated_normal([3, 3, 1, 4], stddev=0.1))  # BUG
    h = tf.nn.relu(tf.nn.conv2d(x, W1, [1, 2, 2, 1], "SAME"))
    h = tf.nn.dropout(tf.reshape(h, [-1, 4 * 4 * 4]), keep_prob)
    W2 = tf.Variable(tf.truncated_normal([64, 2], stddev=0.1))  # BUG
    return tf.matmul(h, W2)


x_train = tf.placeholder(tf.float32, [None, 8, 8, 1])
x_test = tf.placeholder(tf.float32, [None, 8, 8, 1])
y = tf.placeholder(tf.int32, [None])
logits_train = conv_net(x_train, 0.5)
logits_test = conv_net(x_test, 1.0)  # BUG
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits_train))
train_op = tf.train.AdamOptimizer().minimize(loss)
accuracy = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(logits_test, 1), 1), tf.float32))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(train_op, {x_train: np.ones((2, 8, 8, 1)), y: [0, 1]})
    print(sess.run(accuracy, {x_test: np.ones((2, 8, 8, 1))}))
