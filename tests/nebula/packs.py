"""Random packs that are valid, far from the standard one: for tests of whatever plays with packs."""

import json
from pathlib import Path
from random import Random

from tuman.games.nebula.content import COPIES, LETTERS, OPEN_ASKS, RESOURCE_NAMES, check

OURS = '"ours"'


def write_random_pack(folder: Path, seed: int) -> Path:
    """A valid pack in a new folder: any outline up to 120 hexes, any asks, tokens and supply that the format allows."""
    random = Random(seed)
    (folder / "maps").mkdir(parents=True)
    pack = f'name = "random-{seed}"\ntitle = "Random"\nmaps = ["only"]\nprovenance = {{ maps = {OURS} }}\n'
    (folder / "pack.toml").write_text(pack)
    (folder / "contracts.toml").write_text(_contracts(random))
    (folder / "tokens.toml").write_text(_tokens(random))
    for _ in range(200):
        (folder / "maps/only.toml").write_text(_map(random))
        if not check(folder):
            return folder
    raise AssertionError(f"seed {seed}: {check(folder)[0]}")


def _map(random: Random) -> str:
    """A connected blot of hexes with terrain at random; ruins and meadows may turn out to be unreachable."""
    rows, columns = random.choice(((26, 26), (26, 8), (8, 26), (11, 11), (12, 10)))
    ruins = random.randint(10, 16)
    size = min(random.choice((60, 90, 120)), rows * columns)
    blot = {(rows // 2, columns // 2)}
    edge: list[tuple[int, int]] = list(blot)
    while len(blot) < size:
        row, column = random.choice(edge)
        left = column - 1 + row % 2
        around = [(row, column - 1), (row, column + 1), *((row + d, left + e) for d in (-1, 1) for e in (0, 1))]
        free = [(r, c) for r, c in around if 0 <= r < rows and 0 <= c < columns and (r, c) not in blot]
        if free:
            edge.append(random.choice(free))
            blot.add(edge[-1])
        else:
            edge.remove((row, column))
    rest = random.choices("~FX", (6, random.randint(0, 3), random.randint(0, 1)), k=size - 24 - ruins)
    letters = ["M"] * 24 + ["R"] * ruins + rest
    random.shuffle(letters)
    terrain = dict(zip(sorted(blot), letters))
    lines = (
        " " * (row % 2) + " ".join(terrain.get((row, column), ".") for column in range(columns)) for row in range(rows)
    )
    assert set(letters) <= set(LETTERS)
    drawing = "\n".join(lines)
    return f'title = "Random"\nrows = """\n{drawing}\n"""\nprovenance = {{ rows = {OURS} }}\n'


def _contracts(random: Random) -> str:
    kinds = [kind for kind, copies in COPIES.items() for _ in range(copies)]
    random.shuffle(kinds)
    tables = []
    for kind in kinds:
        most = random.choice((2, 4, 6))
        pieces = [resource for resource in RESOURCE_NAMES for _ in range(random.choice((1, 5)))]
        asks = (
            OPEN_ASKS[kind][0]
            if kind in OPEN_ASKS
            else random.sample(pieces, min(len(pieces), random.randint(1, most)))
        )
        tables.append(
            f'[[contract]]\nkind = "{kind}"\nasks = {json.dumps(asks)}\npoints = {random.randint(0, 9)}\n'
            f"provenance = {{ asks = {OURS}, points = {OURS} }}\n"
        )
    return "\n".join(tables)


def _tokens(random: Random) -> str:
    tables, left = [], 20
    while left:
        count = random.randint(1, left)
        left -= count
        tables.append(
            f'[[token]]\nresource = "{random.choice(RESOURCE_NAMES)}"\npieces = {random.randint(3, 5)}\n'
            f"points = {random.randint(0, 9)}\ncount = {count}\n"
            f"provenance = {{ pieces = {OURS}, points = {OURS}, count = {OURS} }}\n"
        )
    for resource in random.sample(RESOURCE_NAMES, 5):
        pieces = random.randint(3, 5)
        tables.append(f'[[special]]\nresource = "{resource}"\npieces = {pieces}\nprovenance = {{ pieces = {OURS} }}\n')
    supply = random.choice((1, 3, 18, 30))
    return "\n".join([*tables, f"[supply]\npieces = {supply}\nprovenance = {{ pieces = {OURS} }}\n"])
