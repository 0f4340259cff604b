"""The time that clocks go by: it begins where the house was last seen to be open.

Clocks that run have the time of the day in them, up to then; since then nobody may have been able
to play.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005_playtime"
down_revision = "0004_orders_of_a_person"


def upgrade() -> None:
    playtime = op.create_table(
        "playtime",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    connection = op.get_bind()
    last = [
        connection.scalar(sa.text(f"SELECT MAX({column}) FROM {table}"))
        for table, column in (("rooms", "touched"), ("steps", "at"), ("sessions", "seen"))
    ]
    op.bulk_insert(playtime, [{"id": 1, "at": max((at or 0.0 for at in last), default=0.0)}])
