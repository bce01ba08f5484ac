import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def network(x, units):
    h = tf.layers.dense(x, units, activation=tf.nn.relu, name="hidden")  # BUG
    return tf.layers.dense(h, 3, name="logits")  # BUG


x = tf.placeholder(tf.float32, [None, 12])
teacher_logits = network(x, 32)
tf.get_variable_scope().reuse_variables()  # BUG
student_logits = network(x, 32)  # BUG
soft = tf.nn.softmax(tf.stop_gradient(teacher_logits) / 2.0)
distill = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits_v2(labels=soft, logits=student_logits / 2.0))
train_op = tf.train.GradientDescentOptimizer(0.1).minimize(distill)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print([v.op.name for v in tf.global_variables()])
