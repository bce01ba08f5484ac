"""os: of the machine nothing is known."""

from os import path

from _scopelint import unknown

sep = "/"
linesep = "\n"
pathsep = ":"
curdir = "."
devnull = "/dev/null"
name = "posix"
environ = unknown("os.environ")


def getenv(key, default=None):
    return unknown("os.getenv()")


def makedirs(name, mode=0o777, exist_ok=False):
    return None


mkdir = makedirs
