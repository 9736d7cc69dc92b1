"""Cabinets, shelves and chests."""

from counts import levels, row, share, stands
from parts import bar_pull, board, cane_panel, drawer_front, knob_of, mortised_frame, rod, shaker_door, smooth_profile, tapered_leg, turned


def carcass(m, wood, w, d, low, high, thick=22, back=True, over=8):
    """Top, bottom, sides and back of a cabinet between two heights."""
    board(m, 'top', wood, (0, 0, high - thick / 2), (w, d, thick), 'x', 4)
    board(m, 'bottom', wood, (0, over / 2, low + thick / 2), (w - 2 * over, d - over, thick), 'x', 3)
    for x in (-1, 1):
        board(m, f'side {x}', wood, (x * (w / 2 - thick / 2 - over / 2), over / 2, (low + high) / 2), (thick, d - over, high - low - 2 * thick + 2), 'z', 3)
    if back:
        board(m, 'back', wood, (0, d / 2 - 14, (low + high) / 2), (w - 2 * thick, 10, high - low - 2 * thick), 'x', 0)


def splayed_legs(m, wood, count, w, d, top, inset=60, size=(44, 26), splay=24):
    for x in (-1, 1):
        for y in stands(count, x):
            tapered_leg(m, f'leg {x} {y}', wood, (x * (w / 2 - inset), y * (d / 2 - inset), top), (x * (w / 2 - inset + splay), y * (d / 2 - inset + splay), 0), *size, round_leg=True)


def chilapata(m, colour=None):
    """Cane doors at the ends; between them an open shelf over drawers. Everything sits flush in its opening."""
    wood = 'wood:sal'
    w, d, h, low = 1800, 420, 520, 150
    splayed_legs(m, wood, m.fact('legs'), w, d, low + 4, 90)
    carcass(m, wood, w, d, low, h)
    front, z0, z1 = -d / 2 + 20, low + 22, h - 22
    inner, divider = w / 2 - 26, 435
    for x in (-1, 1):
        doors = share(m.fact('doors'), x)
        for tag, aside in row(doors):
            each = (inner - divider - 10) / doors
            shaker_door(m, f'door {x}{tag}', wood, (x * (divider + 10 + inner) / 2 + aside * each, front, (z0 + z1) / 2), (each - 4, z1 - z0 - 4), 42, 20, 'cane', 'brass', hinge=x)
        board(m, f'divider {x}', wood, (x * divider, -2, (z0 + z1) / 2), (20, d - 22, z1 - z0), 'z', 2)
    board(m, 'shelf', wood, (0, -2, z0 + 146), (2 * divider - 20, d - 24, 18), 'x', 2)
    drawers = m.fact('drawers')
    pitch = (2 * divider - 6) / drawers
    for tag, aside in row(drawers - 1):
        board(m, f'drawer post{tag}', wood, (aside * pitch, -2, z0 + 68), (14, d - 24, 137), 'z', 2)
    for tag, aside in row(drawers):
        drawer_front(m, f'drawer{tag}', wood, (aside * pitch, front, z0 + 68.5), (pitch - 16, 135), 20, 'brass')


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
    for i, z in enumerate(levels(90, 1530, m.fact('shelves'))):
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
    """An almirah: tall panelled doors over low ones, a cornice, brass pulls."""
    wood = 'wood:dark-sal'
    w, d, h, low = 1200, 580, 2050, 110
    tall = m.fact('tallDoors')
    short = m.fact('doors') - tall
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
        for part, z, height, count in (('upper', 1377, 1168, tall), ('lower', 463, 648, short)):
            for tag, cx, each in leaves_of(door, share(count, x), x, 1):
                mortised_frame(m, f'{part} door {x}{tag}', wood, (cx, front, z), (each - 3, height), 74, 24)
                board(m, f'{part} panel {x}{tag}', wood, (cx, front + 4, z), (each - 130, 12, height - 130), 'z', 2)
                board(m, f'{part} field {x}{tag}', wood, (cx, front - 2, z), (each - 190, 14, height - 190), 'z', 7)
        for tag, cx, each in leaves_of(door, share(tall, x), x, 1):
            bar_pull(m, f'pull {x}{tag}', 'brass', (cx - x * (each / 2 - 39), front - 12, 1150), 190, upright=True)
        for tag, cx, each in leaves_of(door, share(short, x), x, 1):
            knob_of(m, f'lower knob {x}{tag}', 'brass', (cx - x * (each / 2 - 39), front - 12, 560))


