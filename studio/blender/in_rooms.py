"""Each product where it lives: to scale, among things that people would really have there."""

import math

from decor import bowl, cup, plate_stack, slippers
from houses import bed_in, dining_set, house, sofa_throw
from in_more_rooms import IN_MORE_ROOMS
from parts import board
from props import basket, book_pile, candle, flower_vase, fruit, open_book, palm, snake_plant, tea_tray, television, thrown, wall_shelf
from cushions import pillow


# Living room ----------------------------------------------------------------------------------------------------------

def with_sofa():
    room = house('rose', w=5200, d=4400, back_window=(1250, 1300, 600, 1800), seed=31)
    room.rug('berber', (350, -150), (2500, 1750), 2)
    room.put('teesta-three-seater-sofa', (350, 1300))
    sofa_throw(room, 350, 1300, 'wool:clay', -1)
    room.put('terai-coffee-table', (350, -60), -2)
    m = room.shell
    open_book(m, 'book', (180, -40, 400), 18)
    flower_vase(m, 'vase', (640, 20, 400), 'round', 0.7, 'ceramic', 'leaf', 2)
    room.put('mirik-floor-lamp', (1700, 1550))
    room.look((-450, -4500, 1420), (380, 2200), 66, 0.37, (350, 900), 4.0)


def with_two_seater():
    room = house('blue', w=4600, d=3800, back_window=(-1050, 1100, 600, 1800), seed=32)
    room.rug('jute-rug', (250, 0), (2100, 1400), 0)
    room.put('teesta-two-seater-sofa', (250, 1000))
    room.put('gorubathan-jute-pouffe', (-700, 60))
    m = room.shell
    room.picture((250, 1600), (820, 600), 'field', 'wood:honey', 60)
    snake_plant(m, 'plant', (1350, 1350, 0), 800, 5)
    book_pile(m, 'books', (-700, 60, 400), 3, 2)
    room.look((900, -3700, 1350), (150, 1900), 68, 0.35, (250, 700), 4.0)


def with_corner():
    room = house('lime', mood='morning', w=5800, d=4600, back_window=(1500, 1500, 350, 2150), seed=33)
    room.put('mahananda-corner-sofa', (250, 1000))
    room.rug('faded:moss', (650, -350), (2500, 1700), 0)
    room.put('lava-marble-side-table', (560, -150))
    m = room.shell
    cup(m, 'cup', (590, -190, 520))
    book_pile(m, 'books', (500, -100, 520), 2, 2)
    palm(m, 'palm', (2250, 1750, 0), 1750, 4)
    room.picture((-150, 1640), (900, 700), 'strokes', 'wood:walnut', 80)
    room.look((1500, -4900, 1450), (100, 2300), 60, 0.36, (200, 500), 4.0)


def with_diwan():
    room = house('oxide', w=5000, d=3800, back_window=(0, 2000, 500, 1900), dress='linen:white', seed=34)
    room.put('dooars-diwan-daybed', (100, 950))
    m = room.shell
    room.put('siliguri-chowki-stool', (-650, -50), 16)
    tea_tray(m, 'tray', (-650, -50, 370), 20)
    room.put('rajabhat-cane-planter', (1500, 1300))
    room.look((850, -3500, 1350), (0, 1900), 64, 0.33, (100, 700), 3.5)


def with_swing():
    room = house('stone', mood='morning', w=5000, d=4000, back_window=(900, 1800, 60, 2450), dress=None, seed=35)
    room.put('rangeet-jhoola-swing', (-120, 450), 18)
    palm(room.shell, 'palm', (-1250, 1450, 0), 1700, 3)
    room.put('gorubathan-jute-pouffe', (950, 0))
    book_pile(room.shell, 'books', (950, 0, 400), 5, 2)
    room.look((650, -4100, 1350), (-60, 2000), 57, 0.35, (-100, 400), 3.2)


def with_boucle():
    room = house('clay', w=4600, d=3600, back_window=(-1250, 900, 500, 1900), seed=36)
    room.rug('stripe:rose', (0, 350), (1900, 1300), 3)
    room.put('kanchen-boucle-armchair', (50, 600), -24)
    room.put('mirik-floor-lamp', (820, 1250))
    room.put('lava-marble-side-table', (-680, 780))
    m = room.shell
    cup(m, 'cup', (-660, 750, 520))
    open_book(m, 'book', (-720, 830, 520), 40)
    room.picture((0, 1520), (560, 720), 'fern', 'wood:teak', 70)
    room.look((-450, -3300, 1300), (60, 1800), 66, 0.31, (50, 500), 3.2)


