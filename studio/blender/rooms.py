"""Every picture that shows a room: where the pieces stand, where the light comes from, where the camera is."""

import math

from catalogue import ENTRIES
from decor import bowl, books, cup, plate_stack, vase
from parts import board, prism, rod, smooth_profile, turned
from room_set import Room
from soft import pillow, sheet

OCHRE, SAGE, CLAY, CREAM, GREEN, BLUE = '#D9B98A', '#C9CDB8', '#D8B9A0', '#E7DFD2', '#5E7263', '#B9C3C6'


def build_scene(name, aspect):
    SCENES[name]()


def in_room(slug, colour=None):
    IN_ROOM[slug]()


def table_things(room, at, z, seed=1):
    x, y = at
    m = room.shell
    books_flat(m, f'books {x}', (x - 180, y + 40, z), seed)
    vase(m, f'vase {x} {y}', (x + 170, y - 30, z), 0.8, 'ceramic', stems=True)
    bowl(m, f'bowl {x} {y}', (x - 10, y - 90, z), 0.7, 'glaze')


def books_flat(m, name, at, seed=1, count=3):
    z = at[2]
    for i, tone in enumerate(('linen:sand', 'linen:tea-green', 'linen:clay')[:count]):
        board(m, f'{name} {i}', tone, (at[0], at[1], z + 14), (250 - 22 * i, 180 - 14 * i, 26), 'x', 2, rot=(0, 0, 5 - 9 * i + seed))
        z += 27


# Living rooms ---------------------------------------------------------------------------------------------------------

def living(wall=CREAM, sofa='teesta-three-seater-sofa', colour=None, w=6200, back_window=None, floor='boards'):
    room = Room(w=w, d=4400, wall=wall, back_window=back_window, floor=floor)
    room.put('murti-wool-rug', (500, -100))
    room.put(sofa, (600, 1250), 0, colour)
    room.put('terai-coffee-table', (600, -50))
    table_things(room, (600, -50), 400)
    return room


def hero_living():
    """Everything stands to the right; the wall on the left stays calm for words."""
    room = living(w=7400)
    room.put('kurseong-cane-lounge-chair', (1880, 250), -52)
    room.put('mirik-floor-lamp', (2200, 1650))
    room.put('lava-marble-side-table', (-780, 1350))
    cup(room.shell, 'tea', (-760, 1320, 520))
    room.picture((350, 2175, 1620), (640, 800))
    room.picture((1080, 2175, 1620), (640, 800), tone='linen:terracotta', tone2='linen:indigo')
    return room


def hero_1():
    hero_living().look((-250, -5600, 1180), (-250, 2200, 900), 42)


def hero_1_tall():
    room = hero_living()
    room.put('lataguri-cane-pendant', (700, 100), z=2050)
    room.look((900, -4900, 1250), (850, 2200, 1130), 40)


def bedroom_set(wall=SAGE, bed='singalila-queen-bed', w=6400, back_window=None, floor='boards', sun=3.0):
    room = Room(w=w, d=4800, wall=wall, back_window=back_window, floor=floor, sun=sun)
    room.put(bed, (500, 1250))
    beside = ENTRIES[bed].size[0] / 2 + 290
    for x in (-1, 1):
        room.put('jalpesh-bedside-table', (500 + x * beside, 2050))
        room.put('sittong-table-lamp', (500 + x * beside, 2070), z=520)
    room.put('rammam-cotton-dhurrie', (500, -450))
    return room


def hero_2():
    room = bedroom_set(w=8000)
    room.put('pedong-bed-end-bench', (500, -250))
    room.picture((500, 2375, 1820), (900, 620))
    room.plant((2550, 1900), 1400, seed=5)
    room.curtain(-3650, 300, 700, 90)
    room.look((-600, -5600, 1250), (-600, 2400, 950), 40)


def hero_2_tall():
    room = bedroom_set()
    room.put('pedong-bed-end-bench', (500, -250))
    room.picture((500, 2375, 1820), (900, 620))
    room.look((500, -5600, 1350), (500, 2400, 1130), 46)


def room_living():
    room = living(wall=SAGE, w=5600)
    room.put('kanchen-boucle-armchair', (-1250, 350), 52)
    room.put('mirik-floor-lamp', (-1000, 1650))
    room.plant((2200, 1500), 1600, seed=8)
    room.picture((600, 2175, 1700), (1000, 700))
    room.look((700, -4300, 1250), (350, 2200, 1010), 36)


