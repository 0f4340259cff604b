"""Lets Alembic work on the connection that it is handed."""

from alembic import context

from stolnik.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
