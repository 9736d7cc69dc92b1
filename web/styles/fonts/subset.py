"""Makes the shop's web fonts from the packages @fontsource-variable/fraunces and @fontsource-variable/figtree.

Why: the packages' latin files lack the rupee sign, and all four axes of Fraunces weigh 121 kB. Headings need one
optical size and one weight; prices need U+20B9; letters with accents are rare, so they travel apart. The result is committed, so this runs only when a font changes:

    pip install fonttools brotli && python web/styles/fonts/subset.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules" / "@fontsource-variable"
RUPEE = {0x20B9}
# Letters with accents and seldom signs
ACCENTS = {*range(0xA1, 0x100)} - {0xA9, 0xAE, 0xB0, 0xB7, 0xBD, 0xD7, 0xE9}
# ASCII, no-break space, copyright, degree, middle dot, half, times, the accent of a bouclé on the home page, dashes,
# quotes, ellipsis, bullet, arrows, minus
LATIN = {*range(0x20, 0x7F), 0xA0, 0xA9, 0xAE, 0xB0, 0xB7, 0xBD, 0xD7, 0xE9, *range(0x2010, 0x2016), *range(0x2018, 0x201F),
         0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203A, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212}
DISPLAY = {"opsz": 84, "SOFT": 40, "WONK": 0, "wght": 500}
TEXT = {"wght": (400, 700)}


def make(source: str, axes: dict, characters: set[int], target: str) -> None:
    font = TTFont(PACKAGES / source)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "mark", "liga", "calt", "ccmp", "locl", "tnum", "lnum"]
    options.hinting = False
    options.desubroutinize = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    font.save(HERE / target)
    print(target, (HERE / target).stat().st_size, "bytes")


make("fraunces/files/fraunces-latin-full-normal.woff2", DISPLAY, LATIN, "fraunces-latin.woff2")
make("fraunces/files/fraunces-latin-full-normal.woff2", DISPLAY, ACCENTS, "fraunces-accents.woff2")
make("fraunces/files/fraunces-latin-ext-full-normal.woff2", DISPLAY, RUPEE, "fraunces-rupee.woff2")
make("figtree/files/figtree-latin-wght-normal.woff2", TEXT, LATIN, "figtree-latin.woff2")
make("figtree/files/figtree-latin-wght-normal.woff2", TEXT, ACCENTS, "figtree-accents.woff2")
make("figtree/files/figtree-latin-ext-wght-normal.woff2", TEXT, RUPEE, "figtree-rupee.woff2")
