import sys

from tuman.cli import main

sys.exit(main())
