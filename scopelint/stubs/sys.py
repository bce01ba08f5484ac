"""sys."""

from _scopelint import option, unknown

argv = option("sys.argv", [unknown("program")])
version_info = (3, 7, 0, "final", 0)
version = "3.7.0"
platform = "linux"
byteorder = "little"
maxsize = 9223372036854775807
path = []
modules = unknown("sys.modules")


def exit(status=None):
    raise SystemExit(status)


def setrecursionlimit(limit):
    return None
