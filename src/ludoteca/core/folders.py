"""Where a person's files are kept: as the operating system wants it, or where an earlier version has kept them."""

from pathlib import Path

from platformdirs import user_data_path, user_state_path

APPLICATION = "ludoteca"


def data_path(name: str) -> Path:
    """Choose where something that must not be lost is kept."""
    return _kept(user_data_path(APPLICATION, appauthor=False) / name, Path(".local/share") / APPLICATION / name)


def state_path(name: str) -> Path:
    """Choose where something is kept between runs."""
    return _kept(user_state_path(APPLICATION, appauthor=False) / name, Path(".local/state") / APPLICATION / name)


def _kept(path: Path, former: Path) -> Path:
    """Choose between a path and one in the home folder that was used before, which goes on where it alone exists."""
    before = Path.home() / former
    return before if before.exists() and not path.exists() else path
