"""TF `tf.keras.optimizers.experimental`: where today's were before TensorFlow 2.11."""

from tensorflow.keras.optimizers import SGD, Adadelta, Adafactor, Adagrad, Adam, Adamax, AdamW, Ftrl, Nadam, Optimizer, RMSprop
