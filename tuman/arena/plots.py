"""Pages with plots: one HTML file that needs nothing else, light or dark as its reader likes."""

from collections.abc import Iterable
from html import escape

from tuman.arena.rating import Estimate
from tuman.arena.report import share

WIDTH, LABELS, LINE, MARGIN = 720, 170, 30, 24  # pixels: of a plot, of its labels, of a row, around

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


def document(title: str, parts: Iterable[str]) -> str:
    """The whole file."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<title>{escape(title)}</title></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def svg(height: float, name: str, *parts: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(name)}">{"".join(parts)}</svg>'


def x(part: float) -> float:
    """Where a part from 0 to 1 is, between the labels and the right margin."""
    return LABELS + part * (WIDTH - LABELS - MARGIN - 40)


def label(text: str, y: float) -> str:
    short = text if len(text) <= 22 else f"{text[:21]}…"
    return f'<text x="0" y="{y + 4:g}">{escape(short)}<title>{escape(text)}</title></text>'


def percents(bottom: float) -> str:
    """A grid of shares."""
    return "".join(
        f'<line x1="{x(n / 4):g}" x2="{x(n / 4):g}" y1="0" y2="{bottom:g}"/>'
        f'<text class="quiet" x="{x(n / 4):g}" y="{bottom + 16:g}" text-anchor="middle">{n * 25} %</text>'
        for n in range(5)
    )


def whisker(estimate: Estimate, colour: int, y: float) -> str:
    """A dot with its interval."""
    at = x(estimate.value)
    return (
        f'<g class="c{colour}"><title>{share(estimate)}</title>'
        f'<line class="c{colour}" x1="{x(estimate.low):.1f}" x2="{x(estimate.high):.1f}" y1="{y:g}" y2="{y:g}" '
        f'stroke-width="2"/><circle cx="{at:.1f}" cy="{y:g}" r="5"/></g>'
        f'<text class="quiet" x="{x(1) + 10:g}" y="{y + 4:g}">{estimate.value:.1%}</text>'
    )
