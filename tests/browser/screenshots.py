"""Pictures of every screen, wide and on a phone, in both lights: `make screenshots`."""

import sys
from pathlib import Path

from tests.browser.kit import PHONE, WIDE, Visitor, browser
from tests.browser.screens import SCREENS, open_screen
from tests.server.services import Server


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = Server().start()
    try:
        with browser() as chrome:
            for size, device in ((WIDE, "wide"), (PHONE, "phone")):
                for dark in (False, True):
                    for screen in SCREENS:
                        visitor = Visitor(chrome, server.url, size=size, dark=dark)
                        open_screen(visitor, screen)
                        path = folder / f"{screen}-{device}-{'dark' if dark else 'light'}.png"
                        visitor.page.screenshot(path=path)
                        visitor.close()
                        print(path)
    finally:
        server.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