def with_lounge():
    room = house('hill', mood='noon', view='garden', w=4600, d=3600, back_window=(-250, 1900, 350, 2150), dress='linen:flax', seed=37)
    room.rug('stripe', (0, 250), (1900, 1250), 0)
    room.put('kurseong-cane-lounge-chair', (120, 450), -32)
    room.put('lava-marble-side-table', (-560, 640))
    tea = room.shell
    cup(tea, 'cup', (-530, 620, 520))
    open_book(tea, 'book', (-590, 690, 520), 24)
    basket(tea, 'basket', (880, 1180, 0), 180, 230, 'wool:sage')
    over = [((120, 430, 190), (560, 560, 440)), ((300, 680, 400), (500, 100, 800))]
    thrown(tea, 'throw', 'check', (230, 640, 860), (520, 900), over)
    room.look((-500, -3000, 1260), (20, 1800), 72, 0.29, (100, 450), 2.8)


def with_stool():
    room = house('tea', w=4200, d=3200, seed=38)
    room.put('siliguri-chowki-stool', (0, 500), 18)
    m = room.shell
    book_pile(m, 'books', (20, 500, 366), 6, 3, 10)
    room.put('kurseong-cane-lounge-chair', (-780, 950), 40)
    room.rug('berber', (0, 500), (1900, 1300), 0)
    snake_plant(m, 'plant', (700, 1200, 0), 760, 4, 'clay-pot')
    room.look((500, -1900, 1150), (-60, 1600), 68, 0.41, (0, 450), 2.8)


def with_pouffe():
    room = house('rose', w=4200, d=3200, back_window=(900, 1000, 500, 1900), seed=39)
    room.rug('faded', (0, 400), (2000, 1400), 3)
    room.put('gorubathan-jute-pouffe', (60, 350))
    m = room.shell
    over = [((60, 350, 198), (570, 570, 400))]
    thrown(m, 'throw', 'wool:sage', (170, 330, 520), (460, 760), over)
    room.put('kanchen-boucle-armchair', (-820, 950), 42)
    basket(m, 'basket', (800, 1150, 0), 180, 240, 'wool:clay')
    room.look((520, -2000, 1200), (-40, 1600), 64, 0.41, (60, 330), 2.8)


def with_coffee_table():
    room = house('terai', mood='late', w=5000, d=4400, seed=40)
    room.put('murti-wool-rug', (420, -120), 3)
    room.put('teesta-two-seater-sofa', (420, 1250))
    room.put('terai-coffee-table', (420, -60), -4)
    m = room.shell
    bowl(m, 'bowl', (200, -40, 400), 1.05, 'ceramic')
    fruit(m, 'fruit', (200, -40, 424), 5, 1)
    book_pile(m, 'books', (700, 20, 400), 8, 3, 10)
    book_pile(m, 'shelf books', (300, 0, 160), 2, 3, 4)
    room.look((-750, -3300, 1480), (640, 1000), 55, 0.55, (420, -100), 3.2)


def with_side_table():
    room = house('city', w=4200, d=3200, back_window=(-1050, 900, 400, 2000), seed=41)
    room.put('teesta-two-seater-sofa', (780, 1000))
    room.put('lava-marble-side-table', (-260, 850))
    m = room.shell
    flower_vase(m, 'vase', (-290, 880, 520), 'bottle', 0.6, 'glaze', 'blossom', 4)
    cup(m, 'cup', (-190, 780, 520))
    room.look((-650, -2200, 1200), (120, 1600), 68, 0.33, (-200, 800), 2.8)


def with_nest():
    room = house('blue', mood='morning', w=4200, d=3200, seed=42)
    room.put('balason-nesting-tables', (-150, 500), 8)
    room.put('kanchen-boucle-armchair', (800, 850), -40)
    m = room.shell
    tea_tray(m, 'tray', (-160, 560, 500), 14, 'wood:honey')
    cup(m, 'cup', (-120, 230, 455))
    room.rug('stripe:slate', (0, 350), (2000, 1300), 0)
    room.look((-700, -2200, 1300), (120, 1600), 64, 0.39, (-100, 400), 2.8)


