"""Settings: `[tool.scopelint]` in pyproject.toml, or scopelint.toml, with the command line on top.

`OPTIONS` is the one table of keys: it drives reading, validation, `--show-settings` and the defaults.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

OUTPUT_FORMATS = ("full", "concise", "grouped", "json", "jsonl", "junit", "sarif", "github", "gitlab", "rdjson")

CACHE_FOLDER = ".scopelint_cache"

DEFAULT_EXCLUDE = (
    "._*",  # what macOS keeps of a file beside it, under the file's own ending
    ".bzr",
    ".direnv",
    ".eggs",
    ".git",
    ".git-rewrite",
    ".hg",
    ".ipynb_checkpoints",
    ".mypy_cache",
    ".nox",
    ".pants.d",
    ".pyenv",
    ".pytest_cache",
    ".pytype",
    ".ruff_cache",
    CACHE_FOLDER,
    ".svn",
    ".tox",
    ".venv",
    ".vscode",
    "__pypackages__",
    "__pycache__",
    "_build",
    "buck-out",
    "build",
    "dist",
    "node_modules",
    "site-packages",
    "venv",
)


class ConfigError(Exception):
    """The settings cannot be used; the message is one line for the user."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a run is told. Paths are absolute; patterns are those of .gitignore, relative to `base`."""

    base: Path
    config_file: Path | None = None
    select: tuple[str, ...] | None = None
    ignore: tuple[str, ...] = ()
    extend_select: tuple[str, ...] = ()
    per_file_ignores: tuple[tuple[str, tuple[str, ...]], ...] = ()
    exclude: tuple[str, ...] = DEFAULT_EXCLUDE
    extend_exclude: tuple[str, ...] = ()
    force_exclude: bool = False
    respect_gitignore: bool = True
    target_version: str = "auto"
    src: tuple[Path, ...] = ()
    roots: tuple[str, ...] | None = None
    extend_roots: tuple[str, ...] = ()
    stub_path: tuple[Path, ...] = ()
    output_format: str = "full"
    baseline: Path | None = None
    """The file of the findings that are known."""
    cache: Path | None = None
    """The folder of the cache; without it nothing is cached."""
    cache_size: int = 500 * 2**20
    """How many bytes the cache may hold."""
    jobs: int = 0
    """How many processes work; 0 for as many as there are processors."""
    executor: str = ""
    """The cluster where roots are run, as `dask://HOST:PORT`; without it they are run here."""
    verify: bool = False
    """Whether findings get witnesses. No key of the configuration: only the command line asks for it."""

    def without_baseline(self) -> Settings:
        return replace(self, baseline=None)


@dataclass(frozen=True, slots=True)
class Option:
    """One key of the configuration: `read` checks a TOML value and returns what `Settings` holds."""

    key: str
    read: Callable[[Any, Path], Any]
    default: Any
    help: str

    @property
    def field(self) -> str:
        return self.key.replace("-", "_")


def _absolute(path: Path) -> Path:
    return Path(os.path.abspath(path))


def _strings(value: Any, _base: Path) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError("a list of strings")
    return tuple(value)


def _paths(value: Any, base: Path) -> tuple[Path, ...]:
    return tuple(_absolute(base / item) for item in _strings(value, base))


def _folders(value: Any, base: Path) -> tuple[Path, ...]:
    paths = _paths(value, base)
    if not all(path.is_dir() for path in paths):
        raise ValueError("folders that exist")
    return paths


def _boolean(value: Any, _base: Path) -> bool:
    if not isinstance(value, bool):
        raise ValueError("true or false")
    return value


def _version(value: Any, _base: Path) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"auto|[12]\.\d+(\.\d+)?", value):
        raise ValueError('"auto" or a TensorFlow version such as "1.15" or "2.21"')
    return value


def size(text: str) -> int:
    """`512M` or `8G` in bytes. Raises `ValueError`."""
    unit = "KMGT".find(text[-1:].upper())
    return int(float(text[:-1]) * 1024 ** (unit + 1)) if unit >= 0 else int(text)


