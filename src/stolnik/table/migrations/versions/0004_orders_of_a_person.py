"""Standing orders belong to a person; who gave those that are stored nobody knows, so they end.

And it is kept who has lost a seat in a room that had not begun, so that they can be told.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004_orders_of_a_person"
down_revision = "0003_confirmed_mail"


def upgrade() -> None:
    op.execute("UPDATE rooms SET orders = '{}' WHERE orders <> '{}'")
    op.create_table(
        "freed",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE")),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE")),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("barred", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("room", "person"),
    )
