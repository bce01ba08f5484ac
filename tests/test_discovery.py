"""Discovery: targets, context, excludes, and everything that can be wrong with a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from scopelint.config import load_settings
from scopelint.discovery import Project, UnreadableError, decode, discover, find_root
from tests.conftest import Folder


def find(folder: Folder, *arguments: str, stdin: tuple[str, bytes] | None = None, **overrides: Any) -> Project:
    settings = load_settings(folder.path, folder.path, overrides={key.replace("_", "-"): value for key, value in overrides.items()})
    return discover(arguments or ["."], settings, stdin)


def targets(project: Project) -> list[str]:
    return sorted(path.relative_to(project.root).as_posix() for path in project.targets)


def test_a_folder_means_the_python_files_under_it_sorted(folder: Folder) -> None:
    for name in ("b.py", "a/c.py", "a/notes.txt", "a/__pycache__/c.py", "a/._c.py", ".venv/lib/x.py"):
        folder.write(name)
    project = find(folder)
    assert targets(project) == ["a/c.py", "b.py"]
    assert [file.display for file in project.files] == [os.path.join("a", "c.py"), "b.py"]
    assert project.problems == ()


def test_files_that_were_named_are_checked_in_the_context_of_the_whole_project(folder: Folder) -> None:
    for name in ("train.py", "nets/a.py", "nets/b.py"):
        folder.write(name)
    project = find(folder, "nets/a.py")
    assert project.root == folder.path
    assert targets(project) == ["nets/a.py"]
    assert len(project.files) == 3


def test_paths_are_shown_as_they_were_given(folder: Folder) -> None:
    given = folder.write("nets/a.py")
    folder.write("train.py")
    assert [file.display for file in find(folder, str(given)).files] == [str(given), "train.py"]
    assert [file.display for file in find(folder, "./nets/../nets").files] == [os.path.join("nets", "a.py"), "train.py"]


def test_a_lone_file_without_a_project_has_its_own_folder_as_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("model.py", "helper.py", "pkg/x.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    root, marked = find_root([tmp_path / "model.py"])
    if marked:
        pytest.skip("the temporary folder lies inside a project")
    project = discover([str(tmp_path / "model.py")], load_settings(tmp_path, root, isolated=True))
    assert (project.root, len(project.targets), len(project.files)) == (tmp_path, 1, 3)


def test_context_around_a_lone_file_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopelint.discovery.CONTEXT_ENTRIES", 2)
    monkeypatch.setattr("scopelint.discovery.ROOT_MARKERS", ())
    for name in ("model.py", "helper.py", "other.py"):
        (tmp_path / name).touch()
    project = discover([str(tmp_path / "model.py")], load_settings(tmp_path, tmp_path, isolated=True))
    assert len(project.files) == 1


@pytest.mark.parametrize("marker", ["pyproject.toml", "scopelint.toml", "setup.py", "setup.cfg", ".git/HEAD"])
def test_the_root_is_the_nearest_folder_with_a_marker(tmp_path: Path, marker: str) -> None:
    (tmp_path / "p" / "nets").mkdir(parents=True)
    (tmp_path / "p" / marker).parent.mkdir(exist_ok=True)
    (tmp_path / "p" / marker).touch()
    assert find_root([tmp_path / "p" / "nets" / "a.py"]) == (tmp_path / "p", True)
    assert find_root([tmp_path / "p" / "nets", tmp_path / "p" / "x.py"]) == (tmp_path / "p", True)


def test_gitignore_files_hold_where_they_are_and_below(folder: Folder) -> None:
    folder.write(".gitignore", "/gen/\n*_pb2.py\n")
    folder.write("nets/.gitignore", "!keep_pb2.py\nlocal.py\n")
    for name in ("gen/a.py", "nets/gen/a.py", "x_pb2.py", "nets/keep_pb2.py", "nets/local.py", "local.py"):
        folder.write(name)
    assert targets(find(folder)) == ["local.py", "nets/gen/a.py", "nets/keep_pb2.py"]
    assert len(targets(find(folder, respect_gitignore=False))) == 6


def test_a_gitignore_above_the_given_folder_holds_too(folder: Folder) -> None:
    folder.write(".gitignore", "*_pb2.py\n")
    folder.write("nets/x_pb2.py")
    folder.write("nets/y.py")
    assert targets(find(folder, "nets")) == ["nets/y.py"]


def test_excludes_are_names_or_patterns(folder: Folder) -> None:
    for name in ("old/a.py", "new/old/b.py", "new/c_test.py", "new/d.py", "new/deep/d.py"):
        folder.write(name)
    assert targets(find(folder, extend_exclude=["old", "*_test.py", "new/d.py"])) == ["new/deep/d.py"]


def test_what_is_named_is_checked_although_it_is_excluded(folder: Folder) -> None:
    folder.write(".gitignore", "/gen/\n")
    for name in ("build/a.py", "gen/b.py", "skip/c.py"):
        folder.write(name)
    options: dict[str, Any] = {"extend_exclude": ["/skip/"]}
    assert targets(find(folder, **options)) == []
    assert targets(find(folder, "build", "gen", "skip", **options)) == ["build/a.py", "gen/b.py", "skip/c.py"]
    assert targets(find(folder, "build/a.py", "gen/b.py", "skip/c.py", **options)) == ["build/a.py", "gen/b.py", "skip/c.py"]


def test_force_exclude_leaves_out_what_was_named_as_well(folder: Folder) -> None:
    folder.write(".gitignore", "/gen/\n")
    for name in ("build/a.py", "gen/b.py", "skip/c.py", "d.py"):
        folder.write(name)
    options: dict[str, Any] = {"extend_exclude": ["/skip/"], "force_exclude": True}
    assert targets(find(folder, "build", "gen", "skip", **options)) == []
    assert targets(find(folder, "build/a.py", "gen/b.py", "skip/c.py", "d.py", **options)) == ["d.py"]


def test_a_missing_path_is_a_problem_and_the_rest_goes_on(folder: Folder) -> None:
    folder.write("a.py")
    project = find(folder, "none.py", "a.py", "nowhere/")
    assert targets(project) == ["a.py"]
    assert [(problem.path, problem.fatal) for problem in project.problems] == [("none.py", True), ("nowhere/", True)]


def test_a_folder_without_python_is_worth_a_warning(folder: Folder) -> None:
    folder.write("docs/readme.md")
    (problem,) = find(folder, "docs").problems
    assert str(problem) == "docs: no Python files found under this path"
    assert not problem.fatal


def test_a_loop_of_links_ends(folder: Folder) -> None:
    folder.write("a/b.py")
    (folder.path / "a" / "again").symlink_to(folder.path / "a")
    assert targets(find(folder)) == ["a/b.py"]


def test_a_linked_file_is_checked_under_its_own_name(folder: Folder) -> None:
    folder.write("a.py", "x = 1\n")
    (folder.path / "b.py").symlink_to("a.py")
    assert targets(find(folder)) == ["a.py", "b.py"]


@pytest.mark.parametrize("target", ["nowhere.py", "a.py"])
def test_a_link_that_leads_nowhere_is_a_problem(folder: Folder, target: str) -> None:
    (folder.path / "a.py").symlink_to(target)
    project = find(folder).readable()
    assert targets(project) == []
    assert "a.py: cannot be read" in str(project.problems[0])


def test_an_unreadable_target_is_a_problem_and_unreadable_context_is_not(folder: Folder) -> None:
    folder.write("a.py", b"x = '\xff'\n")
    folder.write("b.py")
    assert find(folder, "b.py").readable().problems == ()
    project = find(folder, "a.py", "b.py").readable()
    assert targets(project) == ["b.py"]
    assert [str(problem) for problem in project.problems] == ["a.py:1: not UTF-8, and no coding comment says otherwise"]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="the superuser can read every file")
def test_a_file_without_permission_is_a_problem(folder: Folder) -> None:
    folder.write("a.py").chmod(0)
    assert "a.py: cannot be read: Permission denied" in str(find(folder).readable().problems[0])


def test_standard_input_takes_the_place_of_its_file(folder: Folder) -> None:
    folder.write("nets/a.py", "old = 1\n")
    folder.write("b.py")
    project = find(folder, "-", stdin=("nets/a.py", b"new = 1\n"))
    assert targets(project) == ["nets/a.py"]
    assert [file.read() for file in project.files] == ["", "new = 1\n"]


def test_a_file_is_found_by_its_path(folder: Folder) -> None:
    path = folder.write("a.py")
    project = find(folder)
    found = project.file(path)
    assert found is not None
    assert found.path == path
    assert project.file(folder.path / "b.py") is None


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", ""),
        (b"x = 1\r\ny = 2\r\n", "x = 1\ny = 2\n"),
        (b"x = 1\ry = 2", "x = 1\ny = 2"),
        (b"\xef\xbb\xbfx = 1\n", "x = 1\n"),
        (b"x = 1\n\x0cy = 2\n", "x = 1\n\x0cy = 2\n"),
        (b"# -*- coding: latin-1 -*-\nx = '\xe9'\n", "# -*- coding: latin-1 -*-\nx = 'é'\n"),
        ("x = 'é'\n".encode(), "x = 'é'\n"),
    ],
)
def test_text_is_decoded_as_python_does(data: bytes, text: str) -> None:
    assert decode(data) == text


@pytest.mark.parametrize(
    ("data", "message", "row"),
    [
        (b"# \xe9\n", "not UTF-8, and no coding comment says otherwise", 1),
        (b"a = 1\nb = 2\nc = '\xe9'\n", "not UTF-8, and no coding comment says otherwise", 3),
        (b"# coding: ascii\nb = 2\nc = '\xe9'\n", "not ascii, which its coding comment names", 3),
        (b"# coding: klingon\n", "unknown encoding: klingon", None),
        (b"\xef\xbb\xbf# coding: latin-1\n", "encoding problem: utf-8", None),
        ("x = 1\n".encode("utf-16"), "not UTF-8, and no coding comment says otherwise", 1),
    ],
)
def test_text_that_cannot_be_decoded_is_told_with_its_row(data: bytes, message: str, row: int | None) -> None:
    with pytest.raises(UnreadableError) as caught:
        decode(data)
    assert (caught.value.message, caught.value.row) == (message, row)
