"""How a server is set up: made from the command line, handed to every worker."""

import os

import msgspec
from msgspec import Struct

ENVIRONMENT = "TUMAN_SERVER"  # where workers find it


class Limits(Struct, frozen=True):
    """How much one player, or one address without a player, may ask for: (at once, per second after that)."""

    requests: tuple[int, float] = (200, 40.0)
    players: tuple[int, float] = (20, 0.2)
    tables: tuple[int, float] = (30, 0.2)
    feeds: int = 20  # open at a time
    words: tuple[int, float] = (8, 0.5)


class Settings(Struct, frozen=True):
    db: str = "sqlite:///tuman.db"
    """An address of SQLAlchemy's: sqlite:///FILE or postgresql://…"""
    channels: str = "memory"
    """memory, or redis://… when several workers share the tables."""
    packs: tuple[str, ...] = ()
    """Folders of content packs that tables may use."""
    secure: bool = False
    """Behind HTTPS: cookies are sent over it only."""
    proxied: bool = False
    """Behind a proxy that tells the address of the client in X-Forwarded-For."""
    limits: Limits = Limits()

    def to_environment(self) -> None:
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> "Settings":
        text = os.environ.get(ENVIRONMENT)
        return msgspec.json.decode(text, type=Settings) if text else Settings()


def sqlalchemy_url(db: str) -> str:
    """The address with the driver that we use."""
    if db.startswith(("postgres://", "postgresql://")):
        return "postgresql+psycopg://" + db.split("://", 1)[1]
    return db
