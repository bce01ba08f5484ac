"""`python -m bench.server PATH [--edits N] [--seed N]`: a session of the language server, as an editor has it.

The tree is copied, and some of its files are opened. Each edit, chosen by the seed, changes one of them: a line more or less, a word,
a tab, an emoji, other line ends, something that is no Python. What the server publishes is compared with a run that remembers
nothing, with places counted in UTF-16. Printed are the times of the answers, in seconds that passed and in the server's CPU seconds,
which say the same on a machine that has other things to do, the server's memory, and what differs (status 1).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.client import LanguageClient

from scopelint.config import Settings
from scopelint.diagnostics import Span
from scopelint.discovery import discover, plain
from scopelint.lint import lint
from scopelint.rulebook import RuleBook
from scopelint.selection import chosen

from .edits import copied

WORDS = [("reuse=True", "reuse=False"), ("tf.AUTO_REUSE", "True"), ("name=", "nam="), ("get_variable(", "Variable("), ("'w'", "'v'")]
Found = set[tuple[str, tuple[int, int, int, int], str]]


def edited(text: str, some: random.Random) -> str:
    """The text after something that one types."""
    if some.random() < 0.08:
        return text.replace("\r\n", "\n") if "\r\n" in text else text.replace("\n", "\r\n")
    end = "\r\n" if "\r\n" in text else "\n"
    lines = text.split(end)
    at = some.randrange(len(lines))
    kind = some.randrange(6)
    if kind == 0:
        lines.insert(at, some.choice(["", "# \U0001f600 \u4e16", "pass", "\t"]))
    elif kind == 1:
        del lines[at]
    elif kind == 2:
        lines[at] += some.choice(["(", "  # noqa: TVS101", " ", "; e = '\U0001f600\U0001f600'; f = 1"])
    elif kind == 3:
        lines[at] = lines[at].replace("    ", "\t", 1)
    else:
        before, after = some.choice(WORDS)
        return text.replace(before, after, 1) if before in text else text.replace(after, before, 1)
    return end.join(lines)


class Editor:
    """A client with some files open."""

    def __init__(self, client: LanguageClient, root: Path, paths: list[Path]) -> None:
        self.client, self.root = client, root
        self.texts = {path: path.read_bytes().decode("utf-8") for path in paths}
        self.versions = dict.fromkeys(paths, 1)
        self.published: dict[str, tuple[int | None, Found]] = {}
        self.news = asyncio.Event()

    def publish(self, params: types.PublishDiagnosticsParams) -> None:
        found = {(str(each.code), _numbers(each.range), each.message) for each in params.diagnostics}
        self.published[params.uri] = (params.version, found)
        self.news.set()

    def open(self) -> None:
        for path, text in self.texts.items():
            item = types.TextDocumentItem(path.as_uri(), "python", 1, text)
            self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def type(self, path: Path, text: str) -> None:
        self.texts[path] = text
        self.versions[path] += 1
        document = types.VersionedTextDocumentIdentifier(version=self.versions[path], uri=path.as_uri())
        change = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))

    async def answered(self) -> None:
        """When there are findings for the texts as they are."""
        while any(self.published.get(path.as_uri(), (None, set()))[0] != version for path, version in self.versions.items()):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 600)

    def cold(self) -> dict[str, Found]:
        """What a run without any memory finds."""
        settings, rules = Settings(base=self.root, src=(self.root, self.root / "src"), jobs=1), RuleBook.load()
        texts = {path: plain(text) for path, text in self.texts.items()}
        project = discover([str(path) for path in texts], settings).with_texts(texts)
        found: dict[str, Found] = {}
        for each in chosen(lint(project, settings), project, settings, rules):
            lines = texts.get(Path(each.site.filename), "").split("\n")
            found.setdefault(Path(each.site.filename).as_uri(), set()).add((each.code, _utf16(each.site.span, lines), each.message))
        return found


def _numbers(range_: types.Range) -> tuple[int, int, int, int]:
    return range_.start.line, range_.start.character, range_.end.line, range_.end.character


def _utf16(span: Span, lines: list[str]) -> tuple[int, int, int, int]:
    def units(row: int, column: int) -> int:
        return len(lines[row - 1][: column - 1].encode("utf-16-le")) // 2 if row <= len(lines) else 0

    return span.row - 1, units(span.row, span.column), span.end_row - 1, units(span.end_row, span.end_column)


def _cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _told(kind: str, times: list[float]) -> None:
    times = sorted(times)
    median, most = (times[min(len(times) - 1, int(share * len(times)))] * 1000 for share in (0.5, 0.95))
    within = sum(each <= 0.5 for each in times) / len(times)
    print(f"{kind}: median {median:.0f} ms, 95 % within {most:.0f} ms, {within:.1%} within 500 ms")


def _megabytes(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096 / 1e6


async def session(root: Path, paths: list[Path], edits: int, seed: int) -> bool:
    some, client = random.Random(seed), LanguageClient("bench", "1")
    editor = Editor(client, root, paths)
    client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda params: editor.publish(params))
    await client.start_io(sys.executable, "-m", "scopelint", "server")
    process: Any = client._server
    await client.initialize_async(types.InitializeParams(types.ClientCapabilities(), root_uri=root.as_uri()))
    client.initialized(types.InitializedParams())
    begin = time.perf_counter()
    editor.open()
    await editor.answered()
    print(f"{len(paths)} files of {root.name} are open; the first answer took {time.perf_counter() - begin:.1f} s", flush=True)
    originals, times, used, memory, wrong = dict(editor.texts), list[float](), list[float](), list[float](), 0
    for number in range(1, edits + 1):
        path = some.choice(paths)
        editor.type(path, originals[path] if some.random() < 0.2 else edited(editor.texts[path], some))
        begin, before = time.perf_counter(), _cpu_seconds(process.pid)
        await editor.answered()
        times.append(time.perf_counter() - begin)
        used.append(_cpu_seconds(process.pid) - before)
        expected = editor.cold()
        for uri in {*expected, *editor.published}:
            if editor.published.get(uri, (None, set()))[1] != expected.get(uri, set()):
                wrong += 1
                print(f"edit {number}: {uri}: {editor.published.get(uri)} instead of {expected.get(uri)}")
        if number % 20 == 0:
            memory.append(_megabytes(process.pid))
    await client.shutdown_async(None)
    client.exit(None)
    await process.wait()
    await client.stop()
    _told(f"{edits} edits, time that passed", times)
    _told(f"{edits} edits, CPU time", used)
    print(f"memory after every 20 edits, in MB: {', '.join(f'{each:.0f}' for each in memory)}")
    print(f"{wrong} answers that differ from a cold run's")
    return not wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", type=Path)
    parser.add_argument("--edits", type=int, default=200)
    parser.add_argument("--files", type=int, default=4, help="how many files are open: those with most of TensorFlow's scopes")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="session-") as folder:
        root = copied(options.path, Path(folder).resolve())
        by_scopes = sorted(root.rglob("*.py"), key=lambda path: (-path.read_bytes().count(b"variable"), path))
        return 0 if asyncio.run(session(root, by_scopes[: options.files], options.edits, options.seed)) else 1


if __name__ == "__main__":
    sys.exit(main())
