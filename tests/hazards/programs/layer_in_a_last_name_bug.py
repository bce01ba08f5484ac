import tensorflow as tf


class Captioner(tf.keras.Model):
    def __init__(self, words):
        super().__init__()
        self.picture = tf.keras.layers.Dense(32, name="picture_tower")
        self.out = tf.keras.layers.Dense(words, name="word_scores")

    def call(self, pixels):
        return self.out(tf.nn.relu(self.picture(pixels)))


captioner = Captioner(50)
captioner(tf.zeros([1, 20]))
slow, fast = [], []
for weight in captioner.trainable_weights:
    if "picture_tower" in weight.name:  # BUG
        slow.append(weight)
    else:
        fast.append(weight)
careful, quick = tf.keras.optimizers.Adam(1e-5), tf.keras.optimizers.Adam(1e-3)

for _ in range(3):
    with tf.GradientTape() as tape:
        scores = captioner(tf.random.normal([4, 20]))
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[1, 2, 3, 4], logits=scores))
    gradients = tape.gradient(loss, slow + fast)
    careful.apply(gradients[: len(slow)], slow)
    quick.apply(gradients[len(slow) :], fast)
