"""What is called shared is another thing, or is shared: queries and keys, the points of a cloud, a stack, an object's own."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def shared_qk(x, memory):
    weights = tf.nn.softmax(tf.matmul(tf.layers.dense(x, 4), memory, transpose_b=True))
    return tf.matmul(weights, memory)


def shared_mlp(points, widths):
    for width in widths:
        points = tf.layers.conv1d(points, width, 1, activation=tf.nn.relu)
    return points


def shared_layers(x):
    return tf.layers.dense(x, 4, activation=tf.nn.relu)


def shared_head(x):
    with tf.variable_scope("head", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 2)


class Agent:
    def __init__(self, state, name):
        with tf.variable_scope(name):
            body = self.shared_body(state)
            self.policy, self.value = tf.layers.dense(body, 3), tf.layers.dense(body, 1)

    def shared_body(self, state):
        return tf.layers.dense(tf.layers.dense(state, 6, tf.nn.relu), 6, tf.nn.relu)


here, there = tf.placeholder(tf.float32, [5, 4]), tf.placeholder(tf.float32, [5, 4])
attended = shared_qk(here, there) + shared_qk(there, here)
cloud, other = tf.placeholder(tf.float32, [2, 9, 3]), tf.placeholder(tf.float32, [2, 9, 3])
sizes = [shared_mlp(each, [4, 8]) for each in (cloud, other)]
deep = shared_layers(shared_layers(here))
heads = [shared_head(tf.layers.dense(each, 4)) for each in (here, there)]
agents = [Agent(state, name) for state, name in ((here, "worker"), (there, "helper"))]


def whole_model(width):
    given = tf.keras.Input((4,))
    return tf.keras.Model(given, tf.keras.layers.Dense(1)(shared_trunk(given, width)))


def shared_trunk(x, width):
    return tf.keras.layers.Dense(width, activation="relu")(x)


for fold in range(3):
    model = whole_model(8)
    model.compile("adam", "mse")
losses = [tf.reduce_mean(x) for x in (attended, *sizes, deep, *heads, *(a.policy for a in agents), *(a.value for a in agents))]
step = tf.train.AdamOptimizer().minimize(tf.add_n(losses))
