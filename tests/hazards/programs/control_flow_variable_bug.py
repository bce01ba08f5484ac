import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def weights(shape):
    initial = tf.truncated_normal(shape, stddev=0.1)
    return tf.Variable(initial, name="weights")  # BUG


def step(state, word):
    kernel = weights([8, 8])
    return tf.tanh(tf.matmul(state, kernel) + word)


words = tf.placeholder(tf.float32, [20, 16, 8])
states = tf.scan(step, words, initializer=tf.zeros([16, 8]))
loss = tf.reduce_mean(states[-1])
train = tf.train.AdamOptimizer().minimize(loss)
