import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def classifier(features):
    h = tf.layers.dense(features, 12, activation=tf.nn.tanh)
    return tf.layers.dense(h, 2)


features = tf.placeholder(tf.float32, [None, 5])
classes = tf.placeholder(tf.int64, [None])
data, wanted = np.random.rand(20, 5), np.random.randint(0, 2, 20)


def training(logits):
    loss = tf.losses.sparse_softmax_cross_entropy(classes, logits)
    return tf.train.GradientDescentOptimizer(0.1).minimize(loss)


# One network is validated in each epoch.
logits = classifier(features)
train_op = training(logits)
right = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(logits, axis=1), classes), tf.float32))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for _ in range(10):
            sess.run(train_op, {features: data, classes: wanted})
        print(epoch, sess.run(right, {features: data, classes: wanted}))

# A first network, and then one for each fold, trained from the beginning.
with tf.Session() as sess:
    base = classifier(features)
    steps = [training(base)]
    for fold in range(3):
        fresh = classifier(features)
        step = training(fresh)
        sess.run(tf.global_variables_initializer())
        for _ in range(10):
            sess.run(step, {features: data, classes: wanted})
        print(fold, sess.run(fresh, {features: data}))
