import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def branch(x, units):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 16, activation=tf.nn.relu, name="fc1")
        return tf.layers.dense(h, units, name="fc2")


left = tf.placeholder(tf.float32, [None, 8], name="left")
right = tf.placeholder(tf.float32, [None, 8], name="right")
labels = tf.placeholder(tf.float32, [None])
a = branch(left, 4)
b = branch(right, 4)
dist = tf.reduce_sum(tf.square(a - b), axis=1)
loss = tf.reduce_mean(labels * dist + (1 - labels) * tf.square(tf.maximum(0.0, 1.0 - tf.sqrt(dist + 1e-6))))
train = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(len(tf.trainable_variables()))
