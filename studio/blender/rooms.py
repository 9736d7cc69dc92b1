"""Every picture that shows a room: whose house it is, where the pieces stand, where the light comes from, where the camera is."""

import math

from mathutils import Vector

import props
from decor import bowl, cup, plate_stack, slippers
from parts import board, cane_panel, mortised_frame, rod, smooth_profile, tapered_leg, turned
from props import basket, book_pile, candle, flower_vase, fruit, open_book, palm, snake_plant, tea_tray, thrown, wall_shelf
from houses import bed_in, dining_set, house, sofa_throw
from room_set import Room
from cushions import pillow
from soft import sheet

def build_scene(name):
    SCENES[name]()


# Living rooms ---------------------------------------------------------------------------------------------------------

def hero_living():
    """Everything stands to the right; the wall on the left stays calm for words."""
    room = house('terai', w=7800, d=4400, seed=2)
    room.put('murti-wool-rug', (620, -120), 4)
    room.put('teesta-three-seater-sofa', (620, 1330))
    sofa_throw(room, 620, 1330)
    room.put('terai-coffee-table', (560, -20), 3)
    m = room.shell
    flower_vase(m, 'vase', (860, 40, 400), 'moon', 0.72, 'ceramic', 'leaf', 4)
    book_pile(m, 'books', (300, 60, 400), 4, 3, 12)
    bowl(m, 'bowl', (560, -120, 400), 0.62, 'glaze')
    room.put('kurseong-cane-lounge-chair', (1960, 330), -62)
    room.put('mirik-floor-lamp', (2230, 1560))
    room.put('lava-marble-side-table', (-760, 1420))
    cup(m, 'tea', (-735, 1390, 520))
    open_book(m, 'book', (-800, 1440, 520), 30)
    room.picture((500, 1650), (1080, 740), 'hills', 'wood:dark-sal', 90)
    room.picture((1380, 1650), (440, 580), 'arcs', 'wood:teak', 50)
    second_cushion(m, (620, 1330), 'linen:sage', -1)
    palm(m, 'palm', (2930, 1700, 0), 1900, 11, 'ceramic')
    return room


def second_cushion(m, sofa, cloth, side=1):
    """A loose cushion on a three-seater: in the free corner, or (-1) leaning on the one that is already there."""
    x, y = sofa
    if side > 0:
        return pillow(m, 'second cushion', cloth, (x + 724, y - 6, 659), (450, 450, 155), rot=(66, -7, -22), seed=6, floor=457, loose=True)
    return pillow(m, 'second cushion', cloth, (x - 570, y - 110, 636), (410, 410, 145), rot=(58, -5, -6), seed=5, floor=457)


def hero_1():
    room = hero_living()
    room.look((-950, -5300, 1380), (-330, 2200), 41, 0.30, (600, 600), 5.0)


def hero_1_tall():
    room = hero_living()
    room.look((-350, -5000, 1420), (520, 2200), 60, 0.52, (600, 600), 5.0)


def open_graph():
    room = hero_living()
    room.look((-100, -5000, 1380), (560, 2200), 45, 0.31, (600, 600), 5.0)


def hero_bedroom():
    """The lamps are lit and it is blue outside."""
    room = house('night', w=8200, d=4800, seed=4)
    room.rug('berber', (520, -260), (2700, 1900), -3)
    beside = bed_in(room)
    m = room.shell
    room.put('pedong-bed-end-bench', (500, -210), 1)
    thrown(m, 'throw', 'wool:rust', (760, -210, 620), (620, 900), [((500, -210, 225), (1300, 420, 456))])
    room.picture((500, 1720), (980, 640), 'night', 'brass', 0)
    book_pile(m, 'books', (500 - beside + 120, 1960, 520), 3, 2, 20)
    cup(m, 'cup', (500 + beside - 130, 1950, 520))
    open_book(m, 'book', (250, -190, 468), 15)
    palm(m, 'palm', (2350, 1750, 0), 1750, 5)
    slippers(m, 'slippers', (-560, 420, 14), 30)
    basket(m, 'basket', (1740, 700, 0), 190, 240, 'wool:charcoal')
    return room


def hero_2():
    room = hero_bedroom()
    room.look((-1000, -5900, 1380), (-420, 2400), 46, 0.31, (500, 300), 4.5)


def hero_2_tall():
    room = hero_bedroom()
    room.look((-300, -5600, 1420), (480, 2400), 70, 0.53, (500, 300), 4.5)


