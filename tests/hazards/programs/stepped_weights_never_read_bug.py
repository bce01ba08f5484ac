import tensorflow as tf


class Sketcher:
    """Adapts to a hand by a step or two before it is judged on what that hand drew next."""

    def __init__(self, strokes, classes):
        self.w = tf.Variable(tf.random.normal([strokes, classes], stddev=0.1))
        self.b = tf.Variable(tf.zeros([classes]))
        self.outer = tf.keras.optimizers.SGD(0.01)

    def scores(self, drawn, params):
        return tf.matmul(drawn, self.w) + self.b  # BUG

    def error(self, drawn, labels, params):
        scores = self.scores(drawn, params)  # BUG
        return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels, scores))

    def meta_step(self, seen, seen_labels, after, after_labels):
        with tf.GradientTape() as outer:
            with tf.GradientTape() as inner:
                error = self.error(seen, seen_labels, [self.w, self.b])
            slopes = inner.gradient(error, [self.w, self.b])
            adapted = [v - 0.1 * g for v, g in zip([self.w, self.b], slopes)]
            loss = self.error(after, after_labels, adapted)  # BUG
        variables = [self.w, self.b]
        self.outer.apply_gradients(zip(outer.gradient(loss, variables), variables))
        return loss


model = Sketcher(12, 4)
labels = tf.constant([0, 1, 2, 3])
for _ in range(5):
    print(float(model.meta_step(tf.random.normal([4, 12]), labels, tf.random.normal([4, 12]), labels)))
