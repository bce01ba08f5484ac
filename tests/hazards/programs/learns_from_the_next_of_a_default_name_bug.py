"""What each action is worth is learned from what the next state is worth, by a function whose every call makes a network of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
DISCOUNT = 0.9


def worth(state, actions):
    with tf.variable_scope(None, default_name="worth"):  # BUG
        hidden = tf.nn.relu(tf.matmul(state, tf.get_variable("into", [5, 24])))
        return tf.matmul(hidden, tf.get_variable("out", [24, actions]))


state = tf.placeholder(tf.float32, [None, 5])
after = tf.placeholder(tf.float32, [None, 5])
action = tf.placeholder(tf.int32, [None])
gain = tf.placeholder(tf.float32, [None])
over = tf.placeholder(tf.float32, [None])

of_each = worth(state, 3)  # BUG
best = tf.reduce_max(worth(after, 3), axis=1)  # BUG
goal = tf.stop_gradient(gain + DISCOUNT * (1.0 - over) * best)  # BUG
taken = tf.reduce_sum(of_each * tf.one_hot(action, 3), axis=1)
loss = tf.losses.huber_loss(goal, taken)
learn = tf.train.RMSPropOptimizer(1e-3).minimize(loss)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    was = session.run(tf.trainable_variables())
    for _ in range(4):
        feed = {state: np.random.rand(8, 5), after: np.random.rand(8, 5), action: np.random.randint(0, 3, 8),
                gain: np.random.rand(8), over: np.zeros(8)}
        session.run(learn, feed)
    now = session.run(tf.trainable_variables())
print("FACT", [bool((a != b).any()) for a, b in zip(was, now)] == [True, True, False, False])
