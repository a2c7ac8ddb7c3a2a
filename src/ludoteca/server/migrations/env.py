"""Run by Alembic around its revisions."""

from alembic import context

from ludoteca.server.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,  # SQLite can do it too: an upgrade that is cut off leaves the old schema
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
