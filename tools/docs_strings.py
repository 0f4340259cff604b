"""Docstrings as Markdown, for the reference of the site: an extension of Griffe."""

from __future__ import annotations

import re
from typing import Any, Final

import griffe

EXAMPLE: Final = re.compile(r"(?:^>>>.*\n(?:^(?!>>>)\S.*\n|^\.\.\. ?.*\n)*)+", re.MULTILINE)
ROLE: Final = re.compile(r":\w+:(?=`)")
"""What a docstring says of a name for other tools, as in ``:func:`revisit```."""


class Markdown(griffe.Extension):
    """Shows examples as code, and names without what kind of name each is."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            text = ROLE.sub("", obj.docstring.value + "\n")
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>```\n", text)
