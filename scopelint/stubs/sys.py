"""sys."""

from _scopelint import exc_info, find_module, main_module, names_of_frames, option, unknown


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


class _Code:
    def __init__(self, name):
        self.co_name = name
        self.co_filename = unknown("co_filename", "str")
        self.co_firstlineno = unknown("co_firstlineno", "int")


class _Frame:
    """A call that is under way; `names` are those of it and of the calls around it."""

    def __init__(self, names):
        self.f_code = _Code(names[0])
        self.f_lineno = unknown("f_lineno", "int")
        self.f_locals = unknown("f_locals")
        self.f_globals = unknown("f_globals")
        self._names = names

    @property
    def f_back(self):
        return _frame(self._names[1:])


def _frame(names):
    return _Frame(names) if names else unknown("frame")


def _getframe(depth=0):
    return _frame(names_of_frames()[depth:])


def exit(status=None):
    raise SystemExit(status)


def setrecursionlimit(limit):
    return None
