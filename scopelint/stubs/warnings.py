"""warnings."""

from _scopelint import context


def warn(message, category=None, stacklevel=1, source=None):
    return None


def filterwarnings(action, message="", category=None, module="", lineno=0, append=False):
    return None


simplefilter = resetwarnings = filterwarnings


def catch_warnings(record=False, module=None):
    return context()
