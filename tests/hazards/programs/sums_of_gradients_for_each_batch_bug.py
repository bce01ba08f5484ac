"""Each call that adds gradients up makes the sums it adds to: the step goes by what the last part of a batch has given."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

seen = tf.placeholder(tf.float32, [None, 3])
wanted = tf.placeholder(tf.float32, [None, 1])
weights = [tf.get_variable("w", [3, 1]), tf.get_variable("b", [1], initializer=tf.zeros_initializer())]
optimizer = tf.train.MomentumOptimizer(0.1, 0.9)


def gather(part, target):
    loss = tf.reduce_mean(tf.square(tf.matmul(part, weights[0]) + weights[1] - target))
    sums = [tf.Variable(np.zeros(w.shape.as_list(), "float32"), trainable=False) for w in weights]  # BUG TVS401
    more = [tf.assign_add(s, g) for s, g in zip(sums, tf.gradients(loss, weights))]
    return sums, more


halves, targets = tf.split(seen, 2), tf.split(wanted, 2)
sums, first = gather(halves[0], targets[0])
sums, second = gather(halves[1], targets[1])
step = optimizer.apply_gradients(list(zip(sums, weights)))
empty = [tf.assign(s, tf.zeros_like(s)) for s in sums]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        feed = {seen: np.ones((4, 3)), wanted: np.ones((4, 1))}
        session.run([first, second], feed)
        session.run(step)
        session.run(empty)
    print("FACT", len(tf.global_variables()))
