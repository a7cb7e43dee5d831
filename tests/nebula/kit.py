"""A copy of the standard pack that a test can damage."""

import shutil
from pathlib import Path

from tuman.games.nebula.content import STANDARD, Map, check

FILES = ("pack.toml", "maps/beginner.toml", "maps/expert.toml", "contracts.toml", "tokens.toml")


def copy_of_the_standard_pack(folder: Path) -> Path:
    shutil.copytree(STANDARD, folder / "pack")
    return folder / "pack"


def edit(pack: Path, file: str, *changes: tuple[str, str]) -> None:
    """Replaces the first occurrence of each text."""
    text = (pack / file).read_text("utf-8")
    for old, new in changes:
        assert old in text, f"{file} has no {old!r}"
        text = text.replace(old, new, 1)
    (pack / file).write_text(text, "utf-8")


def problems(pack: Path) -> list[str]:
    return [str(problem) for problem in check(pack)]


def drawing(*rows: str) -> str:
    lines = "\n".join(rows)
    return f'title = "Drawn"\nrows = """\n{lines}\n"""\n[provenance]\nrows = "ours"\n'


def steps(map: Map, start: int, over: tuple[int, ...]) -> dict[int, int]:
    """Steps from a hex to every other one that can be reached over hexes of these kinds."""
    found, edge = {start: 0}, [start]
    for hex in edge:
        for neighbour in map.neighbours[hex]:
            if neighbour >= 0 and neighbour not in found:
                found[neighbour] = found[hex] + 1
                if map.terrain[neighbour] in over:
                    edge.append(neighbour)
    return found