def room_living():
    room = house('sage', w=5800, d=4400, back_window=(1650, 1250, 650, 1750), seed=5)
    room.rug('faded', (450, -150), (2500, 1750), 2)
    room.put('teesta-three-seater-sofa', (350, 1300), 0, 'moss')
    room.put('terai-coffee-table', (350, -20), -2)
    m = room.shell
    tea_tray(m, 'tray', (250, -30, 400), 6)
    flower_vase(m, 'vase', (700, 40, 400), 'jar', 0.7, 'clay-pot', 'blossom', 2)
    room.put('kanchen-boucle-armchair', (-1080, 260), 52)
    room.put('mirik-floor-lamp', (-1250, 1650))
    room.picture((60, 1620), (560, 760), 'fern', 'wood:walnut', 70)
    room.picture((680, 1620), (560, 760), 'strokes', 'wood:walnut', 70)
    basket(m, 'basket', (1650, 1500, 0), 200, 250, 'wool:sand')
    second_cushion(m, (350, 1300), 'linen:clay')
    room.look((900, -4700, 1420), (60, 2200), 55, 0.36, (250, 700), 4.5)


def room_bedroom():
    room = house('clay', w=5800, d=4800, back_window=(-1350, 1300, 550, 1850), seed=6)
    beside = bed_in(room, 'chalsa-cane-bed')
    room.put('rammam-cotton-dhurrie', (520, -420), 3)
    m = room.shell
    room.picture((500, 1750), (860, 620), 'field', 'wood:honey', 0)
    room.put('gorubathan-jute-pouffe', (-620, -60))
    book_pile(m, 'books', (-620, -60, 400), 7, 2, 40)
    flower_vase(m, 'vase', (500 + beside + 110, 1960, 520), 'bottle', 0.55, 'glaze', 'bare', 4)
    slippers(m, 'slippers', (1560, 200, 0), -24, 'linen:indigo')
    room.look((-350, -5200, 1450), (330, 2400), 66, 0.37, (450, 500), 4.5)


def room_dining():
    room = house('oxide', w=5800, d=4600, back_window=(300, 2500, 450, 2000), dress='linen:white', seed=7)
    dining_set(room)
    m = room.shell
    flower_vase(m, 'vase', (120, 30, 760), 'cone', 0.8, 'glaze', 'dry', 5)
    bowl(m, 'bowl', (-380, 0, 760), 1.15, 'ceramic')
    fruit(m, 'fruit', (-380, 0, 786), 6, 2)
    snake_plant(m, 'snake plant', (-1650, 1950, 0), 820, 3)
    room.look((1150, -4700, 1480), (-120, 2300), 55, 0.33, (0, -200), 4.0)


# The Darjeeling resort: rain on the hills, beams, pale boards ------------------------------------------------------------

WIDE_VIEW = (250, 3300, 350, 2150)


def darjeeling_lounge():
    room = house('hill', w=6600, d=4600, back_window=WIDE_VIEW, dress='linen:flax', seed=8)
    room.rug('kilim', (130, 350), (2500, 1750), -3)
    for x, turn in ((-720, 46), (1050, -34)):
        room.put('kurseong-cane-lounge-chair', (x, 520), turn)
    room.put('balason-nesting-tables', (180, 420), 4)
    room.put('mirik-floor-lamp', (-1420, 1420))
    m = room.shell
    tea_tray(m, 'tray', (190, 420, 500), 12, 'wood:honey')
    over = [((1050, 480, 190), (560, 560, 440)), ((1160, 760, 400), (520, 90, 800))]
    thrown(m, 'throw', 'check', (1050, 700, 860), (600, 980), over)
    palm(m, 'palm', (2230, 1750, 0), 1650, 6, 'ceramic')
    cup(m, 'third cup', (255, -75, 410))
    pillow(m, 'cushion', 'linen:rust', (-838, 634, 612), (420, 420, 140), rot=(66, 0, 46), seed=4, floor=440)
    basket(m, 'basket', (-1480, 640, 0), 190, 240, 'wool:sage')
    book_pile(m, 'books', (-250, 900, 14), 11, 4, 25)
    flower_vase(m, 'vase on the ledge', (1290, 2275, 350), 'jar', 0.6, 'glaze', 'bare', 5)
    book_pile(m, 'books on the ledge', (-520, 2275, 350), 3, 3, 6)
    room.look((-1250, -3500, 1330), (230, 2300), 43, 0.31, (180, 480), 3.2)


