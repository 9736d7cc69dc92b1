"""Wardrobe, desk, children's beds and the other later pieces where they live."""

from decor import bowl, books, cup, slippers
from houses import house
from parts import board, rod
from cushions import pillow
from props import (basket, book_pile, bunting, flower_vase, fruit, hang_coat, open_book, palm, slat_base, snake_plant, tea_tray, television, thrown,
                   wall_shelf, wine_glass)
from soft import padded


def with_wardrobe():
    room = house('sage', mood='late', trim='plain', w=4800, d=3600, back_window=(1500, 900, 300, 2150), seed=81)
    room.put('lamahatta-wardrobe', (-250, 1480))
    room.put('rohini-storage-ottoman', (620, 620), -14)
    m = room.shell
    with m.within((620, 620, 0), (0, 0, -14)):
        thrown(m, 'shawl', 'wool:clay', (140, -20, 600), (460, 760), [((0, 0, 222), (926, 528, 450))])
    room.rug('berber', (250, 350), (2300, 1500), 3)
    slippers(m, 'slippers', (-700, 900, 0), 198, 'linen:indigo')
    room.look((650, -4200, 1450), (-60, 1800), 66, 0.27, (-200, 1150), 4.0)


def with_study_table():
    """A desk by the window: homework on it, the chair pushed back."""
    room = house('terai', mood='noon', w=4400, d=3400, back_window=(-1150, 1100, 600, 1800), view='garden', seed=82)
    room.put('mungpoo-study-table', (250, 1330))
    room.put('gorumara-dining-chair', (120, 760), 160)
    m = room.shell
    room.put('sittong-table-lamp', (690, 1260), z=750)
    open_book(m, 'book', (120, 1180, 750), 6)
    cup(m, 'pencils', (-240, 1240, 750))
    for i in range(6):
        rod(m, f'pencil {i}', ('clay-pot:#C9622E', 'wood:honey', 'linen:indigo')[i % 3], [(-240 + 4 * i - 12, 1240, 760), (-250 + 7 * i - 12, 1245 - 3 * i, 920)], 3.4)
    books(m, 'row', (-260, 1520, 762), 4, 3)
    book_pile(m, 'pile', (520, 1520, 950), 4, 2)
    room.picture((250, 1640), (640, 480), 'fern', 'wood:honey', 60)
    room.rug('stripe:slate', (200, 650), (1900, 1250), 2)
    room.look((-750, -2800, 1420), (120, 1700), 66, 0.29, (150, 1100), 3.5)


def with_shoe_cabinet():
    """A hall, just inside the door."""
    room = house('clay', mood='morning', trim='wainscot', w=4200, d=3200, seed=83)
    room.put('panighata-shoe-cabinet', (-120, 1400))
    room.put('lolay-brass-mirror', (-100, 1570), z=1330)
    room.put('tinchuley-coat-stand', (760, 1220), 20)
    m = room.shell
    hang_coat(m, (760 + 130, 1220 - 150), 1500, 'wool:sage')
    bowl(m, 'keys', (120, 1340, 1050), 0.55, 'brass')
    flower_vase(m, 'vase', (-360, 1380, 1050), 'bottle', 0.55, 'glaze', 'leaf', 6)
    slippers(m, 'slippers', (-420, 1000, 0), 14)
    slippers(m, 'second slippers', (60, 960, 0), -12, 'linen:indigo')
    room.rug('jute-rug', (0, 560), (1700, 1000), 0)
    room.look((-520, -2900, 1420), (140, 1600), 66, 0.26, (0, 1150), 3.5)


def with_recliner():
    room = house('tea', mood='late', w=4600, d=3600, back_window=(-1300, 1000, 350, 2100), seed=84)
    room.rug('faded:madder', (50, 250), (2300, 1600), 3)
    room.put('sonada-recliner', (120, 620), -28)
    room.put('mirik-floor-lamp', (900, 1250))
    room.put('lava-marble-side-table', (-620, 820))
    m = room.shell
    cup(m, 'cup', (-600, 790, 520))
    open_book(m, 'book', (-670, 880, 520), 30)
    room.picture((150, 1560), (620, 760), 'strokes', 'brass', 70)
    room.look((-750, -3200, 1350), (120, 1800), 58, 0.31, (80, 400), 3.5)


def with_house_bed():
    room = house('blue', mood='morning', trim='plain', w=4800, d=4400, back_window=(-1200, 1200, 500, 1900), seed=85)
    room.put('sukna-house-bed', (350, 1020))
    room.rug('stripe:rose', (-650, 350), (1700, 1200), 4)
    m = room.shell
    basket(m, 'toys', (-750, 1350, 0), 220, 260, 'wool:rust')
    book_pile(m, 'books', (-420, 420, 14), 5, 4, 20)
    room.put('gorubathan-jute-pouffe', (-900, 300))
    bunting(m, 380, 2150, 2160)
    room.look((-1250, -4000, 1380), (180, 2200), 57, 0.33, (250, 500), 4.0)


