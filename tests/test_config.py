"""Settings: where they come from, what wins, and what is said of mistakes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from scopelint.config import DEFAULT_EXCLUDE, OPTIONS, ConfigError, Settings, describe, load_settings
from tests.conftest import Folder

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib


def load(folder: Folder, start: str = ".", **options: Any) -> Settings:
    return load_settings(folder.path / start, folder.path, **options)


def test_every_option_has_a_setting_and_its_default_is_that_of_the_table(folder: Folder) -> None:
    settings = load(folder)
    for option in OPTIONS.values():
        if option.key != "src":
            assert getattr(settings, option.field) == option.default == getattr(Settings(folder.path), option.field)


def test_modules_are_imported_from_the_root_and_from_src(folder: Folder) -> None:
    assert load(folder).src == (folder.path, folder.path / "src")


def test_the_nearest_configuration_upwards_counts(folder: Folder) -> None:
    folder.write("pyproject.toml", '[tool.scopelint]\nignore = ["TVS1"]\n')
    folder.write("part/scopelint.toml", 'ignore = ["TVS3"]\n')
    assert load(folder, "part/deep/model.py").ignore == ("TVS3",)


def test_a_pyproject_without_our_table_is_passed_over(folder: Folder) -> None:
    folder.write("scopelint.toml", 'ignore = ["TVS1"]\n')
    folder.write("part/pyproject.toml", "[tool.ruff]\n")
    assert load(folder, "part").ignore == ("TVS1",)


def test_scopelint_toml_comes_before_a_pyproject_beside_it(folder: Folder) -> None:
    folder.write("pyproject.toml", '[tool.scopelint]\nignore = ["TVS1"]\n')
    folder.write("scopelint.toml", 'ignore = ["TVS3"]\n')
    assert load(folder).ignore == ("TVS3",)


def test_isolated_ignores_every_file(folder: Folder) -> None:
    folder.write("scopelint.toml", 'ignore = ["TVS1"]\n')
    assert load(folder, isolated=True).ignore == ()


def test_a_named_file_is_used_instead(folder: Folder) -> None:
    other = folder.write("other/strict.toml", 'target-version = "1.15"\nsrc = ["lib"]\n')
    settings = load(folder, config=other)
    assert settings.target_version == "1.15"
    assert settings.src == (folder.path / "other" / "lib",)


def test_the_command_line_wins_and_extends(folder: Folder) -> None:
    folder.write("scopelint.toml", 'ignore = ["TVS1"]\nextend-exclude = ["old"]\noutput-format = "json"\n')
    settings = load(folder, overrides={"ignore": ["TVS3"], "extend-exclude": ["new"], "output-format": "concise", "exclude": None})
    assert settings.ignore == ("TVS1", "TVS3")
    assert settings.extend_exclude == ("old", "new")
    assert settings.output_format == "concise"
    assert settings.exclude == DEFAULT_EXCLUDE


def test_selecting_on_the_command_line_starts_afresh(folder: Folder) -> None:
    folder.write("scopelint.toml", 'select = ["TVS1"]\nignore = ["TVS101"]\nextend-select = ["TVS3"]\n')
    settings = load(folder, overrides={"select": ["TVS1"]})
    assert (settings.select, settings.ignore, settings.extend_select) == (("TVS1",), (), ())


def test_anchored_patterns_of_the_command_line_are_relative_to_the_current_folder(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder.path / "part").mkdir()
    monkeypatch.chdir(folder.path / "part")
    settings = load(folder, overrides={"exclude": ["a/b.py", "name"], "per-file-ignores": {"x/*.py": ["TVS1"]}})
    assert settings.exclude == ("/part/a/b.py", "name")
    assert settings.per_file_ignores == (("/part/x/*.py", ("TVS1",)),)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('selct = ["TVS1"]', 'scopelint.toml: unknown key "selct"; did you mean "select"?'),
        ("qwertz = 1", 'scopelint.toml: unknown key "qwertz"'),
        ('select = "TVS1"', "scopelint.toml: select: expected a list of strings, not 'TVS1'"),
        ("respect-gitignore = 1", "scopelint.toml: respect-gitignore: expected true or false, not 1"),
        ('target-version = "3"', 'scopelint.toml: target-version: expected "auto" or a TensorFlow version'),
        ('output-format = "xml"', 'scopelint.toml: output-format: expected one of "full"'),
        ('per-file-ignores = ["a"]', "scopelint.toml: per-file-ignores: expected a table"),
        ("select = [", "scopelint.toml: not valid TOML"),
    ],
)
def test_a_mistake_is_told_with_its_file_and_key(folder: Folder, text: str, message: str) -> None:
    folder.write("scopelint.toml", text)
    with pytest.raises(ConfigError, match=r"^[^\n]+$") as caught:
        load(folder)
    assert message in str(caught.value)


def test_a_configuration_file_that_does_not_exist_is_told(folder: Folder) -> None:
    with pytest.raises(ConfigError, match=r"none\.toml: cannot be read: No such file"):
        load(folder, config=folder.path / "none.toml")


def test_the_settings_shown_are_a_configuration_with_the_same_settings(folder: Folder) -> None:
    folder.write(
        "scopelint.toml", 'select = ["TVS1"]\nroots = ["train.py"]\nbaseline = "known.jsonl"\n[per-file-ignores]\n"tests/*" = ["TVS2"]\n'
    )
    settings = load(folder)
    assert set(tomllib.loads(describe(settings))) == set(OPTIONS)
    folder.write("scopelint.toml", describe(settings))
    assert load(folder) == settings


@pytest.mark.parametrize(("given", "size"), [('"500M"', 500 * 2**20), ('"1.5K"', 1536), ("4096", 4096), ('"0"', 0)])
def test_the_size_of_the_cache_is_given_in_bytes_or_with_a_unit(tmp_path: Path, given: str, size: int) -> None:
    (tmp_path / "scopelint.toml").write_text(f"cache-size = {given}\n")
    assert load_settings(tmp_path, tmp_path).cache_size == size


@pytest.mark.parametrize("given", ['"much"', "true", "-1", '""', "1.5"])
def test_what_is_no_size_is_refused(tmp_path: Path, given: str) -> None:
    (tmp_path / "scopelint.toml").write_text(f"cache-size = {given}\n")
    with pytest.raises(ConfigError, match="a size such as"):
        load_settings(tmp_path, tmp_path)
