"""The files beside a project's code that say which TensorFlow it is for."""

from __future__ import annotations

from pathlib import Path

REQUIREMENT_FILES = ("requirements.txt", "setup.py", "pyproject.toml", "environment.yml", "environment.yaml", "Pipfile", "setup.cfg")
ENVIRONMENT_FILES = ("Dockerfile", "Makefile", "docker-compose.yml", "tox.ini", ".env")


def text_of(path: Path) -> str:
    """What such a file says; nothing where there is none."""
    try:
        return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
    except OSError:
        return ""
