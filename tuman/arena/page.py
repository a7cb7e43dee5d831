"""What an arena found as one HTML file with plots, which needs nothing else."""

from collections.abc import Collection
from html import escape

from tuman.arena.jobs import Row, Spec, lineup
from tuman.arena.plots import LINE, MARGIN, WIDTH, document, label, percents, svg, whisker, x
from tuman.arena.report import Standing, caption, failures, rated, rating_name, share, standings

BINS = 24


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
    return document(f"Arena of {spec.game}", parts)


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


def _win_shares(bots: list[Standing], table: int) -> str:
    parts = [percents(LINE * len(bots))]
    for n, bot in enumerate(bots):
        y, fair = LINE * (n + 0.5), x(bot.seats / table)
        parts.append(f'<line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="{LINE * n}" y2="{LINE * (n + 1)}"/>')
        parts += [label(bot.name, y), whisker(bot.wins, n, y)]
    return svg(LINE * len(bots) + MARGIN, "share of wins", *parts)


def _by_seat(bots: list[Standing], table: int) -> str:
    height = table * (len(bots) * 20 + 14)
    parts = [percents(height)]
    y = 10.0
    for seat in range(table):
        for n, bot in enumerate(bots):
            if (estimate := bot.by_seat[seat]) is not None:
                parts += [label(f"seat {seat + 1}, {bot.name}", y), whisker(estimate, n, y)]
            y += 20
        y += 14
    return svg(height + MARGIN, "share of wins by seat", *parts)


def _histogram(bot: Standing, colour: int, bots: list[Standing]) -> str:
    """One bot's points, on the same scale as the others'."""
    every = [points for other in bots for points in other.points]
    low, high = min(every), max(every) + 1
    width = max(1, -(-(high - low) // BINS))
    counts = [0] * -(-(high - low) // width)
    for points in bot.points:
        counts[(points - low) // width] += 1
    step = (x(1) - x(0)) / len(counts)
    bottom = 90
    parts = [label(bot.name, bottom / 2)]
    for n, count in enumerate(counts):
        size = 80 * count / max(counts)
        first = low + n * width
        said = f"{first}" if width == 1 else f"{first} – {first + width - 1}"
        parts.append(
            f'<rect class="c{colour}" x="{x(0) + n * step + 1:.1f}" y="{bottom - size:.1f}" '
            f'width="{max(step - 2, 1):.1f}" height="{size:.1f}" opacity="0.75">'
            f"<title>{said} points: {count}</title></rect>"
        )
    mean = x(0) + (sum(bot.points) / len(bot.points) - low + 0.5) / width * step
    parts.append(f'<line class="fair" x1="{mean:.1f}" x2="{mean:.1f}" y1="0" y2="{bottom}"/>')
    parts.append(f'<line x1="{x(0):g}" x2="{x(1):g}" y1="{bottom}" y2="{bottom}"/>')
    for value, at, anchor in ((low, x(0), "start"), (high - 1, x(1), "end")):
        parts.append(f'<text class="quiet" x="{at:g}" y="{bottom + 16}" text-anchor="{anchor}">{value}</text>')
    return svg(bottom + MARGIN, f"points of {bot.name}", *parts)


def _pace(bots: list[Standing]) -> str:
    most = max((bot.seconds_per_move or 0.0 for bot in bots), default=0.0) or 1.0
    parts = []
    for n, bot in enumerate(bots):
        y, spent = LINE * (n + 0.5), bot.seconds_per_move
        end = x((spent or 0.0) / most)
        said = "no moves" if spent is None else f"{spent:.4f} s"
        parts += [
            label(bot.name, y),
            f'<rect class="c{n}" x="{x(0):g}" y="{y - 8:g}" width="{end - x(0):.1f}" height="16"/>',
            f'<text class="quiet" x="{min(end + 8, WIDTH - 62):.1f}" y="{y + 4:g}">{said}</text>',
        ]
    return svg(LINE * len(bots), "seconds per move", *parts)
