"""Adds every phrase that may be learned from in the other language, as a program translates it.

The translations are poor and never shown, indexed or measured; they tell the model which Spanish words stand where which English
ones do, and Spanish gains most by it. Needs `apertium` with the pair eng-spa (a package of most Linux systems).
"""

import json
import re
import subprocess
import sys
from pathlib import Path

# Written as people write, a translator does not know these for words.
SPELLED_OUT = ((r"\bi\b", "I"), (r"\bim\b", "I'm"), (r"\bdont\b", "don't"))


def translated(texts, mode):
    """Phrases are separated by empty lines, which the translator keeps."""
    if mode == "eng-spa":
        for wrong, right in SPELLED_OUT:
            texts = [re.sub(wrong, right, text) for text in texts]
    joined = "\n\n".join(text.replace("\n", " ") for text in texts) + "\n"
    done = subprocess.run(["apertium", "-u", mode], input=joined, capture_output=True, text=True, check=True).stdout.split("\n\n")
    if len(done) != len(texts):
        raise SystemExit(f"{len(texts)} phrases went in and {len(done)} came out")
    return [re.sub(r"\s+", " ", text).strip() for text in done]


def main():
    source, target = map(Path, sys.argv[1:3])
    rows = [json.loads(line) for line in source.read_text().splitlines() if line]
    made = []
    for language, mode, other in (("en", "eng-spa", "es"), ("es", "spa-eng", "en")):
        learned = [row for row in rows if row["group"] in ("knowledge", "act", "emergency") and row["language"] == language and not row["heldBack"]]
        for row, text in zip(learned, translated([row["text"] for row in learned], mode)):
            if text and text.lower() != row["text"].lower():
                made.append({**row, "text": text, "language": other, "made": "translation"})
    target.write_text("\n".join(json.dumps(row, ensure_ascii=False) for row in rows + made))
    print(f"{len(rows)} rows and {len(made)} translations")


if __name__ == "__main__":
    main()