def room_bedroom():
    room = bedroom_set(wall=CLAY, bed='chalsa-cane-bed', w=5600)
    room.put('gorubathan-jute-pouffe', (-900, -500))
    room.curtain(-2700, 900, 800, 90)
    room.look((-300, -4700, 1400), (400, 2400, 1050), 38)


def dining_set(wall=CREAM, w=5600, table='makaibari-dining-table', chair='gorumara-dining-chair', back_window=(0, 2200, 850, 1500), pendants=True, floor='boards', colour=None):
    room = Room(w=w, d=4600, wall=wall, back_window=back_window, floor=floor)
    room.put(table, (0, 0))
    if 'round' in table:
        for a in (35, 125, 215, 305):
            t = math.radians(a)
            room.put(chair, (740 * math.cos(t), 740 * math.sin(t)), a - 90, colour)
        top = 750
    else:
        for x in (-1, 0, 1):
            room.put(chair, (x * 560, 560), 0, colour)
            if x:
                room.put(chair, (x * 560, -640), 180, colour)
        top = 760
    vase(room.shell, 'table vase', (60, 40, top), 0.95, 'ceramic', stems=True)
    bowl(room.shell, 'table bowl', (-330, -40, top), 1.0, 'glaze')
    if pendants:
        for x in ((0,) if 'round' in table else (-420, 420)):
            room.put('ghum-brass-pendant', (x, 0), z=1560)
    return room


def room_dining():
    room = dining_set()
    room.put('coronation-sideboard', (2300, 700), -90)
    room.put('rajabhat-cane-planter', (-2200, 1850))
    room.look((900, -4400, 1350), (0, 2300, 1020), 38)


# The Darjeeling resort: sage and cream, hills in every window ------------------------------------------------------------

WIDE_VIEW = (300, 3200, 600, 1900)


def darjeeling_lounge():
    room = Room(w=6400, d=4600, wall=CREAM, back_window=WIDE_VIEW, sun=3.5)
    room.put('murti-wool-rug', (200, 100))
    for x, turn in ((-900, 38), (1300, -38)):
        room.put('kurseong-cane-lounge-chair', (x, 500), turn)
    room.put('balason-nesting-tables', (200, 200))
    cup(room.shell, 'tea a', (100, 240, 500))
    cup(room.shell, 'tea b', (300, 280, 500))
    room.plant((-2300, 1750), 1600)
    room.look((200, -4200, 1250), (200, 2300, 1080), 34)


def darjeeling_bedroom():
    room = bedroom_set(wall=SAGE, bed='gajoldoba-four-poster-bed', w=6400, back_window=None)
    room.put('kanchen-boucle-armchair', (-1700, -300), 60)
    room.look((2300, -4300, 1400), (200, 1600, 1080), 34)


def darjeeling_dining():
    room = dining_set(wall=SAGE, table='bagdogra-round-dining-table', back_window=WIDE_VIEW, w=6400)
    room.plant((2400, 1700), 1500, seed=4)
    room.look((-700, -4200, 1350), (100, 2300, 1030), 34)


def darjeeling_swing():
    room = Room(w=6000, d=4200, wall=CREAM, back_window=(900, 2200, 500, 1900), floor='stone', sun=3.5)
    room.put('rangeet-jhoola-swing', (-500, 700), 14)
    room.put('rajabhat-cane-planter', (900, 1500))
    room.put('gorubathan-jute-pouffe', (1000, 200))
    room.plant((-2000, 1400), 1700, seed=6)
    room.look((300, -4400, 1300), (100, 2100, 1080), 34)


# The hotel in Bhutan: ochre plaster, dark wood, indigo -----------------------------------------------------------------

def bhutan_lobby():
    room = Room(w=6800, d=4600, wall=OCHRE, back_window=(1500, 1500, 700, 1700), floor='walnut')
    room.put('murti-wool-rug', (-300, 0))
    room.put('teesta-three-seater-sofa', (-700, 1350), 0, 'terracotta')
    room.put('terai-coffee-table', (-700, 100))
    table_things(room, (-700, 100), 400)
    room.put('kurseong-cane-lounge-chair', (1050, 150), -62)
    room.put('lataguri-cane-pendant', (-700, 200), z=2050)
    room.put('mirik-floor-lamp', (-2150, 1700))
    room.look((300, -4500, 1300), (-100, 2300, 1080), 34)


def bhutan_bedroom():
    room = bedroom_set(wall=OCHRE, bed='chalsa-cane-bed', floor='walnut')
    room.put('takdah-blanket-box', (500, -250))
    room.look((-1500, -4300, 1350), (500, 2400, 1030), 36)


