"""Two songs by one cell; a user and an item, each by a cell called after its data, for a product; two signals that are put side by side."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def code(song, scope):
    with tf.variable_scope("listener", reuse=tf.AUTO_REUSE):
        outputs, _ = tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(9), song, dtype=tf.float32, scope=scope)
    return outputs[:, -1]


def one_for_all(song):
    return code(song, "any")


def its_own(song):
    return code(song, song.op.name)


near = tf.placeholder(tf.float32, [None, 30, 4], name="near")
far = tf.placeholder(tf.float32, [None, 30, 4], name="far")
user = tf.placeholder(tf.float32, [None, 30, 4], name="user_events")
item = tf.placeholder(tf.float32, [None, 30, 4], name="item_events")
accel = tf.placeholder(tf.float32, [None, 30, 4], name="accelerometer")
gyro = tf.placeholder(tf.float32, [None, 30, 4], name="gyroscope")
distance = tf.reduce_sum(tf.squared_difference(one_for_all(near), one_for_all(far)), axis=1)
taste = tf.reduce_sum(its_own(user) * its_own(item), axis=1)
moves = tf.layers.dense(tf.concat([its_own(accel), its_own(gyro)], axis=1), 3)
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(distance - taste) + tf.reduce_mean(moves))
