"""tf.gfile: of files nothing is known."""

import _scopelint as _s


def Exists(filename):
    return True if _s.has_written(filename) else _s.unknown("Exists()")


def IsDirectory(dirname):
    return _s.unknown("IsDirectory()")


def Glob(filename):
    return _s.unknown("Glob()")


def ListDirectory(dirname):
    return _s.unknown("ListDirectory()")


def Walk(top, in_order=True):
    return _s.unknown("Walk()")


def Stat(filename):
    return _s.unknown("Stat()")


def MakeDirs(dirname):
    return None


def MkDir(dirname):
    return None


def Remove(filename):
    _s.note("files removed", folder=filename)


def DeleteRecursively(dirname):
    _s.note("files removed", folder=dirname)


def Copy(oldpath, newpath, overwrite=False):
    return None


def Rename(oldname, newname, overwrite=False):
    _s.note("files removed", folder=oldname)


def GFile(name, mode="r"):
    _s.check_path(name)
    return _s.unknown("a file", None, _s.OF_A_FILE)


Open = FastGFile = GFile
exists = Exists
isdir = IsDirectory
glob = Glob
listdir = ListDirectory
makedirs = MakeDirs
mkdir = MkDir
remove = Remove
rmtree = DeleteRecursively
copy = Copy
rename = Rename
walk = Walk
stat = Stat
