"""The browser folds letters and takes endings off as the server and the terminal do."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import stolnik
from build_client import node
from stolnik.rulebook.spelling import WORD, fold, stem
from stolnik.text import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
LETTERS = [chr(code) for code in range(0x20, 0x2100) if chr(code).isprintable()]

PROGRAM = """
const { readFileSync, writeFileSync } = require("fs");
const ts = require("typescript");
const written = (name) => {
  const source = readFileSync(`src/${name}.ts`, "utf8");
  const module = { exports: {} };
  const made = ts.transpile(source, { module: "commonjs", target: "es2022" });
  new Function("require", "exports", made)(() => written("shapes/spelling"), module.exports);
  return module.exports;
};
const { fold, stem, wordsOf } = written("lib/spelling");
const { letters, words, langs } = JSON.parse(readFileSync(0, "utf8"));
writeFileSync(1, JSON.stringify({
  letters: letters.map(fold),
  words: words.map(wordsOf),
  stems: langs.map((lang) => words.map((word) => stem(fold(word), lang))),
}));
"""


def test_every_letter_and_every_word_of_the_rulebooks_is_the_same_in_both() -> None:
    if not (WEB / "node_modules" / "typescript").is_dir():
        pytest.skip("the client has not been built here")
    found: set[str] = set()
    for name in stolnik.names():
        for clause in stolnik.load(name).ledger.clauses.values():
            for lang in LANGUAGES:
                found.update(f"{clause.title(lang)} {clause.say(lang)}".split())
    words = sorted(found)
    command, environment = node()
    answer = subprocess.run(
        [*command, "-e", PROGRAM],
        cwd=WEB,
        env=environment or None,
        input=json.dumps({"letters": LETTERS, "words": words, "langs": list(LANGUAGES)}),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    theirs = json.loads(answer.stdout)
    assert len(words) > 5000
    assert dict(zip(LETTERS, theirs["letters"])) == {letter: fold(letter) for letter in LETTERS}
    assert dict(zip(words, theirs["words"])) == {w: WORD.findall(fold(w)) for w in words}
    for lang, stems in zip(LANGUAGES, theirs["stems"]):
        assert dict(zip(words, stems)) == {word: stem(fold(word), lang) for word in words}
