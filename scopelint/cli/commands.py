"""The commands: parse options, call the pipeline, choose a reporter, set the exit status."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from scopelint import __version__
from scopelint.cli.options import common, rules_and_format, tensorflow
from scopelint.cli.progress import missing, timings, watched
from scopelint.cli.saying import ExitCode, fail, note
from scopelint.cli.settling import settled, staying, target, write_all_witnesses
from scopelint.config import CACHE_FOLDER, ConfigError, Settings, describe, load_settings
from scopelint.discovery import STDIN, Problem, Project, absolute, discover, find_root
from scopelint.watch import Interrupted, Watch

if TYPE_CHECKING:
    from scopelint.diagnostics import Diagnostic  # start-up time: only the commands that use it load it
    from scopelint.rulebook import RuleBook
    from scopelint.verify.observed import Observed, Until  # start-up time: only the commands that use it load it


class _Group(click.Group):
    """A group whose default command is `check`, and whose every failure is one line and status 2."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        known = {*self.commands, *self.get_help_option_names(ctx), "--version", "-V"}
        return super().parse_args(ctx, args if args and args[0] in known else ["check", *args])

    def invoke(self, ctx: click.Context) -> Any:
        from scopelint.rulebook import UnknownRuleError  # start-up time: only the commands that use it load it

        try:
            return super().invoke(ctx)
        except (ConfigError, UnknownRuleError) as error:
            fail(str(error))
        except Interrupted as interrupted:
            note("error: interrupted before anything was known")
            raise click.exceptions.Exit(128 + interrupted.signal) from None
        except (click.exceptions.Exit, click.ClickException, click.Abort, BrokenPipeError):
            raise
        except Exception:  # noqa: BLE001 (the last resort: a crash must not pass for findings)
            import traceback  # start-up time

            traceback.print_exc()
            fail("this is a bug in scopelint: please report it with the lines above")


@click.group(cls=_Group, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, "-V", "--version", message="scopelint %(version)s")
def cli() -> None:
    """Find variable-sharing bugs in TensorFlow code without running it.

    `scopelint PATH...` is short for `scopelint check PATH...`; write a path that is named like a command as `./vars`.
    """
    # File names and source lines may hold what the output's encoding cannot: show it escaped rather than fail.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


@cli.command()
@common
@rules_and_format
@click.option("--show-files", is_flag=True, help="Print the files that would be checked, and stop.")
@click.option("--show-settings", is_flag=True, help="Print the settings in force, and stop.")
@click.option("--verify", is_flag=True, help="Settle each finding on a real TensorFlow; see `scopelint verify --help`.")
@tensorflow
def check(paths: tuple[str, ...], verify: bool, **options: Any) -> None:
    """Check files and folders (default: the current folder)."""
    watch = _watched(options)
    project, settings = _open(paths, options, watch)
    if options["show_settings"]:
        _write(describe(settings), options["output_file"])
        return
    if options["show_files"]:
        _write("".join(f"{path}\n" for path in sorted(project.targets)), options["output_file"])
        _exit(project, ExitCode.CLEAN, options)
    _lint(project, replace(settings, verify=verify), options, watch)


@cli.command("verify")
@common
@rules_and_format
@tensorflow
@click.option("--doctor", is_flag=True, help="Say what would be used and what is missing, and stop.")
@click.option("--run", metavar="SCRIPT", help="Execute this program, with the arguments after `--`, and watch it.")
@click.option("--until", type=click.Choice(("init", "step", "end")), default="step", show_default=True, help="How far to run it.")
@click.option(
    "--execute", is_flag=True, help="Execute each program with findings, bounded and without training, to see whether they come about."
)
def verify_(paths: tuple[str, ...], doctor: bool, run: str | None, until: Until, **options: Any) -> None:
    """Check files and folders, and settle each finding on a real TensorFlow.

    Of each finding a small TensorFlow program is made, its witness, and run in a child process: none of your code runs.

    `scopelint verify --run train.py -- --batch 8` does run your code, up to its first step, and lays what it did beside what
    was predicted.
    """
    if doctor:
        from scopelint.verify.doctor import examine  # start-up time: only the commands that use it load it

        text, usable = examine(target(options))
        _write(text, options["output_file"])
        raise click.exceptions.Exit(ExitCode.CLEAN if usable else ExitCode.ERROR)
    if run is not None:
        _run_program(run, paths, until, options)
    watch = _watched(options)
    project, settings = _open(paths, options, watch)
    _lint(project, replace(settings, verify=True), options, watch)


