"""What is to stay as it is, is looked for anywhere in the names: stage1 is in stage10 and stage11 as well."""
import tensorflow as tf


def network(x):
    for i in range(1, 12):
        with tf.variable_scope("stage%d" % i):
            x = tf.nn.relu(tf.matmul(x, tf.get_variable("w", [4, 4])))
    with tf.variable_scope("top"):
        return tf.matmul(x, tf.get_variable("w", [4, 1]))


def to_train(frozen):
    chosen = []
    for v in tf.trainable_variables():
        if not any(name in v.name for name in frozen):  # BUG TVS308
            chosen.append(v)
    return chosen


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(network(x) - 1.0))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=to_train(["stage1", "stage2"]))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {x: [[1.0, 2.0, 3.0, 4.0]]})
