import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Detector:
    def __init__(self, classes):
        self.classes = classes

    def boxes(self, features):
        x = tf.layers.conv2d(features, 32, 3, padding="same", name="conv")
        return tf.layers.conv2d(x, 4, 1, name="offsets")

    def scores(self, features):
        x = tf.layers.conv2d(features, 32, 3, padding="same", name="conv")  # BUG
        return tf.layers.conv2d(x, self.classes, 1, name="scores")


def main():
    images = tf.placeholder(tf.float32, [8, 64, 64, 3])
    detector = Detector(10)
    losses = []
    with tf.variable_scope("detector", reuse=tf.AUTO_REUSE):
        for gpu, part in enumerate(tf.split(images, 2)):
            with tf.device("/gpu:%d" % gpu):
                stem = tf.layers.conv2d(part, 32, 3, padding="same", name="stem")
                losses.append(tf.reduce_mean(detector.boxes(stem)) + tf.reduce_mean(detector.scores(stem)))
    return tf.train.AdamOptimizer(1e-3).minimize(tf.add_n(losses))


if __name__ == "__main__":
    main()
