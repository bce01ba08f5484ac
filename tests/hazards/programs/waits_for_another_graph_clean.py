"""Each graph counts its own steps, and what waits for them is in that graph, whichever is entered."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def learn(loss):
    count = tf.train.get_or_create_global_step()
    averages = tf.train.ExponentialMovingAverage(0.99, num_updates=count)
    step = tf.train.GradientDescentOptimizer(0.01).minimize(loss, global_step=count)
    with tf.control_dependencies([step, count]):
        return averages.apply(tf.trainable_variables()), averages


first = tf.train.get_or_create_global_step()
made = []
for size in (2, 3):
    graph = tf.Graph()
    with graph.as_default():
        loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.ones([size, 3]), 1, name="out")))
        made.append((graph, learn(loss)[0]))
for graph, step in made:
    with graph.as_default(), tf.control_dependencies([step]):
        after = tf.train.get_global_step() + 0
    with tf.Session(graph=graph) as sess:
        with graph.as_default():
            sess.run(tf.global_variables_initializer())
        print(sess.run(after))
with tf.control_dependencies([tf.assign_add(first, 1)]):
    last = tf.identity(first)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run(last))


@tf.function
def traced(x):
    with tf.control_dependencies([x]):
        return x + 1.0


with tf.Graph().as_default():
    v = tf.get_variable("v", [], use_resource=True, initializer=tf.zeros_initializer())

    @tf.function
    def added():
        with tf.control_dependencies([v.assign_add(1.0)]):
            return traced(v.read_value())

    result = added()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        print(sess.run(result))
