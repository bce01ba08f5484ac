"""absl.logging."""

DEBUG = 1
INFO = 0
WARN = WARNING = -1
ERROR = -2
FATAL = -3


def info(msg, *args, **kwargs):
    return None


debug = warning = warn = error = exception = fatal = info


def log(level, msg, *args, **kwargs):
    return None


vlog = log


def set_verbosity(v):
    return None


def log_every_n(level, msg, n, *args):
    return None


log_first_n = log_every_n