def with_console():
    room = house('terai', mood='morning', w=4200, d=3200, seed=43, trim='wainscot')
    room.put('sevoke-console-table', (0, 1340))
    room.put('lolay-brass-mirror', (40, 1570), z=1080)
    room.put('sittong-table-lamp', (-450, 1360), z=800)
    m = room.shell
    flower_vase(m, 'vase', (420, 1350, 800), 'cone', 0.75, 'glaze', 'leaf', 3)
    bowl(m, 'keys', (120, 1290, 800), 0.6, 'brass')
    basket(m, 'basket', (-320, 1330, 200), 150, 190, 'wool:sand')
    slippers(m, 'slippers', (430, 1150, 0), 20)
    room.look((600, -2900, 1380), (20, 1600), 69, 0.29, (0, 1200), 3.5)


def with_media_unit():
    room = house('sage', mood='morning', w=5000, d=3600, seed=44)
    room.put('chilapata-media-unit', (0, 1490))
    room.put('sittong-table-lamp', (-680, 1480), z=520)
    m = room.shell
    book_pile(m, 'books', (430, 1480, 520), 2, 3)
    flower_vase(m, 'vase', (720, 1480, 520), 'moon', 0.6, 'clay-pot', 'bare', 3)
    television(m, (0, 1560, 520), (1230, 710), 120)
    room.rug('berber:sand', (0, 250), (2300, 1500), 0)
    room.put('gorubathan-jute-pouffe', (-850, 350))
    room.look((900, -3600, 1350), (-40, 1800), 68, 0.31, (0, 1200), 4.0)


def with_bookcase():
    room = house('clay', mood='noon', w=4600, d=3400, back_window=(1200, 1000, 500, 1900), seed=45)
    room.put('jaldhaka-bookcase', (-420, 1480))
    room.put('kurseong-cane-lounge-chair', (620, 700), -38)
    room.rug('faded:madder', (150, 350), (2100, 1400), 2)
    basket(room.shell, 'basket', (-1150, 1250, 0), 180, 240, 'wool:charcoal')
    room.look((500, -3600, 1400), (0, 1700), 64, 0.31, (-200, 1100), 3.5)


def with_floor_lamp():
    room = house('night', w=4400, d=3400, back_window=(-1200, 1000, 500, 1900), dress='both', seed=46)
    room.put('mirik-floor-lamp', (420, 1050))
    room.put('kurseong-cane-lounge-chair', (-280, 700), 20)
    m = room.shell
    room.rug('jute-rug', (0, 500), (1900, 1300), 0)
    room.put('lava-marble-side-table', (-950, 900))
    cup(m, 'cup', (-930, 880, 520))
    room.look((650, -3300, 1350), (-40, 1700), 62, 0.34, (100, 800), 3.5)


def with_cane_pendant():
    room = house('oxide', mood='late', w=4600, d=3600, back_window=(1150, 1100, 600, 1800), seed=47)
    room.put('lataguri-cane-pendant', (0, 500), z=1650)
    dining = room.put('bagdogra-round-dining-table', (0, 500))
    for a in (210, 330, 80):
        t = math.radians(a)
        room.put('gorumara-dining-chair', (740 * math.cos(t), 500 + 740 * math.sin(t)), a - 90)
    m = room.shell
    bowl(m, 'bowl', (0, 500, 750), 1.1, 'glaze')
    fruit(m, 'fruit', (0, 500, 776), 6, 3)
    room.look((-600, -3300, 1500), (30, 1800), 55, 0.32, (0, 500), 3.5)
    return dining


def with_rug():
    room = house('lime', mood='late', w=5000, d=4000, seed=48)
    room.put('murti-wool-rug', (200, 100), -3)
    room.put('teesta-two-seater-sofa', (200, 1250), 0)
    room.put('kanchen-boucle-armchair', (1300, 350), -58)
    room.put('balason-nesting-tables', (150, 350))
    slippers(room.shell, 'slippers', (-500, 100, 14), 40)
    room.look((-700, -3500, 1600), (260, 1600), 51, 0.51, (200, 100), 4.0)


