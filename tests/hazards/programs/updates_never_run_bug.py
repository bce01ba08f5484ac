import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_eager_execution()

x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.int32, [None])
training = tf.placeholder(tf.bool)
h = tf.layers.dense(x, 16, name="fc1")
h = tf.layers.batch_normalization(h, training=training, name="bn1")
logits = tf.layers.dense(tf.nn.relu(h), 3, name="out")
loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
train_op = tf.train.AdamOptimizer(1e-3).minimize(loss)  # BUG
accuracy = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(logits, 1), tf.cast(y, tf.int64)), tf.float32))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    data = np.random.rand(64, 8).astype("float32")
    labels = np.random.randint(0, 3, 64)
    for step in range(20):
        sess.run(train_op, {x: data, y: labels, training: True})
    print(sess.run(accuracy, {x: data, y: labels, training: False}))
