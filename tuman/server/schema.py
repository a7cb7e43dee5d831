"""What is stored. Alembic's migrations (migrations/) make these tables; a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Secrets are stored as SHA-256; they have 128 random bits or more, so that needs no salt.
players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# API tokens, links by which a player comes to another device, and what that device has from then on.
keys = Table(
    "keys",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # token, link, device
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("eager", Boolean, nullable=False),  # starts as soon as every seat is taken
    Column("hints", Boolean, nullable=False),
    Column("host", String(24), nullable=False, index=True),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("ply", Integer, nullable=False),  # of the last entry; -1 before the start
    Column("actor", SmallInteger),  # the seat whose turn it is
    Column("bot", Boolean, nullable=False),  # whether a bot plays that seat
    Column("deadline", BigInteger),  # when that seat's time runs out
    Column("result", JSON),
    Column("rematch", String(24)),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_tables_lobby", "status", "public", "created"),
    Index("ix_tables_bots", "status", "bot", "changed"),
    Index("ix_tables_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player", String(24), index=True),
    Column("bot", String(16)),
    Column("name", String(40), nullable=False),
    Column("key", String(32), nullable=False),  # of the invitation link
)

# The truth: a table is what its entries say. Nothing here is ever changed or deleted.
entries = Table(
    "entries",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", SmallInteger),
    Column("data", Text, nullable=False),
)
