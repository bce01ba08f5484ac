import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, training):
    net = tf.layers.conv2d(x, 32, 3, padding="same", activation=tf.nn.relu, name="conv1")
    net = tf.layers.conv2d(net, 32, 3, padding="same", activation=tf.nn.relu, name="conv2")
    net = tf.layers.max_pooling2d(net, 2, 2)
    net = tf.layers.conv2d(net, 32, 3, padding="same", activation=tf.nn.relu, name="conv3")
    net = tf.layers.dense(net, 32, name="tied", reuse=tf.AUTO_REUSE)
    net = tf.layers.dense(net, 32, name="tied", reuse=tf.AUTO_REUSE)
    net = tf.layers.dropout(tf.layers.flatten(net), 0.5, training=training)
    return tf.layers.dense(net, 10, name="logits")


x = tf.placeholder(tf.float32, [None, 28, 28, 1])
with tf.variable_scope("model", reuse=tf.AUTO_REUSE):
    train_logits = network(x, True)
    test_logits = network(x, False)
