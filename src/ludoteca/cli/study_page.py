"""A report as one HTML file: the chances over the game as a picture, tables, and a board for each turning point."""

from html import escape
from typing import Final

from rich.table import Table

from ludoteca.cli.files import Timeline
from ludoteca.cli.study_tables import StudyTables
from ludoteca.core.game import Game
from ludoteca.study import Report, StudiedChoice, StudiedThrow
from ludoteca.study.report import Seats, chances_after

WIDTH, HEIGHT, MARGIN = 960, 320, 40  # of the picture of chances, in its own units
# A line a seat, told apart by colour and by dashes
LINES: Final = (
    ("#9a6a00", ""),
    ("#1f5f9e", "8 4"),
    ("#a8322a", "2 4"),
    ("#2c7040", "12 4 2 4"),
    ("#6a3d9a", "4 2"),
    ("#00707a", "16 6"),
    ("#8a2a6a", "2 8"),
    ("#444444", "6 2 2 2"),
)
STYLE: Final = """
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 62rem; margin: 0 auto; padding: 1rem; background: #fffaf0; color: #2a1a0a; }
h1, h2 { line-height: 1.2; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; } td, th { padding: 0.2rem 0.7rem; border-bottom: 1px solid #c9b88f; }
td + td, th + th { text-align: right; } .wide { overflow-x: auto; }
figure { margin: 0 0 1rem; } .chart { width: 100%; } .boards { display: flex; flex-wrap: wrap; gap: 1.5rem; }
.boards figure { max-width: 22rem; }
.chart { background: #fff; color: #2a1a0a; }
@media (prefers-color-scheme: dark) { body { background: #211a12; color: #f3e9d6; } td, th { border-color: #5b4c36; } }
"""


def page_of(report: Report, game: Game, language: str) -> str:
    """Write a report as HTML; all that it shows is in it."""
    words = StudyTables(report, game, language)
    title = escape(words.title())
    sections = [
        f"<h1>{title}</h1>",
        f'<figure class="wide">{chart(report, words)}<figcaption>{escape(words.say("chances"))}</figcaption></figure>',
        as_html(words.totals()),
        f"<p>{escape(words.explanation())}</p>",
    ]
    if report.choices:
        sections += [as_html(words.grades()), *turning_points(report, game, words)]
        sections += [f"<h2>{escape(words.say('title.mistakes'))}</h2>", listed(words.grave())]
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n<body>{''.join(sections)}</body></html>\n"
    )


def chart(report: Report, words: StudyTables) -> str:
    """Draw the chance of each seat to win after each step."""
    rows: list[Seats] = [report.start, *map(chances_after, report.steps), *([report.result] if report.result else [])]
    right = WIDTH - MARGIN * 3

    def point(step: int, chance: float) -> str:
        x = MARGIN + (right - MARGIN) * step / max(1, len(rows) - 1)
        return f"{x:.1f},{HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * chance:.1f}"

    drawn = []
    for share in (0, 0.5, 1):
        height = point(0, share).partition(",")[2]
        drawn.append(f'<path d="M{MARGIN} {height}H{right}" stroke="#999" stroke-width="0.7" fill="none"/>')
        percent = words.percent(share, 0)
        drawn.append(f'<text x="{MARGIN - 4}" y="{height}" text-anchor="end" font-size="12">{percent}</text>')
    for seat in range(report.players):
        colour, dashes = LINES[seat]
        points = " ".join(point(step, row[seat]) for step, row in enumerate(rows))
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
        )
        y = MARGIN + 18 * seat
        drawn.append(f'<path d="M{right + 10} {y}h24" stroke="{colour}" stroke-width="3" stroke-dasharray="{dashes}"/>')
        drawn.append(f'<text x="{right + 40}" y="{y + 4}" font-size="12">{escape(words.name(seat))}</text>')
    label = escape(words.say("chances"), quote=True)
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def turning_points(report: Report, game: Game, words: StudyTables) -> list[str]:
    """Draw the board after each turning point, with what it changed."""
    timeline = Timeline(game.copy())
    figures = []
    for step in report.turning_points():
        timeline.go(step.index + 1)
        figures.append(figure(timeline.game, step, words))
    return [f"<h2>{escape(words.say('title.turning'))}</h2>", f'<div class="boards">{"".join(figures)}</div>']


def figure(game: Game, step: StudiedThrow | StudiedChoice, words: StudyTables) -> str:
    """Draw a board with a sentence below it."""
    return f"<figure>{game.svg(words.language)}<figcaption>{escape(words.told(step))}</figcaption></figure>"


def listed(sentences: list[str]) -> str:
    """Write sentences as a list."""
    return f"<ul>{''.join(f'<li>{escape(one)}</li>' for one in sentences)}</ul>"


def as_html(table: Table) -> str:
    """Write a table of the terminal as HTML."""
    heads = "".join(f'<th scope="col">{escape(str(column.header))}</th>' for column in table.columns)
    rows = zip(*(list(column.cells) for column in table.columns), strict=True)
    cells = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    body = f"<table><thead><tr>{heads}</tr></thead><tbody>{cells}</tbody></table>"
    return f'<h2>{escape(str(table.title))}</h2><div class="wide">{body}</div>'
