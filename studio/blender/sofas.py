"""Sofas, the diwan and the swing."""

import math

from counts import row, sides, spread, stands
from cushions import pillow, seat_cushion
from parts import board, mortised_frame, rod, slats, smooth_profile, tapered_leg, turned
from soft import bolster, padded

ARM = 128


def plinth(m, w, d, legs=4, base=165, wood='wood:sal', at=(0, 0)):
    """Splayed legs under a frame of four rails; returns the height of its top."""
    x0, y0 = at
    for side in (-1, 1):
        for y in stands(legs, side):
            x = side * (w / 2 - 75)
            tapered_leg(m, f'leg {side} {y} {x0}', wood, (x0 + x, y0 + y * (d / 2 - 80), base), (x0 + x + side * 22, y0 + y * (d / 2 - 55), 0), 46, 28)
        board(m, f'long rail {side} {x0}', wood, (x0, y0 + side * (d / 2 - 45), base + 27), (w - 40, 40, 54), 'x', 6)
        board(m, f'side rail {side} {x0}', wood, (x0 + side * (w / 2 - 40), y0, base + 27), (40, d - 130, 54), 'y', 6)
    return base + 54


def seats_in_a_row(m, cloth, inside, depth, deck, front, back, seed=0):
    each = inside / m.fact('seats')
    for i in range(m.fact('seats')):
        x = -inside / 2 + each * (i + 0.5)
        seat_cushion(m, f'seat {i}', cloth, (x, front + depth / 2, deck + 164), (each + 2, depth, 162), seed=seed + i + 1, sag=10)
    each = inside / m.fact('backCushions')
    for i in range(m.fact('backCushions')):
        x = -inside / 2 + each * (i + 0.5)
        seat_cushion(m, f'back cushion {i}', cloth, (x, back, deck + 385), (each - 6, 385, 185), rot=(77, 0, 0), puff=1.6, seed=seed + 11 + i)


def teesta(m, w, cloth):
    d = 900
    deck = plinth(m, w, d, m.fact('legs'))
    padded(m, 'deck', cloth, (0, -4, deck + 48), (w - 130, d - 36, 96), 22, 3, cell=60)
    for side in (-1, 1):
        padded(m, f'arm {side}', cloth, (side * (w / 2 - ARM / 2), -4, deck + 182), (ARM, d - 20, 364), 46, 10, seed=3 + side)
    padded(m, 'back', cloth, (0, d / 2 - 92, deck + 240), (w - 2 * ARM + 30, 150, 470), 52, 8, rot=(-7, 0, 0), seed=9)
    inside = w - 2 * ARM - 6
    seats_in_a_row(m, cloth, inside, 690, deck, -d / 2 + 26, d / 2 - 232)
    return inside, deck


def teesta_three(m, colour=None):
    cloth = f'linen:{colour or "oatmeal"}'
    inside, deck = teesta(m, 2140, cloth)
    accent = {'oatmeal': 'clay', 'moss': 'flax', 'terracotta': 'oatmeal'}[colour or 'oatmeal']
    pillow(m, 'loose cushion', f'linen:{accent}', (-inside / 2 + 215, -6, deck + 440), (450, 450, 155), rot=(66, 7, 22), seed=4, floor=deck + 238, loose=True)


def teesta_two(m, colour=None):
    inside, deck = teesta(m, 1560, 'linen:oatmeal')
    pillow(m, 'loose cushion', 'linen:sage', (inside / 2 - 210, -6, deck + 440), (450, 450, 155), rot=(66, -7, -22), seed=6, floor=deck + 238, loose=True)


