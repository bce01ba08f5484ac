import tensorflow as tf


class Sketcher:
    """Adapts to a hand by a step or two before it is judged on what that hand drew next."""

    def __init__(self, strokes, classes):
        self.w = tf.Variable(tf.random.normal([strokes, classes], stddev=0.1))
        self.b = tf.Variable(tf.zeros([classes]))
        self.outer = tf.keras.optimizers.SGD(0.01)

    def scores(self, drawn, params):
        return tf.matmul(drawn, params[0]) + params[1]

    def error(self, drawn, labels, params):
        scores = self.scores(drawn, params)
        return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels, scores))

    def unadapted(self, drawn, labels, current):
        """What it says without a step: of what there is now."""
        scores = tf.matmul(drawn, self.w) + self.b
        return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels, scores))

    def tell(self, step, adapted, size):
        """Subclasses may want the weights as well."""
        print(step)
        print(float(size))

    def penalty(self, scores, hidden):
        penalty = tf.reduce_sum(tf.square(self.w))
        return penalty + tf.reduce_mean(scores)

    def meta_step(self, step, seen, seen_labels, after, after_labels):
        variables = [self.w, self.b]
        with tf.GradientTape() as outer:
            with tf.GradientTape() as inner:
                error = self.error(seen, seen_labels, variables)
            slopes = inner.gradient(error, variables)
            adapted = [v - 0.1 * g for v, g in zip(variables, slopes)]
            loss = self.error(after, after_labels, adapted)
            scores = self.scores(after, adapted)
            loss += 0.001 * self.penalty(scores, tf.nn.relu(scores))
        self.outer.apply_gradients(zip(outer.gradient(loss, variables), variables))
        self.tell(step, adapted, loss)
        print(float(self.unadapted(after, after_labels, variables)))
        return loss


model = Sketcher(12, 4)
labels = tf.constant([0, 1, 2, 3])
for step in range(5):
    print(float(model.meta_step(step, tf.random.normal([4, 12]), labels, tf.random.normal([4, 12]), labels)))
