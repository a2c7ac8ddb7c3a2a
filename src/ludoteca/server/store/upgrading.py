"""How a database is brought to the newest of Alembic's revisions, which stand in `migrations/`."""

from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, column, inspect, select, table

from ludoteca.server.store.models import StoreError
from ludoteca.server.store.schema import VERSION_TABLE

FOLDER = Path(__file__).parents[1] / "migrations"
ALEMBIC = Lock()  # it keeps what it works on in global variables


def upgrade(connection: Connection, folder: Path = FOLDER) -> None:
    """Bring a database to the newest revision, in the transaction of the connection."""
    if current_revisions(connection) != [newest_revision(folder)]:
        _upgrade_with_alembic(connection, folder)


def newest_revision(folder: Path = FOLDER) -> str:
    """Return the newest revision: files of revisions begin with it, and are numbered in the order of their history."""
    return max(path.name.partition("_")[0] for path in (folder / "versions").glob("[0-9]*_*.py"))


def current_revisions(connection: Connection) -> list[str]:
    """List the revisions that a database is at: one, or none where it is empty."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return []
    return list(connection.scalars(select(column("version_num")).select_from(table(VERSION_TABLE))))


def _upgrade_with_alembic(connection: Connection, folder: Path) -> None:
    # Only a new or an old database needs Alembic, which takes as long to load as a tenth of a server's start.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    known = {revision.revision for revision in script.walk_revisions()}
    if not known.issuperset(found):
        raise StoreError("this database was made by a newer Ludoteca: install that one, or name another database")
    if list(found) != script.get_heads():
        with ALEMBIC:
            command.upgrade(config, "head")
