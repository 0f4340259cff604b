"""The first schema: people, rooms, and what happened in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _room() -> sa.Column[str]:
    return sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"))


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("key", sa.String(160), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("mail", sa.String(200)),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(200), nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("sessions_of_person", "sessions", ["person"])
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("version", sa.String(50), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("phase", sa.String(20), nullable=False),
        sa.Column("end", sa.String(20), nullable=False, server_default=""),
        sa.Column("seed", sa.String(100), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("clocks", sa.Text),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("proposals", sa.Text, nullable=False),
        sa.Column("standings", sa.Text, nullable=False),
        sa.Column("base", sa.LargeBinary),
        sa.Column("saved", sa.LargeBinary),
        sa.Column("saved_at", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("fork_room", sa.String(32)),
        sa.Column("fork_number", sa.Integer),
    )
    op.create_index("rooms_in_the_lobby", "rooms", ["phase", "private", "made"])
    op.create_table(
        "seats",
        _room(),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("bot", sa.String(100)),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.String(128)),
        sa.Column("nonce_own", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("room", "seat"),
    )
    op.create_index("seats_of_person", "seats", ["person"])
    op.create_table(
        "steps",
        _room(),
        sa.Column("number", sa.Integer),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("version", sa.String(50), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("room", "number"),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("seat", sa.Integer),
        sa.Column("made", sa.Float, nullable=False),
    )
    for name in ("watchers", "notes"):
        text = [sa.Column("text", sa.Text, nullable=False)] if name == "notes" else []
        op.create_table(
            name,
            _room(),
            sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE")),
            *text,
            sa.PrimaryKeyConstraint("room", "person"),
        )
    op.create_table(
        "chat",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column(
            "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("chat_of_room", "chat", ["room", "id"])
    _steps_stay()


def _steps_stay() -> None:
    """The database itself refuses to change what has happened."""
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            "CREATE TRIGGER steps_stay BEFORE UPDATE ON steps "
            "BEGIN SELECT RAISE(ABORT, 'steps are never changed'); END"
        )
        return
    op.execute(
        "CREATE FUNCTION steps_stay() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'steps are never changed'; END $$"
    )
    op.execute(
        "CREATE TRIGGER steps_stay BEFORE UPDATE ON steps "
        "FOR EACH ROW EXECUTE FUNCTION steps_stay()"
    )
