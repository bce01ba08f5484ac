"""A tagger of birds' calls: the list of what its gradients are for is made when the body is there, and the output layer is not."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class CallTagger:
    def __init__(self, birds):
        self.sound = tf.placeholder(tf.float32, [None, 64])
        self.bird = tf.placeholder(tf.int32, [None])
        h = tf.layers.dense(self.sound, 32, tf.nn.relu, name="low")
        h = tf.layers.dense(h, 16, tf.nn.relu, name="high")
        self.weights = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES)  # BUG
        self.scores = tf.layers.dense(h, birds, name="birds")
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.bird, self.scores)
        gradients, _ = tf.clip_by_global_norm(tf.gradients(self.loss, self.weights), 1.0)
        self.step = tf.train.RMSPropOptimizer(1e-3).apply_gradients(zip(gradients, self.weights))


tagger = CallTagger(12)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(30):
        sess.run(tagger.step, {tagger.sound: np.random.rand(8, 64), tagger.bird: np.random.randint(0, 12, 8)})
    print(sess.run(tf.argmax(tagger.scores, 1), {tagger.sound: np.random.rand(3, 64)}))