def leaves_of(half, count, x, gap):
    """The doors that close one half of a cabinet: what to add to the name of each, its middle and its width."""
    return [(tag, x * (half / 2 + gap) + aside * half / count, half / count) for tag, aside in row(count)]


def samsing(m, colour=None):
    """Small drawers side by side over wide ones."""
    wood = 'wood:honey'
    w, d, h, low = 1000, 460, 900, 150
    across, down = m.fact('smallDrawers'), m.fact('wideDrawers')
    if across + down != m.fact('drawers'):
        raise ValueError(f'{across} small and {down} wide are not all the drawers')
    splayed_legs(m, wood, 4, w, d, low + 4, 75)
    carcass(m, wood, w, d, low, h, 24)
    inner = w - 58
    front, z = -d / 2 + 18, h - 24
    small, wide = 118, 584 / down
    pitch = (inner + 16) / across
    for tag, aside in row(across - 1):
        board(m, f'small divider{tag}', wood, (aside * pitch, -2, z - small / 2), (16, d - 22, small), 'z', 2)
    for tag, aside in row(across):
        drawer_front(m, f'small drawer{tag}', wood, (aside * pitch, front, z - small / 2), (pitch - 18, small - 2), 22, 'brass')
    for i in range(down):
        drawer_front(m, f'drawer {i}', wood, (0, front, z - small - wide * (i + 0.5)), (inner - 2, wide - 2), 22, 'brass', 2)


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
        for y in stands(m.fact('feet'), x):
            board(m, f'foot {x} {y}', wood, (x * (w / 2 - 70), y * (d / 2 - 50), 10), (90, 60, 20), 'x', 4)
    boards = m.fact('lidBoards')
    for tag, aside in row(boards):
        board(m, f'lid board{tag}', wood, (0, aside * d / boards, 434), (w, d / boards - 0.8, 26), 'x', 2)
    for x in (-1, 1):
        board(m, f'lid cleat {x}', wood, (x * 360, -10, 416), (40, d - 120, 14), 'y', 3)
    from cushions import seat_cushion
    seat_cushion(m, 'pad', 'linen:flax', (0, 0, 474), (w - 30, d - 20, 56), seed=3)


def coronation(m, colour=None):
    """A sideboard: arched cane doors either side of a stack of drawers, brass pulls and brass shoes."""
    wood = 'wood:teak'
    w, d, h, low = 1700, 460, 800, 200
    for x in (-1, 1):
        for y in (-1, 1):
            top, foot = (x * (w / 2 - 100), y * (d / 2 - 60), low + 4), (x * (w / 2 - 66), y * (d / 2 - 34), 0)
            tapered_leg(m, f'leg {x} {y}', wood, top, foot, 50, 28, round_leg=True)
            part = tuple(foot[k] + (top[k] - foot[k]) * 0.26 for k in range(3))
            tapered_leg(m, f'shoe {x} {y}', 'brass', part, foot, 35.5, 30, round_leg=True)
    carcass(m, wood, w, d, low, h, 26)
    front, z0, z1 = -d / 2 + 20, low + 26, h - 26
    inner, divider = w / 2 - 30, 280
    for x in (-1, 1):
        doors = share(m.fact('doors'), x)
        for tag, aside in row(doors):
            width = (inner - divider - 11) / doors
            shaker_door(m, f'door {x}{tag}', wood, (x * (divider + 11 + inner) / 2 + aside * width, front, (z0 + z1) / 2), (width - 4, z1 - z0 - 4), 52, 22, 'cane', 'brass', hinge=x, arch=150)
        board(m, f'divider {x}', wood, (x * divider, -2, (z0 + z1) / 2), (22, d - 22, z1 - z0), 'z', 2)
    drawers = m.fact('drawers')
    each = (z1 - z0) / drawers
    for i in range(drawers):
        drawer_front(m, f'drawer {i}', wood, (0, front, z0 + each * (i + 0.5)), (2 * divider - 24, each - 2), 22, 'bar')


