"""From the arguments of a command to its project and settings."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from scopelint.cli.output import note
from scopelint.cli.progress import missing, watched
from scopelint.config import CACHE_FOLDER, ConfigError, Settings, load_settings
from scopelint.discovery import STDIN, Problem, Project, absolute, discover, find_root
from scopelint.watch import Watch


def looked_on(options: dict[str, Any]) -> Watch:
    """Somebody who looks on until the command ends."""
    return click.get_current_context().with_resource(watched(options.get("quiet", False)))


def as_far_as_it_came(project: Project, watch: Watch) -> Project:
    """The project, with what an interrupted run did not do as a problem."""
    watch.clear()
    partial = missing(watch)
    return project.with_problems([Problem("interrupted", partial)]) if partial else project


def open_project(paths: Sequence[str], options: dict[str, Any], watch: Watch) -> tuple[Project, Settings]:
    """The project and the settings that the arguments ask for."""
    arguments = list(paths)
    name = options["stdin_filename"]
    if name is not None and STDIN not in arguments:
        arguments.append(STDIN)
    arguments = list(dict.fromkeys(arguments)) or ["."]
    named = [Path(name or STDIN) if argument == STDIN else Path(argument) for argument in arguments]
    root, _ = find_root(named)
    settings = load_settings(
        absolute(named[0]),
        root,
        config=Path(options["config"]) if options["config"] else None,
        isolated=options["isolated"],
        overrides=_overrides(options),
    )
    cache = None if options["no_cache"] else root / CACHE_FOLDER
    settings = replace(settings, cache=cache, jobs=options["jobs"] or 0, executor=options["executor"] or "")
    with watch.breakable():
        stdin = (name or STDIN, sys.stdin.buffer.read()) if STDIN in arguments else None
        project = discover(arguments, settings, stdin)
    if options["verbose"]:
        note(f"configuration: {settings.config_file or 'none found'}")
        note(f"project: {project.root}")
        note(f"files: {len(project.targets)} to check, {len(project.files) - len(project.targets)} for context")
    return project, settings


def _overrides(options: dict[str, Any]) -> dict[str, Any]:
    """The options that stand above the configuration, by its keys and in its types."""
    overrides: dict[str, Any] = {}
    for key in ("select", "ignore", "extend-select", "exclude", "extend-exclude"):
        if given := options.get(key.replace("-", "_")):
            overrides[key] = [item.strip() for text in given for item in text.split(",") if item.strip()]
    for key in ("force-exclude", "respect-gitignore", "target-version", "output-format", "baseline"):
        overrides[key] = options.get(key.replace("-", "_"))
    if given := options.get("per_file_ignores"):
        table: dict[str, list[str]] = {}
        for pair in (item.strip() for text in given for item in text.split(",")):
            pattern, colon, code = pair.rpartition(":")
            if not colon:
                raise ConfigError(f'command line: per-file-ignores: expected PATTERN:CODE, not "{pair}"')
            table.setdefault(pattern, []).append(code)
        overrides["per-file-ignores"] = table
    return overrides
