"""`--fix`, `--diff` and `--add-noqa` on files: what is not edited stays as it is, to the byte."""

from __future__ import annotations

import json
import os
import random
import stat

import pytest

from scopelint import lint as linting
from scopelint.cli import fixing
from scopelint.diagnostics import Edit, Span
from scopelint.discovery import UnreadableError
from scopelint.fixes import text as files
from scopelint.fixes.comments import additions
from scopelint.fixes.places import difference
from scopelint.fixes.text import ChangedError, FileText

from ..conftest import Folder, Run, diagnostic, site

HEAD = "import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()\n"
WRONG = f'{HEAD}step = tf.Variable(0, "step")\n'
RIGHT = WRONG.replace('"step"', 'name="step"')
TWICE = f'{HEAD}def net():\n    with tf.variable_scope("net"):\n        return tf.get_variable("w", [2])\nnet()\nnet()\n'


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.encode(),
        lambda text: text.replace("\n", "\r\n").encode(),
        lambda text: b"\xef\xbb\xbf" + text.encode(),
        lambda text: b"# coding: latin-1\nn = '\xe9'\t\n" + text.encode("latin-1"),
        lambda text: text.encode() + b"if 1:\n\tx = 1 ;  y = 2   \n\x0c\nz = 3",
        lambda text: text.replace("\n", "\r\n", 1).replace("step =", "\nstep =").encode(),
        lambda text: "e = '\U0001f600' ; s = ' '\n".encode() + text.encode(),
    ],
    ids=["plain", "crlf", "bom", "latin-1", "tabs and no end", "mixed ends", "emoji"],
)
def test_everything_outside_of_an_edit_stays_to_the_byte(folder: Folder, run: Run, spoil: object) -> None:
    assert callable(spoil)
    path = folder.write("a.py", spoil(WRONG))
    result = run("--fix", "a.py")
    assert (result.exit_code, result.stdout) == (0, "Fixed 1 finding.\nAll checks passed!\n")
    assert path.read_bytes() == spoil(RIGHT)


def test_a_diff_is_what_fix_would_do_and_changes_nothing(folder: Folder, run: Run) -> None:
    path = folder.write("a.py", WRONG.rstrip())
    result = run("--diff", "a.py")
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-4:] == [
        '-step = tf.Variable(0, "step")',
        "\\ No newline at end of file",
        '+step = tf.Variable(0, name="step")',
        "\\ No newline at end of file",
    ]
    assert result.stderr == "Would fix 1 finding.\n"
    assert path.read_text() == WRONG.rstrip()
    folder.write("a.py", RIGHT)
    assert (run("--diff", "a.py").exit_code, run("--diff", "-q", "a.py").output) == (0, "")


def test_mode_and_link_are_kept_and_nothing_is_left_beside(folder: Folder, run: Run) -> None:
    path = folder.write("real/a.py", WRONG)
    path.chmod(0o750)
    (folder.path / "link.py").symlink_to(path)
    run("--fix", "link.py")
    assert (folder.path / "link.py").is_symlink()
    assert (path.read_text(), stat.S_IMODE(path.stat().st_mode)) == (RIGHT, 0o750)
    assert os.listdir(path.parent) == ["a.py"]


