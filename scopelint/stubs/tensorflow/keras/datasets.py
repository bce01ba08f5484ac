"""TF `tf.keras.datasets`: arrays of the shapes that these data have."""

from numpy import ndarray
from numpy import float64 as _float64
from numpy import int64 as _int64
from numpy import uint8 as _uint8

from _scopelint import unknown


class _Images:
    """So many images to train with, and to test with."""

    def __init__(self, train, test, image, labels=()):
        self._sizes = (train, test)
        self._image = image
        self._labels = labels

    def load_data(self, *args, **kwargs):
        return tuple([(ndarray((n, *self._image), _uint8), ndarray((n, *self._labels), _uint8)) for n in self._sizes])


mnist = fashion_mnist = _Images(60000, 10000, (28, 28))
cifar10 = cifar100 = _Images(50000, 10000, (32, 32, 3), (1,))


class _Rows:
    """Rows of numbers, of which the caller says how many are to test with."""

    def __init__(self, columns):
        self._columns = columns

    def load_data(self, *args, **kwargs):
        lengths = unknown("a length", "int"), unknown("a length", "int")
        return tuple([(ndarray((n, self._columns), _float64), ndarray((n,), _float64)) for n in lengths])


boston_housing = _Rows(13)
california_housing = _Rows(8)


class _Texts:
    """Lists of words' indices."""

    def load_data(self, *args, **kwargs):
        lengths = unknown("a length", "int"), unknown("a length", "int")
        return tuple([(ndarray((n,), object), ndarray((n,), _int64)) for n in lengths])

    def get_word_index(self, path=None):
        return unknown("word_index")

    def get_label_names(self):
        return unknown("label_names")


imdb = reuters = _Texts()
