import abc

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Base(abc.ABC):
    scope = "base"

    def __init__(self, size=2):
        self.size = size
        self.build()

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.scope = cls.__name__.lower()

    def build(self):
        with tf.variable_scope(self.scope):
            self.variables()

    @abc.abstractmethod
    def variables(self):
        tf.get_variable("base", [self.size])


class Left(Base):
    def variables(self):
        super().variables()
        tf.get_variable("left", [self.size])


class Right(Base):
    def variables(self):
        super().variables()
        tf.get_variable("right", [self.size])


class Both(Left, Right):
    def __init__(self):
        super(Both, self).__init__(size=4)

    def variables(self):
        super().variables()
        Left.variables


Both()
Left()
for cls in Both.__mro__[:3]:
    tf.get_variable(cls.__name__, [])
Right(3)
Left()
