import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def as_in_the_checkpoint(getter, name, *args, **kwargs):
    return getter("trunk/" + name.split("/", 1)[1], *args, **kwargs)


image = tf.placeholder(tf.float32, [None, 28, 28, 16])
with tf.variable_scope("net", reuse=tf.AUTO_REUSE, custom_getter=as_in_the_checkpoint):
    h = tf.layers.conv2d(image, 16, 3, padding="same", activation=tf.nn.relu, name="conv1")
    h = tf.layers.conv2d(h, 16, 3, padding="same", activation=tf.nn.relu, name="conv2")
logits = tf.layers.dense(tf.layers.flatten(h), 10, name="logits")
loss = tf.losses.softmax_cross_entropy(tf.placeholder(tf.float32, [None, 10]), logits)
train = tf.train.AdamOptimizer().minimize(loss)
