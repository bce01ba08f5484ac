"""tf.flags: absl's, whose arguments may have the names that they had before."""

from absl.flags import *


def _under_old_names(define):
    def wrapper(*args, **kwargs):
        for old, new in (("flag_name", "name"), ("default_value", "default"), ("docstring", "help")):
            if old in kwargs:
                kwargs[new] = kwargs.pop(old)
        return define(*args, **kwargs)

    return wrapper


DEFINE_string = _under_old_names(DEFINE_string)
DEFINE_bool = DEFINE_boolean = _under_old_names(DEFINE_boolean)
DEFINE_float = _under_old_names(DEFINE_float)
DEFINE_integer = _under_old_names(DEFINE_integer)