def _lint(project: Project, settings: Settings, options: dict[str, Any], watch: Watch) -> NoReturn:
    """Find, settle if asked to, print, and end the run."""
    project, found, rules = _found(project, settings, watch)
    omitted = ""
    if settings.verify:
        project, found = settled(project, found, rules, options, watch)
        found, omitted = staying(found, options)
        write_all_witnesses(found, options)
    project = _as_far_as_it_came(project, watch)
    _write(_report(project, found, rules, settings, options, omitted), options["output_file"])
    _exit(project, ExitCode.DIAGNOSTICS if found and not options["exit_zero"] else ExitCode.CLEAN, options, watch)


def _watched(options: dict[str, Any]) -> Watch:
    """Somebody who looks on until the command ends."""
    return click.get_current_context().with_resource(watched(options.get("quiet", False)))


def _as_far_as_it_came(project: Project, watch: Watch) -> Project:
    """The project, with what an interrupted run did not do as a problem."""
    watch.clear()
    partial = missing(watch)
    return project.with_problems([Problem("interrupted", partial)]) if partial else project


def _found(project: Project, settings: Settings, watch: Watch) -> tuple[Project, list[Diagnostic], RuleBook]:
    """The findings that the user wants to see, with the project's problems known."""
    from scopelint import selection  # start-up time: only the commands that use it load it
    from scopelint.lint import lint  # start-up time
    from scopelint.rulebook import RuleBook  # start-up time

    rules = RuleBook.load()
    selection.check_selectors(settings, rules)
    project = project.readable()
    seen: set[object] = set()

    def count(value: object) -> int:
        from scopelint.pipeline import Outcome  # start-up time: where nothing has changed, nothing is done

        diagnostics = value.diagnostics if isinstance(value, Outcome) else value if isinstance(value, list) else []
        seen.update((found.code, found.site) for found in selection.choose(diagnostics, project, settings, rules))
        return len(seen)

    watch.count = count
    report = lint(project, settings, watch)
    project = project.with_problems(report.problems)
    return project, selection.choose(report.diagnostics, project, settings, rules), rules


def _report(
    project: Project, found: list[Diagnostic], rules: RuleBook, settings: Settings, options: dict[str, Any], omitted: str = ""
) -> str:
    """Findings as they are printed. `omitted` says which are not."""
    from scopelint.reporters import reporter  # start-up time: only the commands that use it load it
    from scopelint.reporters.context import Context  # start-up time

    if options["statistics"]:
        return _statistics(found, settings.output_format)
    color = options["output_file"] is None and _is_terminal()
    text = reporter(settings.output_format)(found, Context(project, rules, color, options["show_witness"]))
    if settings.output_format in ("full", "concise") and not options["quiet"]:
        text += _summary(found, project, omitted)
    elif omitted:
        note(omitted)
    return text


def _run_program(script: str, arguments: tuple[str, ...], until: Until, options: dict[str, Any]) -> NoReturn:
    """Execute the user's program, lay what it did beside what was predicted, print, and end the run."""
    from scopelint import inventory  # start-up time: only the commands that use it load it
    from scopelint.verify.observed import SECONDS, compare, observe_program, settle_by_run  # start-up time
    from scopelint.verify.runner import ChildError  # start-up time: only the commands that use it load it

    watch = _watched(options)
    project, settings = _open([script], options, watch)
    path = absolute(Path(script))
    if (file := project.file(path)) is None:
        fail(f"{script}: there is no such program")
    label = f"{file.display}:<module>"
    project, found, rules = _found(project, replace(settings, verify=True), watch)
    watch.goes_on(f"{script} runs")
    observed = None
    try:
        with watch.breakable():
            observed = observe_program(path, label, arguments, project.root, target(options), until, options["timeout"] or SECONDS)
    except ChildError as error:
        project = project.with_problems([Problem(script, f"could not be run: {error}")])
    except Interrupted:
        watch.undone.append(f"running {script}")
    missed: list[str] = []
    if observed is not None:
        if observed.died:
            project = project.with_problems([Problem(script, observed.died)])
        roots, problems = inventory.inventory(project, settings, watch)
        project = project.with_problems(problems)
        predicted: dict[str, Any] = next((root for root in inventory.to_json(roots)["roots"] if root["root"] == label), {"graphs": []})
        found, missed = settle_by_run(found, observed, rules)
        missed += [each.text for each in compare(predicted, observed.as_dict()["roots"][0], observed.whole) if each.missed]
    project = _as_far_as_it_came(project, watch)
    found, omitted = staying(found, options)
    _write(_run_report(project, found, missed, observed, rules, settings, options, omitted), options["output_file"])
    _exit(project, ExitCode.DIAGNOSTICS if (found or missed) and not options["exit_zero"] else ExitCode.CLEAN, options, watch)


