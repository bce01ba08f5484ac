import tensorflow.compat.v1 as tf

tf.disable_eager_execution()
a = tf.Variable(tf.random.normal([3]), name="a")
b = tf.Variable(a + 1.0, name="b")  # BUG
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