def pane_grid(m, name, wood, at, size, columns, rows, turn=0):
    """Small panes: bars halved into each other, and one pane of glass behind them."""
    w, h = size
    with m.within(at, (0, 0, turn)):
        board(m, f'{name} glass', 'glass', (0, 4, 0), (w + 8, 3, h + 8), 'z', 0)
        for i in range(1, columns):
            board(m, f'{name} upright {i}', wood, (-w / 2 + w * i / columns, -2, 0), (15, 15, h), 'z', 2)
        for i in range(1, rows):
            board(m, f'{name} bar {i}', wood, (0, -2, -h / 2 + h * i / rows), (w, 14, 15), 'x', 2)


def naxalbari(m, colour=None):
    """Glazed in small panes on three sides above, panelled doors below, plates on the shelves."""
    wood = 'wood:dark-sal'
    w, d, h = 1000, 420, 1850
    split, low, high = 640, 80, 1810
    board(m, 'cornice', wood, (0, 0, h - 20), (w, d, 40), 'x', 8)
    board(m, 'plinth', wood, (0, 0, 40), (w - 12, d - 8, 80), 'x', 5)
    board(m, 'waist', wood, (0, 0, split), (w, d, 30), 'x', 6)
    board(m, 'back', wood, (0, d / 2 - 16, (low + high) / 2), (w - 60, 12, high - low), 'z', 0)
    board(m, 'top board', wood, (0, 0, high - 11), (w - 30, d - 20, 22), 'x', 2)
    for x in (-1, 1):
        board(m, f'lower side {x}', wood, (x * (w / 2 - 25), 0, (low + split) / 2), (24, d - 30, split - low), 'z', 3)
        for y in (-1, 1):
            board(m, f'post {x} {y}', wood, (x * (w / 2 - 29), y * (d / 2 - 29), (split + high) / 2), (34, 34, high - split), 'z', 3)
        for z, tall in ((split + 43, 56), (high - 34, 56)):
            board(m, f'side rail {x} {z}', wood, (x * (w / 2 - 29), 0, z), (26, d - 90, tall), 'y', 3)
        pane_grid(m, f'side panes {x}', wood, (x * (w / 2 - 29), 0, 1223), (d - 92, 1025), 2, 5, 90 * x)
    front = -d / 2 + 22
    inner = w / 2 - 46
    lower = w / 2 - 38
    for x in (-1, 1):
        for tag, cx, each in leaves_of(lower, share(m.fact('panelledDoors'), x), x, 0.5):
            shaker_door(m, f'lower door {x}{tag}', wood, (cx, front, (low + split - 15) / 2), (each - 3, split - low - 21), 62, 22, None, 'brass', hinge=x)
        for tag, cx, each in leaves_of(inner, share(m.fact('upperDoors'), x), x, 0.5):
            at, size = (cx, front, (split + 15 + high - 22) / 2), (each - 3, high - split - 41)
            mortised_frame(m, f'glass door {x}{tag}', wood, at, size, 46, 22)
            pane_grid(m, f'panes {x}{tag}', wood, at, (size[0] - 92, size[1] - 92), 2, 5)
            knob_of(m, f'glass knob {x}{tag}', 'brass', (cx - x * (each / 2 - 23.5), front - 11, 1080))
    for i, z in enumerate((944, 1225, 1506)):
        board(m, f'shelf {i}', wood, (0, 16, z), (w - 100, d - 90, 18), 'x', 2)
    board(m, 'light strip', 'bulb:9', (0, -d / 2 + 62, high - 28), (w - 160, 10, 5), 'x', 0, draw=False)
    from decor import bowl, cup, plate_on_edge, plate_stack, vase
    for i in range(4):
        plate_on_edge(m, f'plate {i}', (-315 + i * 210, 130, 1236), 100)
    plate_stack(m, 'plates', (-250, 20, 656), 8)
    bowl(m, 'bowl', (60, 20, 656), 1.0, 'ceramic')
    bowl(m, 'second bowl', (300, 20, 656), 0.8, 'glaze')
    for i in range(5):
        cup(m, f'cup {i}', (-300 + i * 150, 20, 954))
    vase(m, 'vase', (-200, 30, 1516), 0.6, 'ceramic')
    bowl(m, 'upper bowl', (180, 30, 1516), 0.9, 'glaze')
