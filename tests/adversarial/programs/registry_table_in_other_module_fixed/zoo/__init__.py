from .registry import MODELS
from . import deep, wide


def create(name, *args, **kw):
    return MODELS[name](*args, **kw)
