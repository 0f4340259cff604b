"""Notices when it is somebody's turn, and standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("notices", sa.Text))
    op.add_column("people", sa.Column("noticed", sa.Float, nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("orders", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "due",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE")),
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE")),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "room"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(50), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