def with_dhurrie():
    room = house('rose', mood='noon', w=4800, d=4000, seed=49, back_window=(-1100, 1200, 500, 1900))
    room.put('rammam-cotton-dhurrie', (150, 250), 6)
    room.put('pedong-bed-end-bench', (250, 1450))
    m = room.shell
    book_pile(m, 'books', (0, 1450, 458), 3, 3)
    slippers(m, 'slippers', (-300, 900, 0), -15, 'linen:indigo')
    room.put('rajabhat-cane-planter', (1250, 1500))
    room.look((600, -3200, 1550), (100, 1700), 53, 0.47, (150, 250), 4.0)


def with_cushions():
    room = house('sage', mood='noon', w=4400, d=3400, back_window=(1100, 1100, 500, 1900), seed=50)
    room.put('teesta-two-seater-sofa', (0, 900))
    m = room.shell
    pillow(m, 'left cushion', 'linen:terracotta', (-330, 860, 655), (450, 450, 155), rot=(62, 5, 14), seed=2, floor=452)
    pillow(m, 'front cushion', 'linen:terracotta', (-190, 760, 640), (450, 450, 155), rot=(56, -4, -8), seed=5, floor=452)
    room.put('lava-marble-side-table', (-1050, 800))
    cup(m, 'cup', (-1030, 780, 520))
    room.look((-750, -2300, 1250), (-60, 1700), 68, 0.33, (-200, 700), 2.8)


def with_throw():
    room = house('clay', mood='rain', w=4600, d=3600, seed=51)
    room.put('teesta-three-seater-sofa', (150, 900), 0, 'moss')
    sofa_throw(room, 150, 900, 'check', -1)
    room.put('siliguri-chowki-stool', (-1350, 500), 12)
    cup(room.shell, 'cup', (-1350, 500, 366))
    room.picture((-100, 1550), (820, 620), 'hills', 'wood:walnut', 70)
    room.look((-1500, -2600, 1300), (-350, 1800), 57, 0.33, (-800, 700), 2.8)


def with_mirror():
    room = house('rose', w=4200, d=3000, seed=52, trim='plain')
    room.put('lolay-brass-mirror', (100, 1475), z=1050)
    room.put('samsing-chest-of-drawers', (100, 1230))
    m = room.shell
    flower_vase(m, 'vase', (-250, 1250, 900), 'jar', 0.6, 'ceramic', 'blossom', 5)
    candle(m, 'candle', (380, 1230, 900), 110, 30)
    room.look((-450, -2500, 1480), (120, 1500), 76, 0.1, (100, 1300), 3.5)


def with_planter():
    room = house('terai', mood='noon', w=4000, d=3000, back_window=(-900, 1000, 400, 2000), seed=53, view='garden')
    room.put('rajabhat-cane-planter', (120, 700))
    room.put('kurseong-cane-lounge-chair', (900, 950), -40)
    room.rug('stripe:slate', (500, 400), (1700, 1100), 0)
    snake_plant(room.shell, 'plant', (-380, 1100, 0), 820, 6, 'ceramic')
    room.look((-300, -1900, 1200), (200, 1500), 68, 0.33, (120, 650), 2.8)


# Bedroom --------------------------------------------------------------------------------------------------------------

def with_queen():
    room = house('sage', mood='morning', w=5200, d=4800, back_window=(-1300, 1100, 550, 1850), trim='plain', seed=54)
    beside = bed_in(room)
    room.rug('berber', (500, -450), (2300, 1500), 2)
    m = room.shell
    book_pile(m, 'books', (500 - beside + 110, 1960, 520), 4, 2, 16)
    room.picture((500, 1680), (900, 600), 'strokes', 'wood:teak', 60)
    slippers(m, 'slippers', (-560, 450, 0), 20)
    room.look((-450, -5000, 1450), (400, 2400), 74, 0.37, (480, 500), 4.5)


def with_king():
    room = house('terai', mood='late', w=5600, d=4800, back_window=(-1600, 1100, 450, 1950), seed=55)
    bed_in(room, 'singalila-king-bed', (450, 1250))
    room.rug('faded', (450, -500), (2600, 1700), -2)
    m = room.shell
    room.picture((450, 1700), (1150, 640), 'night', 'wood:dark-sal', 0)
    basket(m, 'basket', (1900, 500, 0), 210, 270, 'wool:sage')
    room.look((1300, -5000, 1450), (350, 2400), 71, 0.37, (450, 500), 4.5)


