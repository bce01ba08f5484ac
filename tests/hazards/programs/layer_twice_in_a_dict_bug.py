import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

ACT = tf.layers.Dense(16, activation=tf.nn.relu, name="hidden")
LAYERS = {"first": ACT, "second": ACT, "third": tf.layers.Dense(16, name="third")}  # BUG


def net(x):
    h = LAYERS["first"](x)
    h = LAYERS["second"](h)  # BUG
    return LAYERS["third"](h)


x = tf.placeholder(tf.float32, [None, 16])
y = net(x)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print([v.op.name for v in tf.trainable_variables()])
