"""What an arena found as one HTML file with plots, which needs nothing else."""

from collections.abc import Collection
from html import escape

from tuman.arena.jobs import Row, Spec, lineup
from tuman.arena.rating import Estimate
from tuman.arena.report import Standing, caption, failures, rated, rating_name, share, standings

WIDTH, LABELS, LINE, MARGIN = 720, 170, 30, 24  # pixels: of a plot, of its labels, of a row, around
BINS = 24

STYLE = """
:root { color-scheme: light dark; --paper: #fcfcfb; --ink: #1d2227; --quiet: #69727b; --rule: #dfe3e6;
  --c0: #0072b2; --c1: #d55e00; --c2: #00855f; --c3: #a8508a; }
@media (prefers-color-scheme: dark) { :root { --paper: #16191c; --ink: #e8eaec; --quiet: #98a1aa; --rule: #343a40;
  --c0: #56b4e9; --c1: #f0954a; --c2: #35c39a; --c3: #e39cc4; } }
body { background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; max-width: 760px;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin-bottom: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .3rem; }
p { color: var(--quiet); margin: .2rem 0 1rem; overflow-wrap: anywhere; }
div { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .8rem; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
svg { width: 100%; height: auto; display: block; }
text { fill: var(--ink); font-size: 13px; } .quiet { fill: var(--quiet); font-size: 12px; }
line { stroke: var(--rule); } .fair { stroke: var(--quiet); stroke-dasharray: 4 4; }
""" + "".join(f".c{n} {{ fill: var(--c{n}); }} line.c{n} {{ stroke: var(--c{n}); }} " for n in range(4))


def page(spec: Spec, rows: Collection[Row]) -> str:
    """The whole file."""
    bots = standings(spec, rows)
    failed = "".join(f"<li>{escape(line)}</li>" for line in failures(spec, rows))
    parts = [
        f"<h1>Arena: {escape(' – '.join(spec.bots))}</h1>",
        f"<p>{escape(caption(spec, rows))}</p>",
        _table(bots, rating_name(spec)),
        f"<h2>Forfeits</h2><ul>{failed}</ul>" if failed else "",
        "<h2>Share of wins</h2><p>With 95 % intervals; the dashed line is what equal bots would have.</p>",
        _win_shares(bots, len(lineup(spec))),
        "<h2>Points</h2><p>How often a seat ended with so many; the line is the mean.</p>",
        *(_histogram(bot, n, bots) for n, bot in enumerate(bots) if bot.points),
        "<h2>Share of wins by seat</h2><p>Of one seat, with 95 % intervals.</p>",
        _by_seat(bots, len(lineup(spec))),
        "<h2>Seconds per move</h2>",
        _pace(bots),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
    title = f"<title>Arena of {escape(spec.game)}</title>"
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}{title}</head>\n<body>\n'
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def _table(bots: list[Standing], rating: str) -> str:
    head = "".join(f"<th>{name}</th>" for name in ("bot", "seats", "win share", rating, "points", "s/move", "forfeits"))
    body = ""
    for bot in bots:
        points = "–" if bot.mean is None else f"{bot.mean:.1f}"
        pace = "–" if bot.seconds_per_move is None else f"{bot.seconds_per_move:.4f}"
        cells = (bot.name, bot.seats, share(bot.wins), rated(bot.rating), points, pace, bot.forfeits)
        body += "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in cells) + "</tr>"
    return f"<div><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


# --- plots ---


def _svg(height: float, name: str, *parts: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(name)}">{"".join(parts)}</svg>'


def _x(part: float) -> float:
    """Where a part from 0 to 1 is, between the labels and the right margin."""
    return LABELS + part * (WIDTH - LABELS - MARGIN - 40)


def _label(text: str, y: float) -> str:
    short = text if len(text) <= 22 else f"{text[:21]}…"
    return f'<text x="0" y="{y + 4:g}">{escape(short)}<title>{escape(text)}</title></text>'


def _percents(bottom: float) -> str:
    """A grid of shares."""
    return "".join(
        f'<line x1="{_x(n / 4):g}" x2="{_x(n / 4):g}" y1="0" y2="{bottom:g}"/>'
        f'<text class="quiet" x="{_x(n / 4):g}" y="{bottom + 16:g}" text-anchor="middle">{n * 25} %</text>'
        for n in range(5)
    )


