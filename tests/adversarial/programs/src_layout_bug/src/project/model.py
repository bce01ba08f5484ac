import tensorflow.compat.v1 as tf

from project.utils import scopes
from .utils.scopes import scoped as in_scope


class Model(object):
    def __init__(self, name):
        self.name = name

    def build(self):
        with in_scope(self.name):
            tf.get_variable(scopes.name("w", 0), [])
