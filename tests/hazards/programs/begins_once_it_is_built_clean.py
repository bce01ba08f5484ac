import tensorflow as tf

flags = tf.flags
flags.DEFINE_string("warm", None, "where the trunk was trained")
FLAGS = flags.FLAGS


def trunk(images):
    with tf.variable_scope("trunk"):
        x = tf.layers.conv2d(images, 8, 3, activation=tf.nn.relu, name="conv")
        return tf.reduce_mean(x, axis=[1, 2])


def warm_start():
    tf.train.init_from_checkpoint(FLAGS.warm, {"trunk/": "trunk/"})


def main(_):
    images = tf.placeholder(tf.float32, [None, 32, 32, 3])
    labels = tf.placeholder(tf.int32, [None])
    logits = tf.layers.dense(trunk(images), 10)
    train = tf.train.AdamOptimizer().minimize(tf.losses.sparse_softmax_cross_entropy(labels, logits))
    warm_start()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(train)


if __name__ == "__main__":
    tf.app.run()