def with_bunk():
    room = house('rose', mood='noon', trim='plain', w=5000, d=4000, back_window=(-1500, 900, 500, 1900), seed=86)
    room.put('tukvar-bunk-bed', (300, 1460))
    room.rug('stripe', (0, 300), (2300, 1400), 2)
    m = room.shell
    basket(m, 'toys', (-1000, 900, 0), 200, 240, 'wool:sage')
    room.put('siliguri-chowki-stool', (900, 400), 16)
    book_pile(m, 'books', (900, 400, 366), 3, 3)
    slippers(m, 'slippers', (-120, 700, 0), 24, 'linen:clay')
    room.look((-800, -4100, 1480), (120, 2000), 57, 0.31, (200, 950), 4.0)


def with_cot():
    room = house('lime', mood='morning', w=4400, d=3600, back_window=(-1150, 1100, 400, 2050), seed=87)
    room.put('rimbik-baby-cot', (200, 1150), -6)
    room.put('kurseong-cane-lounge-chair', (-880, 620), 46)
    room.rug('berber', (100, 500), (2100, 1400), 2)
    m = room.shell
    room.picture((250, 1640), (560, 560), 'field', 'wood:teak', 60)
    basket(m, 'basket', (1080, 900, 0), 190, 230, 'wool:sand')
    thrown(m, 'blanket', 'wool:sage', (480, 830, 1060), (420, 520), [((200, 1150, 480), (1320, 740, 960))])
    room.look((650, -3200, 1420), (60, 1800), 60, 0.31, (150, 900), 3.5)


def with_mattress():
    """On slats, the cover thrown back: a bed about to be made."""
    room = house('clay', mood='morning', w=5200, d=4800, back_window=(-1300, 1200, 450, 1950), seed=88)
    m = room.shell
    slat_base(m, (400, 1180))
    room.put('sandakphu-latex-mattress', (400, 1180), z=300)
    for i, x in enumerate((40, 760)):
        pillow(m, f'pillow {i}', 'linen:white', (x, 1960, 640), (640, 460, 190), rot=(40, 1 - 2 * i, 3 - 6 * i), seed=i + 2, floor=506, welt=False, fullness=1.1)
    thrown(m, 'cover', 'linen:white', (830, 420, 640), (900, 1150), [((400, 1180, 400), (1530, 1990, 204)), ((400, 1180, 150), (1500, 1960, 300))])
    for x in (-1, 1):
        room.put('jalpesh-bedside-table', (400 + x * 1090, 2070))
    room.put('sittong-table-lamp', (400 - 1090, 2090), z=520)
    cup(m, 'cup', (400 + 1060, 2010, 520))
    room.rug('jute-rug', (400, -350), (2400, 1500), 0)
    room.look((-900, -4300, 1560), (320, 2400), 66, 0.41, (350, 400), 4.0)


def with_tv_unit():
    room = house('lime', mood='late', w=5200, d=3800, seed=89)
    room.put('ambootia-tv-unit', (0, 1590))
    m = room.shell
    television(m, (0, 1650, 540), (1450, 830), 140)
    flower_vase(m, 'vase', (-830, 1580, 540), 'moon', 0.6, 'ceramic', 'dry', 4)
    book_pile(m, 'books', (820, 1580, 540), 2, 3)
    bowl(m, 'bowl', (-150, 1520, 212), 0.8, 'glaze')
    book_pile(m, 'shelf books', (120, 1560, 376), 6, 3)
    snake_plant(m, 'plant', (1380, 1450, 0), 900, 4, 'clay-pot')
    room.rug('faded', (0, 200), (2500, 1600), 0)
    room.look((1000, -3900, 1380), (-20, 1900), 63, 0.3, (0, 1250), 4.0)


def with_outdoor_set():
    """A veranda: stone underfoot, the garden behind."""
    room = house('stone', w=5200, d=3800, back_window=(200, 3000, 40, 2500), dress=None, seed=90)
    room.put('jorpokhri-outdoor-set', (100, 620), 4)
    m = room.shell
    tea_tray(m, 'tray', (100, 580, 470), 12, 'wood:honey')
    palm(m, 'palm', (-1600, 1350, 0), 1700, 5)
    palm(m, 'second palm', (1800, 1400, 0), 1350, 9, 'ceramic')
    room.put('rajabhat-cane-planter', (1350, 1250))
    room.look((-600, -3900, 1380), (120, 1900), 57, 0.32, (100, 450), 3.2)


