"""Makes the letters of the tax documents from Noto Sans (SIL Open Font License): Latin, the rupee sign, and the Bengali
and Devanagari that buyers write their names in. The result is committed, so this runs only when a font changes:

    apt install fonts-noto-core && pip install fonttools && python server/invoices/fonts/subset.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
NOTO = Path("/usr/share/fonts/truetype/noto")
LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2016), *range(0x2018, 0x201F), 0x2022, 0x2026, 0x20B9}
BENGALI = {*range(0x980, 0xA00), 0x964, 0x965, 0x200C, 0x200D, 0x25CC}
DEVANAGARI = {*range(0x900, 0x980), 0x200C, 0x200D, 0x25CC}


def make(source: str, characters: set[int], target: str) -> None:
    font = TTFont(NOTO / source)
    options = Options()
    options.hinting = False
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.save(HERE / target)
    print(target, (HERE / target).stat().st_size, "bytes")


make("NotoSans-Regular.ttf", LATIN, "latin.ttf")
make("NotoSans-Bold.ttf", LATIN, "latin-bold.ttf")
make("NotoSansBengali-Regular.ttf", BENGALI, "bengali.ttf")
make("NotoSansDevanagari-Regular.ttf", DEVANAGARI, "devanagari.ttf")
