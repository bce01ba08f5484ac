import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 20])
age = tf.placeholder(tf.float32, [None, 1])
income = tf.placeholder(tf.float32, [None, 1])


def head(features, target, name):
    with tf.variable_scope("head_" + name, reuse=tf.AUTO_REUSE):
        hidden = tf.layers.dense(features, 8, activation=tf.nn.relu, name="hidden")
        out = tf.layers.dense(hidden, 1, name="out")
    return tf.losses.mean_squared_error(target, out)


trunk = tf.layers.dense(x, 16, activation=tf.nn.relu, name="trunk")
loss = head(trunk, age, "age") + head(trunk, income, "income")
train_op = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print([v.op.name for v in tf.trainable_variables()])