def darjeeling_bedroom():
    room = house('hill', wall='#A9B09A', w=6600, d=4800, back_window=(-1850, 1500, 450, 2000), dress='both', seed=9)
    bed_in(room, 'gajoldoba-four-poster-bed')
    room.rug('stripe', (500, -500), (2300, 1500), 2)
    room.put('kanchen-boucle-armchair', (-1500, 420), 40)
    m = room.shell
    room.picture((500, 1700), (760, 560), 'hills', 'wood:dark-sal', 70)
    flower_vase(m, 'vase', (500 - 1400, 2080, 520), 'round', 0.6, 'ceramic', 'leaf', 3)
    room.look((1900, -5000, 1450), (40, 2400), 42, 0.35, (400, 300), 4.0)


def darjeeling_dining():
    room = house('hill', wall='#E9E4D8', floor='slate', w=6600, d=4600, back_window=WIDE_VIEW, dress='parted', seed=10)
    dining_set(room, 'bagdogra-round-dining-table')
    m = room.shell
    for a in (35, 125, 215, 305):
        t = math.radians(a)
        plate_stack(m, f'plate {a}', (370 * math.cos(t), 370 * math.sin(t), 750), 2)
        cup(m, f'cup {a}', (400 * math.cos(t + 0.5), 400 * math.sin(t + 0.5), 750))
    flower_vase(m, 'vase', (0, 20, 750), 'moon', 0.6, 'glaze', 'blossom', 6)
    snake_plant(m, 'plant', (2330, 1750, 0), 900, 7, 'clay-pot')
    room.picture((-2080, 1560), (480, 640), 'fern', 'wood:walnut', 50)
    room.rug('jute-rug', (0, 0), (2700, 2000), 3)
    room.look((-1150, -4000, 1440), (150, 2300), 45, 0.3, (0, 0), 3.5)


def darjeeling_swing():
    room = house('stone', w=6200, d=4200, back_window=(850, 2900, 60, 2500), dress=None, seed=11)
    room.put('rangeet-jhoola-swing', (-350, 550), 16)
    m = room.shell
    room.put('gorubathan-jute-pouffe', (950, 150))
    tea_tray(m, 'tray', (950, 150, 400), 30)
    palm(m, 'palm', (-1850, 1400, 0), 1900, 8)
    palm(m, 'second palm', (2350, 1500, 0), 1500, 12, 'ceramic')
    room.rug('stripe:slate', (100, 150), (2400, 1500), 0)
    room.look((900, -4500, 1400), (-60, 2100), 42, 0.3, (-200, 400), 3.5)


# The hotel in Bhutan: ochre plaster, dark beams, lamp light ------------------------------------------------------------

def bhutan_lobby():
    room = house('ochre', w=7000, d=4600, back_window=(1500, 1500, 450, 1950), dress='sheer', seed=12)
    room.rug('medallion', (-500, 0), (2900, 2000), 0)
    room.put('teesta-three-seater-sofa', (-700, 1380), 0, 'terracotta')
    sofa_throw(room, -700, 1380, 'wool:indigo', -1)
    room.put('terai-coffee-table', (-700, 60), 2)
    m = room.shell
    bowl(m, 'bowl', (-480, 60, 400), 1.0, 'brass')
    candle(m, 'candle a', (-860, 100, 400), 150, 32)
    candle(m, 'candle b', (-950, 40, 400), 90, 38)
    book_pile(m, 'books', (-700, -80, 400), 9, 2)
    room.put('kurseong-cane-lounge-chair', (820, 330), -54)
    room.put('mirik-floor-lamp', (-2120, 1600))
    second_cushion(m, (-700, 1380), 'linen:flax')
    room.picture((-700, 1600), (1250, 760), 'wheel', 'wood:dark-sal', 0)
    flower_vase(m, 'vase', (2350, 1800, 0), 'bottle', 1.9, 'clay-pot', 'dry', 3)
    room.look((950, -4600, 1400), (-420, 2300), 41, 0.33, (-500, 700), 4.0)


def bhutan_bedroom():
    room = house('bhutan-night', w=6600, d=4800, back_window=(-1800, 1300, 600, 1700), dress='both', seed=13)
    beside = bed_in(room, 'chalsa-cane-bed')
    room.rug('berber:charcoal', (450, -450), (2500, 1700), 2)
    room.put('takdah-blanket-box', (500, -150), 1)
    m = room.shell
    room.picture((500, 1720), (900, 600), 'strokes', 'wood:dark-sal', 60)
    thrown(m, 'throw', 'wool:indigo', (250, -150, 640), (560, 860), [((500, -150, 250), (1100, 480, 506))])
    candle(m, 'candle', (500 - beside + 110, 1960, 520), 110, 30)
    room.look((-1700, -4700, 1420), (420, 2400), 45, 0.36, (450, 300), 3.5)


