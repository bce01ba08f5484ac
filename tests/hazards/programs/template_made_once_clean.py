import tensorflow as tf


def _policy(state):
    w = tf.get_variable("w", [6, 3])
    return tf.matmul(state, w)


policy = tf.make_template("policy", _policy)
states, actions = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.int32, [None])
logits = policy(states)
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.losses.sparse_softmax_cross_entropy(actions, logits))
seen = tf.placeholder(tf.float32, [1, 6])
chosen = tf.argmax(policy(seen), 1)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(train, {states: [[0.0] * 6], actions: [1]})
    print(sess.run(chosen, {seen: [[0.0] * 6]}))