def test_a_file_that_was_changed_meanwhile_is_left_alone(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder.write("a.py", WRONG)
    write = files.write_text

    def late(*arguments: object) -> None:
        path.write_text(WRONG + "# more\n")
        write(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr("scopelint.cli.fixing.write_text", late)
    result = run("--fix", "a.py")
    assert (result.exit_code, result.stderr) == (2, "error: a.py: left as it is: it was changed meanwhile\n")
    assert path.read_text() == WRONG + "# more\n"


def test_what_cannot_be_written_is_said(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder.write("a.py", WRONG)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("scopelint.storage.files.os.replace", full)
    result = run("--fix", "a.py")
    assert (result.exit_code, result.stderr) == (2, "error: a.py: left as it is: it cannot be written: No space left on device\n")
    assert path.read_text() == WRONG
    assert [each for each in os.listdir(folder.path) if each.endswith(".py") or each.startswith(".a")] == ["a.py"]


def test_a_fix_that_brings_another_finding_is_not_made(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder.write("a.py", WRONG)
    real = linting.lint

    def lint(project, settings, watch):  # type: ignore[no-untyped-def]
        report = real(project, settings, watch)
        if "name=" in project.files[0].read():
            report = linting.Report([*report.diagnostics, diagnostic(path, 1, "TVS101")])
        return report

    monkeypatch.setattr("scopelint.fixes.trial.lint", lint)
    assert run("--fix", "a.py").exit_code == 1
    assert path.read_text() == WRONG


def test_unsafe_fixes_are_made_only_where_they_are_asked_for(folder: Folder, run: Run) -> None:
    path = folder.write("a.py", TWICE)
    assert "--fix-intent needs --unsafe-fixes" in run("--fix", "--fix-intent", "share", "a.py").stderr
    assert run("--fix", "a.py").exit_code == run("--fix", "--unsafe-fixes", "a.py").exit_code == 1
    assert path.read_text() == TWICE
    assert run("--fix", "--unsafe-fixes", "--fix-intent", "separate", "--exit-non-zero-on-fix", "a.py").exit_code == 1
    assert 'tf.variable_scope(None, "net")' in path.read_text()
    names = [v["name"] for v in json.loads(run("vars", "--output-format", "json", "a.py").stdout)["roots"][0]["graphs"][0]["variables"]]
    assert names == ["net/w", "net_1/w"]


def test_what_comes_from_standard_input_goes_to_standard_output(folder: Folder, run: Run) -> None:
    result = run("--fix", "--stdin-filename", "a.py", "-", stdin=WRONG)
    assert (result.exit_code, result.stdout, result.stderr) == (0, RIGHT, "Fixed 1 finding.\nAll checks passed!\n")


def test_fixes_are_in_json_and_sarif(folder: Folder, run: Run) -> None:
    folder.write("a.py", WRONG)
    (found,) = json.loads(run("--output-format", "json", "a.py").stdout)
    edit = {"content": "name=", "location": {"row": 3, "column": 23}, "end_location": {"row": 3, "column": 23}}
    assert (found["fix"]["applicability"], found["fix"]["edits"]) == ("safe", [edit])
    (result,) = json.loads(run("--output-format", "sarif", "a.py").stdout)["runs"][0]["results"]
    assert result["fixes"][0]["artifactChanges"][0]["replacements"][0]["insertedContent"] == {"text": "name="}
    folder.write("a.py", TWICE)
    assert json.loads(run("--output-format", "json", "a.py").stdout)[0]["fix"] is None
    (found,) = json.loads(run("--output-format", "json", "--unsafe-fixes", "--fix-intent", "share", "a.py").stdout)
    assert (found["fix"]["applicability"], found["fix"]["intent"]) == ("unsafe", "share")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("x = 1  # noqa: TVS101\n", "x = 1\n"),
        ("x = 1  # noqa: TVS101, E501\n", "x = 1  # noqa: E501\n"),
        ("x = 1  # noqa: E501 tvs101 TVS999\n", "x = 1  # noqa: E501\n"),
        ("x = 1  # noqa: TVS101 because\n", "x = 1  # because\n"),
        ("x = 1  # noqa: TVS101  # why\n", "x = 1  # why\n"),
        ("x = 1  # why # noqa: TVS101\n", "x = 1  # why\n"),
        ("# scopelint: noqa: TVS101\nx = 1\n", "x = 1\n"),
        ("x = 1\n# noqa: TVS101", "x = 1\n"),
        ("x = 1  # noqa\ny = '# noqa: TVS101'\n", "x = 1  # noqa\ny = '# noqa: TVS101'\n"),
    ],
)
def test_comments_lose_the_codes_that_nothing_needs(folder: Folder, run: Run, before: str, after: str) -> None:
    path = folder.write("a.py", before)
    assert run("--fix", "a.py").exit_code == 0
    assert path.read_text() == after


def test_comments_are_left_alone_where_their_codes_are_not_looked_for(folder: Folder, run: Run) -> None:
    folder.write("a.py", "x = 1  # noqa: TVS101\n")
    assert run("a.py").exit_code == 1
    assert run("--ignore", "TVS101", "a.py").exit_code == 0
    assert run("--per-file-ignores", "a.py:TVS101", "a.py").exit_code == 0
    assert run("--select", "TVS2,TVS9", "a.py").exit_code == 0
    assert run("--ignore", "TVS903", "a.py").exit_code == 0


def test_what_is_found_can_be_suppressed_where_it_is(folder: Folder, run: Run) -> None:
    path = folder.write("a.py", WRONG.replace("\n", "\r\n") + 'v = tf.Variable(0, "v")  # noqa: E501\r\nu = tf.Variable(0,\\\r\n  "u")\r\n')
    result = run("--add-noqa", "a.py")
    assert (result.exit_code, result.stderr) == (0, "Added 3 noqa comments.\n")
    assert path.read_bytes().split(b"\r\n")[2:] == [
        b'step = tf.Variable(0, "step")  # noqa: TVS206',
        b'v = tf.Variable(0, "v")  # noqa: E501, TVS206',
        b"u = tf.Variable(0,\\",
        b'  "u")  # noqa: TVS206',
        b"",
    ]
    assert run("a.py").exit_code == 0


def test_a_comment_that_nothing_needs_is_not_kept_by_another(folder: Folder, run: Run) -> None:
    text = "x = 1  # noqa: TVS101, TVS102\n"
    path = folder.write("a.py", text)
    assert "TVS903 TVS101 and TVS102 are not reported here" in run("--output-format", "concise", "a.py").stdout
    result = run("--add-noqa", "a.py")
    assert result.stderr == "Added 0 noqa comments.\nwarning: a.py:1: TVS903 stays: --fix takes the comment away\n"
    assert path.read_text() == text


@pytest.mark.parametrize(
    "options",
    [
        ("--add-noqa", "--diff"),
        ("--add-noqa", "--fix"),
        ("--write-baseline", "b.jsonl", "--add-noqa"),
        ("--write-baseline", "b.jsonl", "--fix"),
    ],
)
def test_what_ends_a_run_does_not_go_with_what_else_would_write_or_refrain_from_it(
    folder: Folder, run: Run, options: tuple[str, ...]
) -> None:
    path = folder.write("a.py", WRONG)
    result = run(*options, "a.py")
    first, other = (option for option in options if option.startswith("--"))
    assert (result.exit_code, result.stderr) == (2, f"error: {first} does not go with {other}\n")
    assert path.read_text() == WRONG
    assert not (folder.path / "b.jsonl").exists()


def test_no_comment_is_added_to_standard_input(run: Run) -> None:
    result = run("--add-noqa", "-", stdin=WRONG)
    assert (result.exit_code, result.stderr) == (2, "error: --add-noqa changes files, and standard input is none\n")


def test_only_comments_that_are_written_count(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write("a.py", WRONG)

    def refused(*_: object) -> None:
        raise ChangedError

    monkeypatch.setattr(fixing, "write_text", refused)
    result = run("--add-noqa", "a.py")
    assert result.exit_code == 2
    assert result.stderr.splitlines()[0] == "Added 0 noqa comments."


def test_no_comment_goes_into_a_string() -> None:
    text = 'f("""a\nb""", 1)\ng("""a\nb""")\n'
    found = [diagnostic("/a.py", site=site("/a.py", 1, 3, 5, 2)), diagnostic("/a.py", site=site("/a.py", 3, 1, 2))]
    edits, left = additions(found, text)
    assert ([edit.span.row for edit in edits], left) == ([2], [found[1]])


def test_the_difference_of_two_texts_is_one_short_edit() -> None:
    some = random.Random(7)
    for _ in range(300):
        before, after = ("".join(some.choice("ab\n") for _ in range(some.randrange(12))) for _ in range(2))
        edit = difference(before, after)
        assert (edit is None) == (before == after)
        assert edit is None or FileText(before, "utf-8").edited([edit]).exact == after


def test_bytes_that_cannot_be_had_back_are_not_touched() -> None:
    with pytest.raises(UnreadableError):
        FileText.of(b"# coding: utf-7\nx = '+AGE-'\n")
    assert FileText("a\r\nb", "utf-8").edited([Edit(Span(2, 1, 2, 2), "c\nd")]).exact == "a\r\nc\r\nd"


def test_only_files_that_were_asked_for_are_changed(folder: Folder, run: Run) -> None:
    text = TWICE.removesuffix("net()\nnet()\n")
    helper = folder.write("helper.py", text)
    folder.write("main.py", f"{HEAD}import helper\nhelper.net()\nhelper.net()\n")
    unsafe = ("--fix", "--unsafe-fixes", "--fix-intent", "share")
    assert run(*unsafe, "main.py").exit_code == 1
    assert helper.read_text() == text
    assert run(*unsafe, ".").exit_code == 0
    assert "AUTO_REUSE" in helper.read_text()
