import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def context_net(x, stacks=2, channels=12):
    with tf.variable_scope("context", reuse=tf.AUTO_REUSE):
        for stack in range(stacks):
            for rate in (1, 2, 4):
                y = tf.layers.conv1d(x, 2 * channels, 3, padding="same", dilation_rate=rate, name=f"conv_{stack}_{rate}")
                y = tf.layers.conv1d(tf.nn.relu(y), channels, 1, name=f"mix_{stack}_{rate}")
                x = x + y
    return tf.layers.dense(x, 1, name="out")


x = tf.placeholder(tf.float32, [None, 50, 12])
loss = tf.reduce_mean(tf.square(context_net(x)))
train = tf.train.AdamOptimizer().minimize(loss)
