"""`scopelint check` and `scopelint verify`: find, settle if asked to, print, and set the exit status."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from scopelint.cli.findings import findings, report
from scopelint.cli.group import cli
from scopelint.cli.help import Option, Settling
from scopelint.cli.opening import as_far_as_it_came, looked_on, open_project
from scopelint.cli.options import changes, common, rules_and_format, tensorflow
from scopelint.cli.output import ExitCode, fail, leave, note, refuse_two, write
from scopelint.cli.programs import run_program
from scopelint.cli.settling import in_lines, refuse_what_is_no_python, settled, staying, target, write_all_witnesses
from scopelint.config import Settings, describe
from scopelint.discovery import STDIN, Project, find_root
from scopelint.watch import Watch

if TYPE_CHECKING:
    from scopelint.verify.observed import Until  # start-up time: only the commands that use it load it


_way = partial(click.option, cls=Option, section="Ways to check")
_yours = partial(click.option, cls=Option, section="Programs of yours")


@cli.command(cls=Settling, elsewhere="TensorFlow")
@common
@rules_and_format
@_way("--show-files", rare=True, is_flag=True, help="Print the files that would be checked, and stop.")
@_way("--show-settings", rare=True, is_flag=True, help="Print the settings in force, and stop.")
@_way("--watch", "keep_on", is_flag=True, help="Check again after every change, until Ctrl-C.")
@_way("--verify", is_flag=True, help="Settle each finding, as `scopelint verify` does.")
@changes
@tensorflow
def check(paths: tuple[str, ...], verify: bool, keep_on: bool, **options: Any) -> None:
    """Check files and folders (default: the current folder)."""
    if options["execute"] and not verify:
        fail("--execute: only with --verify")
    refuse_two(options, "write_baseline", "add_noqa", "fix")
    refuse_two({**options, "verify": verify}, "write_baseline", "add_noqa", "diff", "verify")
    if verify:
        refuse_what_is_no_python(options)
    if keep_on:
        from scopelint.cli.watching import again_and_again  # start-up time: only where it is asked for

        if STDIN in paths or options["stdin_filename"]:
            fail("--watch cannot read from standard input")
        root, _ = find_root([Path(path) for path in paths or (".",)])
        again_and_again(lambda watch: _check(paths, verify, options, watch), root, options["quiet"])
    _check(paths, verify, options, looked_on(options))


def _check(paths: tuple[str, ...], verify: bool, options: dict[str, Any], watch: Watch) -> None:
    project, settings = open_project(paths, options, watch)
    if options["show_settings"]:
        write(describe(settings), options["output_file"])
        return
    if options["show_files"]:
        write("".join(f"{path}\n" for path in sorted(project.targets)), options["output_file"])
        leave(project, ExitCode.CLEAN, options)
    _lint(project, replace(settings, verify=verify), options, watch)


@cli.command("verify", cls=Settling, elsewhere="Files and configuration")
@common
@rules_and_format
@tensorflow
@_yours("--doctor", is_flag=True, help="Say what would be used, and what is missing.")
@_yours("--run", metavar="SCRIPT", help="Execute this program, and watch it.")
@_yours("--until", type=click.Choice(("init", "step", "end")), default="step", show_default=True, help="How far to run it.")
@_yours("--reduce", metavar="FILE", help="With --run: write the smallest part that does what was not predicted.")
def verify_(paths: tuple[str, ...], doctor: bool, run: str | None, until: Until, **options: Any) -> None:
    """Check files and folders, and settle each finding on a real TensorFlow.

    Of each finding a small TensorFlow program is made, its witness, and run in a child process: none of your code runs.

    `scopelint verify --run train.py -- --batch 8` does run your code, up to its first step, and lays what it did beside what
    was predicted.
    """
    if doctor:
        from scopelint.verify.doctor import examine  # start-up time: only the commands that use it load it

        text, usable = examine(target(options))
        write(text, options["output_file"])
        raise click.exceptions.Exit(ExitCode.CLEAN if usable else ExitCode.ERROR)
    refuse_what_is_no_python(options)
    if options["reduce"] is not None and run is None:
        fail("--reduce: only with --run")
    if run is not None:
        run_program(run, paths, until, options)
    watch = looked_on(options)
    project, settings = open_project(paths, options, watch)
    _lint(project, replace(settings, verify=True), options, watch)


def _lint(project: Project, settings: Settings, options: dict[str, Any], watch: Watch) -> NoReturn:
    """Find, settle if asked to, print, and end the run."""
    if options.get("prune_baseline") and settings.baseline is None:
        fail("--prune-baseline: there is no baseline; --baseline or the configuration names one")
    if baseline := options.get("write_baseline"):
        settings = settings.without_baseline()
    found, fixed = findings(project, settings, watch), 0
    whole = watch.signal is None and not found.project.problems
    if baseline and whole:
        from scopelint.cli.known import write_baseline  # start-up time: only where it is asked for

        write_baseline(found, baseline, options, watch)
    if baseline:
        note(f"{baseline} is not written: not everything could be checked")
    if settings.baseline is not None and whole:
        from scopelint.cli.known import tell_of_the_gone  # start-up time: few projects have a baseline

        tell_of_the_gone(found, settings, options)
    if any(options.get(name) for name in ("fix", "diff", "add_noqa")):
        from scopelint.cli.fixing import changed  # start-up time: only where something is to be changed

        found, fixed = changed(found, settings, options, watch)
    omitted, unpredicted = "", ""
    if settings.verify:
        project, diagnostics, missed = settled(found.project, settings, found.diagnostics, found.rules, options, watch)
        unpredicted = in_lines(missed)
        diagnostics, omitted = staying(diagnostics, options)
        write_all_witnesses(diagnostics, options)
        found = found._replace(project=project, diagnostics=diagnostics)
    found = found._replace(project=as_far_as_it_came(found.project, watch))
    text = report(found, settings, options, fixed, omitted)
    if settings.output_format in ("full", "concise", "grouped"):
        text += unpredicted
    elif unpredicted:
        note(unpredicted.rstrip("\n"))
    write(text, options["output_file"])
    failed = bool(found.diagnostics) or (fixed > 0 and options.get("exit_non_zero_on_fix"))
    leave(found.project, ExitCode.DIAGNOSTICS if failed and not options["exit_zero"] else ExitCode.CLEAN, options, watch)
