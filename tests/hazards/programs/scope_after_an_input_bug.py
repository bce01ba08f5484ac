import tensorflow as tf


def classify(images):
    name = images.op.name.partition("_")[0]
    with tf.variable_scope(name + "_net", reuse=tf.AUTO_REUSE):  # BUG
        hidden = tf.layers.dense(images, 7, tf.nn.relu, name="hidden")
        return tf.layers.dense(hidden, 3, name="logits")


fed, held = (tf.placeholder(tf.float32, [None, 12], f"{n}_images") for n in ("fed", "held"))
labels = tf.placeholder(tf.int32, [None])
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.losses.sparse_softmax_cross_entropy(labels, classify(fed)))
right = tf.argmax(classify(held), 1)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(train, {fed: [[0.0] * 12], labels: [1]})
    print(sess.run(right, {held: [[0.0] * 12]}))
