"""os.path, on strings as far as they are known."""

from _scopelint import path_join as join
from _scopelint import pure, unknown

sep = "/"
basename = pure("posixpath", "basename")
dirname = pure("posixpath", "dirname")
split = pure("posixpath", "split")
splitext = pure("posixpath", "splitext")
normpath = pure("posixpath", "normpath")
isabs = pure("posixpath", "isabs")
commonprefix = pure("posixpath", "commonprefix")
_relpath = pure("posixpath", "relpath")


def relpath(path, start="."):
    return _relpath(path, start) if isabs(path) == isabs(start) else unknown("os.path.relpath()")
