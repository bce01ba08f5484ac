"""os.path, on strings as far as they are known."""

from _scopelint import path_join as join
from _scopelint import has_written, path_parted, pure, unknown

sep = "/"
_basename = pure("posixpath", "basename")
_dirname = pure("posixpath", "dirname")
_split = pure("posixpath", "split")
splitext = pure("posixpath", "splitext")
normpath = pure("posixpath", "normpath")
isabs = pure("posixpath", "isabs")
commonprefix = pure("posixpath", "commonprefix")
_relpath = pure("posixpath", "relpath")


def relpath(path, start="."):
    return _relpath(path, start) if isabs(path) == isabs(start) else unknown("os.path.relpath()")


def split(p):
    return path_parted(p) or _split(p)


def dirname(p):
    parted = path_parted(p)
    return _dirname(p) if parted is None else parted[0]


def basename(p):
    parted = path_parted(p)
    return _basename(p) if parted is None else parted[1]


def exists(path):
    return True if has_written(path) else unknown("os.path.exists()", "bool")


def isfile(path):
    return True if has_written(path) else unknown("os.path.isfile()", "bool")
