import replay
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def q_function(observations, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        hidden = tf.layers.dense(observations, 16, tf.nn.relu, name="hidden")
        return tf.layers.dense(hidden, 4, name="values")


def build(observations, actions, rewards, next_observations):
    values = tf.reduce_sum(q_function(observations, "online") * tf.one_hot(actions, 4), 1)
    target = q_function(next_observations, "target")
    best = tf.argmax(q_function(next_observations, "online"), 1)
    wanted = tf.stop_gradient(rewards + 0.9 * tf.reduce_sum(target * tf.one_hot(best, 4), 1))
    online = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope="online")
    return tf.train.AdamOptimizer().minimize(tf.reduce_mean((values - wanted) ** 2), var_list=online)


observations, actions, rewards, next_observations = replay.staged().get()
build(observations, actions, rewards, next_observations)
