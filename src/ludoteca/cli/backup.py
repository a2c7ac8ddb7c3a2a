"""`ludoteca backup`: a copy of a server's tables, also while it runs."""

from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ludoteca.cli.options import Language
from ludoteca.cli.output import EXIT_BAD_USAGE, EXIT_FAILED, print_error, print_text
from ludoteca.core.text import say
from ludoteca.server.settings import Settings
from ludoteca.server.store import StoreError
from ludoteca.server.store.backup import copy_database

DOMAIN = "maintenance"
URL_HELP = str(Settings.model_fields["database_url"].description)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.", show_default=False)],
    database_url: Annotated[str, typer.Option(metavar="URL", help=URL_HELP, show_default="as for serve")] = "",
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    language: Language = "",
) -> None:
    """Copy all tables of a server to a file, also while it runs.

    The copy is a database for `ludoteca serve --database-url sqlite:///FILE`. Only you can read it: it holds the
    seeds of dice that are still sealed.

    Exit status: 0 done, 1 it could not be done, 2 the database cannot be copied by this command.

    Example: ludoteca backup tables-monday.db
    """
    url = database_of(database_url)
    if url is None or not url.drivername.startswith("sqlite") or url.database in (None, "", ":memory:"):
        key = "backup.postgresql" if url is not None and url.drivername.startswith("postgresql") else "backup.no_file"
        address = url.render_as_string(hide_password=True) if url is not None else database_url
        print_error("backup", say(DOMAIN, key, language, address=address, file=str(file)))
        raise typer.Exit(EXIT_BAD_USAGE)
    try:
        copy_database(Path(url.database), file, replace=force)
    except FileExistsError:
        print_error("backup", say(DOMAIN, "backup.is_there", language, file=str(file)))
        raise typer.Exit(EXIT_FAILED) from None
    except (StoreError, OSError) as error:
        print_error("backup", str(error))
        raise typer.Exit(EXIT_FAILED) from None
    print_text(say(DOMAIN, "backup.done", language, file=str(file)))


def database_of(address: str) -> URL | None:
    """Parse the address of a database, or of the one that a server would use; None where it is none."""
    try:
        return make_url(address or Settings().database_url)
    except ArgumentError:
        return None