def bhutan_corner():
    room = house('ochre', mood='morning', w=5600, d=4200, lamps=1.6, seed=14)
    room.put('jayanti-almirah', (960, 1780))
    room.put('rishyap-dressing-table', (-560, 1830))
    room.put('siliguri-chowki-stool', (-480, 1180))
    room.put('sittong-table-lamp', (-130, 1860), z=760)
    room.rug('stripe:rose', (150, 820), (2000, 1300), 4)
    m = room.shell
    flower_vase(m, 'vase', (-990, 1850, 760), 'round', 0.6, 'glaze', 'leaf', 8)
    bowl(m, 'bowl', (-640, 1720, 760), 0.5, 'brass')
    open_book(m, 'book', (-420, 1690, 760), 12)
    room.picture((-1560, 1560), (520, 680), 'arcs', 'wood:dark-sal', 60)
    basket(m, 'basket', (-1470, 1640, 0), 210, 270, 'wool:terracotta')
    basket(m, 'basket on top', (760, 1760, 2050), 170, 190, 'linen:flax')
    book_pile(m, 'boxes', (1180, 1770, 2050), 13, 3, 4)
    snake_plant(m, 'plant', (1860, 1640, 0), 900, 5, 'clay-pot')
    over = [((-480, 1180, 190), (440, 440, 392))]
    thrown(m, 'shawl', 'wool:indigo', (-560, 1150, 480), (420, 760), over)
    room.soft_light('open door', (2.4, -2.6, 1.7), (0.8, 1.9, 1.1), (1.4, 2.1), 280, (1.0, 0.95, 0.87))
    room.look((900, -3600, 1400), (150, 2100), 45, 0.185, (150, 1500), 4.0)


def bhutan_dining():
    room = house('bhutan-night', wall='#C59C68', w=6000, d=4600, back_window=(450, 1600, 650, 1700), dress=None, seed=15)
    dining_set(room, chair='hasimara-spindle-chair')
    room.put('naxalbari-crockery-cabinet', (-1600, 2060))
    m = room.shell
    for x in (-560, 0, 560):
        for y in (-1, 1):
            plate_stack(m, f'plate {x} {y}', (x, y * 270, 760), 2)
    for x in (-250, 20, 280):
        candle(m, f'candle {x}', (x, 0, 760), 90 + abs(x) / 4, 28)
    room.look((1500, -4500, 1450), (-300, 2300), 42, 0.31, (0, -200), 3.5)


# The hotel in Siliguri: tea green, velvet, marble ------------------------------------------------------------------------

def siliguri_lobby():
    room = house('city', w=7000, d=4600, back_window=(-2200, 1300, 300, 2200), dress='sheer', seed=16)
    room.put('mahananda-corner-sofa', (400, 1080))
    room.rug('blocks', (700, -300), (2600, 1800), 0)
    room.put('lava-marble-side-table', (620, -120))
    m = room.shell
    flower_vase(m, 'vase', (620, -120, 520), 'round', 0.62, 'ceramic', 'blossom', 9)
    room.put('kanchen-boucle-armchair', (1800, 60), -58, 'rust')
    room.put('lolay-brass-mirror', (700, 2280), z=1250)
    room.put('mirik-floor-lamp', (-1450, 1800))
    palm(m, 'palm', (2450, 1650, 0), 1900, 9, 'ceramic')
    book_pile(m, 'books', (-500, 300, 470), 6, 2)
    room.look((-500, -4900, 1400), (420, 2300), 42, 0.33, (500, 500), 4.0)


def siliguri_restaurant():
    room = house('city-night', w=6600, d=4600, seed=17)
    dining_set(room, chair='phulbari-velvet-dining-chair')
    room.put('coronation-sideboard', (250, 1980))
    room.put('sittong-table-lamp', (880, 1980), z=800)
    m = room.shell
    room.picture((100, 1560), (1200, 700), 'night', 'brass', 0)
    for x in (-560, 0, 560):
        for y in (-1, 1):
            plate_stack(m, f'plate {x} {y}', (x, y * 270, 760), 2)
            props.wine_glass(m, f'glass {x} {y}', (x + 150, y * 200, 760))
    flower_vase(m, 'vase', (-500, 1980, 800), 'bottle', 0.8, 'ceramic', 'bare', 2)
    candle(m, 'candle', (0, 0, 760), 110, 30)
    room.look((1750, -4400, 1450), (-120, 2300), 42, 0.31, (0, -200), 3.5)