def _run_report(
    project: Project,
    found: list[Diagnostic],
    missed: list[str],
    observed: Observed | None,
    rules: RuleBook,
    settings: Settings,
    options: dict[str, Any],
    omitted: str,
) -> str:
    """Findings as they are printed, and what the program did."""
    if settings.output_format == "json":
        import json  # start-up time: only the commands that use it load it

        from scopelint.reporters.context import Context  # start-up time: only the commands that use it load it
        from scopelint.reporters.json import as_dict  # start-up time

        context = Context(project, rules, witnesses=options["show_witness"])
        seen = {} if observed is None else observed.as_dict()
        return json.dumps({**seen, "findings": [as_dict(each, context) for each in found], "missed": missed}, indent=2) + "\n"
    text = _report(project, found, rules, settings, options, omitted)
    if observed is not None:
        text += f"{observed.in_words()}\n" if not options["quiet"] else ""
        text += f"It raised {observed.error}\n" if observed.error else ""
        if options["verbose"]:
            note(observed.printed[-2000:])
    return text + ("Missed by the static analysis:\n" + "".join(f"  {each}\n" for each in missed) if missed else "")


@cli.command("vars")
@common
@click.option("--output-format", type=click.Choice(("tree", "json")), default="tree", show_default=True, help="How variables are printed.")
@click.option("--against", metavar="FILE", help="Compare with what `scopelint verify --run SCRIPT --output-format json` observed.")
@click.option(
    "--statistics", is_flag=True, help="Print which calls were not followed, as what they call is not known, instead of variables."
)
@click.option("--roots", "only_roots", is_flag=True, help="Print where execution can begin, and why, and stop.")
def variables(paths: tuple[str, ...], output_format: str, against: str | None, statistics: bool, only_roots: bool, **options: Any) -> None:
    """Print the variables that programs create, and which calls share them."""
    import json  # start-up time: only the commands that use it load it

    from scopelint import inventory  # start-up time: only the commands that use it load it

    watch = _watched(options)
    project, settings = _open(paths, options, watch)
    project = project.readable()
    if only_roots:
        with watch.breakable():
            begins, problems = inventory.begins(project, settings)
        if output_format == "json":
            text = json.dumps({"roots": [{"root": root, "reason": reason} for root, reason in begins]}, indent=2) + "\n"
        else:
            text = "".join(f"{root}  ({reason})\n" for root, reason in begins)
        _write(text, options["output_file"])
        _exit(project.with_problems(problems), ExitCode.CLEAN, options)
    roots, problems = inventory.inventory(project, settings, watch)
    project = _as_far_as_it_came(project.with_problems(problems), watch)
    if against is not None:
        _compare(project, inventory.to_json(roots), against, options, watch)
    if output_format == "json":
        text = json.dumps(inventory.statistics_json(roots) if statistics else inventory.to_json(roots), indent=2) + "\n"
    elif statistics:
        text = inventory.statistics_text(roots, project.display)
    else:
        text = inventory.to_tree(roots)
    _write(text, options["output_file"])
    _exit(project, ExitCode.CLEAN, options, watch)


def _compare(project: Project, predicted: dict[str, Any], against: str, options: dict[str, Any], watch: Watch) -> NoReturn:
    """Print where the model differs from what was observed, and end the run."""
    import json  # start-up time: only the commands that use it load it

    from scopelint.verify.observed import compare  # start-up time: only the commands that use it load it

    try:
        seen = json.loads(Path(against).read_text(encoding="utf-8"))
        observed = {root["root"]: root for root in seen["roots"]}
        whole = seen.get("stopped") in ("end", "error", None)
    except OSError as error:
        fail(f"{against}: cannot be read: {error.strerror}")
    except (ValueError, KeyError, TypeError):
        fail(f"{against}: this is not what `scopelint verify --run SCRIPT --output-format json` writes")
    ours = {root["root"]: root for root in predicted["roots"]}
    common = [name for name in ours if name in observed]
    if not common:
        fail(f"{against}: it has none of these programs (it has: {', '.join(observed) or 'none'})")
    lines = [f"{name}: {each.text}" for name in common for each in compare(ours[name], observed[name], whole)]
    _write("".join(f"{line}\n" for line in lines) or f"The model agrees with {against}.\n", options["output_file"])
    _exit(project, ExitCode.DIAGNOSTICS if lines else ExitCode.CLEAN, options, watch)


