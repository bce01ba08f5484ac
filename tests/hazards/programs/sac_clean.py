"""Two critics, and each of them twice: on actions of the buffer and of the policy."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mlp(x, out, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(x, 32, tf.nn.relu, name="h"), out, name="out")


s, a = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
pi = mlp(s, 1, "pi")
q1, q2 = (mlp(tf.concat([s, a], 1), 1, "q%d" % i) for i in (1, 2))
q1_pi, q2_pi = (mlp(tf.concat([s, pi], 1), 1, "q%d" % i) for i in (1, 2))
advantage = tf.minimum(q1_pi, q2_pi) - tf.minimum(q1, q2)
