"""tempfile: names that are new each time."""

from _scopelint import unknown


def mkdtemp(suffix=None, prefix=None, dir=None):
    return unknown("tempfile.mkdtemp()", "str")


def mkstemp(suffix=None, prefix=None, dir=None, text=False):
    return unknown("tempfile.mkstemp()", "int"), unknown("tempfile.mkstemp()", "str")


def mktemp(suffix="", prefix="tmp", dir=None):
    return unknown("tempfile.mktemp()", "str")


def gettempdir():
    return unknown("tempfile.gettempdir()", "str")


class TemporaryDirectory:
    def __init__(self, suffix=None, prefix=None, dir=None, **kwargs):
        self.name = mkdtemp()

    def __enter__(self):
        return self.name

    def __exit__(self, *args):
        return None

    def cleanup(self):
        return None
