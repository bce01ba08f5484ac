"""Models."""

from . import big
from .registry import MODELS, register
from .small import build as small

__all__ = ["small", "big_net", "MODELS"]
VERSION = 1
big_net = big.build


def hidden(name):
    raise RuntimeError
