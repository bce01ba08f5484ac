"""The commands: what they print, where, and with which exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scopelint import __version__, inventory
from scopelint.config import Settings
from scopelint.diagnostics import Diagnostic, Step
from scopelint.discovery import Project
from scopelint.rulebook import RuleBook
from tests.conftest import Folder, Run, diagnostic, site

Finds = Callable[..., None]


@pytest.fixture(autouse=True)
def _clean(finds: Finds) -> None:
    """Nothing is found unless a test says so."""


def test_a_clean_run_ends_with_status_0(folder: Folder, run: Run) -> None:
    folder.write("a.py", "x = 1\n")
    result = run(".")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "All checks passed!\n", "")


@pytest.mark.parametrize("arguments", [["."], ["check", "."], [], ["check"], ["--output-format", "full", "."]])
def test_check_is_the_default_command(folder: Folder, run: Run, finds: Finds, arguments: list[str]) -> None:
    finds(diagnostic(folder.write("a.py", "x = (\n")))
    result = run(*arguments)
    assert result.exit_code == 1
    assert "error[TVS901]: the file does not parse\n --> a.py:1:1\n" in result.stdout
    assert result.stdout.endswith("\nFound 1 error.\n")


def test_a_path_that_is_named_like_a_command_is_written_with_a_dot(folder: Folder, run: Run, finds: Finds) -> None:
    finds(diagnostic(folder.write("vars/a.py")))
    assert run("./vars").exit_code == 1


def test_exit_zero_and_quiet(folder: Folder, run: Run, finds: Finds) -> None:
    path = folder.write("a.py")
    finds(diagnostic(path), diagnostic(path, 2))
    result = run("--exit-zero", "--output-format", "concise", ".")
    assert result.exit_code == 0
    assert result.stdout.endswith("Found 2 errors.\n")
    assert "Found" not in run("--quiet", ".").stdout


def test_findings_are_sorted_and_told_once(folder: Folder, run: Run, finds: Finds) -> None:
    a, b = folder.write("a.py"), folder.write("b.py")
    finds(diagnostic(b), diagnostic(a, 2), diagnostic(a, 10), diagnostic(a, 2))
    rows = [line.split(": ")[0] for line in run("--output-format", "concise", ".").stdout.splitlines()]
    assert rows == ["a.py:2:1", "a.py:10:1", "b.py:1:1", "Found 3 errors."]


def test_the_output_can_go_to_a_file(folder: Folder, run: Run, finds: Finds) -> None:
    finds(diagnostic(folder.write("a.py")))
    result = run("--output-format", "json", "--output-file", "out/report.json", ".")
    assert (result.exit_code, result.stdout) == (1, "")
    assert json.loads((folder.path / "out/report.json").read_text())[0]["code"] == "TVS901"
    assert run("--output-file", ".", ".").stderr.startswith("error: .: cannot be written: ")


def test_statistics_count_by_rule(folder: Folder, run: Run, finds: Finds) -> None:
    path = folder.write("a.py")
    finds(diagnostic(path), diagnostic(path, 2))
    assert run("--statistics", ".").stdout == "2\tTVS901\tsyntax-error\n"
    assert json.loads(run("--statistics", "--output-format", "json", ".").stdout) == [
        {"code": "TVS901", "name": "syntax-error", "count": 2}
    ]


def test_rules_can_be_selected_and_ignored(folder: Folder, run: Run, finds: Finds) -> None:
    finds(diagnostic(folder.write("nets/a.py")))
    assert run("--ignore", "TVS9", ".").exit_code == 0
    assert run("--select", "TVS901,ALL", ".").exit_code == 1
    assert run("--select", "TVS901", "--ignore", "TVS901", ".").exit_code == 0
    assert run("--per-file-ignores", "nets/*:TVS901", ".").exit_code == 0
    assert run("--per-file-ignores", "other/*:TVS901", ".").exit_code == 1
    folder.write("scopelint.toml", '[per-file-ignores]\n"nets/**" = ["TVS9"]\n')
    assert run(".").exit_code == 0
    assert run("--isolated", ".").exit_code == 1


def test_a_comment_suppresses_a_finding(folder: Folder, run: Run, finds: Finds) -> None:
    path = folder.write("a.py", "x = 1  # noqa: TVS901\ny = 2\n")
    finds(diagnostic(path, 1), diagnostic(path, 2))
    assert run("--output-format", "concise", ".").stdout.splitlines()[0].startswith("a.py:2:1")


def test_a_finding_is_shown_where_it_concerns_a_file_that_was_asked_for(folder: Folder, run: Run, finds: Finds) -> None:
    a, b, c = (folder.write(f"{name}.py", "x = 1\n") for name in "abc")
    finds(diagnostic(a, trace=(Step(site(b), "called here"),)))
    assert run(a).exit_code == 1
    assert run(b).exit_code == 1
    assert run(c).exit_code == 0


def test_files_given_to_the_hook_are_checked_in_the_context_of_the_project(folder: Folder, run: Run, finds: Finds) -> None:
    folder.write("a.py")
    folder.write("b.py")
    seen: list[Project] = []

    def remember(project: Project, settings: Settings) -> list[Diagnostic]:
        seen.append(project)
        return []

    finds(remember)
    folder.write("scopelint.toml", 'extend-exclude = ["b.py"]\n')
    run("check", "--force-exclude", "a.py", "b.py")
    assert [path.name for path in seen[0].targets] == ["a.py"]


def test_standard_input_is_checked_under_the_name_given(folder: Folder, run: Run, finds: Finds) -> None:
    path = folder.write("nets/a.py", "old = 1\n")

    def read(project: Project, settings: Settings) -> list[Diagnostic]:
        file = project.file(path)
        assert file is not None
        assert file.read() == "new = (\n"
        return [diagnostic(path)]

    finds(read)
    for arguments in (["-", "--stdin-filename", "nets/a.py"], ["--stdin-filename", "nets/a.py"]):
        result = run(*arguments, stdin=b"new = (\r\n")
        assert result.exit_code == 1
        assert " --> nets/a.py:1:1\n  |\n1 | new = (\n" in result.stdout


def test_standard_input_needs_no_name(folder: Folder, run: Run, finds: Finds) -> None:
    finds(lambda project, settings: [diagnostic(path) for path in project.targets])
    assert run("-", "--output-format", "concise", stdin="x\n").stdout.startswith("-:1:1: TVS901")


def test_show_files_and_show_settings_stop_there(folder: Folder, run: Run, finds: Finds) -> None:
    path = folder.write("a.py")
    finds(diagnostic(path))
    assert run("--show-files", ".").stdout == f"{path}\n"
    assert run("--show-files", "none.py").exit_code == 2
    result = run("--show-settings", "--target-version", "1.15", ".")
    assert result.exit_code == 0
    assert 'target-version = "1.15"\n' in result.stdout
    assert str(folder.path / "scopelint.toml") in result.stdout


def test_verbose_says_what_is_used(folder: Folder, run: Run) -> None:
    folder.write("a.py")
    folder.write("b.py")
    assert "files: 1 to check, 1 for context" in run("--verbose", "a.py").stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--select", "TVS999"], 'unknown rule "TVS999"; did you mean "TVS'),
        (["--ignore", "F401"], 'unknown rule "F401"'),
        (["--per-file-ignores", "a.py:X1"], 'unknown rule "X1"'),
        (["--per-file-ignores", "a.py"], 'per-file-ignores: expected PATTERN:CODE, not "a.py"'),
        (["--target-version", "9"], "command line: target-version: expected"),
        (["--config", "none.toml"], "none.toml: cannot be read"),
    ],
)
def test_a_mistake_in_the_options_is_one_line_and_status_2(folder: Folder, run: Run, arguments: list[str], message: str) -> None:
    folder.write("a.py")
    result = run(*arguments, ".")
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith("error: ")
    assert message in line


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('selct = ["TVS1"]\n', 'scopelint.toml: unknown key "selct"; did you mean "select"?'),
        ('select = ["TVS999"]\n', 'unknown rule "TVS999"'),
        ("select = [\n", "scopelint.toml: not valid TOML"),
    ],
)
def test_a_mistake_in_the_configuration_is_one_line_and_status_2(folder: Folder, run: Run, text: str, message: str) -> None:
    folder.write("a.py")
    folder.write("scopelint.toml", text)
    result = run(".")
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert message in line


def bad(folder: Folder) -> dict[str, Path]:
    folder.write("docs/readme.md")
    (folder.path / "loop").mkdir()
    (folder.path / "loop" / "again").symlink_to("../loop")
    return {
        "latin1.py": folder.write("latin1.py", b"x = 1\ny = '\xe9'\n"),
        "cookie.py": folder.write("cookie.py", b"# coding: klingon\n"),
        "utf16.py": folder.write("utf16.py", "x = 1\n".encode("utf-16")),
        "notebook.ipynb": folder.write("notebook.ipynb", "{}"),
        "none.py": folder.path / "none.py",
        "docs": folder.path / "docs",
        "loop": folder.path / "loop",
    }


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("latin1.py", "error: latin1.py:2: not UTF-8, and no coding comment says otherwise"),
        ("cookie.py", "error: cookie.py: unknown encoding: klingon"),
        ("utf16.py", "error: utf16.py:1: not UTF-8, and no coding comment says otherwise"),
        ("notebook.ipynb", "error: notebook.ipynb: this is no notebook: it has no cells"),
        ("none.py", "error: none.py: no such file or folder"),
        ("docs", "warning: docs: no Python files found under this path"),
        ("loop", "warning: loop: no Python files found under this path"),
    ],
)
def test_bad_input_is_one_line_and_the_rest_goes_on(folder: Folder, run: Run, finds: Finds, name: str, line: str) -> None:
    bad(folder)
    finds(diagnostic(folder.write("good.py", "x = 1\n")))
    result = run("--output-format", "concise", name, "good.py")
    assert result.stdout == "good.py:1:1: TVS901 the file does not parse\nFound 1 error.\n"
    assert result.stderr.splitlines() == [line]
    assert result.exit_code == (2 if line.startswith("error") else 1)
    assert run(name).exit_code == (2 if line.startswith("error") else 0)


@pytest.mark.parametrize(
    "content", [b"", b"\xef\xbb\xbfx = 1\r\n", b"\x0cx = 1\n", b"# coding: latin-1\nx = '\xe9'\n", b"x = 1\n" * 20_000]
)
def test_unusual_input_is_fine(folder: Folder, run: Run, content: bytes) -> None:
    folder.write("a.py", content)
    result = run("a.py")
    assert (result.exit_code, result.stderr) == (0, "")


def test_nothing_is_said_to_have_passed_where_nothing_could_be_read(folder: Folder, run: Run) -> None:
    assert run("none.py").stdout == ""


def test_a_crash_is_told_with_its_traceback_and_status_2(folder: Folder, finds: Finds) -> None:
    from click.testing import CliRunner

    from scopelint.cli import cli

    def crash(project: Project, settings: Settings) -> list[Diagnostic]:
        raise RuntimeError("oh")

    folder.write("a.py")
    finds(crash)
    result = CliRunner().invoke(cli, ["."])
    assert result.exit_code == 2
    assert "RuntimeError: oh" in result.stderr
    assert "this is a bug in scopelint" in result.stderr.splitlines()[-1]


def test_rule_explains_one_rule_or_lists_all(run: Run) -> None:
    assert run("rule", "TVS901").stdout == RuleBook.load().get("TVS901").body
    listed = run("rule").stdout.splitlines()
    assert [line.split()[0] for line in listed] == sorted(RuleBook.load().rules)
    result = run("rule", "TVS000")
    assert (result.exit_code, result.stderr.startswith('error: unknown rule "TVS000"')) == (2, True)


def test_vars_prints_what_the_inventory_says(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write("a.py")
    monkeypatch.setattr(inventory, "inventory", lambda project, settings, watch: ([], []))
    monkeypatch.setattr(inventory, "to_json", lambda roots, at: {"roots": roots})
    monkeypatch.setattr(inventory, "to_tree", lambda roots, project: "a tree\n")
    assert run("vars", ".").stdout == "a tree\n"
    assert json.loads(run("vars", "--output-format", "json", ".").stdout) == {"roots": []}
    assert run("vars", "none.py").exit_code == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--diff", "HEAD", "--checkpoint", "model"), "--diff does not go with --checkpoint"),
        (("--diff", "HEAD", "--unfollowed"), "--diff does not go with --unfollowed"),
        (("--against", "seen.json", "--unfollowed"), "--against does not go with --unfollowed"),
        (("--unfollowed", "--output-format", "html"), "--output-format html draws variables; --unfollowed is printed as tree or json"),
    ],
)
def test_vars_does_not_forget_what_it_is_asked_for_besides(folder: Folder, run: Run, options: tuple[str, ...], said: str) -> None:
    folder.write("a.py")
    result = run("vars", *options, "a.py")
    assert (result.exit_code, result.stderr) == (2, f"error: {said}\n")


def test_version_and_help(run: Run) -> None:
    assert run("--version").stdout == f"scopelint {__version__}\n"
    assert "check" in run("--help").stdout
    assert "--select" in run("check", "-h").stdout


def test_help_is_quick_because_it_imports_neither_parser_nor_interpreter() -> None:
    code = "import sys; sys.argv[1:] = ['--help']; from scopelint.cli import cli\ntry: cli()\nfinally: print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = set(done.stderr.split())
    assert not modules & {
        "libcst",
        "rich",
        "tomllib",
        "pathspec",
        "scopelint.language",
        "scopelint.exploration",
        "scopelint.pipeline",
        "scopelint.rulebook",
    }


def test_a_run_where_nothing_has_changed_imports_neither_parser_nor_fixes(folder: Folder) -> None:
    folder.write("a.py", "import tensorflow as tf\ntf.get_variable('w', [1])\ntf.get_variable('w', [1])\n")
    code = "import sys; sys.argv[1:] = ['.']; from scopelint.cli import cli\ntry: cli()\nfinally: print(*sys.modules, file=sys.stderr)"
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    first, done = (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False) for _ in range(2)
    )
    assert "Found 1 error." in done.stdout
    assert "scopelint.language" in first.stderr.split()
    assert [name for name in ("ctypes", "libcst", "asyncio") if name in first.stderr.split()] == [], "nor does the first"
    heavy = (
        "libcst",
        "difflib",
        "scopelint.language",
        "scopelint.pipeline",
        "scopelint.fixes.trial",
        "scopelint.baseline",
        "scopelint.server",
    )
    assert [name for name in heavy if name in done.stderr.split()] == []


def test_modules_in_the_current_folder_are_not_taken_for_others(folder: Folder) -> None:
    for name in ("signal", "tomllib", "click", "libcst", "json", "decimal"):
        folder.write(f"{name}.py", "raise SystemExit('this is the code that was to be looked at')\n")
    folder.write("program.py", "import tensorflow as tf\ntf.get_variable('w', [1])\ntf.get_variable('w', [1])\n")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-m", "scopelint", ".", "--no-cache", "--output-format", "concise"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.stdout.startswith("program.py:3:1: TVS101"), done.stdout + done.stderr


def test_text_that_the_output_cannot_encode_is_escaped(folder: Folder) -> None:
    folder.write("größe_漢.py", "x = 1\n")
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONPATH": str(Path(__file__).parents[1])}
    done = subprocess.run([sys.executable, "-m", "scopelint", "--show-files", "."], capture_output=True, env=environment, check=False)
    assert (done.returncode, b"gr\xf6\xdfe_\\u6f22.py" in done.stdout) == (0, True)
