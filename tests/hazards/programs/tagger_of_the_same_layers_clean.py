"""The model that tags a word at a time is made of the layers of the one that is fitted."""

import numpy as np
from tensorflow import keras

SIZE, WORDS, TAGS = 16, 50, 7


class Layers:
    def __init__(self):
        self.words = keras.layers.Embedding(WORDS, SIZE)
        self.memory = keras.layers.GRU(SIZE, return_sequences=True, return_state=True)
        self.tags = keras.layers.Dense(TAGS, activation="softmax")

    def tag(self, words, state=None):
        out, state = self.memory(self.words(words), initial_state=state)
        return self.tags(out), state


def fitted(layers, words, tags):
    given = keras.Input((None,))
    model = keras.Model(given, layers.tag(given)[0])
    model.compile("adam", "sparse_categorical_crossentropy")
    model.fit(words, tags, epochs=2, verbose=0)
    return model


def stepwise(layers):
    word, state = keras.Input((1,)), keras.Input((SIZE,))
    return keras.Model([word, state], list(layers.tag(word, state)))


words = np.random.randint(0, WORDS, (40, 6))
layers = Layers()
fitted(layers, words, words % TAGS)
step, state = stepwise(layers), np.zeros((1, SIZE), "float32")
for word in words[0]:
    tags, state = step([np.array([[word]]), state])
    print(int(np.argmax(tags[0, 0])))