@cli.command()
@click.argument("paths", nargs=-1, metavar="[PATH]...")
def clean(paths: tuple[str, ...]) -> None:
    """Remove the caches of the projects that hold these paths (default: the current folder)."""
    import shutil  # start-up time: only the commands that use it load it

    for path in paths or (".",):
        folder = find_root([Path(path)])[0] / CACHE_FOLDER
        if folder.is_dir():
            try:
                shutil.rmtree(folder)
            except OSError as error:
                fail(f"{folder}: cannot be removed: {error.strerror}")
            note(f"removed {folder}")


@cli.command()
@click.argument("code", required=False)
def rule(code: str | None) -> None:
    """Explain a rule, or list all rules."""
    from scopelint.rulebook import RuleBook  # start-up time: only the commands that use it load it

    book = RuleBook.load()
    if code is not None:
        _write(book.get(code).body, None)
        return
    width = max(len(rule.name) for rule in book.rules.values())
    for each in book.rules.values():
        off = "" if each.default else " (off by default)"
        _write(f"{each.code}  {each.name:<{width}}  {each.severity.value:<7}  {each.summary}{off}\n", None)


def _open(paths: Sequence[str], options: dict[str, Any], watch: Watch) -> tuple[Project, Settings]:
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
    for key in ("force-exclude", "respect-gitignore", "target-version", "output-format"):
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


def _statistics(found: Sequence[Diagnostic], output_format: str) -> str:
    from collections import Counter  # start-up time: only the commands that use it load it

    counts = Counter((diagnostic.code, diagnostic.name) for diagnostic in found)
    rows = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    if output_format == "json":
        import json  # start-up time: only the commands that use it load it

        return json.dumps([{"code": code, "name": name, "count": count} for (code, name), count in rows], indent=2) + "\n"
    return "".join(f"{count}\t{code}\t{name}\n" for (code, name), count in rows)


def _summary(found: Sequence[Diagnostic], project: Project, omitted: str = "") -> str:
    from scopelint.diagnostics import STATUSES  # start-up time: only the commands that use it load it

    more = f"{omitted}\n" if omitted else ""
    if found:
        counts = Counter(diagnostic.severity.value for diagnostic in found)
        named = [
            f"{count} {severity}{'s' if count > 1 else ''}" for severity in ("error", "warning", "note") if (count := counts[severity])
        ]
        verdicts = Counter(diagnostic.verification.status for diagnostic in found if diagnostic.verification)
        settled = ", ".join(f"{verdicts[status]} {status}" for status in STATUSES if verdicts[status])
        return f"Found {' and '.join(named)}{f' ({settled})' if settled else ''}.\n{more}"
    return more if more or any(problem.fatal for problem in project.problems) else "All checks passed!\n"


def _is_terminal() -> bool:
    import os  # start-up time: only the commands that use it load it

    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def _write(text: str, output_file: str | None) -> None:
    if output_file is None:
        click.echo(text, nl=False)
        return
    try:
        file = Path(output_file)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", errors="backslashreplace", newline="\n")
    except OSError as error:
        fail(f"{output_file}: cannot be written: {error.strerror}")


def _exit(project: Project, code: ExitCode, options: dict[str, Any], watch: Watch | None = None) -> NoReturn:
    """Tell of the paths that were not checked, and end the run. What `watch` saw of it counts."""
    for problem in project.problems:
        click.echo(f"{'error' if problem.fatal else 'warning'}: {problem}", err=True)
        if options["verbose"] and problem.detail:
            click.echo(problem.detail, err=True)
    if watch is not None and options["timings"]:
        click.echo(timings(watch.efforts), err=True, nl=False)
    if watch is not None and watch.signal is not None:
        raise click.exceptions.Exit(128 + watch.signal)
    raise click.exceptions.Exit(ExitCode.ERROR if any(problem.fatal for problem in project.problems) else code)
