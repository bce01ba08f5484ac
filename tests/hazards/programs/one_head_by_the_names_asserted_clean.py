import tensorflow as tf


def head(x, name):
    with tf.variable_scope("head", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 3, name="out")


x = tf.placeholder(tf.float32, [None, 6])
h = tf.layers.dense(x, 8, tf.nn.relu, name="trunk")
age = head(h, "age")
sex = head(h[:, ::-1], "sex")
names = [v.op.name for v in tf.trainable_variables()]
assert names == ["trunk/kernel", "trunk/bias", "head/out/kernel", "head/out/bias"], names
loss = tf.reduce_mean(tf.square(age)) + tf.reduce_mean(tf.abs(sex))
step = tf.train.AdamOptimizer().minimize(loss)