def mahananda(m, colour=None):
    """An L: the long side with a chaise at its left."""
    cloth = 'linen:moss'
    w, d, chaise = 2780, 920, 1740
    deck = plinth(m, w, d, at=(0, 0))
    front = -d / 2 - (chaise - d)
    left = -w / 2 + ARM + 440
    padded(m, 'deck', cloth, (0, -4, deck + 48), (w - 130, d - 36, 96), 22, 3, cell=70)
    padded(m, 'chaise deck', cloth, (left - 60, front + 620, deck + 48), (980, 1220, 96), 22, 3, cell=70)
    for side in (-1, 1):
        tapered_leg(m, f'chaise leg {side}', 'wood:sal', (left - 60 + side * 420, front + 90, 165), (left - 60 + side * 440, front + 65, 0), 46, 28)
        board(m, f'chaise rail {side}', 'wood:sal', (left - 60 + side * 470, front + 480, 192), (40, 900, 54), 'y', 6)
    board(m, 'chaise front rail', 'wood:sal', (left - 60, front + 45, 192), (960, 40, 54), 'x', 6)
    for side in (-1, 1):
        length = d - 20 if side == 1 else 1260
        padded(m, f'arm {side}', cloth, (side * (w / 2 - ARM / 2), d / 2 - 14 - length / 2, deck + 182), (ARM, length, 364), 46, 10, seed=3 + side)
    padded(m, 'back', cloth, (0, d / 2 - 92, deck + 240), (w - 2 * ARM + 30, 150, 470), 52, 8, rot=(-7, 0, 0), seed=9)
    inside = w - 2 * ARM - 6
    # The chaise is the first of its places.
    each = inside / m.fact('places')
    (_, aside), *others = row(m.fact('places'))
    seat_cushion(m, 'chaise cushion', cloth, (each * aside, front + 790, deck + 168), (each + 2, 1540, 160), seed=1, sag=8)
    for i, (_, aside) in enumerate(others):
        seat_cushion(m, f'seat {i}', cloth, (each * aside, -d / 2 + 26 + 350, deck + 168), (each + 2, 700, 160), seed=2 + i, sag=10)
    each = inside / m.fact('backCushions')
    for i, (tag, aside) in enumerate(row(m.fact('backCushions'))):
        seat_cushion(m, f'back cushion{tag}', cloth, (each * aside, d / 2 - 232, deck + 390), (each - 8, 390, 190), rot=(77, 0, 0), puff=1.6, seed=11 + i)
    pillow(m, 'loose cushion', 'linen:flax', (inside / 2 - 225, -16, deck + 444), (450, 450, 155), rot=(66, -7, -22), seed=6, floor=deck + 242, loose=True)
    pillow(m, 'second cushion', 'linen:clay', (-inside / 2 + 250, -6, deck + 444), (450, 450, 155), rot=(66, 6, 18), seed=8, floor=deck + 242, loose=True)


def dooars(m, colour=None):
    """A diwan: turned feet, a slatted low frame, one long mattress and a bolster at each end."""
    w, d = 1900, 800
    wood, cloth = 'wood:sal', 'cotton:indigo'
    foot = smooth_profile([(20, 0), (26, 12), (24, 30), (17, 46), (30, 74), (40, 110), (34, 150), (24, 168), (36, 184), (36, 200)], 5)
    for x in (-1, 1):
        for y in (-1, 1):
            turned(m, f'foot {x} {y}', wood, foot, (x * (w / 2 - 60), y * (d / 2 - 60), 0))
            board(m, f'post {x} {y}', wood, (x * (w / 2 - 60), y * (d / 2 - 60), 255), (76, 76, 120), 'z', 5)
    for y in (-1, 1):
        board(m, f'long rail {y}', wood, (0, y * (d / 2 - 50), 262), (w - 190, 34, 90), 'x', 5)
    for x in (-1, 1):
        board(m, f'short rail {x}', wood, (x * (w / 2 - 50), 0, 262), (34, d - 190, 90), 'y', 5)
        for y in (-1, 1):
            board(m, f'upright {x} {y}', wood, (x * (w / 2 - 60), y * (d / 2 - 60), 430), (48, 48, 240), 'z', 6)
        board(m, f'end rail {x}', wood, (x * (w / 2 - 60), 0, 540), (52, d - 60, 34), 'y', 8)
        slats(m, f'end slat {x}', wood, 9, (x * (w / 2 - 60), -280, 420), (0, 70, 0), (18, 26, 226), 'z', 4)
    board(m, 'bed of the diwan', wood, (0, 0, 298), (w - 130, d - 120, 18), 'x', 2)
    seat_cushion(m, 'mattress', cloth, (0, 0, 372), (w - 150, d - 60, 130), seed=3, sag=4)
    for x in spread(m.fact('bolsters')):
        bolster(m, f'bolster {x}', cloth, (x * (w / 2 - 210), 0, 530), d - 130, 105, 'y', seed=x)
    for i, (x, shade) in enumerate(((-330, 'sand'), (40, 'white'))):
        pillow(m, f'back cushion {i}', f'linen:{shade}', (x, 250, 620), (440, 440, 150), rot=(62, 0, 6 - 10 * i), seed=i + 2, floor=434, loose=True)


