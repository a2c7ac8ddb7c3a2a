"""The tables of the database, as they are at the newest migration; a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)
from sqlalchemy.dialects.postgresql import JSONB

VERSION_TABLE = "ludoteca_version"  # Alembic's own, under a name that no other program has

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Json = JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("settings", Json, nullable=False),
    Column("commitment", Text, nullable=False),  # `commit` is a word of SQL
    Column("seed", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("summary", Json, nullable=False),
    Index(None, "created_ms"),
    Index(None, "status", "created_ms"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("body", Json, nullable=False),
    sqlite_with_rowid=False,  # a table's log lies together, and there is one tree to write instead of two
)

tokens = Table(
    "tokens",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("digest", LargeBinary, primary_key=True),
    sqlite_with_rowid=False,
)

# No foreign key: a table may be leased before it is made.
leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("until_ms", BigInteger, nullable=False),
)
