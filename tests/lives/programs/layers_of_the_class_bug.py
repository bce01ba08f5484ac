import tensorflow as tf


class Stack(tf.Module):
    layers = []  # TVS410

    def __init__(self, widths, name=None):
        super().__init__(name=name)
        for w in widths:
            self.layers.append(tf.keras.layers.Dense(w, activation="relu"))

    def __call__(self, x):
        for layer in self.layers:
            x = layer(x)  # TVS103
        return x


encoder = Stack([8, 4])
code = encoder(tf.ones([2, 6]))
decoder = Stack([8, 6])
back = decoder(code)
print(code.shape, back.shape, len(encoder.layers))
