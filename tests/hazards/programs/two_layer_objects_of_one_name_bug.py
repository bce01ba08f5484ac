import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scores(question, answer):
    one, two = (tf.layers.Dense(4, use_bias=False, name="score") for _ in range(2))  # BUG
    left = one(question)  # BUG
    right = two(answer)  # BUG
    return tf.reduce_sum(left * right, axis=1)


question, answer = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 6])
with tf.variable_scope("tied", reuse=tf.AUTO_REUSE):
    out = scores(question, answer)
