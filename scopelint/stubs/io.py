"""io: texts in memory. What is a file on disk is not known."""

from _scopelint import known, unknown

DEFAULT_BUFFER_SIZE = 8192
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2


class StringIO:
    """A text that is read and written as a file is. Where it stands is known as long as all of the text is."""

    newlines = encoding = errors = None

    def __init__(self, initial_value="", newline="\n"):
        self._text = "" if initial_value is None else initial_value
        self._at = 0
        self.closed = False

    def getvalue(self):
        return self._text

    def _rest(self):
        return self._text[self._at:] if known(self._text) else unknown("StringIO.read()", "str")

    def read(self, size=-1):
        rest = self._rest()
        if not known(rest):
            return rest
        found = rest if size is None or size < 0 else rest[:size]
        self._at += len(found)
        return found

    def readline(self, size=-1):
        rest = self._rest()
        if not known(rest):
            return rest
        end = rest.find("\n") + 1
        found = rest[:end] if end else rest
        self._at += len(found)
        return found

    def readlines(self, hint=-1):
        return self.read().splitlines(True)

    def __iter__(self):
        return iter(self.readlines())

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def write(self, s):
        if self._at == len(self._text) or not (known(self._text) and known(s)):
            self._text = self._text + s
        else:
            self._text = self._text[: self._at] + s + self._text[self._at + len(s):]
        self._at += len(s)
        return len(s)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def seek(self, offset, whence=0):
        self._at = len(self._text) if whence == 2 else offset
        return self._at

    def tell(self):
        return self._at

    def truncate(self, size=None):
        self._text = self._text[: self._at if size is None else size]
        return len(self._text)

    def flush(self):
        return None

    def close(self):
        self.closed = True

    def readable(self):
        return True

    writable = seekable = readable

    def isatty(self):
        return False

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.closed = True
