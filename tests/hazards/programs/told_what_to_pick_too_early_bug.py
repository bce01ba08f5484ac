import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def below(scope):
    return [v for v in tf.global_variables() if v.name.startswith(scope + "/")]


def judge(move, scope):
    with tf.variable_scope(scope):
        hidden = tf.layers.dense(move, 8, tf.nn.relu, name="hidden")
        return tf.layers.dense(hidden, 1, name="worth")


move = tf.placeholder(tf.float32, [None, 6])
worth = judge(move, "player")
mine = below("player")
theirs = below("rival")  # BUG
copies = [b.assign(a) for a, b in zip(mine, theirs)]  # BUG
answer = judge(move, "rival")  # BUG
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(worth - 1.0)), var_list=mine)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(4):
        sess.run(train, {move: [[1.0] * 6]})
        sess.run(copies)
    print(sess.run(answer, {move: [[1.0] * 6]}))
