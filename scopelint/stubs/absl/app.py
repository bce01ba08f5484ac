"""absl.app."""

from _scopelint import main_module, unknown


def run(main=None, argv=None, flags_parser=None):
    """Calls the program's `main` and exits."""
    arguments = [unknown("argv[0]")] if argv is None else argv
    if main is None:
        main = _main()
    if main is not None:
        main(arguments)
        raise SystemExit(0)


def _main():
    program = main_module()
    return None if program is None else program.main


class UsageError(Exception):
    pass