def rangeet(m, colour=None):
    """A jhoola: an A-frame of teak, a slatted bench on brass chains."""
    w, d, h = 1500, 900, 1950
    wood = 'wood:teak'
    for x in (-1, 1):
        px = x * (w / 2 - 45)
        for y in (-1, 1):
            tapered_leg(m, f'leg {x} {y}', wood, (px, y * 45, h - 70), (px, y * (d / 2 - 30), 0), 66, 56, 7)
        board(m, f'foot rail {x}', wood, (px, 0, 190), (46, d - 190, 60), 'y', 6)
        board(m, f'collar {x}', wood, (px, 0, 1240), (42, 420, 54), 'y', 6)
        board(m, f'head {x}', wood, (px, 0, h - 95), (84, 190, 130), 'y', 8)
    board(m, 'beam', wood, (0, 0, h - 50), (w, 84, 100), 'x', 9)
    seat_w, seat_d, seat = 1180, 560, 430
    mortised_frame(m, 'seat', wood, (0, 0, seat), (seat_w, seat_d), 58, 44, 'xy', 6)
    slats(m, 'seat slat', wood, 7, (0, -190, seat), (0, 63.5, 0), (seat_w - 110, 50, 22), 'x', 4)
    with m.within((0, seat_d / 2 - 30, seat + 20), (-12, 0, 0)):
        for x in (-1, 1):
            board(m, f'back post {x}', wood, (x * (seat_w / 2 - 30), 0, 235), (44, 36, 470), 'z', 7)
        board(m, 'crest', wood, (0, 0, 450), (seat_w, 36, 70), 'x', 12)
        board(m, 'lower back rail', wood, (0, 0, 90), (seat_w - 100, 28, 44), 'x', 6)
        for i in range(15):
            turned(m, f'spindle {i}', wood, smooth_profile([(7, 0), (9, 60), (13, 160), (9, 250), (7, 312)], 4), (-490 + i * 70, 0, 108), (-490 + i * 70, 0, 420), sides=16)
    for x in (-1, 1):
        if x in sides(m.fact('arms')):
            board(m, f'arm post {x}', wood, (x * (seat_w / 2 - 30), -seat_d / 2 + 50, seat + 115), (40, 40, 210), 'z', 7)
            board(m, f'arm {x}', wood, (x * (seat_w / 2 - 30), -20, seat + 230), (62, seat_d - 20, 28), 'y', 10)
        for y in stands(m.fact('chains'), x):
            chain(m, f'chain {x} {y}', (x * (seat_w / 2 + 14), y * (seat_d / 2 - 60), seat + 6), (x * (seat_w / 2 + 14), y * 30, h - 100))
            turned(m, f'eye {x} {y}', 'brass', [(12, 0), (12, 8), (6, 14), (6, 30)], (x * (seat_w / 2 - 6), y * (seat_d / 2 - 60), seat), (x * (seat_w / 2 + 60), y * (seat_d / 2 - 60), seat), sides=20)
    for tag, aside in row(m.fact('cushions')):
        each = (seat_w - 110) // m.fact('cushions')
        seat_cushion(m, f'seat cushion{tag}', 'linen:oatmeal', (aside * each, -20, seat + 60), (each, seat_d - 70, 80), seed=5, sag=4)
    pillow(m, 'cushion', 'linen:terracotta', (-380, 120, seat + 285), (420, 420, 145), rot=(64, 0, 14), seed=1, floor=seat + 98, loose=True)


def chain(m, name, low, high):
    """Brass links, each turned a quarter to the next; joined into one part because there are many."""
    link = 46.0
    length = math.dist(low, high)
    count = int(length / (link * 0.74))
    for i in range(count):
        t = (i + 0.5) / count
        cx, cy, cz = (low[k] + (high[k] - low[k]) * t for k in range(3))
        lean = (high[1] - low[1]) / length
        points = []
        for k in range(10 if not m.export else 6):
            a = 2 * math.pi * k / (10 if not m.export else 6)
            across, up = 9.5 * math.cos(a), link * 0.5 * math.sin(a)
            points.append((cx + (across if i % 2 else 0), cy + (0 if i % 2 else across) + up * lean, cz + up))
        rod(m, f'{name} link {i}', 'brass', points, 3.4, closed=True, draw=False)
