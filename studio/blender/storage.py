"""Cabinets, shelves and chests."""

from parts import bar_pull, board, cane_panel, drawer_front, knob_of, mortised_frame, rod, shaker_door, smooth_profile, tapered_leg, turned


def carcass(m, wood, w, d, low, high, thick=22, back=True, over=8):
    """Top, bottom, sides and back of a cabinet between two heights."""
    board(m, 'top', wood, (0, 0, high - thick / 2), (w, d, thick), 'x', 4)
    board(m, 'bottom', wood, (0, over / 2, low + thick / 2), (w - 2 * over, d - over, thick), 'x', 3)
    for x in (-1, 1):
        board(m, f'side {x}', wood, (x * (w / 2 - thick / 2 - over / 2), over / 2, (low + high) / 2), (thick, d - over, high - low - 2 * thick + 2), 'z', 3)
    if back:
        board(m, 'back', wood, (0, d / 2 - 14, (low + high) / 2), (w - 2 * thick, 10, high - low - 2 * thick), 'x', 0)


def four_legs(m, wood, w, d, top, inset=60, size=(44, 26), splay=24):
    for x in (-1, 1):
        for y in (-1, 1):
            tapered_leg(m, f'leg {x} {y}', wood, (x * (w / 2 - inset), y * (d / 2 - inset), top), (x * (w / 2 - inset + splay), y * (d / 2 - inset + splay), 0), *size, round_leg=True)


def chilapata(m, colour=None):
    wood = 'wood:sal'
    w, d, h, low = 1800, 420, 520, 150
    four_legs(m, wood, w, d, low + 4, 90)
    carcass(m, wood, w, d, low, h)
    door = (w - 60) / 4
    for x in (-1, 1):
        shaker_door(m, f'door {x}', wood, (x * 1.5 * door, -d / 2 + 20, (h + low) / 2), (door - 6, h - low - 50), 42, 20, 'cane', 'brass', hinge=x)
        board(m, f'divider {x}', wood, (x * door, 10, (h + low) / 2), (20, d - 40, h - low - 44), 'z', 3)
    board(m, 'shelf', wood, (0, 14, (h + low) / 2 + 10), (2 * door - 20, d - 50, 18), 'x', 3)
    for i in (-1, 1):
        drawer_front(m, f'drawer {i}', wood, (i * (door / 2 - 4), -d / 2 + 22, low + 102), (door - 14, 130), 20, 'brass')


def jaldhaka(m, colour=None):
    """Open shelves of teak in a frame of blackened steel."""
    w, d, h = 1000, 340, 1900
    for x in (-1, 1):
        for y in (-1, 1):
            board(m, f'upright {x} {y}', 'steel', (x * (w / 2 - 12), y * (d / 2 - 12), h / 2), (24, 24, h), 'z', 2)
        for z in (60, h - 12):
            board(m, f'end tie {x} {z}', 'steel', (x * (w / 2 - 12), 0, z), (22, d - 48, 22), 'y', 2)
    for y in (-1, 1):
        board(m, f'top tie {y}', 'steel', (0, y * (d / 2 - 12), h - 12), (w - 48, 22, 22), 'x', 2)
    heights = [90, 450, 810, 1170, 1530]
    for i, z in enumerate(heights):
        board(m, f'shelf {i}', 'wood:teak', (0, 0, z), (w - 26, d - 10, 30), 'x', 4)
    rod(m, 'brace a', 'steel', [(-w / 2 + 20, d / 2 - 6, 470), (w / 2 - 20, d / 2 - 6, 1150)], 4)
    rod(m, 'brace b', 'steel', [(w / 2 - 20, d / 2 - 6, 470), (-w / 2 + 20, d / 2 - 6, 1150)], 4)
    from decor import bowl, books, vase
    books(m, 'books a', (-330, 0, 465), 9, seed=2)
    books(m, 'books b', (120, 0, 1185), 8, seed=5)
    books(m, 'books c', (-60, 0, 105), 7, seed=9)
    vase(m, 'vase', (250, 0, 825), 1.0, 'ceramic')
    bowl(m, 'bowl', (-260, 0, 1185), 1.0, 'glaze')
    vase(m, 'small vase', (-300, 0, 1545), 0.8, 'clay-pot')


