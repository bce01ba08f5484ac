"""What is done with copies, and what is put in the collection itself."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def moving(x, name):
    mean = tf.get_variable(name, [2], initializer=tf.zeros_initializer(), trainable=False)
    update = mean.assign(0.9 * mean + 0.1 * tf.reduce_mean(x, 0))
    tf.get_collection_ref(tf.GraphKeys.UPDATE_OPS).append(update)
    return x - mean


def listed(x, name):
    mean = tf.get_variable(name, [2], initializer=tf.zeros_initializer(), trainable=False)
    updates = tf.get_collection(tf.GraphKeys.UPDATE_OPS)
    updates.append(mean.assign(0.9 * mean + 0.1 * tf.reduce_mean(x, 0)))
    return x - mean, updates


x = tf.placeholder(tf.float32, [None, 2])
h, updates = listed(moving(x, "first"), "second")
w = tf.get_variable("w", [2, 1])
scale = tf.get_variable("scale", [], initializer=tf.ones_initializer())
loss = tf.reduce_mean(tf.square(scale * tf.matmul(h, w) - 1.0))
last = tf.trainable_variables().pop()
variables = [v for v in tf.trainable_variables() if v is not last]
with tf.control_dependencies(updates):
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=variables)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run([step, *tf.get_collection(tf.GraphKeys.UPDATE_OPS)], {x: [[1.0, 2.0], [3.0, 5.0]]})
    print(sess.run([w, scale]))
