"""TF `tf.keras.preprocessing.sequence`."""

from _scopelint import unknown
from tensorflow.keras.utils import Sequence, pad_sequences


class TimeseriesGenerator(Sequence):
    def __init__(self, data, targets, length, *args, **kwargs):
        self.data = data
        self.targets = targets
        self.length = length

    def __len__(self):
        return unknown("a number", "int")

    def __getitem__(self, index):
        return unknown("batch")


def make_sampling_table(size, sampling_factor=1e-5):
    return unknown("make_sampling_table()")


def skipgrams(sequence, vocabulary_size, *args, **kwargs):
    return unknown("skipgrams()")