def jayanti(m, colour=None):
    """An almirah: two tall panelled doors, a cornice, brass pulls."""
    wood = 'wood:dark-sal'
    w, d, h, low = 1200, 580, 2050, 110
    carcass(m, wood, w - 30, d - 20, low, h - 60, 24)
    board(m, 'cornice', wood, (0, 0, h - 22), (w, d, 44), 'x', 8)
    board(m, 'cornice step', wood, (0, 0, h - 54), (w - 16, d - 10, 24), 'x', 6)
    board(m, 'plinth', wood, (0, 0, low - 14), (w - 14, d - 10, 44), 'x', 6)
    for x in (-1, 1):
        for y in (-1, 1):
            turned(m, f'foot {x} {y}', wood, smooth_profile([(24, 0), (36, 14), (42, 40), (34, 66), (26, 76)], 5), (x * (w / 2 - 70), y * (d / 2 - 70), 0))
    door = (w - 86) / 2
    front = -d / 2 + 18
    for x in (-1, 1):
        cx = x * (door / 2 + 1)
        for part, z, height in (('upper', 1377, 1168), ('lower', 463, 648)):
            mortised_frame(m, f'{part} door {x}', wood, (cx, front, z), (door - 3, height), 74, 24)
            board(m, f'{part} panel {x}', wood, (cx, front + 4, z), (door - 130, 12, height - 130), 'z', 2)
            board(m, f'{part} field {x}', wood, (cx, front - 2, z), (door - 190, 14, height - 190), 'z', 7)
        bar_pull(m, f'pull {x}', 'brass', (x * 40, front - 12, 1150), 190, upright=True)
        knob_of(m, f'lower knob {x}', 'brass', (x * 40, front - 12, 560))


def samsing(m, colour=None):
    """Two small drawers over three long ones."""
    wood = 'wood:honey'
    w, d, h, low = 1000, 460, 900, 150
    four_legs(m, wood, w, d, low + 4, 75)
    carcass(m, wood, w, d, low, h, 24)
    inner = w - 60
    top = h - 28
    heights = [150, 168, 178, 188]
    z = top
    for row, height in enumerate(heights):
        if row == 0:
            for i in (-1, 1):
                drawer_front(m, f'small drawer {i}', wood, (i * inner / 4, -d / 2 + 18, z - height / 2), (inner / 2, height), 22, 'brass')
        else:
            drawer_front(m, f'drawer {row}', wood, (0, -d / 2 + 18, z - height / 2), (inner, height), 22, 'brass', 2)
        z -= height


def takdah(m, colour=None):
    """A blanket box with dovetailed corners and a lid that overhangs."""
    wood = 'wood:sal'
    w, d, h = 1100, 480, 500
    for y in (-1, 1):
        board(m, f'long side {y}', wood, (0, y * (d / 2 - 26), 245), (w - 40, 24, 350), 'x', 3)
    for x in (-1, 1):
        board(m, f'short side {x}', wood, (x * (w / 2 - 32), 0, 245), (24, d - 78, 350), 'y', 3)
        for i in range(5):
            board(m, f'dovetail {x} {i}', wood, (x * (w / 2 - 32), -d / 2 + 25, 110 + i * 68), (25, 25, 34), 'y', 1)
    board(m, 'plinth', wood, (0, 0, 44), (w - 20, d - 20, 60), 'x', 6)
    for x in (-1, 1):
        for y in (-1, 1):
            board(m, f'foot {x} {y}', wood, (x * (w / 2 - 70), y * (d / 2 - 50), 10), (90, 60, 20), 'x', 4)
    for i in (-1, 0, 1):
        board(m, f'lid board {i}', wood, (0, i * d / 3, 434), (w, d / 3 - 0.8, 26), 'x', 2)
    for x in (-1, 1):
        board(m, f'lid cleat {x}', wood, (x * 360, -10, 416), (40, d - 120, 14), 'y', 3)
    from soft import seat_cushion
    seat_cushion(m, 'pad', 'linen:flax', (0, 0, 474), (w - 30, d - 20, 56), seed=3)


