import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

LAYERS = {"first": tf.layers.Dense(16, activation=tf.nn.relu, name="hidden"), "second": tf.layers.Dense(16, activation=tf.nn.relu, name="hidden2"), "third": tf.layers.Dense(16, name="third")}


def net(x):
    h = LAYERS["first"](x)
    h = LAYERS["second"](h)
    return LAYERS["third"](h)


x = tf.placeholder(tf.float32, [None, 16])
y = net(x)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print([v.op.name for v in tf.trainable_variables()])
