import tensorflow as tf


def net(s):
    w = tf.Variable(tf.random_normal([4, 8]))
    b = tf.Variable(tf.zeros([8]))
    h = tf.nn.relu(tf.matmul(s, w) + b)
    return tf.matmul(h, tf.Variable(tf.random_normal([8, 2])))


s, s2 = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])
r = tf.placeholder(tf.float32, [None])
q = net(s)
n = len(tf.trainable_variables())
q_next = net(s2)
both = tf.trainable_variables()
copy = [t.assign(o) for o, t in zip(both[:n], both[n:])]
loss = tf.reduce_mean(tf.square(r + 0.9 * tf.reduce_max(q_next, 1) - tf.reduce_max(q, 1)))
step = tf.train.AdamOptimizer().minimize(loss)
