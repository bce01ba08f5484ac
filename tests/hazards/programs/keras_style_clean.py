import tensorflow as tf

layers_ = ["block1_conv1", "block2_conv1", "block3_conv1"]


def vgg_layers(names):
    vgg = tf.keras.applications.VGG19(include_top=False, weights="imagenet")
    vgg.trainable = False
    outputs = [vgg.get_layer(name).output for name in names]
    return tf.keras.Model([vgg.input], outputs)


def gram(x):
    out = tf.linalg.einsum("bijc,bijd->bcd", x, x)
    return out / tf.cast(tf.shape(x)[1] * tf.shape(x)[2], tf.float32)


class Extractor(tf.keras.models.Model):
    def __init__(self, names):
        super().__init__()
        self.vgg = vgg_layers(names)
        self.vgg.trainable = False
        self.names = names

    def call(self, inputs):
        inputs = tf.keras.applications.vgg19.preprocess_input(inputs * 255.0)
        outputs = self.vgg(inputs)
        return {name: gram(out) for name, out in zip(self.names, outputs)}


extractor = Extractor(layers_)
style = tf.random.uniform((1, 224, 224, 3))
targets = extractor(style)
image = tf.Variable(tf.random.uniform((1, 224, 224, 3)))
opt = tf.keras.optimizers.Adam(learning_rate=0.02, beta_1=0.99, epsilon=1e-1)


@tf.function()
def step(image):
    with tf.GradientTape() as tape:
        outs = extractor(image)
        loss = tf.add_n([tf.reduce_mean((outs[n] - targets[n]) ** 2) for n in outs])
    grad = tape.gradient(loss, image)
    opt.apply_gradients([(grad, image)])
    image.assign(tf.clip_by_value(image, 0.0, 1.0))


for _ in range(10):
    step(image)
