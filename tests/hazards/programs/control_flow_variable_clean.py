import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

start = tf.truncated_normal([8, 8], stddev=0.1)
words = tf.placeholder(tf.float32, [20, 16, 8])
flag = tf.placeholder(tf.bool, [])


def step(state, word):
    kernel = tf.Variable(start, name="kernel")
    bias = tf.Variable([0.0] * 8, name="bias")
    gate = tf.Variable(lambda: tf.zeros([8]), name="gate")
    return tf.tanh(tf.matmul(state, kernel) + bias + gate * word)


def project(row):
    with tf.variable_scope("project", reuse=tf.AUTO_REUSE):
        kernel = tf.get_variable("kernel", [8, 3], initializer=tf.truncated_normal_initializer(stddev=0.1))
    return tf.matmul(row, kernel) + tf.layers.dense(row, 3, name="out")


states = tf.scan(step, words, initializer=tf.zeros([16, 8]))
outs = tf.map_fn(project, states)
after = tf.Variable(tf.ones([3]), name="after")
print(tf.cond(flag, lambda: outs * after, lambda: tf.Variable(2.0) * outs))
