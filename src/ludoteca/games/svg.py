"""The words in which boards are drawn: elements, outlines, gradients and dice of an SVG picture.

A game prefixes every id with its own name, so that several pictures can stand on one page.
"""

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

Point = tuple[float, float]
Look = dict[str, str | float]
"""Attributes of elements."""

FONT = "'Helvetica Neue',Helvetica,Arial,sans-serif"
BASELINE = 0.355  # of the size of the letters: half the height of a capital

DIE_SIDE = 34.0
DIE_RADIUS = 8
PIP_RADIUS = 3.1
PIP_STEP = 9.0
_DIAGONAL = ((-1, -1), (1, 1))
_CORNERS = (*_DIAGONAL, (1, -1), (-1, 1))
PIPS = {
    1: ((0, 0),),
    2: _DIAGONAL,
    3: (*_DIAGONAL, (0, 0)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


def picture(parts: Iterable[str], *, width: float, height: float, size: int, title: str = "") -> str:
    """Put the parts into a picture `size` pixels wide, with the origin in its middle and all letters centred."""
    heading = f"<title>{escape(title)}</title>" if title else ""
    box = f"{number(-width / 2)} {number(-height / 2)} {number(width)} {number(height)}"
    pixels_high = round(size * height / width)
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{size}" height="{pixels_high}"'
        f' role="img" font-family="{FONT}" text-anchor="middle">'
    )
    return "\n".join([opening + heading, *parts, "</svg>"]) + "\n"


def number(value: float) -> str:
    """Write a coordinate in few digits."""
    return f"{round(value, 2) + 0.0:g}"


def tag(name: str, /, **attributes: str | float) -> str:
    """Write an empty element; `stroke_width` stands for `stroke-width`."""
    words = [name]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        words.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    return f"<{' '.join(words)}/>"


def text(words: str, middle: Point, size: float, **attributes: str | float) -> str:
    """Write about a point."""
    opening = tag("text", x=middle[0], y=middle[1] + size * BASELINE, font_size=size, **attributes)
    return f"{opening[:-2]}>{words}</text>"


def group(parts: Iterable[str], **attributes: str | float) -> str:
    """Draw shapes together."""
    return f"{tag('g', **attributes)[:-2]}>{''.join(parts)}</g>"


def point(place: Point) -> str:
    """Write a point."""
    return f"{number(place[0])} {number(place[1])}"


def path(outlines: Iterable[Sequence[Point]]) -> str:
    """Write the path data of closed outlines."""
    return "".join("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z" for points in outlines)


def rounded(middle: Point, side: float, radius: float, **attributes: str | float) -> str:
    """Draw a square with rounded corners about a point."""
    x, y = middle
    return tag("rect", x=x - side / 2, y=y - side / 2, width=side, height=side, rx=radius, **attributes)


def circle(middle: Point, radius: float, **attributes: str | float) -> str:
    """Draw a circle about a point."""
    return tag("circle", cx=middle[0], cy=middle[1], r=radius, **attributes)


def gradient(kind: str, name: str, shape: str, *stops: tuple[float, str]) -> str:
    """Define a gradient between these colours."""
    inside = "".join(tag("stop", offset=offset, stop_color=colour) for offset, colour in stops)
    return f'<{kind} id="{name}" {shape}>{inside}</{kind}>'


def centre(points: Sequence[Point]) -> Point:
    """Find the middle of some points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def die_face(value: int, place: Point, *, fill: str, edge: str, pip: str, shadow: str) -> list[str]:
    """Draw a die that shows this number."""
    x, y = place
    pips = [(x + dx * PIP_STEP, y + dy * PIP_STEP) for dx, dy in PIPS[value]]
    return [
        rounded((x + 1.5, y + 3), DIE_SIDE + 1, DIE_RADIUS, fill=shadow, opacity=0.3),
        rounded(place, DIE_SIDE, DIE_RADIUS, fill=fill, stroke=edge, stroke_width=0.9),
        *(circle(spot, PIP_RADIUS, fill=pip) for spot in pips),
    ]