def with_chalsa():
    room = house('lime', mood='rain', w=5200, d=4800, back_window=(-1350, 1100, 550, 1850), dress='both', seed=56)
    beside = bed_in(room, 'chalsa-cane-bed')
    room.put('rammam-cotton-dhurrie', (500, -480), 2)
    m = room.shell
    flower_vase(m, 'vase', (500 + beside + 100, 1960, 520), 'round', 0.5, 'glaze', 'leaf', 5)
    room.picture((500, 1760), (720, 540), 'fern', 'wood:sal', 50)
    room.look((1250, -4800, 1450), (400, 2400), 74, 0.37, (500, 500), 4.5)


def with_poster():
    room = house('ochre', mood='morning', w=5800, d=4800, back_window=(-1650, 1100, 450, 1950), dress='both', seed=57)
    bed_in(room, 'gajoldoba-four-poster-bed')
    room.rug('faded:madder', (500, -550), (2600, 1700), 2)
    slippers(room.shell, 'slippers', (-700, 450, 0), 30, 'linen:indigo')
    room.look((-900, -5400, 1480), (430, 2400), 66, 0.29, (450, 500), 4.5)


def with_bedside():
    room = house('blue', mood='morning', w=4600, d=4200, seed=58)
    room.put('singalila-queen-bed', (950, 930))
    room.put('jalpesh-bedside-table', (-190, 1760))
    room.put('sittong-table-lamp', (-220, 1790), z=520)
    m = room.shell
    book_pile(m, 'books', (-100, 1700, 520), 5, 2, 20)
    cup(m, 'cup', (-300, 1660, 520))
    book_pile(m, 'shelf books', (-190, 1760, 168), 7, 3)
    slippers(m, 'slippers', (-150, 1050, 0), 10)
    room.look((-900, -1500, 1250), (20, 2000), 62, 0.29, (-150, 1600), 2.8)


def with_almirah():
    room = house('ochre', mood='noon', trim='plain', w=4400, d=3400, seed=59)
    room.put('jayanti-almirah', (150, 1380))
    room.put('siliguri-chowki-stool', (-820, 1050), 15)
    m = room.shell
    book_pile(m, 'books', (-820, 1050, 366), 1, 2)
    room.rug('stripe:rose', (0, 350), (1900, 1250), 4)
    palm(m, 'palm', (1300, 1200, 0), 1500, 7)
    room.look((-700, -3900, 1420), (80, 1700), 68, 0.27, (150, 1100), 4.0)


def with_chest():
    room = house('tea', mood='morning', w=4200, d=3200, seed=60)
    room.put('samsing-chest-of-drawers', (0, 1340))
    room.put('sittong-table-lamp', (-330, 1340), z=900)
    m = room.shell
    room.picture((80, 1560), (760, 560), 'field', 'brass', 0)
    flower_vase(m, 'vase', (320, 1320, 900), 'jar', 0.6, 'ceramic', 'dry', 3)
    bowl(m, 'bangles', (40, 1260, 900), 0.5, 'brass')
    basket(m, 'basket', (850, 1200, 0), 180, 250, 'wool:rust')
    room.look((550, -3000, 1400), (20, 1600), 74, 0.24, (0, 1150), 3.5)


def with_bench():
    room = house('rose', mood='late', w=5000, d=4600, seed=61)
    room.put('singalila-queen-bed', (300, 1150))
    room.put('pedong-bed-end-bench', (300, -180), 2)
    m = room.shell
    thrown(m, 'throw', 'wool:indigo', (620, -180, 620), (520, 880), [((300, -180, 225), (1300, 420, 456))])
    open_book(m, 'book', (20, -180, 466), 16)
    room.rug('berber:sand', (300, -350), (2300, 1500), 0)
    room.look((-900, -3400, 1450), (350, 2000), 60, 0.47, (300, -180), 3.5)


def with_dressing_table():
    room = house('blue', mood='noon', w=4400, d=3400, back_window=(-1250, 1000, 500, 1900), seed=62)
    room.put('rishyap-dressing-table', (150, 1430))
    room.put('siliguri-chowki-stool', (180, 820), 10)
    m = room.shell
    flower_vase(m, 'vase', (-220, 1450, 740), 'bottle', 0.5, 'glaze', 'blossom', 3)
    bowl(m, 'bowl', (480, 1360, 740), 0.45, 'brass')
    book_pile(m, 'books', (560, 1480, 740), 4, 2)
    room.rug('jute-rug', (150, 550), (1700, 1200), 0)
    room.look((800, -3100, 1380), (60, 1700), 72, 0.3, (150, 1150), 3.5)


