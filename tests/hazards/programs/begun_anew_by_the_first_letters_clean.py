"""What begins anew is the crown and its own hidden layer, all crowns of a row, or what is asked for with a slash."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layer(seen, width, name):
    with tf.variable_scope(name):
        weights = tf.get_variable("weights", [int(seen.shape[1]), width])
        return tf.tanh(tf.matmul(seen, weights))


seen = tf.placeholder(tf.float32, [None, 5])
guess = layer(layer(seen, 7, "crown_hidden"), 2, "crown")
other = layer(layer(layer(seen, 7, "roots"), 7, "rooted"), 2, "root")
saver = tf.train.Saver()
anew = [
    tf.variables_initializer(tf.global_variables(scope="crown")),
    tf.variables_initializer(tf.global_variables(scope="root/")),
]
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(guess) + tf.square(other)))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    saver.restore(session, "begun/model")
    session.run(anew)
    session.run(step, {seen: [[0.0] * 5]})
