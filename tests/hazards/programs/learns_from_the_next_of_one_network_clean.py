"""What is not trained behind a stopped gradient is meant so: features to be predicted, a copy, a bonus for what is new."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, width, scope=None, reuse=None):
    with tf.variable_scope(scope, default_name="net", reuse=reuse):
        hidden = tf.nn.tanh(tf.matmul(x, tf.get_variable("into", [5, 16])))
        return tf.matmul(hidden, tf.get_variable("out", [16, width]))


def lagging(x, width):
    with tf.variable_scope(None, default_name="lagging") as scope:
        hidden = tf.nn.tanh(tf.matmul(x, tf.get_variable("into", [5, 16])))
        return tf.matmul(hidden, tf.get_variable("out", [16, width])), tf.trainable_variables(scope.name + "/")


state = tf.placeholder(tf.float32, [None, 5])
after = tf.placeholder(tf.float32, [None, 5])
gain = tf.placeholder(tf.float32, [None])
seen = tf.placeholder(tf.float32, [None, 1])

# Features of the next state by weights as they were made, which are predicted from this one.
predicted = net(state, 8)
features = tf.stop_gradient(seen * net(after, 8))
foreseen = tf.reduce_mean(tf.square(predicted - features))

# How new a state is: by how much one network misses what another one says of the same.
guess, truth = net(after, 4), net(after, 4)
novelty = tf.reduce_mean(tf.square(guess - tf.stop_gradient(truth)), axis=1)

# One network by its name, for both states.
with tf.variable_scope("critic", reuse=tf.AUTO_REUSE) as critic:
    value, follows = net(state, 1, critic)[:, 0], net(after, 1, critic)[:, 0]
advantage = tf.stop_gradient(gain + tf.stop_gradient(novelty) + 0.9 * follows) - value

# A copy, which is moved after the other.
now, ours = lagging(state, 1)
then, theirs = lagging(after, 1)
behind = tf.reduce_mean(tf.square(tf.stop_gradient(gain + 0.9 * then[:, 0]) - now[:, 0]))
move = [b.assign(0.9 * b + 0.1 * a) for a, b in zip(ours, theirs)]

loss = foreseen + tf.reduce_mean(novelty) + tf.reduce_mean(tf.square(advantage)) + behind
learn = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(learn, {state: np.random.rand(8, 5), after: np.random.rand(8, 5), gain: np.random.rand(8), seen: np.ones((8, 1))})
        session.run(move)
