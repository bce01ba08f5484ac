"""TF `tf.keras.optimizers.legacy`: the same, but everything is made when gradients are first applied."""

from tensorflow.keras import optimizers as _o


class Optimizer(_o.Optimizer):
    _lazy = True


class SGD(_o.SGD):
    _lazy = True


class Adam(_o.Adam):
    _lazy = True


class Adamax(_o.Adamax):
    _lazy = True


class Nadam(_o.Nadam):
    _lazy = True


class RMSprop(_o.RMSprop):
    _lazy = True


class Adagrad(_o.Adagrad):
    _lazy = True


class Adadelta(_o.Adadelta):
    _lazy = True


class Ftrl(_o.Ftrl):
    _lazy = True