def _whisker(estimate: Estimate, colour: int, y: float) -> str:
    """A dot with its interval."""
    at = _x(estimate.value)
    return (
        f'<g class="c{colour}"><title>{share(estimate)}</title>'
        f'<line class="c{colour}" x1="{_x(estimate.low):.1f}" x2="{_x(estimate.high):.1f}" y1="{y:g}" y2="{y:g}" '
        f'stroke-width="2"/><circle cx="{at:.1f}" cy="{y:g}" r="5"/></g>'
        f'<text class="quiet" x="{_x(1) + 10:g}" y="{y + 4:g}">{estimate.value:.1%}</text>'
    )


def _win_shares(bots: list[Standing], table: int) -> str:
    parts = [_percents(LINE * len(bots))]
    for n, bot in enumerate(bots):
        y, fair = LINE * (n + 0.5), _x(bot.seats / table)
        parts.append(f'<line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="{LINE * n}" y2="{LINE * (n + 1)}"/>')
        parts += [_label(bot.name, y), _whisker(bot.wins, n, y)]
    return _svg(LINE * len(bots) + MARGIN, "share of wins", *parts)


def _by_seat(bots: list[Standing], table: int) -> str:
    height = table * (len(bots) * 20 + 14)
    parts = [_percents(height)]
    y = 10.0
    for seat in range(table):
        for n, bot in enumerate(bots):
            if (estimate := bot.by_seat[seat]) is not None:
                parts += [_label(f"seat {seat + 1}, {bot.name}", y), _whisker(estimate, n, y)]
            y += 20
        y += 14
    return _svg(height + MARGIN, "share of wins by seat", *parts)


def _histogram(bot: Standing, colour: int, bots: list[Standing]) -> str:
    """One bot's points, on the same scale as the others'."""
    every = [points for other in bots for points in other.points]
    low, high = min(every), max(every) + 1
    width = max(1, -(-(high - low) // BINS))
    counts = [0] * -(-(high - low) // width)
    for points in bot.points:
        counts[(points - low) // width] += 1
    step = (_x(1) - _x(0)) / len(counts)
    bottom = 90
    parts = [_label(bot.name, bottom / 2)]
    for n, count in enumerate(counts):
        size = 80 * count / max(counts)
        first = low + n * width
        said = f"{first}" if width == 1 else f"{first} – {first + width - 1}"
        parts.append(
            f'<rect class="c{colour}" x="{_x(0) + n * step + 1:.1f}" y="{bottom - size:.1f}" '
            f'width="{max(step - 2, 1):.1f}" height="{size:.1f}" opacity="0.75">'
            f"<title>{said} points: {count}</title></rect>"
        )
    mean = _x(0) + (sum(bot.points) / len(bot.points) - low + 0.5) / width * step
    parts.append(f'<line class="fair" x1="{mean:.1f}" x2="{mean:.1f}" y1="0" y2="{bottom}"/>')
    parts.append(f'<line x1="{_x(0):g}" x2="{_x(1):g}" y1="{bottom}" y2="{bottom}"/>')
    for value, at, anchor in ((low, _x(0), "start"), (high - 1, _x(1), "end")):
        parts.append(f'<text class="quiet" x="{at:g}" y="{bottom + 16}" text-anchor="{anchor}">{value}</text>')
    return _svg(bottom + MARGIN, f"points of {bot.name}", *parts)


def _pace(bots: list[Standing]) -> str:
    most = max((bot.seconds_per_move or 0.0 for bot in bots), default=0.0) or 1.0
    parts = []
    for n, bot in enumerate(bots):
        y, spent = LINE * (n + 0.5), bot.seconds_per_move
        end = _x((spent or 0.0) / most)
        said = "no moves" if spent is None else f"{spent:.4f} s"
        parts += [
            _label(bot.name, y),
            f'<rect class="c{n}" x="{_x(0):g}" y="{y - 8:g}" width="{end - _x(0):.1f}" height="16"/>',
            f'<text class="quiet" x="{min(end + 8, WIDTH - 62):.1f}" y="{y + 4:g}">{said}</text>',
        ]
    return _svg(LINE * len(bots), "seconds per move", *parts)
