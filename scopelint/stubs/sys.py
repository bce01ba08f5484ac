"""sys."""

from _scopelint import exc_info, find_module, main_module, option, unknown


class _Modules:
    """The modules that are imported, by name."""

    def __getitem__(self, name):
        return main_module() if name == "__main__" else find_module(name)

    def get(self, name, default=None):
        return self[name]

    def __contains__(self, name):
        return unknown("name in sys.modules")



argv = option("sys.argv", [unknown("program")])
version_info = (3, 7, 0, "final", 0)
version = "3.7.0"
platform = "linux"
byteorder = "little"
maxsize = 9223372036854775807
path = []
modules = _Modules()


def exit(status=None):
    raise SystemExit(status)


def setrecursionlimit(limit):
    return None
