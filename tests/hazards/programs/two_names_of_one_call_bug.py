"""A network that is to lag behind another is taken from the same shelf, which knows it by its kind alone."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

shelf = {}


class Tariff(object):
    def __init__(self, part):
        self.part = part

    def __call__(self, trip):
        with tf.variable_scope(self.part, reuse=tf.AUTO_REUSE):
            trip = tf.layers.dense(trip, 14, tf.nn.relu, name="trip")
            return tf.layers.dense(trip, 1, name="fare")


def of_kind(kind, part):
    if kind not in shelf:  # BUG
        shelf[kind] = Tariff(part)
    return shelf[kind]  # BUG


trip = tf.placeholder(tf.float32, [None, 4])
paid = tf.placeholder(tf.float32, [None, 1])
now = of_kind("fare", "now")
then = of_kind("fare", "then")  # BUG
fare = now(trip)
before = tf.stop_gradient(then(trip))  # BUG
loss = tf.reduce_mean(tf.square(fare - (0.5 * paid + 0.5 * before)))
train = tf.train.AdamOptimizer().minimize(loss, var_list=tf.trainable_variables("now/"))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(train, {trip: [[1.0] * 4], paid: [[2.0]]})
