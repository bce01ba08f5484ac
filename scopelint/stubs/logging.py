"""logging."""

DEBUG = 10
INFO = 20
WARN = WARNING = 30
ERROR = 40
CRITICAL = FATAL = 50


def info(msg, *args, **kwargs):
    return None


debug = warning = warn = error = exception = critical = fatal = info


def log(level, msg, *args, **kwargs):
    return None


def basicConfig(**kwargs):
    return None


def disable(level=50):
    return None


class Logger:
    level = INFO
    propagate = True

    def __init__(self, name=None, level=0):
        self.name = name
        self.handlers = []

    def info(self, msg, *args, **kwargs):
        return None

    debug = warning = warn = error = exception = critical = fatal = info

    def log(self, level, msg, *args, **kwargs):
        return None

    def setLevel(self, level):
        return None

    def addHandler(self, hdlr):
        return None

    def removeHandler(self, hdlr):
        return None

    def isEnabledFor(self, level):
        return False

    def getEffectiveLevel(self):
        return 20


def getLogger(name=None):
    return Logger(name)


class Handler:
    def __init__(self, *args, **kwargs):
        pass

    def setLevel(self, level):
        return None

    def setFormatter(self, fmt):
        return None


class StreamHandler(Handler):
    pass


class FileHandler(Handler):
    pass


class NullHandler(Handler):
    pass


class Formatter:
    def __init__(self, *args, **kwargs):
        pass


def addLevelName(level, levelName):
    return None


def getLevelName(level):
    return "INFO"
