"""Every picture that shows a room: where the pieces stand, where the light comes from, where the camera is."""

import math

from mathutils import Vector

from catalogue import ENTRIES
from decor import bowl, cup, plate_stack, vase
from parts import board, cane_panel, mortised_frame, rod, smooth_profile, tapered_leg, turned
from room_set import Room
from soft import pillow, sheet

OCHRE, SAGE, CLAY, CREAM, GREEN, BLUE = '#D9B98A', '#C9CDB8', '#D8B9A0', '#E7DFD2', '#5E7263', '#B9C3C6'


def build_scene(name):
    SCENES[name]()


def in_room(slug):
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
    room.put('murti-wool-rug', (550, -100))
    room.put(sofa, (600, 1250), 0, colour)
    room.put('terai-coffee-table', (600, -50))
    table_things(room, (600, -50), 400)
    return room


def hero_living():
    """Everything stands to the right; the wall on the left stays calm for words."""
    room = living(w=7400)
    room.put('kurseong-cane-lounge-chair', (1780, 380), -58)
    room.put('mirik-floor-lamp', (2150, 1650))
    room.put('lava-marble-side-table', (-760, 1350))
    cup(room.shell, 'tea', (-740, 1320, 520))
    room.picture((320, 2175, 1560), (600, 760))
    room.picture((1010, 2175, 1560), (600, 760), tone='linen:terracotta', tone2='linen:indigo')
    return room


def hero_1():
    room = hero_living()
    room.look((-60, -5600, 1180), (-60, 2200), 43, 0.31)


def hero_1_tall():
    room = hero_living()
    room.look((800, -4900, 1400), (740, 2200), 62, 0.5)


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
    room.put('pedong-bed-end-bench', (500, -150))
    room.picture((500, 2375, 1640), (900, 560))
    room.plant((2020, 1850), 1400, seed=5)
    room.look((-300, -6000, 1250), (-300, 2400), 50, 0.34)


def hero_2_tall():
    room = bedroom_set()
    room.put('pedong-bed-end-bench', (500, -150))
    room.picture((500, 2375, 1640), (900, 560))
    room.look((500, -5600, 1500), (500, 2400), 72, 0.54)


def room_living():
    room = living(wall=SAGE, w=5600)
    room.put('kanchen-boucle-armchair', (-900, 350), 50)
    room.put('mirik-floor-lamp', (-950, 1650))
    room.put('lataguri-cane-pendant', (650, 0), z=1880)
    room.picture((600, 2175, 1560), (1000, 700))
    room.look((250, -4300, 1300), (0, 2200), 57, 0.44)


def room_bedroom():
    room = bedroom_set(wall=CLAY, bed='chalsa-cane-bed', w=5600)
    room.picture((150, 2375, 1680), (520, 640), tone='linen:clay', tone2='linen:flax')
    room.picture((850, 2375, 1680), (520, 640), tone='linen:sand', tone2='linen:clay')
    room.put('gorubathan-jute-pouffe', (-650, -150))
    room.look((100, -5200, 1400), (400, 2400), 68, 0.45)


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
    room.put('rajabhat-cane-planter', (-1500, 1950))
    room.look((650, -4600, 1400), (-60, 2300), 57, 0.42)


# The Darjeeling resort: sage and cream, hills in every window ------------------------------------------------------------

WIDE_VIEW = (300, 3200, 600, 1900)


def darjeeling_lounge():
    room = Room(w=6400, d=4600, wall=CREAM, back_window=WIDE_VIEW, sun=3.5)
    room.put('murti-wool-rug', (200, 100))
    for x, turn in ((-780, 40), (1180, -40)):
        room.put('kurseong-cane-lounge-chair', (x, 500), turn)
    room.put('balason-nesting-tables', (200, 300))
    cup(room.shell, 'tea a', (100, 340, 500))
    cup(room.shell, 'tea b', (300, 380, 500))
    room.put('rajabhat-cane-planter', (2150, 1750))
    room.look((350, -4200, 1250), (200, 2300), 47, 0.34)


