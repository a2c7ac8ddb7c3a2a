"""How a database is brought to the newest of Alembic's revisions, which stand in `migrations/`."""

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ludoteca.server.store.models import StoreError
from ludoteca.server.store.schema import VERSION_TABLE

FOLDER = Path(__file__).parents[1] / "migrations"
ALEMBIC = Lock()  # it keeps what it works on in global variables


def upgrade(connection: Connection, folder: Path = FOLDER) -> None:
    """Bring a database to the newest revision, in the transaction of the connection."""
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
