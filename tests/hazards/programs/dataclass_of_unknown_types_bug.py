"""A configuration whose fields have types of typing, and defaults from elsewhere: the run goes on to the second tower."""

import dataclasses
from typing import Any, Callable, Generic, List, Optional, TypeVar

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

T = TypeVar("T")


@dataclasses.dataclass
class Named(Generic[T]):
    content: T
    name: str = "tower"


@dataclasses.dataclass(frozen=True)
class Config:
    units: Optional[int]
    activation: Any = None
    sizes: List[int] = dataclasses.field(default_factory=list)
    rng: Any = dataclasses.field(default_factory=np.random.default_rng)
    scale: Callable[[Any], Any] = np.random.normal


def tower(x, config):
    with tf.variable_scope(config.name):
        return tf.get_variable("w", [config.content.units, 1])  # BUG


x = tf.placeholder(tf.float32, [None, 4])
first = Named(Config(4))
second = dataclasses.replace(first, content=Config(8))
a = tower(x, first)
b = tower(x, second)
