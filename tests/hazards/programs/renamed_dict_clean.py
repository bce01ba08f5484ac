"""A dict says how the variables are called in the checkpoint."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def model(x):
    h = tf.layers.dense(x, 16, tf.nn.relu, name="h")
    return tf.layers.dense(h, 2, name="logits")


def train(path):
    with tf.Graph().as_default(), tf.Session() as sess:
        model(tf.placeholder(tf.float32, [None, 4]))
        sess.run(tf.global_variables_initializer())
        return tf.train.Saver().save(sess, path)


def serve(path):
    with tf.Graph().as_default(), tf.Session() as sess:
        with tf.variable_scope("serving"):
            model(tf.placeholder(tf.float32, [None, 4]))
        names = {v.op.name[len("serving/"):]: v for v in tf.global_variables()}
        tf.train.Saver(names).restore(sess, path)


serve(train("/tmp/renamed/model"))