def _size(value: Any, _base: Path) -> int:
    try:
        found = size(str(value)) if isinstance(value, str | int) and not isinstance(value, bool) else -1
    except (ValueError, OverflowError):
        found = -1
    if found < 0:
        raise ValueError('a size such as "500M"')
    return found


def _format(value: Any, _base: Path) -> str:
    if value not in OUTPUT_FORMATS:
        raise ValueError("one of " + ", ".join(f'"{name}"' for name in OUTPUT_FORMATS))
    return str(value)


def _path(value: Any, base: Path) -> Path:
    if not isinstance(value, str) or not value:
        raise ValueError("the name of a file")
    return _absolute(base / value)


def _per_file(value: Any, base: Path) -> tuple[tuple[str, tuple[str, ...]], ...]:
    if not isinstance(value, dict):
        raise ValueError("a table of patterns to lists of codes")
    return tuple((pattern, _strings(codes, base)) for pattern, codes in value.items())


OPTIONS: Mapping[str, Option] = {
    option.key: option
    for option in (
        Option("select", _strings, None, "codes or prefixes of the rules to check; unset: every rule that is on by default"),
        Option("ignore", _strings, (), "codes or prefixes of rules not to check"),
        Option("extend-select", _strings, (), "codes or prefixes to check besides the selected ones"),
        Option("per-file-ignores", _per_file, (), "rules not to check in files that match a pattern"),
        Option("exclude", _strings, DEFAULT_EXCLUDE, "patterns of files and folders to leave out"),
        Option("extend-exclude", _strings, (), "patterns to leave out besides `exclude`"),
        Option("force-exclude", _boolean, False, "apply the excludes to paths given on the command line too"),
        Option("respect-gitignore", _boolean, True, "leave out what .gitignore files name"),
        Option("target-version", _version, "auto", "the TensorFlow version that the code runs on"),
        Option("src", _paths, (".", "src"), "folders from which the project's modules are imported"),
        Option("roots", _strings, None, "where execution begins, as PATH:NAME; unset: found in the project"),
        Option("extend-roots", _strings, (), "where execution begins besides that"),
        Option("stub-path", _folders, (), "folders with stubs for in-house layer libraries"),
        Option("cache-size", _size, 500 * 2**20, 'how much the cache may hold, such as "500M"; what was not used for longest goes first'),
        Option("output-format", _format, "full", "how diagnostics are printed"),
        Option("baseline", _path, None, "the file of the findings that are known, which stay silent"),
    )
}


def load_settings(
    start: Path,
    base: Path,
    *,
    config: Path | None = None,
    isolated: bool = False,
    overrides: Mapping[str, Any] | None = None,
) -> Settings:
    """The settings for a run.

    `start` is the first path to check: the nearest configuration upwards from it counts. `base` is the project's
    root, which relative paths refer to where there is no configuration file. `config` names a file instead;
    `overrides` are values of the command line by key, in TOML's own types. Raises `ConfigError`.
    """
    given = {key: value for key, value in (overrides or {}).items() if value is not None}
    if isolated:
        file = None
    else:
        file = _absolute(config) if config is not None else find_config(start)
    table = read_table(file) if file is not None else {}
    folder = file.parent if file is not None else base
    values = {option.field: option.default for option in OPTIONS.values()}
    values["src"] = _paths(list(values["src"]), folder)
    values.update(_checked(table, folder, str(file)))
    on_top = _checked(_from_here(given, folder), Path.cwd(), "command line")
    if "select" in on_top:  # as in ruff: selecting on the command line starts afresh
        values.update(ignore=(), extend_select=())
    for key in ("ignore", "extend_select", "extend_exclude"):
        on_top[key] = values[key] + on_top.get(key, ())
    values.update(on_top)
    return Settings(base=folder, config_file=file, **values)


