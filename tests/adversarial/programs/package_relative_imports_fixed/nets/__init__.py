from . import heads
from .trunk import TRUNKS
from .heads import *

DEFAULT_SCOPE = "agent"


def build(kind, x, scope=DEFAULT_SCOPE, reuse=None):
    return TRUNKS[kind](x, scope, reuse=reuse)
