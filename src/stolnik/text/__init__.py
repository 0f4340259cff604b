"""Words for people, in Polish and English: the catalogs that everything is said from."""

from stolnik.text.catalog import (
    LANGUAGES,
    Catalog,
    MissingText,
    Name,
    Phrase,
    TextError,
    compare,
)

__all__ = ["LANGUAGES", "Catalog", "MissingText", "Name", "Phrase", "TextError", "compare"]
