import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

img = tf.placeholder(tf.float32, [None, 64])
colour = tf.placeholder(tf.int32, [None])
shape = tf.placeholder(tf.int32, [None])


def features(x):
    with tf.variable_scope("features", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 32, activation=tf.nn.relu, name="fc")


def classify(x, classes, what):
    with tf.variable_scope("classifier", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(features(x), classes, name=what + "_logits")


colour_logits = classify(img, 10, "colour")
shape_logits = classify(img, 10, "shape")
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=colour, logits=colour_logits))
loss += tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=shape, logits=shape_logits))
train_op = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print([v.op.name for v in tf.trainable_variables()])