def darjeeling_bedroom():
    room = bedroom_set(wall=SAGE, bed='gajoldoba-four-poster-bed', w=6400, back_window=None)
    room.put('kanchen-boucle-armchair', (-1180, 350), 48)
    room.picture((500, 2375, 1620), (760, 520))
    room.look((1500, -4900, 1400), (120, 2400), 46, 0.36)


def darjeeling_dining():
    room = dining_set(wall=SAGE, table='bagdogra-round-dining-table', back_window=WIDE_VIEW, w=6400)
    room.put('rajabhat-cane-planter', (1700, 1700))
    room.look((-600, -4200, 1350), (150, 2300), 48, 0.31)


def darjeeling_swing():
    room = Room(w=6000, d=4200, wall=CREAM, back_window=(900, 2200, 500, 1900), floor='stone', sun=3.5)
    room.put('rangeet-jhoola-swing', (-350, 600), 14)
    room.put('rajabhat-cane-planter', (850, 1500))
    room.put('gorubathan-jute-pouffe', (900, 250))
    room.plant((-1500, 1350), 1700, seed=6)
    room.look((350, -4400, 1300), (0, 2100), 46, 0.32)


# The hotel in Bhutan: ochre plaster, dark wood, indigo -----------------------------------------------------------------

def bhutan_lobby():
    room = Room(w=6800, d=4600, wall=OCHRE, back_window=(1300, 1400, 700, 1700), floor='walnut')
    room.put('murti-wool-rug', (-500, 0))
    room.put('teesta-three-seater-sofa', (-700, 1350), 0, 'terracotta')
    room.put('terai-coffee-table', (-700, 50))
    table_things(room, (-700, 50), 400)
    room.put('kurseong-cane-lounge-chair', (780, 350), -56)
    room.put('mirik-floor-lamp', (-2050, 1700))
    room.picture((-700, 2275, 1500), (1000, 620), tone='linen:indigo', tone2='linen:rust')
    room.look((150, -4500, 1300), (-300, 2300), 46, 0.34)


def bhutan_bedroom():
    room = bedroom_set(wall=OCHRE, bed='chalsa-cane-bed', floor='walnut')
    room.put('takdah-blanket-box', (500, -200))
    room.picture((500, 2375, 1640), (900, 560), tone='linen:indigo', tone2='linen:rust')
    room.look((-1300, -4600, 1350), (420, 2400), 50, 0.38)


def bhutan_corner():
    room = Room(w=5200, d=4200, wall=OCHRE, floor='walnut')
    room.put('jayanti-almirah', (1000, 1800))
    room.put('rishyap-dressing-table', (-650, 1850))
    room.put('siliguri-chowki-stool', (-600, 1280))
    room.put('rammam-cotton-dhurrie', (50, 650))
    vase(room.shell, 'vase', (-1020, 1850, 760), 0.8, 'glaze', stems=True)
    room.put('rajabhat-cane-planter', (1950, 1750))
    room.look((500, -4000, 1300), (220, 2100), 48, 0.24)


def bhutan_dining():
    room = dining_set(wall=OCHRE, chair='hasimara-spindle-chair', floor='walnut', back_window=(350, 1600, 800, 1500))
    room.put('naxalbari-crockery-cabinet', (-1500, 2080))
    room.look((1000, -4300, 1350), (-250, 2300), 46, 0.32)


# The hotel in Siliguri: tea green, velvet, marble ------------------------------------------------------------------------

def siliguri_lobby():
    room = Room(w=6800, d=4600, wall=GREEN, floor='stone', sun=3.6, fill=0.7)
    room.put('mahananda-corner-sofa', (400, 1100))
    room.put('murti-wool-rug', (650, -250))
    room.put('lava-marble-side-table', (650, -50))
    vase(room.shell, 'vase', (650, -50, 520), 0.6, 'ceramic', stems=True)
    room.put('kanchen-boucle-armchair', (1640, 150), -54, 'rust')
    room.put('lolay-brass-mirror', (600, 2280), z=1150)
    room.put('mirik-floor-lamp', (-1450, 1800))
    room.plant((2250, 1700), 1500, seed=8)
    room.look((550, -4600, 1300), (400, 2300), 47, 0.34)