def find_config(start: Path) -> Path | None:
    """The nearest scopelint.toml, or pyproject.toml with a `[tool.scopelint]` table, upwards from `start`."""
    start = _absolute(start)
    for folder in (start, *start.parents):
        own = folder / "scopelint.toml"
        if own.is_file():
            return own
        project = folder / "pyproject.toml"
        if project.is_file() and _has_section(project):
            return project
    return None


def read_table(file: Path) -> dict[str, Any]:
    """The scopelint keys in a configuration file. Raises `ConfigError`."""
    data = _parse(file)
    if file.name != "pyproject.toml":
        return data
    table = data.get("tool", {}).get("scopelint", {})
    if not isinstance(table, dict):
        raise ConfigError(f"{file}: tool.scopelint: expected a table")
    return table


_UNSET = {"select": "every rule that is on by default", "roots": "found in the project", "baseline": "no finding is known"}
"""What holds where an option has no value."""


def describe(settings: Settings) -> str:
    """`--show-settings`: every key with its value, as TOML where TOML can say it."""
    lines = [f"# configuration: {settings.config_file or 'none found'}", f"# paths and patterns are relative to {settings.base}"]
    for option in OPTIONS.values():
        value = getattr(settings, option.field)
        lines.append(f"{option.key} = {_toml(value)}" if value is not None else f"# {option.key} is unset: {_UNSET[option.key]}")
    return "\n".join(lines) + "\n"


def close_match(word: str, choices: Iterable[str]) -> str:
    """`; did you mean "x"?` where one of the choices is near, else nothing."""
    from difflib import get_close_matches  # start-up time: most runs need neither

    near = get_close_matches(word, list(choices), n=1)
    return f'; did you mean "{near[0]}"?' if near else ""


def _checked(table: Mapping[str, Any], base: Path, source: str) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key, value in table.items():
        option = OPTIONS.get(key)
        if option is None:
            raise ConfigError(f'{source}: unknown key "{key}"{close_match(key, OPTIONS)}')
        try:
            values[option.field] = option.read(value, base)
        except ValueError as error:
            raise ConfigError(f"{source}: {key}: expected {error}, not {value!r}") from None
    return values


def _from_here(given: Mapping[str, Any], base: Path) -> dict[str, Any]:
    """The command line's values with anchored patterns, which are relative to the current folder, made relative to `base`."""
    here = Path.cwd()
    if here == base or not here.is_relative_to(base):
        return dict(given)
    prefix = "/" + here.relative_to(base).as_posix() + "/"

    def moved(pattern: str) -> str:
        return prefix + pattern.lstrip("/") if "/" in pattern.rstrip("/") else pattern

    values = dict(given)
    for key in ("exclude", "extend-exclude"):
        if key in values:
            values[key] = [moved(pattern) for pattern in values[key]]
    if "per-file-ignores" in values:
        values["per-file-ignores"] = {moved(pattern): codes for pattern, codes in values["per-file-ignores"].items()}
    return values


def _parse(file: Path) -> dict[str, Any]:
    if sys.version_info >= (3, 11):
        import tomllib  # start-up time: only where there is a table to read
    else:
        import tomli as tomllib  # start-up time: only where there is a table to read

    try:
        return tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise ConfigError(f"{file}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{file}: not UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{file}: not valid TOML: {error}") from None


def _has_section(file: Path) -> bool:
    """Whether a pyproject.toml speaks of scopelint; one that does not is not asked whether it is valid TOML."""
    try:
        text = file.read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        return False
    return "scopelint" in text and "scopelint" in _parse(file).get("tool", {})


def _toml(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str() | Path():
            return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'
        case ((str(), tuple()), *_):
            return "{ " + ", ".join(f"{_toml(pattern)} = {_toml(codes)}" for pattern, codes in value) + " }"
        case tuple():
            return "[" + ", ".join(map(_toml, value)) + "]"
    raise TypeError(value)