def with_bar_stool():
    room = house('city', mood='rain', trim='plain', w=4600, d=3600, seed=91)
    m = room.shell
    board(m, 'bar top', 'wood:teak', (150, 1080, 1040), (2700, 560, 44), 'x', 6)
    for i in range(27):
        board(m, f'bar board {i}', 'gloss:#3E5248', (-1170 + i * 101, 960, 510), (99, 26, 1016), 'z', 4)
    for x, turn in ((-500, 186), (90, 176), (680, 166)):
        room.put('bagrakote-bar-stool', (x, 560), turn)
    for x in (-350, 650):
        room.put('ghum-brass-pendant', (x, 1040), z=1720)
    wall_shelf(m, 'shelf', (150, 1800, 1560), 1900)
    for i in range(5):
        flower_vase(m, f'jar {i}', (-560 + i * 350, 1710, 1573), ('jar', 'bottle', 'round', 'cone', 'moon')[i], 0.55, ('ceramic', 'glaze', 'clay-pot')[i % 3], None)
    bowl(m, 'bowl', (520, 1040, 1062), 0.9, 'ceramic')
    fruit(m, 'limes', (520, 1040, 1082), 6, 4, 'clay-pot:#7F9A3C')
    for i in range(3):
        wine_glass(m, f'glass {i}', (-250 + i * 130, 1000, 1062))
    room.look((-850, -2900, 1450), (160, 1800), 56, 0.3, (200, 520), 3.2)


def with_mandir():
    room = house('rose', mood='morning', trim='plain', w=4200, d=3200, back_window=(-1250, 800, 400, 2000), seed=92)
    room.put('kalijhora-pooja-mandir', (150, 1340))
    room.put('rammam-cotton-dhurrie', (150, 420), 0)
    m = room.shell
    room.put('siliguri-chowki-stool', (820, 900), 12)
    flower_vase(m, 'vase', (820, 900, 366), 'jar', 0.6, 'clay-pot', 'blossom', 3)
    palm(m, 'palm', (-650, 1250, 0), 1350, 6, 'ceramic')
    room.look((-520, -2700, 1350), (130, 1600), 66, 0.27, (150, 1100), 3.5)


def with_coat_stand():
    room = house('blue', mood='late', trim='wainscot', w=4200, d=3200, back_window=(1150, 800, 350, 2100), seed=93)
    room.put('tinchuley-coat-stand', (-250, 1050), 10)
    m = room.shell
    hang_coat(m, (-250 + 170, 1050 - 95), 1500, 'wool:charcoal')
    hang_coat(m, (-250 - 165, 1050 - 60), 1690, 'linen:flax')
    rod(m, 'umbrella', 'linen:indigo', [(-180, 960, 30), (-168, 956, 660)], 22)
    rod(m, 'umbrella grip', 'wood:walnut', [(-168, 956, 660), (-164, 955, 800), (-140, 948, 850), (-104, 940, 830)], 11)
    room.put('makaibari-dining-bench', (620, 1280))
    padded(m, 'bag', 'leather:tan', (520, 1260, 560), (380, 150, 230), 50, 14, seed=3)
    rod(m, 'bag strap', 'leather:tan', [(400, 1255, 640), (430, 1250, 800), (610, 1250, 800), (640, 1255, 640)], 9)
    slippers(m, 'slippers', (560, 900, 0), 8)
    room.rug('faded:moss', (100, 480), (1900, 1200), 0)
    room.look((-450, -3000, 1420), (60, 1600), 60, 0.27, (-200, 950), 3.5)


def with_ottoman():
    room = house('terai', mood='rain', trim='rail', w=4600, d=3800, back_window=(1250, 1100, 450, 1950), seed=94)
    room.rug('berber:sand', (100, 150), (2500, 1700), 2)
    room.put('teesta-two-seater-sofa', (100, 1250))
    room.put('rohini-storage-ottoman', (60, 80), -8)
    m = room.shell
    tea_tray(m, 'tray', (-90, 80, 432), 4)
    book_pile(m, 'books', (330, 70, 432), 7, 2, 16)
    room.put('mirik-floor-lamp', (-1150, 1500))
    room.look((-700, -3200, 1480), (110, 1500), 58, 0.43, (60, 80), 3.2)


IN_MORE_ROOMS = {
    'lamahatta-wardrobe': with_wardrobe, 'mungpoo-study-table': with_study_table, 'panighata-shoe-cabinet': with_shoe_cabinet, 'sonada-recliner': with_recliner,
    'sukna-house-bed': with_house_bed, 'tukvar-bunk-bed': with_bunk, 'rimbik-baby-cot': with_cot, 'sandakphu-latex-mattress': with_mattress,
    'ambootia-tv-unit': with_tv_unit, 'jorpokhri-outdoor-set': with_outdoor_set, 'bagrakote-bar-stool': with_bar_stool,
    'kalijhora-pooja-mandir': with_mandir, 'tinchuley-coat-stand': with_coat_stand, 'rohini-storage-ottoman': with_ottoman,
}
