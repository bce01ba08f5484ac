import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_eager_execution()


def net(x, training, reuse):
    with tf.variable_scope("net", reuse=reuse):
        h = tf.layers.dense(x, 16, name="fc1")
        h = tf.layers.batch_normalization(h, training=training, name="bn1")
        return tf.layers.dense(tf.nn.relu(h), 3, name="out")


x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.int32, [None])
update_ops = tf.get_collection(tf.GraphKeys.UPDATE_OPS)
logits = net(x, True, False)
predicted = tf.argmax(net(x, False, True), 1)
loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
with tf.control_dependencies(update_ops):
    train_op = tf.train.AdamOptimizer(1e-3).minimize(loss)  # BUG

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    data = np.random.rand(64, 8).astype("float32")
    labels = np.random.randint(0, 3, 64)
    for step in range(20):
        sess.run(train_op, {x: data, y: labels})
        if step % 5 == 0:
            print(sess.run(predicted, {x: data}))
