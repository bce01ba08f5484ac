import tensorflow.compat.v1 as tf

from models.registry import register
from . import small as base


@register("big")
def build(scope):
    with tf.variable_scope(scope):
        base.build("inner")
        return tf.get_variable("w", [2])
