"""The settings of a file get a name, what was saved, or lose what was put in, before a model is made of them that loads its weights."""

import json

import keras
import numpy as np


class Tagger(keras.Model):
    def __init__(self, widths, **kwargs):
        super().__init__(**kwargs)
        self.hidden = [keras.layers.Dense(width, activation="tanh", name=f"hidden{i}") for i, width in enumerate(widths)]
        self.scores = keras.layers.Dense(3, name="scores")

    def call(self, x):
        for layer in self.hidden:
            x = layer(x)
        return self.scores(x)


class Shelf:
    def __init__(self, place):
        self.place = place

    def keep(self, model, widths):
        model.save_weights(self.place + "/tagger.weights.h5")
        with open(self.place + "/tagger.json", "w") as file:
            json.dump({"widths": widths}, file)

    def settings(self):
        with open(self.place + "/tagger.json") as file:
            return json.load(file)

    def take(self, depth, settings):
        model = Tagger(**settings)
        model(np.zeros((1, depth), "float32"))
        model.load_weights(self.place + "/tagger.weights.h5")
        return model


words = np.random.rand(6, 4).astype("float32")
tagger = Tagger([5])
tagger.compile("sgd", "mse")
tagger.fit(words, words[:, :3], verbose=0)
shelf = Shelf(".")
shelf.keep(tagger, [5])

named = shelf.settings()
named.update(name="again")
told = shelf.settings()
told.update({"widths": [5]})
back = shelf.settings()
back["widths"] = [5, 5]
back.update(shelf.settings())
popped = shelf.settings()
popped["widths"] = [5, 5]
popped.pop("widths")
popped = {**popped, "widths": [5]}
wider = shelf.settings()
wider.update(widths=[5, 5])
print([shelf.take(4, each).count_params() for each in (named, told, back, popped)])
widths = wider.pop("widths")
print(Tagger(widths, **wider)(words).shape)