def siliguri_restaurant():
    room = dining_set(wall=GREEN, chair='phulbari-velvet-dining-chair', floor='stone', back_window=None, w=6400)
    room.put('coronation-sideboard', (250, 1980))
    room.put('sittong-table-lamp', (850, 1980), z=800)
    room.picture((100, 2275, 1480), (1000, 620))
    room.look((1250, -4300, 1350), (-80, 2300), 46, 0.32)


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
    room.put('lolay-brass-mirror', (0, 2080), z=1150)
    vase(m, 'bar vase', (1200, 1150, 950), 0.9, 'glaze', stems=True)
    plate_stack(m, 'bar plates', (-1250, 1150, 950), 4)
    bowl(m, 'bar bowl', (-700, 1150, 950), 1.0, 'ceramic')
    room.look((-800, -4000, 1350), (-20, 2100), 44, 0.26)


def siliguri_suite():
    room = bedroom_set(wall=CREAM, bed='singalila-king-bed', floor='walnut')
    room.put('phulbari-velvet-dining-chair', (-1250, 500), 60, 'rust')
    room.put('samsing-chest-of-drawers', (-1650, 2130))
    vase(room.shell, 'vase', (-1850, 2130, 900), 0.8, 'ceramic', stems=True)
    room.picture((500, 2375, 1620), (1000, 560), tone='linen:rust', tone2='linen:tea-green')
    room.look((1400, -4800, 1350), (60, 2400), 47, 0.36)


# About and the journal ---------------------------------------------------------------------------------------------------

def workshop_room(back_window=(900, 2400, 950, 1500)):
    room = Room(w=6000, d=4200, wall='#DCD2C0', floor='stone', back_window=back_window, sun=4.0, fill=0.6, curtains=False)
    m = room.shell
    board(m, 'bench top', 'wood:honey', (200, 600, 870), (2400, 720, 70), 'x', 6)
    for x in (-1, 1):
        for y in (-1, 1):
            board(m, f'bench leg {x} {y}', 'wood:honey', (200 + x * 1020, 600 + y * 270, 418), (100, 100, 835), 'z', 6)
        board(m, f'bench tie {x}', 'wood:honey', (200 + x * 1020, 600, 220), (70, 460, 110), 'y', 5)
        board(m, f'bench stretcher {x}', 'wood:honey', (200, 600 + x * 270, 220), (1940, 60, 110), 'x', 5)
    for i, wood in enumerate(('teak', 'sal', 'teak', 'honey', 'sal', 'walnut')):
        board(m, f'leaning plank {i}', f'wood:{wood}', (-1950 + i * 205, 1930 - 6 * i, (1100 - 40 * (i % 3))), (190, 34, 2200 - 80 * (i % 3)), 'z', 3, rot=(-6, 0, 0))
    return room


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
    """Curls of wood where the plane has been."""
    for i in range(count):
        a, r = i * 2.4, spread * math.sqrt((i + 0.5) / count)
        x, y = at[0] + r * math.cos(a), at[1] + 0.5 * r * math.sin(a)
        curl = [(x + 20 * math.cos(t), y + 5 * t, at[2] + 19 + 17 * math.sin(t)) for t in (k * 0.7 for k in range(11))]
        rod(m, f'shaving {i}', 'wood:honey', curl, 7, flat=0.12)


def workshop():
    room = workshop_room()
    m = room.shell
    for i in range(3):
        board(m, f'work piece {i}', 'wood:sal', (160 + 40 * i, 640 + 90 * i, 925), (1300, 58, 40), 'x', 4, rot=(0, 0, 3 - 3 * i))
    mallet(m, (-700, 460, 905), 18)
    hand_plane(m, (800, 430, 905), 24)
    shavings(m, (650, 330, 905), 7, 190)
    shavings(m, (700, 60, 0), 26, 620)
    for i in range(4):
        board(m, f'stack {i}', ('wood:sal', 'wood:teak')[i % 2], (-1250, 250 - 10 * i, 40 + i * 46), (1500, 200, 40), 'x', 3, rot=(0, 0, 10 + 2 * i))
    room.put('gorumara-dining-chair', (1280, 60), -30)
    room.put('siliguri-chowki-stool', (-150, -350), 12)
    room.look((300, -4000, 1400), (50, 2100), 45, 0.3)