def with_table_lamp():
    room = house('night', wall='#77837A', w=4200, d=3200, seed=63)
    room.put('samsing-chest-of-drawers', (100, 1330))
    room.put('sittong-table-lamp', (-80, 1330), z=900)
    m = room.shell
    book_pile(m, 'books', (260, 1320, 900), 3, 3, 8)
    cup(m, 'cup', (110, 1230, 900))
    room.picture((420, 1500), (420, 520), 'fern', 'wood:walnut', 50)
    room.look((-600, -1700, 1350), (60, 1600), 68, 0.05, (-50, 1280), 2.8)


def with_bedcover():
    room = house('lime', mood='morning', w=5200, d=4800, back_window=(-1350, 1100, 500, 1900), seed=64)
    room.put('kalimpong-quilted-bedcover', (450, 1250))
    for x in (-1, 1):
        room.put('jalpesh-bedside-table', (450 + x * 1120, 2070))
    room.put('sittong-table-lamp', (450 + 1120, 2080), z=520)
    m = room.shell
    flower_vase(m, 'vase', (450 - 1120, 2070, 520), 'moon', 0.5, 'ceramic', 'leaf', 4)
    room.picture((450, 1450), (900, 620), 'hills', 'wood:honey', 60)
    room.look((-850, -4300, 1500), (400, 2400), 72, 0.41, (400, 500), 4.0)


def with_blanket_box():
    room = house('terai', mood='rain', w=4400, d=3400, back_window=(950, 1300, 650, 1750), seed=65)
    room.put('takdah-blanket-box', (100, 1050))
    m = room.shell
    thrown(m, 'throw', 'check', (350, 1030, 660), (560, 900), [((100, 1050, 250), (1100, 480, 506))])
    book_pile(m, 'books', (-200, 1050, 502), 4, 2)
    room.rug('stripe', (100, 300), (1800, 1200), 0)
    room.look((-700, -2900, 1350), (150, 1700), 72, 0.31, (100, 850), 3.2)


# Dining room ----------------------------------------------------------------------------------------------------------

def with_makaibari():
    room = house('terai', mood='noon', trim='rail', w=5200, d=4600, back_window=(-1300, 1200, 500, 1900), seed=66)
    dining_set(room)
    m = room.shell
    flower_vase(m, 'vase', (80, 20, 760), 'jar', 0.75, 'clay-pot', 'leaf', 6)
    bowl(m, 'bowl', (-360, 0, 760), 1.0, 'ceramic')
    fruit(m, 'fruit', (-360, 0, 784), 5, 6)
    room.picture((450, 1560), (1000, 680), 'strokes', 'wood:teak', 80)
    room.look((1250, -4700, 1500), (-30, 2300), 56, 0.33, (0, -200), 4.0)


def with_bagdogra():
    room = house('sage', mood='morning', w=5000, d=4400, back_window=(250, 1900, 450, 1950), dress='both', seed=67)
    dining_set(room, 'bagdogra-round-dining-table')
    m = room.shell
    flower_vase(m, 'vase', (0, 0, 750), 'cone', 0.7, 'glaze', 'blossom', 7)
    cup(m, 'cup a', (-260, -180, 750))
    cup(m, 'cup b', (240, -220, 750))
    room.look((-950, -4200, 1500), (30, 2200), 59, 0.33, (0, -100), 4.0)


def with_gorumara():
    room = house('oxide', w=4600, d=3600, back_window=(-1200, 1000, 500, 1900), seed=71)
    room.put('makaibari-dining-table', (450, 900), 0)
    room.put('gorumara-dining-chair', (60, 260), 204)
    room.put('gorumara-dining-chair', (700, 290), 178)
    m = room.shell
    plate_stack(m, 'plates', (120, 620, 760), 2)
    cup(m, 'cup', (330, 640, 760))
    flower_vase(m, 'vase', (560, 900, 760), 'round', 0.7, 'ceramic', 'leaf', 71)
    room.look((-750, -2700, 1350), (400, 1800), 59, 0.31, (200, 250), 3.2)