def bhutan_corner():
    room = Room(w=5200, d=4200, wall=OCHRE, floor='walnut')
    room.put('jayanti-almirah', (1100, 1800))
    room.put('rishyap-dressing-table', (-900, 1850))
    room.put('siliguri-chowki-stool', (-900, 1250))
    room.put('rammam-cotton-dhurrie', (0, 300))
    room.look((600, -4000, 1300), (100, 2100, 1080), 36)


def bhutan_dining():
    room = dining_set(wall=OCHRE, chair='hasimara-spindle-chair', floor='walnut', back_window=(0, 2000, 800, 1600))
    room.put('naxalbari-crockery-cabinet', (-2000, 2050))
    room.look((1100, -4300, 1350), (-200, 2300, 1040), 36)


# The hotel in Siliguri: tea green, velvet, marble ------------------------------------------------------------------------

def siliguri_lobby():
    room = Room(w=6800, d=4600, wall=GREEN, floor='stone', sun=3.6, fill=0.7)
    room.put('mahananda-corner-sofa', (500, 1100))
    room.put('lava-marble-side-table', (700, -150))
    vase(room.shell, 'vase', (700, -150, 520), 0.6, 'ceramic', stems=True)
    room.put('kanchen-boucle-armchair', (2350, 100), -60, 'rust')
    room.put('lolay-brass-mirror', (600, 2250), z=1350)
    room.put('mirik-floor-lamp', (-1500, 1800))
    room.look((800, -4600, 1300), (450, 2300, 1040), 34)


def siliguri_restaurant():
    room = dining_set(wall=GREEN, chair='phulbari-velvet-dining-chair', floor='stone', back_window=None, w=6400)
    room.put('coronation-sideboard', (0, 1980))
    room.picture((0, 2275, 1600), (1100, 700))
    room.look((1500, -4100, 1350), (0, 2300, 1000), 36)


def siliguri_bar():
    room = Room(w=5600, d=4200, wall=GREEN, floor='stone')
    m = room.shell
    board(m, 'counter top', 'marble', (0, 1150, 930), (3200, 620, 40), 'x', 5)
    for i in range(16):
        board(m, f'counter slat {i}', 'wood:teak', (-1500 + i * 200, 1050, 455), (188, 30, 900), 'z', 4)
    for x in (-1050, -350, 350, 1050):
        room.put('matigara-counter-stool', (x, 560), 180)
    for x in (-900, 0, 900):
        room.put('ghum-brass-pendant', (x, 1100), z=1750)
    room.put('jaldhaka-bookcase', (-1100, 1900))
    room.put('jaldhaka-bookcase', (1100, 1900))
    vase(m, 'bar vase', (1200, 1150, 950), 0.9, 'glaze', stems=True)
    room.look((-900, -4000, 1350), (0, 2100, 1120), 36)


def siliguri_suite():
    room = bedroom_set(wall=CREAM, bed='singalila-king-bed', floor='walnut')
    room.put('phulbari-velvet-dining-chair', (-1600, 100), 130, 'rust')
    room.put('samsing-chest-of-drawers', (-2000, 1950))
    room.look((2000, -4500, 1350), (200, 2300, 1040), 35)


# About and the journal ---------------------------------------------------------------------------------------------------

