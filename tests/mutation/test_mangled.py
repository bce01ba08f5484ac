"""Whatever a program is, scopelint comes to an end with it, and says nothing of an error of its own.

SCOPELINT_MANGLED (200) says how many, SCOPELINT_MANGLED_SEED which ones.
"""

from __future__ import annotations

import ast
import os
from random import Random

from .mangled import complaints, mangled, sources

PROGRAMS = int(os.environ.get("SCOPELINT_MANGLED", "200"))
SEED = int(os.environ.get("SCOPELINT_MANGLED_SEED", "1"))


def test_no_mangled_program_breaks_it() -> None:
    found = [f"{text}\n{line}" for text, line in complaints(SEED, PROGRAMS)]
    assert not found, "\n\n".join(found)


def test_a_program_is_mangled_and_still_python() -> None:
    source, random = sources()[0], Random(5)
    texts = [text for _ in range(50) if (text := mangled(source, random)) is not None]
    assert len(texts) > 40
    assert len(set(texts)) > 35
    for text in texts:
        ast.parse(text)
