"""The backbone of a detector is frozen when the list of what is trained is there already, and has it."""
import tensorflow as tf


class Detector(tf.keras.Model):
    def __init__(self, classes):
        super().__init__()
        self.backbone = tf.keras.Sequential([
            tf.keras.layers.Conv2D(8, 3, activation="relu"),
            tf.keras.layers.Conv2D(16, 3, activation="relu"),
            tf.keras.layers.GlobalAveragePooling2D(),
        ])
        self.boxes = tf.keras.layers.Dense(4)
        self.labels = tf.keras.layers.Dense(classes)

    def call(self, images):
        features = self.backbone(images)
        return self.boxes(features), self.labels(features)


class Trainer:
    def __init__(self, detector, rate):
        self.detector = detector
        self.weights = detector.trainable_weights  # BUG
        self.optimizer = tf.keras.optimizers.SGD(rate)

    def step(self, images, boxes, labels):
        with tf.GradientTape() as tape:
            found, scores = self.detector(images)
            loss = tf.reduce_mean((found - boxes) ** 2)
            loss += tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels, scores))
        slopes = tape.gradient(loss, self.weights)  # BUG
        self.optimizer.apply_gradients(zip(slopes, self.weights))  # BUG
        return loss


detector = Detector(3)
detector(tf.zeros([1, 16, 16, 3]))
trainer = Trainer(detector, 0.01)
for layer in detector.backbone.layers:
    layer.trainable = False  # BUG
before = detector.backbone.layers[0].kernel.numpy()
for _ in range(3):
    trainer.step(tf.random.normal([4, 16, 16, 3]), tf.ones([4, 4]), tf.constant([0, 1, 2, 0]))
print("FACT", abs(before - detector.backbone.layers[0].kernel.numpy()).max() > 0)
