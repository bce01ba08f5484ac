"""The files that an analysis looks at besides the project's own: what says which TensorFlow the code is for, and the user's stubs."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

from .config import Settings
from .discovery import Project

REQUIREMENT_FILES = ("requirements.txt", "setup.py", "pyproject.toml", "environment.yml", "environment.yaml", "Pipfile", "setup.cfg")
ENVIRONMENT_FILES = ("Dockerfile", "Makefile", "docker-compose.yml", "tox.ini", ".env")

_REQUIRED = re.compile(r"(?:requires-python|python_requires)\s*=\s*[\"']?([^\"'\n]*)")
_PYTHON_3 = re.compile(r"(?:>=?|~=|==)\s*3")
_CONSTANT = re.compile(r"""^(\w+)\s*=\s*["']([^"'\n]*)["']\s*(?:#.*)?$""", re.MULTILINE)
_PUT_IN = re.compile(r"\{(\w+)\}")


def surroundings(project: Project, settings: Settings) -> list[Path]:
    """Where these files are, or may be."""
    stubs = [path for folder in settings.stub_path for path in project.python_below(folder)]
    return [project.root / name for name in (*REQUIREMENT_FILES, *ENVIRONMENT_FILES)] + stubs


def text_of(project: Project, name: str) -> str:
    """What such a file in the project's folder says; nothing where there is none."""
    try:
        return (project.beside(project.root / name) or b"").decode("utf-8", "replace")
    except OSError:
        return ""


def required_by(project: Project, name: str) -> str:
    """What a requirement file says, with its constants where f-strings have them: `f"tensorflow{VERSION}"`."""
    text = text_of(project, name)
    constants = dict(_CONSTANT.findall(text))
    return _PUT_IN.sub(lambda found: constants.get(found[1], found[0]), text)


def needs_python_3(project: Project) -> bool:
    """Whether the project says that it is not for Python 2."""
    metadata = (text_of(project, name) for name in REQUIREMENT_FILES)
    return any(_PYTHON_3.search(found[1]) for text in metadata for found in _REQUIRED.finditer(text))


def stub_digests(project: Project, settings: Settings) -> list[tuple[str, str]]:
    """The user's stubs, by their names below the folders that hold them, with the digests of what they say."""
    return [
        (os.path.relpath(path, folder), _digest(project, path)) for folder in settings.stub_path for path in project.python_below(folder)
    ]


def _digest(project: Project, path: Path) -> str:
    try:
        return hashlib.sha256(project.beside(path) or b"").hexdigest()
    except OSError:
        return ""