def journal_chair_making():
    """A chair in parts on the bench, and the one it will become behind it."""
    room = workshop_room()
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
    shavings(m, (730, 680, top), 6, 150)
    room.put('gorumara-dining-chair', (1180, 1500), -30)
    room.look((-250, -1900, 1620), (260, 2100), 40, 0.1)


def journal_woods():
    """Samples of the four woods, and one turned leg, on linen."""
    room = Room(w=3000, d=2400, wall=CREAM)
    m = room.shell
    sheet(m, 'cloth', 'linen:linen', 40, 30, lambda u, v: ((u - 0.5) * 2600, -300 + (v - 0.5) * 1900, 6 + 4 * math.sin(u * 9) * math.sin(v * 7)), thickness=4, uv_scale=(2.6, 1.9))
    for i, wood in enumerate(('sal', 'teak', 'honey', 'walnut', 'dark-sal')):
        board(m, f'sample {wood}', f'wood:{wood}', (-480 + i * 215, -280 + (i % 2) * 50, 30), (185, 620, 34), 'y', 4, rot=(0, 0, -4 + 2 * i))
    turned(m, 'turned leg', 'wood:teak', smooth_profile([(14, 0), (20, 20), (16, 60), (30, 150), (34, 240), (20, 300), (30, 330), (30, 480)], 6), (-500, -760, 44), (60, -700, 44))
    room.put('rajabhat-cane-planter', (720, 60))
    eye = (0, -2000, 1250)
    camera = room.look(eye, (0, 1200), 46, 0.9)
    camera.data.shift_y = 0
    camera.rotation_euler = (Vector((60, -320, 60)) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()


def journal_cane():
    room = Room(w=4600, d=3600, wall=CLAY)
    room.put('kurseong-cane-lounge-chair', (150, 300), 150)
    room.put('rajabhat-cane-planter', (-750, 900))
    room.put('gorubathan-jute-pouffe', (1000, 750))
    room.look((-300, -2100, 950), (100, 1800), 44, 0.34)


def journal_table():
    room = dining_set(pendants=False)
    m = room.shell
    room.put('ghum-brass-pendant', (0, 0), z=1430)
    for x in (-560, 0, 560):
        for y in (-1, 1):
            plate_stack(m, f'plate {x} {y}', (x, y * 300, 762), 2)
            cup(m, f'cup {x} {y}', (x + 190, y * 250, 762))
    room.look((-1400, -2900, 1450), (0, 900), 42, 0.4)


def journal_bedroom():
    room = bedroom_set(wall=BLUE, bed='singalila-queen-bed', w=5200)
    room.look((-1300, -2700, 1250), (500, 2300), 44, 0.42)


def journal_cloth():
    room = Room(w=4200, d=3200, wall=CREAM)
    m = room.shell
    room.put('pedong-bed-end-bench', (0, 500))
    for i, tone in enumerate(('oatmeal', 'sage', 'terracotta')):
        pillow(m, f'pile {i}', f'linen:{tone}', (-330, 500, 520 + i * 104), (460, 440, 150), rot=(2, 2 - 3 * i, 8 * i - 6), seed=i + 2)
    for i, tone in enumerate(('indigo', 'flax', 'moss', 'clay')):
        board(m, f'folded {i}', f'linen:{tone}', (330, 490, 482 + i * 45), (430 - 12 * i, 320, 44), 'x', 20, rot=(0, 0, 3 - 2 * i))
    room.put('rammam-cotton-dhurrie', (0, -200))
    room.put('rajabhat-cane-planter', (1050, 900))
    room.look((300, -2400, 950), (120, 1600), 50, 0.32)


def journal_reading():
    room = Room(w=5000, d=3800, wall=GREEN, fill=0.7)
    room.put('kanchen-boucle-armchair', (450, 700), -24)
    room.put('mirik-floor-lamp', (1150, 1350))
    room.put('jaldhaka-bookcase', (-650, 1680))
    room.put('siliguri-chowki-stool', (-280, 250), 20)
    books_flat(room.shell, 'stool books', (-280, 250, 380), 2)
    room.put('murti-wool-rug', (300, 300))
    room.picture((520, 1875, 1500), (560, 700))
    room.look((200, -3300, 1200), (200, 1900), 46, 0.3)


def journal_hotel_room():
    """Two beds and one lamp between them: nothing else a guest would miss."""
    room = Room(w=6400, d=4800, wall=SAGE, floor='walnut')
    for x in (-1080, 1080):
        room.put('singalila-queen-bed', (x, 1250))
        room.picture((x, 2375, 1600), (760, 500), tone='linen:flax', tone2='linen:tea-green')
    room.put('jalpesh-bedside-table', (0, 2100))
    room.put('sittong-table-lamp', (0, 2110), z=520)
    room.put('rammam-cotton-dhurrie', (0, 850), 90)
    room.look((-900, -4600, 1350), (60, 2400), 50, 0.4)


def open_graph():
    room = hero_living()
    room.look((850, -5000, 1180), (720, 2200), 47, 0.31)


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


# In-room views, to scale ---------------------------------------------------------------------------------------------------

def with_sofa():
    room = living(wall=CREAM, w=4800, back_window=(600, 1700, 950, 1350))
    room.put('mirik-floor-lamp', (1950, 1650))
    room.look((400, -4200, 1250), (550, 2200), 58, 0.45)


def with_corner():
    room = Room(w=5600, d=4600, wall=SAGE)
    room.put('mahananda-corner-sofa', (300, 1000))
    room.put('murti-wool-rug', (650, -350))
    room.put('lava-marble-side-table', (600, -150))
    room.put('mirik-floor-lamp', (-1350, 1950))
    room.picture((0, 2275, 1520), (640, 800))
    room.picture((760, 2275, 1520), (640, 800), tone='linen:moss', tone2='linen:clay')
    room.look((600, -4700, 1450), (230, 2300), 54, 0.45)


def with_swing():
    room = Room(w=4800, d=4000, wall=CREAM, back_window=(1000, 1500, 600, 1700), floor='stone')
    room.put('rangeet-jhoola-swing', (-100, 500), 16)
    room.plant((-950, 1450), 1500)
    room.look((0, -4000, 1250), (0, 2000), 58, 0.36)


def with_boucle():
    room = Room(w=4400, d=3600, wall=CLAY)
    room.put('kanchen-boucle-armchair', (0, 600), -22)
    room.put('mirik-floor-lamp', (700, 1300))
    room.put('lava-marble-side-table', (-680, 850))
    cup(room.shell, 'cup', (-660, 830, 520))
    room.picture((-350, 1775, 1400), (520, 660))
    room.look((0, -3300, 1150), (0, 1800), 68, 0.4)


def with_lounge():
    room = Room(w=4400, d=3600, wall=SAGE, back_window=(-200, 1500, 650, 1500))
    room.put('kurseong-cane-lounge-chair', (150, 500), -30)
    room.put('lava-marble-side-table', (-600, 750))
    cup(room.shell, 'cup', (-580, 730, 520))
    room.put('rammam-cotton-dhurrie', (0, 250))
    room.look((0, -3300, 1150), (0, 1800), 68, 0.4)


def with_coffee_table():
    room = living(wall=CREAM, w=4800)
    room.look((-450, -3100, 1350), (680, 1000), 52, 0.66)


def with_console():
    room = Room(w=4200, d=3200, wall=CREAM)
    room.put('sevoke-console-table', (0, 1350))
    room.put('lolay-brass-mirror', (0, 1570), z=1050)
    room.put('sittong-table-lamp', (-440, 1360), z=800)
    vase(room.shell, 'vase', (400, 1350, 800), 0.9, 'glaze', stems=True)
    room.put('gorubathan-jute-pouffe', (300, 900))
    room.look((150, -2900, 1200), (0, 1600), 66, 0.28)


def with_media_unit():
    room = Room(w=4800, d=3600, wall=SAGE)
    room.put('chilapata-media-unit', (0, 1500))
    room.put('sittong-table-lamp', (-650, 1480), z=520)
    books_flat(room.shell, 'books', (500, 1480, 520), 2)
    room.picture((150, 1775, 1250), (900, 640))
    room.put('rajabhat-cane-planter', (1180, 1400))
    room.put('murti-wool-rug', (0, 200))
    room.look((250, -3600, 1150), (60, 1800), 62, 0.4)


def with_bookcase():
    room = Room(w=4400, d=3400, wall=CLAY)
    room.put('jaldhaka-bookcase', (-350, 1480))
    room.put('kurseong-cane-lounge-chair', (700, 750), -38)
    room.put('rammam-cotton-dhurrie', (250, 250))
    room.look((150, -3500, 1250), (120, 1700), 60, 0.3)


def with_queen():
    room = bedroom_set(wall=SAGE, w=5000)
    room.picture((500, 2375, 1600), (900, 560))
    room.look((350, -4800, 1400), (480, 2400), 66, 0.46)


def with_chalsa():
    room = bedroom_set(wall=CREAM, bed='chalsa-cane-bed', w=5000)
    room.picture((500, 2375, 1680), (760, 560), tone='linen:clay', tone2='linen:indigo')
    room.look((900, -4700, 1400), (460, 2400), 66, 0.46)


def with_poster():
    room = bedroom_set(wall=CLAY, bed='gajoldoba-four-poster-bed', w=5600, floor='walnut')
    room.look((-300, -5400, 1450), (480, 2400), 62, 0.38)


def with_almirah():
    room = Room(w=4200, d=3400, wall=OCHRE)
    room.put('jayanti-almirah', (200, 1380))
    room.put('siliguri-chowki-stool', (-750, 1150), 15)
    books_flat(room.shell, 'books', (-750, 1150, 380), 1, 2)
    room.put('rammam-cotton-dhurrie', (0, 350))
    room.put('rajabhat-cane-planter', (1150, 1400))
    room.look((-250, -3900, 1300), (120, 1700), 62, 0.27)


def with_chest():
    room = Room(w=4200, d=3200, wall=CLAY)
    room.put('samsing-chest-of-drawers', (0, 1340))
    room.put('lolay-brass-mirror', (0, 1570), z=1100)
    room.put('sittong-table-lamp', (-320, 1340), z=900)
    vase(room.shell, 'vase', (300, 1320, 900), 0.7, 'ceramic', stems=True)
    room.put('rajabhat-cane-planter', (760, 1300))
    room.look((200, -3000, 1250), (40, 1600), 72, 0.22)


def with_makaibari():
    room = dining_set(wall=CREAM, w=5000, back_window=None)
    room.picture((0, 2275, 1450), (1100, 640))
    room.look((700, -4600, 1450), (0, 2300), 60, 0.42)


def with_bagdogra():
    room = dining_set(wall=SAGE, table='bagdogra-round-dining-table', w=4600)
    room.look((-500, -4200, 1450), (0, 2300), 64, 0.42)


def with_sideboard():
    room = Room(w=4600, d=3400, wall=GREEN, fill=0.7)
    room.put('coronation-sideboard', (0, 1420))
    room.put('sittong-table-lamp', (-600, 1400), z=800)
    vase(room.shell, 'vase', (480, 1400, 800), 1.0, 'ceramic', stems=True)
    room.picture((0, 1675, 1420), (820, 620))
    room.put('rajabhat-cane-planter', (1120, 1350))
    room.look((250, -3600, 1250), (60, 1700), 62, 0.3)


IN_ROOM = {
    'teesta-three-seater-sofa': with_sofa, 'mahananda-corner-sofa': with_corner, 'rangeet-jhoola-swing': with_swing,
    'kanchen-boucle-armchair': with_boucle, 'kurseong-cane-lounge-chair': with_lounge, 'terai-coffee-table': with_coffee_table,
    'sevoke-console-table': with_console, 'chilapata-media-unit': with_media_unit, 'jaldhaka-bookcase': with_bookcase,
    'singalila-queen-bed': with_queen, 'chalsa-cane-bed': with_chalsa, 'gajoldoba-four-poster-bed': with_poster,
    'jayanti-almirah': with_almirah, 'samsing-chest-of-drawers': with_chest, 'makaibari-dining-table': with_makaibari,
    'bagdogra-round-dining-table': with_bagdogra, 'coronation-sideboard': with_sideboard,
}