def coronation(m, colour=None):
    """A sideboard: cane doors either side of three drawers, brass knobs and brass shoes."""
    wood = 'wood:teak'
    w, d, h, low = 1700, 460, 800, 200
    for x in (-1, 1):
        for y in (-1, 1):
            top, foot = (x * (w / 2 - 100), y * (d / 2 - 60), low + 4), (x * (w / 2 - 66), y * (d / 2 - 34), 0)
            tapered_leg(m, f'leg {x} {y}', wood, top, foot, 50, 28, round_leg=True)
            part = tuple(foot[k] + (top[k] - foot[k]) * 0.26 for k in range(3))
            tapered_leg(m, f'shoe {x} {y}', 'brass', part, foot, 35.5, 30, round_leg=True)
    carcass(m, wood, w, d, low, h, 26)
    third = (w - 68) / 3
    for x in (-1, 1):
        shaker_door(m, f'door {x}', wood, (x * third, -d / 2 + 20, (h + low) / 2), (third - 6, h - low - 58), 52, 22, 'cane', 'brass', hinge=x)
        board(m, f'divider {x}', wood, (x * third / 2, 10, (h + low) / 2), (22, d - 30, h - low - 52), 'z', 3)
    each = (h - low - 58) / 3
    for i in range(3):
        drawer_front(m, f'drawer {i}', wood, (0, -d / 2 + 22, low + 29 + each * (i + 0.5)), (third - 28, each), 22, 'bar')


def naxalbari(m, colour=None):
    """Glass doors above, panelled doors below, plates on the shelves."""
    wood = 'wood:dark-sal'
    w, d, h = 1000, 420, 1850
    split = 640
    carcass(m, wood, w - 24, d - 14, 70, h - 40, 22)
    board(m, 'cornice', wood, (0, 0, h - 20), (w, d, 40), 'x', 8)
    board(m, 'plinth', wood, (0, 0, 40), (w - 12, d - 8, 80), 'x', 5)
    board(m, 'waist', wood, (0, 0, split), (w, d, 30), 'x', 6)
    front = -d / 2 + 18
    door = (w - 74) / 2
    for x in (-1, 1):
        cx = x * (door / 2 + 1)
        shaker_door(m, f'lower door {x}', wood, (cx, front, 352), (door - 3, 530), 62, 22, None, 'brass', hinge=x)
        shaker_door(m, f'glass door {x}', wood, (cx, front, 1226), (door - 3, 1120), 52, 22, 'glass', 'brass', hinge=x)
        board(m, f'glazing bar {x}', wood, (cx, front, 1226), (door - 100, 14, 16), 'x', 2)
    for i, z in enumerate((950, 1270, 1540)):
        board(m, f'shelf {i}', wood, (0, 16, z), (w - 80, d - 70, 18), 'x', 2)
    board(m, 'light strip', 'bulb:14', (0, -d / 2 + 56, h - 74), (w - 140, 12, 6), 'x', 0, draw=False)
    from decor import bowl, cup, plate_on_edge, plate_stack, vase
    for i in range(4):
        plate_on_edge(m, f'plate {i}', (-330 + i * 220, 120, 1280), 105)
    plate_stack(m, 'plates', (-250, 20, 656), 8)
    bowl(m, 'bowl', (60, 20, 656), 1.0, 'ceramic')
    bowl(m, 'second bowl', (300, 20, 656), 0.8, 'glaze')
    for i in range(5):
        cup(m, f'cup {i}', (-300 + i * 150, 30, 960))
    vase(m, 'vase', (-200, 30, 1550), 0.65, 'ceramic')
    bowl(m, 'upper bowl', (180, 30, 1550), 0.9, 'glaze')
