"""The crown of the network is to begin anew after a restore; so does the layer called crowned, on which it runs."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layer(seen, width, name):
    with tf.variable_scope(name):
        weights = tf.get_variable("weights", [int(seen.shape[1]), width])
        return tf.tanh(tf.matmul(seen, weights))


seen = tf.placeholder(tf.float32, [None, 5])
guess = layer(layer(seen, 7, "crowned"), 2, "crown")
saver = tf.train.Saver()
anew = tf.variables_initializer(tf.global_variables(scope="crown"))  # BUG TVS308
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(guess)))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    saver.restore(session, "begun/model")
    session.run(anew)
    session.run(step, {seen: [[0.0] * 5]})
