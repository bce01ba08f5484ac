"""csv: tables that the program has itself, in a text or a list of lines. What is in a file is not known."""

from _scopelint import all_known, csv_rows, is_unknown, listed, surely, unknown
from io import StringIO

QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE, QUOTE_STRINGS, QUOTE_NOTNULL = range(6)
_SETTINGS = ("delimiter", "quotechar", "escapechar", "doublequote", "skipinitialspace", "lineterminator", "quoting", "strict")


class Error(Exception):
    pass


class Dialect:
    pass


class excel(Dialect):
    delimiter, quotechar, doublequote, skipinitialspace, lineterminator, quoting = ",", '"', True, False, "\r\n", QUOTE_MINIMAL


class excel_tab(excel):
    delimiter = "\t"


class unix_dialect(excel):
    lineterminator, quoting = "\n", QUOTE_ALL


_dialects = {"excel": excel, "excel-tab": excel_tab, "unix": unix_dialect}
_of_names = {}


def register_dialect(name, dialect="excel", **fmtparams):
    _of_names[name] = _settings(dialect, fmtparams)


def unregister_dialect(name):
    _of_names.pop(name, None)


def get_dialect(name):
    return unknown("csv.get_dialect()")


def list_dialects():
    return [*_dialects, *_of_names]


def field_size_limit(limit=None):
    return unknown("csv.field_size_limit()", "int")


def _refused(message):
    raise Error(message)


def _settings(dialect, given):
    """How a table is written; None if that is not known."""
    if is_unknown(dialect) or is_unknown(given):
        return None
    found = {}
    if isinstance(dialect, str) and dialect in _of_names:
        found = _of_names[dialect]
    elif dialect not in (None, "excel"):
        chosen = _dialects.get(dialect) if isinstance(dialect, str) else dialect
        found = None if chosen is None else {name: getattr(chosen, name) for name in _SETTINGS if hasattr(chosen, name)}
    return None if found is None else {**found, **given}


def _rows(lines, dialect, given):
    """The rows of a table; None if they are not known."""
    settings = _settings(dialect, given)
    if settings is None:
        return None
    lines = lines.readlines() if surely(lines, StringIO) else listed(lines)
    if is_unknown(lines) or lines is None or not all_known(lines):
        return None
    return csv_rows(lines, settings, _refused)


class _Reader:
    def __init__(self, rows):
        self._rows = iter(rows)
        self.line_num = 0

    def __iter__(self):
        return self

    def __next__(self):
        row = next(self._rows)
        self.line_num += 1
        return row


class _DictReader:
    def __init__(self, rows, fieldnames, restkey, restval):
        self.reader = iter(rows)
        self._fieldnames = None if fieldnames is None else list(fieldnames)
        self.restkey = restkey
        self.restval = restval

    @property
    def fieldnames(self):
        if self._fieldnames is None:
            self._fieldnames = next(self.reader, None)
        return self._fieldnames

    def __iter__(self):
        return self

    def __next__(self):
        names = self.fieldnames
        row = next(self.reader)
        while not row:
            row = next(self.reader)
        found = dict(zip(names, row))
        if len(row) > len(names):
            found[self.restkey] = row[len(names):]
        for name in names[len(row):]:
            found[name] = self.restval
        return found


def reader(csvfile, dialect="excel", **fmtparams):
    rows = _rows(csvfile, dialect, fmtparams)
    return unknown("csv.reader()") if rows is None else _Reader(rows)


def DictReader(f, fieldnames=None, restkey=None, restval=None, dialect="excel", *args, **kwds):
    rows = None if args or is_unknown(fieldnames) else _rows(f, dialect, kwds)
    return unknown("csv.DictReader()") if rows is None else _DictReader(rows, fieldnames, restkey, restval)


def writer(csvfile, dialect="excel", **fmtparams):
    if surely(csvfile, StringIO):
        csvfile.write(unknown("a table", "str"))
    return unknown("csv.writer()")


def DictWriter(f, fieldnames, restval="", extrasaction="raise", dialect="excel", *args, **kwds):
    return writer(f)


class Sniffer:
    def sniff(self, sample, delimiters=None):
        return unknown("csv.Sniffer.sniff()")

    def has_header(self, sample):
        return unknown("csv.Sniffer.has_header()", "bool")