def with_hasimara():
    """A place to write at: a narrow table, a lamp, the chair pushed back."""
    room = house('lime', w=4200, d=3200, back_window=(-1200, 900, 500, 1900), seed=72)
    room.put('sevoke-console-table', (250, 1330))
    room.put('hasimara-spindle-chair', (60, 780), 152)
    room.put('sittong-table-lamp', (640, 1350), z=800)
    m = room.shell
    open_book(m, 'book', (150, 1290, 800), 6)
    book_pile(m, 'books', (-180, 1340, 800), 6, 3)
    cup(m, 'cup', (400, 1260, 800))
    room.picture((260, 1560), (620, 480), 'field', 'wood:walnut', 50)
    room.rug('stripe:slate', (100, 700), (1900, 1200), 3)
    room.look((-700, -2500, 1350), (130, 1600), 66, 0.31, (80, 780), 3.2)


def with_phulbari():
    """Two chairs at a round table, one turned to whoever comes in."""
    room = house('clay', w=4600, d=3600, back_window=(-1250, 1000, 500, 1900), seed=73)
    room.put('bagdogra-round-dining-table', (350, 750))
    room.put('phulbari-velvet-dining-chair', (-330, 330), 38)
    room.put('phulbari-velvet-dining-chair', (1050, 900), -84)
    room.put('ghum-brass-pendant', (350, 750), z=1560)
    m = room.shell
    bowl(m, 'bowl', (330, 760, 750), 1.0, 'ceramic')
    fruit(m, 'fruit', (330, 760, 774), 5, 4)
    cup(m, 'cup', (60, 560, 750))
    room.look((350, -2900, 1350), (250, 1800), 56, 0.33, (-200, 350), 3.2)


def with_dining_bench():
    room = house('stone', w=4800, d=3800, back_window=(950, 1500, 500, 1900), dress='linen:white', seed=74)
    room.put('makaibari-dining-table', (150, 850))
    room.put('makaibari-dining-bench', (150, 130), 2)
    for x in (-500, 100, 700):
        room.put('gorumara-dining-chair', (150 + x * 0.8, 1450), 0)
    m = room.shell
    bowl(m, 'bowl', (0, 850, 760), 1.1, 'ceramic')
    fruit(m, 'fruit', (0, 850, 786), 6, 8)
    room.look((-950, -2900, 1420), (180, 1900), 55, 0.33, (150, 150), 3.5)


def with_counter_stool():
    room = house('sage', mood='noon', trim='plain', w=4600, d=3600, seed=75)
    m = room.shell
    board(m, 'counter top', 'marble', (200, 1050, 920), (2600, 700, 40), 'x', 5)
    for i in range(13):
        board(m, f'counter board {i}', 'gloss:#4F6355', (-1000 + i * 200, 930, 450), (198, 30, 900), 'z', 3)
    for x, turn in ((-350, 188), (420, 168)):
        room.put('matigara-counter-stool', (x, 480), turn)
    wall_shelf(m, 'shelf', (200, 1800, 1500), 1700)
    for i in range(4):
        plate_stack(m, f'plates {i}', (-350 + i * 330, 1710, 1513), 3 + i)
    bowl(m, 'bowl', (500, 1000, 940), 1.0, 'glaze')
    fruit(m, 'fruit', (500, 1000, 964), 5, 9)
    flower_vase(m, 'vase', (-350, 1100, 940), 'bottle', 0.7, 'ceramic', 'leaf', 6)
    room.look((-800, -2700, 1400), (120, 1800), 57, 0.32, (0, 450), 3.2)


def with_sideboard():
    room = house('tea', mood='noon', w=4800, d=3400, seed=76)
    room.put('coronation-sideboard', (0, 1410))
    room.put('sittong-table-lamp', (-620, 1400), z=800)
    m = room.shell
    flower_vase(m, 'vase', (520, 1400, 800), 'moon', 0.75, 'ceramic', 'bare', 5)
    bowl(m, 'bowl', (150, 1350, 800), 0.9, 'brass')
    room.picture((0, 1580), (980, 680), 'hills', 'brass', 70)
    snake_plant(m, 'plant', (1250, 1300, 0), 820, 8)
    room.look((700, -3600, 1380), (0, 1700), 70, 0.31, (0, 1200), 3.5)


