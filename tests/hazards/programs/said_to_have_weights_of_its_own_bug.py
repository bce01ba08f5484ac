"""A blurred photograph is sharpened pass by pass; each pass says that it has weights of its own, and opens the scope that all have."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Sharpener:
    def __init__(self, passes):
        self.passes = passes

    def passed(self, photo, blurred):
        """One pass over the photograph, with its own weights; it sees what was there before all passes, too."""
        with tf.variable_scope("sharpen", reuse=tf.AUTO_REUSE):  # BUG
            seen = tf.concat([photo, blurred], axis=-1)
            detail = tf.layers.conv2d(seen, 12, 3, padding="same", activation=tf.nn.relu)  # BUG
            return photo + tf.layers.conv2d(detail, 3, 3, padding="same")  # BUG

    def __call__(self, blurred):
        photo = blurred
        for _ in range(self.passes):
            photo = self.passed(photo, blurred)  # BUG
        return photo


blurred = tf.placeholder(tf.float32, [None, 16, 16, 3])
sharp = tf.placeholder(tf.float32, [None, 16, 16, 3])
error = tf.reduce_mean(tf.abs(Sharpener(4)(blurred) - sharp))
train = tf.train.AdamOptimizer().minimize(error)
