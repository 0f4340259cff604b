"""A mail address is used when a link that was mailed to it has been opened."""

import sqlalchemy as sa
from alembic import op

revision = "0003_confirmed_mail"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("mail_confirmed", sa.Float))
    op.create_table(
        "recipients",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("letters", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
