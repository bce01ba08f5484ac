"""gin: what it decorates is called as it is; a parameter that it may bind keeps its default."""

from contextlib import contextmanager

from _scopelint import unknown

REQUIRED = unknown("gin.REQUIRED")


def configurable(name_or_fn=None, module=None, allowlist=None, denylist=None, whitelist=None, blacklist=None):
    if callable(name_or_fn):
        return name_or_fn
    return lambda decorated: decorated


register = configurable


def external_configurable(fn_or_cls, name=None, module=None, allowlist=None, denylist=None, whitelist=None, blacklist=None):
    return fn_or_cls


def bind_parameter(binding_key, value):
    return None


def query_parameter(binding_key):
    return unknown("gin.query_parameter()")


def constant(name, value):
    return None


def constants_from_enum(cls=None, module=None):
    return cls if cls is not None else lambda decorated: decorated


def parse_config(bindings, skip_unknown=False, print_includes_and_imports=False):
    return None


def parse_config_file(config_file, skip_unknown=False, print_includes_and_imports=False):
    return None


def parse_config_files_and_bindings(config_files=None, bindings=None, finalize_config=True, skip_unknown=False, print_includes_and_imports=False):  # fmt: skip
    return None


def add_config_file_search_path(location_prefix):
    return None


def clear_config(clear_constants=False):
    return None


def finalize():
    return None


def config_str(max_line_length=80, continuation_indent=4):
    return unknown("gin.config_str()")


operative_config_str = config_str


@contextmanager
def config_scope(name_or_scope):
    yield unknown("gin.config_scope()")


@contextmanager
def unlock_config():
    yield
