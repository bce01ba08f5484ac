"""numpy's archives of arrays: one that the program has written itself has the names that it gave."""

import _scopelint as _s

_written = {}


class NpzFile:
    def __init__(self, files):
        self.files = files

    def __enter__(self):
        return self

    def __exit__(self, *excinfo):
        return None

    def __iter__(self):
        return iter(self.files)

    def __len__(self):
        return len(self.files)

    def __contains__(self, key):
        return key in self.files

    def __getitem__(self, key):
        return _s.unknown("an array of a file")

    def get(self, key, default=None):
        return _s.unknown("an array of a file")

    def keys(self):
        return list(self.files)

    def values(self):
        return [self[key] for key in self.files]

    def items(self):
        return [(key, self[key]) for key in self.files]

    def close(self):
        return None


def savez(file, *args, **kwds):
    _written[file] = [*kwds, *["arr_%d" % i for i in range(len(args))]]


savez_compressed = savez


def load(file, *args, **kwargs):
    names = _written.get(file) if _written else None
    return NpzFile(list(names)) if _s.surely(names, list) else _s.unknown("numpy.load()")
