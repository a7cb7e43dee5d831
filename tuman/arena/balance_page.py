"""A balance report as one HTML file with plots."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from tuman.arena.plots import LINE, MARGIN, document, label, percents, svg, whisker, x
from tuman.arena.rating import Estimate

View = Mapping[str, Any]
COLOURS = 4


def page(report: View) -> str:
    """The whole file."""
    kinds, seats, turns = report["kinds"], report["seats"], report["turns"]
    most = max(kind["built"] for kind in kinds)
    parts = [
        f"<h1>Balance of {escape(report['game'])}</h1>",
        f"<p>{escape(caption(report))}</p>",
        _verdict(report["targets"]),
        "<h2>Share of wins by seat</h2><p>In the order of turns, with 95 % intervals; a shared win counts in equal "
        "parts. The dashed line is a fair share.</p>",
        _win_shares(seats),
        "<h2>Turns per player</h2>"
        f"<p>{turns['mean']:.1f} on average, nine of ten games from {turns['p5']:.1f} to {turns['p95']:.1f}. "
        f"{_ends(report['ends'])}</p>",
        _histogram(turns["histogram"]),
        "<h2>Points by source</h2><p>Means, by seat in the order of turns, and how many turns each has had.</p>",
        _sources(seats),
        "<h2>Kinds of contracts</h2><p>How often a copy is built in a game: each kind beside the others of its "
        "size; private ones in another colour.</p>",
        *(_built([kind for kind in kinds if kind["size"] == size], size, most) for size in _sizes(kinds)),
        "<p>Seen: it lay on the board or in a hand. Worth: points at the end, bonuses included. Wins: of players who "
        "built it, with a 95 % interval.</p>",
        _contracts("kind", kinds),
        "<h2>Cards</h2>",
        _contracts("card", report["cards"]),
        "<h2>Resources at the end</h2><p>Pieces before the last action, on average; those on tokens that nobody took "
        "are in the supply.</p>",
        _left(report["left"]),
    ]
    return document(f"Balance of {report['game']}", parts)


def caption(report: View) -> str:
    """What was played."""
    options = " ".join(f"{name}={value}" for name, value in report["options"].items())
    return (
        f"{report['game']}, rules {report['rules']}, {options}; {report['games']} games of {report['bot']} against "
        f"itself from seed {report['seed']}"
    )


def _verdict(targets: Sequence[View]) -> str:
    items = (f"<li>{'✓' if target['reached'] else '✗'} {escape(target['text'])}</li>" for target in targets)
    return f"<ul>{''.join(items)}</ul>"


def _ends(ends: Mapping[str, float]) -> str:
    return f"{ends['end_card']:.1%} of games ended by the end card, {ends['stall']:.1%} because nobody could act."


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    first = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div><table><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table></div>"


def _sources(seats: Sequence[View]) -> str:
    rows = [
        (
            str(n + 1),
            *(f"{points:.2f}" for points in seat["points_by"].values()),
            f"{seat['points']:.2f}",
            f"{seat['turns']:.2f}",
        )
        for n, seat in enumerate(seats)
    ]
    return _table(("seat", *seats[0]["points_by"], "all", "turns"), rows)


def _contracts(what: str, contracts: Sequence[View]) -> str:
    head = (what, "pieces", "copies", "built per copy", "built if seen", "worth", "wins")
    return _table(head, (_contract(contract) for contract in contracts))


def _contract(contract: View) -> tuple[str, ...]:
    never = contract["worth"] is None
    return (
        contract["name"] + (" (private)" if contract["private"] else ""),
        str(contract["size"]),
        str(contract["copies"]),
        f"{contract['built']:.1%}",
        f"{contract['built_if_seen']:.1%}",
        "–" if never else f"{contract['worth']:.2f}",
        "–" if never else f"{contract['win_share']:.1%} ({contract['low']:.1%} – {contract['high']:.1%})",
    )


def _left(left: Mapping[str, Mapping[str, float]]) -> str:
    head = ("place", *next(iter(left.values())), "all")
    return _table(
        head,
        ((place, *(f"{n:.1f}" for n in goods.values()), f"{sum(goods.values()):.1f}") for place, goods in left.items()),
    )


def _sizes(kinds: Sequence[View]) -> list[int]:
    return sorted({kind["size"] for kind in kinds})


# --- plots ---


def _win_shares(seats: Sequence[View]) -> str:
    bottom, fair = LINE * len(seats), x(1 / len(seats))
    parts = [percents(bottom), f'<line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="0" y2="{bottom}"/>']
    for n, seat in enumerate(seats):
        y = LINE * (n + 0.5)
        estimate = Estimate(seat["win_share"], seat["low"], seat["high"])
        parts += [label(f"seat {n + 1}", y), whisker(estimate, n % COLOURS, y)]
    return svg(bottom + MARGIN, "share of wins by seat", *parts)


def _histogram(counts: Mapping[str, int]) -> str:
    first, last = int(next(iter(counts))), int(list(counts)[-1])
    step, bottom, most = (x(1) - x(0)) / (last - first + 1), 110, max(counts.values())
    parts = [f'<line x1="{x(0):g}" x2="{x(1):g}" y1="{bottom}" y2="{bottom}"/>', label("games", bottom / 2)]
    for turns, count in counts.items():
        at, size = x(0) + (int(turns) - first) * step, 100 * count / most
        parts.append(
            f'<rect class="c0" x="{at + 1:.1f}" y="{bottom - size:.1f}" width="{max(step - 2, 1):.1f}" '
            f'height="{size:.1f}"><title>{turns} turns: {count}</title></rect>'
        )
        if step >= 20 or int(turns) % 5 == 0:
            parts.append(
                f'<text class="quiet" x="{at + step / 2:.1f}" y="{bottom + 16}" text-anchor="middle">{turns}</text>'
            )
    return svg(bottom + MARGIN, "turns per player", *parts)


def _built(kinds: Sequence[View], size: int, most: float) -> str:
    """Bars on one scale for all sizes."""
    parts = [f'<text class="quiet" x="0" y="14">{size} pieces</text>']
    for n, kind in enumerate(kinds):
        y, part = LINE * (n + 1.2), kind["built"] / most if most else 0.0
        parts += [
            label(kind["name"], y),
            f'<rect class="c{1 if kind["private"] else 0}" x="{x(0):g}" y="{y - 8:g}" '
            f'width="{x(part) - x(0):.1f}" height="16"/>',
            f'<text class="quiet" x="{x(part) + 6:.1f}" y="{y + 4:g}">{kind["built"]:.1%}</text>',
        ]
    return svg(LINE * (len(kinds) + 1), f"contracts of {size} pieces", *parts)