def with_cabinet():
    room = house('ochre', mood='late', trim='plain', w=4400, d=3400, seed=77)
    room.put('naxalbari-crockery-cabinet', (-150, 1460))
    room.put('hasimara-spindle-chair', (780, 1100), -30)
    room.rug('jute-rug', (100, 500), (2000, 1300), 0)
    flower_vase(room.shell, 'vase', (-950, 1300, 0), 'bottle', 1.6, 'clay-pot', 'dry', 7)
    room.look((550, -3800, 1420), (-40, 1700), 72, 0.28, (-100, 1200), 4.0)


def with_brass_pendant():
    room = house('city-night', w=4600, d=3600, seed=78)
    room.put('ghum-brass-pendant', (0, 500), z=1500)
    room.put('bagdogra-round-dining-table', (0, 500))
    for a in (205, 335, 80):
        t = math.radians(a)
        room.put('phulbari-velvet-dining-chair', (790 * math.cos(t), 500 + 790 * math.sin(t)), a - 90)
    m = room.shell
    bowl(m, 'bowl', (0, 500, 750), 1.0, 'glaze')
    for a in (205, 335):
        t = math.radians(a)
        plate_stack(m, f'plate {a}', (350 * math.cos(t), 500 + 350 * math.sin(t), 750), 2)
    room.look((-500, -3300, 1450), (30, 1800), 59, 0.32, (0, 500), 3.5)


def with_runner():
    room = house('rose', mood='rain', w=4600, d=3600, back_window=(-1200, 1000, 500, 1900), seed=79)
    room.put('teesta-linen-table-runner', (150, 700))
    for x in (-1, 1):
        room.put('gorumara-dining-chair', (150 + x * 330, 1300), 0)
    room.put('gorumara-dining-chair', (-150, 60), 190)
    room.look((-850, -2600, 1500), (180, 1800), 57, 0.33, (150, 600), 3.0)


IN_ROOM = {
    'teesta-three-seater-sofa': with_sofa, 'teesta-two-seater-sofa': with_two_seater, 'mahananda-corner-sofa': with_corner, 'dooars-diwan-daybed': with_diwan,
    'rangeet-jhoola-swing': with_swing, 'kanchen-boucle-armchair': with_boucle, 'kurseong-cane-lounge-chair': with_lounge,
    'siliguri-chowki-stool': with_stool, 'gorubathan-jute-pouffe': with_pouffe, 'terai-coffee-table': with_coffee_table,
    'lava-marble-side-table': with_side_table, 'balason-nesting-tables': with_nest, 'sevoke-console-table': with_console,
    'chilapata-media-unit': with_media_unit, 'jaldhaka-bookcase': with_bookcase, 'mirik-floor-lamp': with_floor_lamp,
    'lataguri-cane-pendant': with_cane_pendant, 'murti-wool-rug': with_rug, 'rammam-cotton-dhurrie': with_dhurrie,
    'neora-linen-cushion-pair': with_cushions, 'tumling-wool-throw': with_throw, 'lolay-brass-mirror': with_mirror, 'rajabhat-cane-planter': with_planter,
    'singalila-queen-bed': with_queen, 'singalila-king-bed': with_king, 'chalsa-cane-bed': with_chalsa, 'gajoldoba-four-poster-bed': with_poster,
    'jalpesh-bedside-table': with_bedside, 'jayanti-almirah': with_almirah, 'samsing-chest-of-drawers': with_chest, 'pedong-bed-end-bench': with_bench,
    'rishyap-dressing-table': with_dressing_table, 'sittong-table-lamp': with_table_lamp, 'kalimpong-quilted-bedcover': with_bedcover,
    'takdah-blanket-box': with_blanket_box, 'makaibari-dining-table': with_makaibari, 'bagdogra-round-dining-table': with_bagdogra,
    'gorumara-dining-chair': with_gorumara, 'hasimara-spindle-chair': with_hasimara, 'phulbari-velvet-dining-chair': with_phulbari,
    'makaibari-dining-bench': with_dining_bench, 'matigara-counter-stool': with_counter_stool, 'coronation-sideboard': with_sideboard,
    'naxalbari-crockery-cabinet': with_cabinet, 'ghum-brass-pendant': with_brass_pendant, 'teesta-linen-table-runner': with_runner, **IN_MORE_ROOMS,
}