def workshop():
    room = Room(w=6000, d=4200, wall='#DCD2C0', floor='stone', back_window=(900, 2400, 950, 1500), sun=4.0, fill=0.6)
    m = room.shell
    board(m, 'bench top', 'wood:honey', (200, 600, 870), (2400, 720, 70), 'x', 6)
    for x in (-1, 1):
        for y in (-1, 1):
            board(m, f'bench leg {x} {y}', 'wood:honey', (200 + x * 1020, 600 + y * 270, 418), (100, 100, 835), 'z', 6)
        board(m, f'bench tie {x}', 'wood:honey', (200 + x * 1020, 600, 220), (70, 460, 110), 'y', 5)
        board(m, f'bench stretcher {x}', 'wood:honey', (200, 600 + x * 270, 220), (1940, 60, 110), 'x', 5)
    for i, wood in enumerate(('teak', 'sal', 'teak', 'honey', 'sal', 'walnut')):
        board(m, f'leaning plank {i}', f'wood:{wood}', (-2450 + i * 210, 1930 - 14 * i, 1180), (190, 34, 2350), 'z', 3, rot=(-7, 0, 2 - i))
    for i in range(5):
        for k in range(3 - i // 2):
            board(m, f'stack {i} {k}', ('wood:sal', 'wood:teak')[(i + k) % 2], (-1550 + k * 30, -100 + i * 12, 40 + i * 52), (1900, 200, 40), 'x', 3, rot=(0, 0, 12 + i))
    for i in range(3):
        board(m, f'work piece {i}', 'wood:sal', (60 + 60 * i, 560 + 70 * i, 925), (1300, 58, 40), 'x', 4, rot=(0, 0, 4 - 5 * i))
    rod(m, 'mallet handle', 'wood:honey', [(-700, 420, 918), (-460, 500, 918)], 13)
    board(m, 'mallet head', 'wood:teak', (-730, 410, 940), (90, 150, 80), 'y', 8, rot=(0, 0, 18))
    board(m, 'plane body', 'wood:teak', (900, 520, 940), (260, 62, 62), 'x', 10, rot=(0, 0, 24))
    board(m, 'plane iron', 'steel', (905, 522, 985), (8, 44, 90), 'z', 2, rot=(0, 28, 24))
    for i in range(26):
        a = i * 2.4
        r = 90 + 22 * i
        curl = [(900 + 0.5 * r * math.cos(a) + 22 * math.cos(t), 480 - 0.35 * r * abs(math.sin(a)) + 6 * t, 22 + 20 * math.sin(t)) for t in (k * 0.8 for k in range(10))]
        rod(m, f'shaving {i}', 'wood:honey', curl, 1.4)
    room.put('gorumara-dining-chair', (1650, -250), -28)
    room.put('siliguri-chowki-stool', (-250, -450), 12)
    room.look((250, -4300, 1350), (0, 2100, 1030), 34)


def journal_woods():
    """Samples of the four woods, and one turned leg, on linen."""
    room = Room(w=3000, d=2400, wall=CREAM)
    m = room.shell
    sheet(m, 'cloth', 'linen:linen', 40, 30, lambda u, v: ((u - 0.5) * 2600, -300 + (v - 0.5) * 1900, 6 + 4 * math.sin(u * 9) * math.sin(v * 7)), thickness=4, uv_scale=(2.6, 1.9))
    for i, wood in enumerate(('sal', 'teak', 'honey', 'walnut', 'dark-sal')):
        board(m, f'sample {wood}', f'wood:{wood}', (-480 + i * 215, -280 + (i % 2) * 50, 30), (185, 620, 34), 'y', 4, rot=(0, 0, -4 + 2 * i))
    turned(m, 'turned leg', 'wood:teak', smooth_profile([(14, 0), (20, 20), (16, 60), (30, 150), (34, 240), (20, 300), (30, 330), (30, 480)], 6), (-500, -760, 44), (60, -700, 44))
    room.put('rajabhat-cane-planter', (760, 120))
    camera = room.look((0, -2000, 1250), (0, -300, 60), 40)
    tilt(camera, (0, -2000, 1250), (20, -330, 60))


def tilt(camera, eye, target):
    from mathutils import Vector
    camera.data.shift_y = 0
    camera.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()


def journal_cane():
    room = Room(w=4600, d=3600, wall=CLAY)
    room.put('kurseong-cane-lounge-chair', (200, 200), 150)
    room.put('rajabhat-cane-planter', (-700, 900))
    room.put('gorubathan-jute-pouffe', (1000, 600))
    room.look((-300, -1900, 900), (150, 1000, 620), 40)


def journal_table():
    room = dining_set(pendants=False)
    m = room.shell
    room.put('ghum-brass-pendant', (0, 0), z=1500)
    for x in (-560, 0, 560):
        for y in (-1, 1):
            plate_stack(m, f'plate {x} {y}', (x, y * 300, 762), 2)
            cup(m, f'cup {x} {y}', (x + 190, y * 250, 762))
    room.look((-1500, -2600, 1400), (200, 600, 880), 38)


def journal_bedroom():
    room = bedroom_set(wall=BLUE, bed='singalila-queen-bed', w=5200)
    room.look((-1300, -2400, 1250), (900, 2300, 880), 40)


def journal_cloth():
    room = Room(w=4200, d=3200, wall=CREAM)
    m = room.shell
    room.put('pedong-bed-end-bench', (0, 500))
    for i, tone in enumerate(('oatmeal', 'sage', 'terracotta')):
        pillow(m, f'pile {i}', f'linen:{tone}', (-330, 500, 530 + i * 112), (460, 440, 150), rot=(2, 2 - 3 * i, 8 * i - 6), seed=i + 2)
    for i, tone in enumerate(('indigo', 'flax', 'moss', 'clay')):
        board(m, f'folded {i}', f'linen:{tone}', (330, 490, 494 + i * 46), (430 - 12 * i, 320, 44), 'x', 20, rot=(0, 0, 3 - 2 * i))
    room.put('rammam-cotton-dhurrie', (0, -300))
    room.look((350, -2400, 950), (0, 1600, 720), 44)


def journal_reading():
    room = Room(w=5000, d=3800, wall=GREEN, fill=0.7)
    room.put('kanchen-boucle-armchair', (500, 700), -24)
    room.put('mirik-floor-lamp', (1250, 1350))
    room.put('jaldhaka-bookcase', (-700, 1680))
    room.put('siliguri-chowki-stool', (-150, 150), 20)
    books_flat(room.shell, 'stool books', (-150, 150, 380), 2)
    room.put('murti-wool-rug', (300, 300))
    room.look((100, -3300, 1200), (150, 1900, 940), 38)


def open_graph():
    hero_living().look((900, -4700, 1150), (800, 2200, 880), 42)


SCENES = {
    'hero-1': hero_1, 'hero-1-tall': hero_1_tall, 'hero-2': hero_2, 'hero-2-tall': hero_2_tall,
    'room-living-room': room_living, 'room-bedroom': room_bedroom, 'room-dining-room': room_dining,
    'project-darjeeling-resort-1': darjeeling_lounge, 'project-darjeeling-resort-2': darjeeling_bedroom,
    'project-darjeeling-resort-3': darjeeling_dining, 'project-darjeeling-resort-4': darjeeling_swing,
    'project-bhutan-hotel-1': bhutan_lobby, 'project-bhutan-hotel-2': bhutan_bedroom,
    'project-bhutan-hotel-3': bhutan_corner, 'project-bhutan-hotel-4': bhutan_dining,
    'project-siliguri-hotel-1': siliguri_lobby, 'project-siliguri-hotel-2': siliguri_restaurant,
    'project-siliguri-hotel-3': siliguri_bar, 'project-siliguri-hotel-4': siliguri_suite,
    'about-workshop': workshop, 'blog-1': journal_woods, 'blog-2': journal_cane, 'blog-3': journal_table,
    'blog-4': journal_bedroom, 'blog-5': journal_cloth, 'blog-6': journal_reading, 'og': open_graph,
}


# In-room views, to scale ---------------------------------------------------------------------------------------------------

def with_sofa():
    room = living(wall=CREAM, w=4800)
    room.picture((600, 2175, 1750), (1000, 700))
    room.plant((-900, 1500), 1400)
    room.look((500, -4200, 1200), (500, 2200, 1000), 42)


def with_corner():
    room = Room(w=5600, d=4600, wall=SAGE)
    room.put('mahananda-corner-sofa', (300, 1000))
    room.put('murti-wool-rug', (600, -300))
    room.put('lava-marble-side-table', (500, -250))
    room.put('mirik-floor-lamp', (1950, 1800))
    room.look((500, -4700, 1300), (250, 2300, 980), 40)


def with_swing():
    room = Room(w=4800, d=4000, wall=CREAM, back_window=(1100, 1500, 600, 1700), floor='stone')
    room.put('rangeet-jhoola-swing', (-100, 500), 16)
    room.plant((-1350, 1200), 1500)
    room.look((0, -4000, 1250), (0, 2000, 1080), 42)


def with_boucle():
    room = Room(w=4400, d=3600, wall=CLAY)
    room.put('kanchen-boucle-armchair', (0, 600), -22)
    room.put('mirik-floor-lamp', (750, 1300))
    room.put('lava-marble-side-table', (-700, 850))
    cup(room.shell, 'cup', (-680, 830, 520))
    room.picture((-350, 1775, 1500), (560, 700))
    room.look((0, -3300, 1100), (0, 1800, 900), 44)


def with_lounge():
    room = Room(w=4400, d=3600, wall=SAGE, back_window=(-500, 1500, 650, 1600))
    room.put('kurseong-cane-lounge-chair', (150, 500), -30)
    room.put('lava-marble-side-table', (-650, 750))
    room.put('rammam-cotton-dhurrie', (0, 100))
    room.look((0, -3300, 1100), (0, 1800, 900), 44)


def with_coffee_table():
    room = living(wall=CREAM, w=4800)
    room.look((-300, -3000, 1250), (700, 1500, 560), 44)


def with_console():
    room = Room(w=4200, d=3200, wall=CREAM)
    room.put('sevoke-console-table', (0, 1350))
    room.put('lolay-brass-mirror', (0, 1560), z=1150)
    room.put('sittong-table-lamp', (-440, 1360), z=800)
    vase(room.shell, 'vase', (400, 1350, 800), 0.9, 'glaze', stems=True)
    room.put('gorubathan-jute-pouffe', (250, 1000))
    room.look((150, -2900, 1200), (0, 1600, 1020), 44)


def with_media_unit():
    room = Room(w=4800, d=3600, wall=SAGE)
    room.put('chilapata-media-unit', (0, 1500))
    room.put('sittong-table-lamp', (-700, 1480), z=520)
    books_flat(room.shell, 'books', (500, 1480, 520), 2)
    room.picture((150, 1775, 1350), (900, 700))
    room.plant((1300, 1350), 1300)
    room.put('murti-wool-rug', (0, 0))
    room.look((250, -3600, 1150), (0, 1800, 900), 40)


def with_bookcase():
    room = Room(w=4400, d=3400, wall=CLAY)
    room.put('jaldhaka-bookcase', (-350, 1480))
    room.put('kurseong-cane-lounge-chair', (800, 700), -38)
    room.look((100, -3500, 1250), (50, 1700, 1050), 42)


def with_queen():
    room = bedroom_set(wall=SAGE, w=5000)
    room.look((300, -4400, 1400), (500, 2400, 1040), 44)


def with_chalsa():
    room = bedroom_set(wall=CREAM, bed='chalsa-cane-bed', w=5000)
    room.look((900, -4300, 1400), (500, 2400, 1040), 44)


def with_poster():
    room = bedroom_set(wall=CLAY, bed='gajoldoba-four-poster-bed', w=5600, floor='walnut')
    room.look((-500, -5200, 1450), (450, 2400, 1120), 42)


def with_almirah():
    room = Room(w=4200, d=3400, wall=OCHRE)
    room.put('jayanti-almirah', (200, 1380))
    room.put('siliguri-chowki-stool', (-800, 1100), 15)
    room.put('rammam-cotton-dhurrie', (0, 300))
    room.look((-300, -3900, 1300), (50, 1700, 1100), 44)


def with_chest():
    room = Room(w=4200, d=3200, wall=CLAY)
    room.put('samsing-chest-of-drawers', (0, 1340))
    room.put('lolay-brass-mirror', (0, 1560), z=1250)
    room.put('sittong-table-lamp', (-320, 1340), z=900)
    vase(room.shell, 'vase', (300, 1320, 900), 0.7, 'ceramic', stems=True)
    room.look((200, -3000, 1250), (0, 1600, 1080), 46)


def with_makaibari():
    room = dining_set(wall=CREAM, w=5000, back_window=None)
    room.picture((0, 2275, 1650), (1100, 700))
    room.look((700, -4600, 1350), (0, 2300, 1100), 44)


def with_bagdogra():
    dining_set(wall=SAGE, table='bagdogra-round-dining-table', w=4600).look((-500, -4200, 1350), (0, 2300, 1080), 46)


def with_sideboard():
    room = Room(w=4600, d=3400, wall=GREEN, fill=0.7)
    room.put('coronation-sideboard', (0, 1420))
    room.put('sittong-table-lamp', (-600, 1400), z=800)
    vase(room.shell, 'vase', (480, 1400, 800), 1.0, 'ceramic', stems=True)
    room.picture((0, 1675, 1500), (820, 620))
    room.look((250, -3500, 1250), (0, 1700, 1000), 42)


IN_ROOM = {
    'teesta-three-seater-sofa': with_sofa, 'mahananda-corner-sofa': with_corner, 'rangeet-jhoola-swing': with_swing,
    'kanchen-boucle-armchair': with_boucle, 'kurseong-cane-lounge-chair': with_lounge, 'terai-coffee-table': with_coffee_table,
    'sevoke-console-table': with_console, 'chilapata-media-unit': with_media_unit, 'jaldhaka-bookcase': with_bookcase,
    'singalila-queen-bed': with_queen, 'chalsa-cane-bed': with_chalsa, 'gajoldoba-four-poster-bed': with_poster,
    'jayanti-almirah': with_almirah, 'samsing-chest-of-drawers': with_chest, 'makaibari-dining-table': with_makaibari,
    'bagdogra-round-dining-table': with_bagdogra, 'coronation-sideboard': with_sideboard,
}