def siliguri_bar():
    room = house('city-night', wall='#41544A', w=6000, d=4200, seed=18)
    m = room.shell
    board(m, 'counter top', 'marble', (0, 1150, 930), (3400, 620, 40), 'x', 5)
    for i in range(17):
        board(m, f'counter slat {i}', 'wood:teak', (-1600 + i * 200, 1050, 455), (196, 30, 900), 'z', 4)
    board(m, 'foot rail', 'brass', (0, 960, 170), (3300, 34, 34), 'x', 14)
    for i, x in enumerate((-1050, -350, 350, 1050)):
        room.put('matigara-counter-stool', (x, 560 - (60 if i == 2 else 0)), 180 + (22 if i == 2 else -4 + 3 * i))
    for x in (-900, 0, 900):
        room.put('ghum-brass-pendant', (x, 1100), z=1700)
    for z in (1350, 1750):
        wall_shelf(m, f'shelf {z}', (-950, 2100, z), 1500)
        wall_shelf(m, f'right shelf {z}', (950, 2100, z), 1500)
        for i in range(9):
            for side in (-1, 1):
                props.bottle(m, f'bottle {z} {side} {i}', (side * 950 - 620 + i * 155, 2010, z + 13), i + (3 if side > 0 else 0) + z // 100)
    room.put('lolay-brass-mirror', (0, 2080), z=1250)
    flower_vase(m, 'bar vase', (1350, 1150, 950), 'cone', 0.8, 'glaze', 'leaf', 5)
    for i in range(3):
        props.wine_glass(m, f'glass {i}', (-500 + i * 130, 1080, 950))
    bowl(m, 'bar bowl', (450, 1100, 950), 0.8, 'ceramic')
    fruit(m, 'limes', (450, 1100, 966), 6, 4, 'clay-pot:#7F9A3C')
    room.look((-1350, -4100, 1420), (40, 2100), 40, 0.25, (0, 700), 3.5)


def siliguri_suite():
    room = house('lime', mood='late', w=6800, d=4800, back_window=(-1900, 1400, 300, 2250), dress='both', seed=19)
    bed_in(room, 'singalila-king-bed', (650, 1250))
    room.rug('faded:moss', (650, -450), (2700, 1800), 0)
    room.put('phulbari-velvet-dining-chair', (-1450, 700), 50, 'rust')
    room.put('lava-marble-side-table', (-900, 900))
    m = room.shell
    cup(m, 'cup', (-900, 880, 520))
    room.picture((650, 1700), (1250, 640), 'fern', 'wood:honey', 60)
    flower_vase(m, 'vase', (-880, 980, 520), 'bottle', 0.5, 'glaze', 'bare', 7)
    room.look((1950, -4900, 1430), (80, 2400), 43, 0.35, (500, 300), 4.0)


# About and the journal ---------------------------------------------------------------------------------------------------

def workshop_room(mood='noon'):
    room = Room(w=6200, d=4200, wall='#DCD2C0', floor='stone', back_window=(1150, 2600, 900, 1700), mood=mood, dress=None, view='garden', trim='beams', joinery='wood:walnut', skirting='wood:floor', seed=20)
    m = room.shell
    board(m, 'bench top', 'wood:honey', (200, 600, 870), (2400, 720, 70), 'x', 6)
    for x in (-1, 1):
        for y in (-1, 1):
            board(m, f'bench leg {x} {y}', 'wood:honey', (200 + x * 1020, 600 + y * 270, 418), (100, 100, 835), 'z', 6)
        board(m, f'bench tie {x}', 'wood:honey', (200 + x * 1020, 600, 220), (70, 460, 110), 'y', 5)
        board(m, f'bench stretcher {x}', 'wood:honey', (200, 600 + x * 270, 220), (1940, 60, 110), 'x', 5)
    for i, wood in enumerate(('teak', 'sal', 'teak', 'honey', 'sal', 'walnut')):
        board(m, f'leaning plank {i}', f'wood:{wood}', (-2050 + i * 205, 1930 - 6 * i, (1100 - 40 * (i % 3))), (190, 34, 2200 - 80 * (i % 3)), 'z', 3, rot=(-6, 0, 0))
    tool_wall(m)
    return room


def tool_wall(m):
    """Saws and chisels on a board beside the window, an apron on a nail: people work here."""
    board(m, 'tool board', 'wood:sal', (-560, 2080, 1650), (620, 24, 760), 'x', 3)
    for i in range(6):
        x = -800 + i * 95
        board(m, f'chisel blade {i}', 'steel', (x, 2050, 1570), (16, 4, 140), 'z', 1)
        turned(m, f'chisel grip {i}', 'wood:honey', smooth_profile([(9, 0), (14, 20), (16, 70), (12, 110), (4, 118)], 4), (x, 2050, 1640), sides=24)
    board(m, 'saw blade', 'steel', (-560, 2060, 1910), (430, 3, 90), 'x', 1, rot=(0, 6, 0))
    board(m, 'saw grip', 'wood:walnut', (-800, 2056, 1890), (110, 24, 110), 'z', 20, rot=(0, 6, 0))
    sheet(m, 'apron', 'linen:indigo', 30, 30, lambda u, v: (-2420 + (u - 0.5) * (420 - 120 * v), 2020 + 26 * math.sin(u * 13) * (1 - v), 780 + v * 760), thickness=3, uv_scale=(0.5, 0.9))


def mallet(m, at, turn):
    with m.within(at, (0, 0, turn)):
        rod(m, 'mallet handle', 'wood:honey', [(0, 0, 36), (280, 0, 36)], 13)
        board(m, 'mallet head', 'wood:teak', (0, 0, 40), (84, 150, 80), 'y', 8)


def hand_plane(m, at, turn):
    with m.within(at, (0, 0, turn)):
        board(m, 'plane body', 'wood:teak', (0, 0, 31), (260, 62, 62), 'x', 10)
        board(m, 'plane iron', 'steel', (8, 0, 84), (8, 44, 76), 'z', 2, rot=(0, 28, 0))
        board(m, 'plane wedge', 'wood:honey', (24, 0, 74), (26, 42, 52), 'z', 4, rot=(0, 28, 0))


def shavings(m, at, count, spread):
    """Ribbons of wood, curled as they left the plane."""
    for i in range(count):
        a, r = i * 2.4, spread * math.sqrt((i + 0.5) / count)
        wide, turns, tight = 22 + 5 * (i * 7 % 4), 5 + i * 5 % 7, 0.8 + 0.2 * (i * 3 % 4)
        outer = tight * (7 + 1.6 * turns)

        def ribbon(u, v):
            t = u * turns
            far = tight * (7 + 1.6 * t)
            return far * math.cos(t), (v - 0.5) * wide + 5 * t, outer + 1 + far * math.sin(t)
        with m.within((at[0] + r * math.cos(a), at[1] + 0.5 * r * math.sin(a), at[2]), (0, 0, math.degrees(i * 1.7))):
            sheet(m, f'shaving {at[2]} {i}', 'wood:honey', 48, 2, ribbon, thickness=0.7, subdiv=0)


def workshop():
    room = workshop_room()
    m = room.shell
    for i in range(3):
        board(m, f'work piece {i}', 'wood:sal', (160 + 40 * i, 640 + 90 * i, 925), (1300, 58, 40), 'x', 4, rot=(0, 0, 3 - 3 * i))
    mallet(m, (-700, 460, 905), 18)
    hand_plane(m, (800, 430, 905), 24)
    shavings(m, (650, 330, 905), 9, 220)
    shavings(m, (700, 60, 0), 60, 760)
    cup(m, 'tea', (1150, 760, 905))
    open_book(m, 'cutting list', (-350, 780, 905), -12)
    for i in range(4):
        board(m, f'stack {i}', ('wood:sal', 'wood:teak')[i % 2], (-1350, 250 - 10 * i, 40 + i * 46), (1500, 200, 40), 'x', 3, rot=(0, 0, 10 + 2 * i))
    room.put('gorumara-dining-chair', (1480, 40), -34)
    room.put('siliguri-chowki-stool', (-150, -350), 12)
    room.look((-700, -4100, 1480), (80, 2100), 41, 0.29, (300, 500), 4.0)


def journal_chair_making():
    """A chair in parts on the bench, and the one it will become behind it."""
    room = workshop_room('late')
    m = room.shell
    wood, top = 'wood:teak', 905
    for i in range(4):
        tapered_leg(m, f'leg {i}', wood, (-560 + 34 * i, 330 + 74 * i, top + 20), (-130 + 30 * i, 350 + 74 * i, top + 14), 40, 26, 5)
    for i in range(3):
        board(m, f'rail {i}', wood, (160 + 12 * i, 760 - 62 * i, top + 15), (420, 30, 58), 'x', 4, rot=(90, 0, 4 - 3 * i))
    mortised_frame(m, 'seat frame', wood, (330, 480, top + 13), (440, 430), 46, 24, 'xy', 4, rot=(0, 0, 12))
    cane_panel(m, 'seat cane', (330, 480, top + 22), (352, 342), 'xy', rot=(0, 0, 12))
    mallet(m, (800, 430, top), 34)
    hand_plane(m, (940, 720, top), 152)
    shavings(m, (730, 680, top), 8, 190)
    cup(m, 'tea', (-640, 760, top))
    room.put('gorumara-dining-chair', (1280, 1500), -30)
    room.look((-550, -1900, 1620), (260, 2100), 40, 0.1, (250, 500), 2.8)


def journal_woods():
    """Samples of the four woods, and one turned leg, on linen."""
    room = house('terai', w=3000, d=2400, seed=21)
    m = room.shell
    sheet(m, 'cloth', 'linen:linen', 40, 30, lambda u, v: ((u - 0.5) * 2600, -300 + (v - 0.5) * 1900, 6 + 5 * math.sin(u * 9 + v * 3) * math.sin(v * 7)), thickness=4, uv_scale=(2.6, 1.9), hem=((0, 1), (0, 1)))
    for i, wood in enumerate(('sal', 'teak', 'honey', 'walnut', 'dark-sal')):
        board(m, f'sample {wood}', f'wood:{wood}', (-480 + i * 215, -280 + (i % 2) * 50, 30), (185, 620, 34), 'y', 4, rot=(0, 0, -4 + 2 * i))
    turned(m, 'turned leg', 'wood:teak', smooth_profile([(14, 0), (20, 20), (16, 60), (30, 150), (34, 240), (20, 300), (30, 330), (30, 480)], 6), (-500, -760, 44), (60, -700, 44))
    shavings(m, (420, -700, 12), 7, 160)
    eye = (-120, -2000, 1300)
    camera = room.look(eye, (0, 1200), 46, 0.9, (0, -350), 4.0)
    camera.data.shift_y = 0
    camera.rotation_euler = (Vector((60, -330, 60)) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()
    camera.data.dof.focus_distance = (Vector((60, -330, 60)) - Vector(eye)).length / 1000


def journal_cane():
    room = house('rose', w=4800, d=3600, back_window=(900, 1300, 500, 1900), seed=22)
    room.put('kurseong-cane-lounge-chair', (100, 250), 152)
    room.put('rajabhat-cane-planter', (-900, 1000))
    m = room.shell
    basket(m, 'basket', (1150, 900, 0), 200, 250, 'wool:indigo')
    turned(m, 'coil of cane', 'cane', [(150, 0), (170, 14), (150, 28), (132, 14), (150, 0)], (-650, 150, 6), sides=64)
    room.look((-600, -2300, 1150), (120, 1800), 44, 0.36, (100, 250), 2.8)


def journal_table():
    room = house('sage', mood='noon', w=5800, d=4600, back_window=(300, 1700, 700, 1700), seed=23)
    dining_set(room, pendant=None)
    m = room.shell
    room.put('ghum-brass-pendant', (0, 0), z=1500)
    sheet(m, 'runner', 'linen:flax', 60, 8, lambda u, v: ((u - 0.5) * 1500, (v - 0.5) * 330 + 6 * math.sin(u * 9), 763 + 1.2 * math.sin(u * 21)), thickness=2, uv_scale=(1.5, 0.33), hem=((0, 1), (0, 1)))
    for x in (-560, 0, 560):
        for y in (-1, 1):
            plate_stack(m, f'plate {x} {y}', (x, y * 285, 761), 2)
            cup(m, f'cup {x} {y}', (x + 190, y * 250, 761))
            board(m, f'napkin {x} {y}', 'linen:clay', (x - 170, y * 285, 766), (70, 150, 9), 'y', 4)
    flower_vase(m, 'vase', (120, 0, 766), 'jar', 0.6, 'ceramic', 'blossom', 3)
    bowl(m, 'bowl', (-260, 0, 766), 0.8, 'glaze')
    room.look((-1500, -3000, 1520), (0, 900), 42, 0.4, (-100, -150), 2.8)


def journal_bedroom():
    room = house('night', wall='#7E8B92', w=5600, d=4800, back_window=(-1500, 1300, 600, 1750), dress='both', seed=24)
    beside = bed_in(room)
    m = room.shell
    book_pile(m, 'books', (500 - beside + 110, 1960, 520), 8, 3, 12)
    open_book(m, 'book', (100, 700, 512), 25)
    room.look((-1500, -2900, 1350), (450, 2300), 42, 0.42, (200, 900), 2.8)


def journal_cloth():
    room = house('lime', w=4400, d=3200, back_window=(1200, 1100, 500, 1900), seed=25)
    m = room.shell
    room.put('pedong-bed-end-bench', (0, 500))
    for i, tone in enumerate(('oatmeal', 'sage', 'terracotta')):
        pillow(m, f'pile {i}', f'linen:{tone}', (-330, 500, 522 + i * 108), (470, 450, 150), rot=(2, 2 - 3 * i, 9 * i - 6), seed=i + 2, floor=462 + i * 108)
    for i, tone in enumerate(('indigo', 'flax', 'moss', 'clay')):
        board(m, f'folded {i}', f'linen:{tone}', (118, 490, 482 + i * 45), (340 - 12 * i, 280, 44), 'x', 20, rot=(0, 0, 3 - 2 * i))
    thrown(m, 'throw', 'linen:linen', (560, 430, 620), (520, 900), [((0, 500, 225), (1300, 420, 456))])
    room.rug('jute-rug', (0, -100), (2000, 1300), 0)
    room.look((-500, -2500, 1150), (80, 1600), 48, 0.33, (0, 400), 2.8)


def journal_reading():
    room = house('tea', w=5200, d=3800, back_window=(1650, 900, 500, 1900), seed=26)
    room.put('kanchen-boucle-armchair', (420, 650), -26)
    room.put('mirik-floor-lamp', (1150, 1350))
    room.put('jaldhaka-bookcase', (-750, 1680))
    room.put('siliguri-chowki-stool', (-330, 200), 20)
    m = room.shell
    open_book(m, 'book', (-330, 200, 366), 24)
    room.rug('berber', (300, 250), (2100, 1500), 4)
    room.picture((480, 1580), (560, 700), 'strokes', 'brass', 60)
    room.look((-500, -3500, 1350), (160, 1900), 43, 0.3, (300, 600), 3.2)


def journal_hotel_room():
    """Two beds and one lamp between them: nothing else a guest would miss."""
    room = house('blue', w=6800, d=4800, back_window=(-2400, 1100, 400, 2000), seed=27)
    for x in (-1080, 1080):
        room.put('singalila-queen-bed', (x, 1250))
        room.picture((x, 1660), (700, 500), 'field' if x < 0 else 'hills', 'wood:honey', 50)
    room.put('jalpesh-bedside-table', (0, 2080))
    room.put('sittong-table-lamp', (0, 2090), z=520)
    room.put('rammam-cotton-dhurrie', (0, 850), 90)
    m = room.shell
    cup(m, 'water', (110, 1990, 520))
    room.look((-1500, -4800, 1430), (60, 2400), 45, 0.39, (0, 300), 4.0)


SCENES = {
    'hero-1': hero_1, 'hero-1-tall': hero_1_tall, 'hero-2': hero_2, 'hero-2-tall': hero_2_tall,
    'room-living-room': room_living, 'room-bedroom': room_bedroom, 'room-dining-room': room_dining,
    'project-darjeeling-resort-1': darjeeling_lounge, 'project-darjeeling-resort-2': darjeeling_bedroom,
    'project-darjeeling-resort-3': darjeeling_dining, 'project-darjeeling-resort-4': darjeeling_swing,
    'project-bhutan-hotel-1': bhutan_lobby, 'project-bhutan-hotel-2': bhutan_bedroom,
    'project-bhutan-hotel-3': bhutan_corner, 'project-bhutan-hotel-4': bhutan_dining,
    'project-siliguri-hotel-1': siliguri_lobby, 'project-siliguri-hotel-2': siliguri_restaurant,
    'project-siliguri-hotel-3': siliguri_bar, 'project-siliguri-hotel-4': siliguri_suite,
    'about-workshop': workshop, 'og': open_graph,
    'blog-sal-or-teak': journal_woods, 'blog-caring-for-cane': journal_cane, 'blog-dining-table': journal_table,
    'blog-light-for-a-hill-home': journal_bedroom, 'blog-choosing-linen': journal_cloth, 'blog-living-small': journal_reading,
    'blog-how-a-chair-is-made': journal_chair_making, 'blog-hotel-rooms': journal_hotel_room,
}
