"""Recliner, ottoman, bar stool and the set for the veranda."""

import math

import numpy as np

from chairs import crest_rail, woven_seat
from counts import equally, first_of, front_and_back, levels, row, sides, stands
from cushions import seat_cushion
from parts import board, prism, rod, slats, tapered_leg, turned
from soft import padded, piping, rounded_loop


def sonada(m, colour=None):
    """A recliner in leather: deep arms, a back in rolls, and a foot rest that swings out of the front."""
    hide = f'leather:{colour or "tan"}'
    w, d, arm = 880, 920, 150
    inner = w - 2 * arm
    board(m, 'base', 'wood:walnut', (0, 20, 55), (w - 120, d - 180, 70), 'x', 6)
    for x in (-1, 1):
        for y in stands(m.fact('feet'), x):
            turned(m, f'foot {x} {y}', 'wood:walnut', [(20, 0), (26, 4), (30, 50)], (x * (w / 2 - 62), y * (d / 2 - 96), 0), sides=28)
        if x not in sides(m.fact('arms')):
            continue
        padded(m, f'arm {x}', hide, (x * (w / 2 - arm / 2), -10, 304), (arm, d - 60, 542), 62, 16, seed=4 + x)
        if not m.export:
            with m.within((x * (w / 2 - arm / 2), -10, 304)):
                for y in (-1, 1):
                    piping(m, f'arm welt {x} {y}', hide, arm_loop(arm, 542, y * (d / 2 - 50)), 3.6)
    padded(m, 'seat box', hide, (0, -20, 230), (inner + 10, d - 150, 240), 34, 5, seed=2)
    seat_cushion(m, 'seat', hide, (0, -70, 415), (inner + 6, 680, 170), seed=3, sag=12, puff=1.3)
    with m.within((0, 250, 400), (-15, 0, 0)):
        padded(m, 'back shell', hide, (0, 90, 260), (inner + 60, 110, 760), 46, 8, seed=6)
        rolls = m.fact('rolls')
        for i, up in enumerate(levels(0, 2, rolls)):
            # Height above the seat, thickness and height of the lowest, of one half way up and of the highest.
            z, thick, tall = (float(np.interp(up, (0, 1, 2), each)) for each in ((110, 325, 530), (190, 175, 205), (230, 210, 230)))
            padded(m, f'back roll {i}', hide, (0, 0, z), (inner + 20, thick, tall * 3 / rolls), 84, 22, seed=10 + i)
    foot_rest(m, hide, inner, d)


def arm_loop(arm, tall, y):
    """The seam round the front or the back of an arm, in metres, in the frame of the arm: it lies on the leather where that turns in."""
    return [(px, y / 1000, py) for px, py, _ in rounded_loop(arm - 30, tall - 30, 46, 0)]


def foot_rest(m, hide, inner, d):
    """Out in the picture, as one sits in it; closed against the front in the drawing, which gives the size of the closed chair."""
    if m.export:
        padded(m, 'foot rest', hide, (0, -d / 2 + 42, 250), (inner - 8, 84, 300), 34, 8, seed=20)
        return
    # The calf panel closes the gap to the seat: without it the shadow of the foot rest lies on the floor by itself.
    out = [padded(m, 'foot rest', hide, (0, -d / 2 - 300, 372), (inner - 8, 330, 92), 36, 12, rot=(9, 0, 0), seed=20),
           padded(m, 'calf panel', hide, (0, -d / 2 - 38, 388), (inner - 26, 212, 64), 26, 12, rot=(2, 0, 0), seed=21)]
    for x in (-1, 1):
        out += scissors(m, x, x * (inner / 2 - 60), -d / 2)
    for part in out:
        part['loose'] = True


def scissors(m, tag, x, front):
    """What carries the foot rest on one side: flat steel bars that cross and turn on pins; `front` is where the closed chair ends."""
    low, high, knee, near, far = (front + 60, 195), (front + 60, 305), (front - 100, 225), (front - 215, 330), (front - 370, 318)
    out = []
    for number, ((ay, az), (by, bz)) in enumerate(((low, near), (high, knee), (knee, far))):
        lean = math.degrees(math.atan2(az - bz, ay - by))
        aside = x - math.copysign(9 * (number == 0), x)
        out.append(board(m, f'bar {tag} {number}', 'steel', (aside, (ay + by) / 2, (az + bz) / 2), (6, math.dist((ay, az), (by, bz)) + 24, 26), 'y', 1.5, rot=(lean, 0, 0)))
    for number, (y, z) in enumerate((low, high, knee, near, far)):
        out.append(turned(m, f'pin {tag} {number}', 'steel', [(9, 0), (9, 26), (6, 30)], (x - 15, y, z), (x + 15, y, z), sides=20))
    return out


def rohini(m, colour=None):
    """An ottoman with room inside: a buttoned velvet lid on a plain box, turned feet."""
    cloth = f'velvet:{colour or "moss"}'
    w, d = 900, 500
    for x in (-1, 1):
        for y in stands(m.fact('feet'), x):
            turned(m, f'foot {x} {y}', 'wood:sal', [(17, 0), (22, 4), (30, 40), (34, 84), (34, 96)], (x * (w / 2 - 85), y * (d / 2 - 80), 0), sides=36)
    # In a model the lid is plainer, and the box reaches into it.
    tall = 244 if m.export else 222
    padded(m, 'box', cloth, (0, 0, 94 + tall / 2), (w - 14, d - 14, tall), 16, 3, seed=2)
    pairs = equally(m.fact('buttons'), 2)
    spots = tuple((aside * round(750 / pairs), y * 105) for _, aside in row(pairs) for y in (-1, 1))
    seat_cushion(m, 'lid', cloth, (0, 0, 372), (w, d, 118), seed=4, puff=1.4, tufts=spots)
    if not m.export:
        with m.within((0, 0, 100)):
            piping(m, 'lower welt', cloth, rounded_loop(w - 14, d - 14, 16, 6), 3.4)


def bagrakote(m, colour=None):
    """A bar stool: legs that lean in, a seat of woven cord, a low bent back and a brass foot rail."""
    wood = {None: 'wood:black', 'honey': 'wood:honey'}[colour]
    seat, half, foot = 735, 172, 214
    front, back = front_and_back(m.fact('legs'))
    for x in (-1, 0, 1):
        if x in front:
            tapered_leg(m, f'front leg {x}', wood, (x * half, -half, seat + 8), (x * foot, -foot, 0), 38, 28, round_leg=True)
        if x in back:
            tapered_leg(m, f'back leg {x}', wood, (x * half, half, seat - 10), (x * foot, foot + 6, 0), 38, 28, round_leg=True)
        if x == 0:
            continue
        tapered_leg(m, f'back post {x}', wood, (x * (half + 12), half + 46, 955), (x * half, half, seat - 30), 27, 38, round_leg=True)
        for z, share in ((300, 0.58), (seat - 190, 0.24)):
            s = half + (foot - half) * share
            rod(m, f'side rail {x} {z}', wood, [(x * s, -s, z), (x * s, s, z)], 10)
        rod(m, f'seat rail {x}', wood, [(x * half, -half, seat - 22), (x * half, half, seat - 22)], 14)
        rod(m, f'cross seat rail {x}', wood, [(-half, x * half, seat - 22), (half, x * half, seat - 22)], 14)
    s = half + (foot - half) * 0.58
    rod(m, 'foot rail', 'brass', [(-s, -s, 262), (s, -s, 262)], 11)
    rod(m, 'back rail', wood, [(-s, s, 262), (s, s, 262)], 10)
    woven_seat(m, 2 * half - 30, seat - 4)
    crest_rail(m, wood, half + 24, half + 66, 26, 928, height=74, thick=22)


def jorpokhri(m, colour=None):
    """For the veranda: slatted teak armchairs and a small table between them."""
    chairs = first_of((('left', -640, 12, 1), ('right', 640, -12, 5)), m.fact('chairs'))
    for name, x, turn, seed in chairs:
        outdoor_chair(m, name, (x, 40), turn, seed, equally(m.fact('cushions'), len(chairs)))
    for tag, aside in row(m.fact('tables')):
        outdoor_table(m, f'table{tag}', (aside * 520, -40))


def outdoor_chair(m, name, at, turn, seed, cushions):
    wood, w, d = 'wood:teak', 640, 720
    with m.within((*at, 0), (0, 0, turn)):
        for x in (-1, 1):
            px = x * (w / 2 - 30)
            tapered_leg(m, f'{name} front leg {x}', wood, (px, -d / 2 + 50, 590), (px, -d / 2 + 40, 0), 52, 44, 6)
            tapered_leg(m, f'{name} back leg {x}', wood, (px, d / 2 - 150, 590), (px, d / 2 - 60, 0), 52, 44, 6)
            board(m, f'{name} arm {x}', wood, (px, -40, 604), (84, d - 60, 26), 'y', 7)
            board(m, f'{name} side rail {x}', wood, (px - x * 4, -30, 330), (30, d - 170, 70), 'y', 5, rot=(-5, 0, 0))
        board(m, f'{name} front rail', wood, (0, -d / 2 + 48, 356), (w - 110, 30, 74), 'x', 5)
        with m.within((0, -20, 350), (-5, 0, 0)):
            slats(m, f'{name} seat slat', wood, 8, (0, -255, 18), (0, 71, 0), (w - 84, 60, 20), 'x', 4)
            for tag, aside in row(cushions):
                each = (w - 96) // cushions
                seat_cushion(m, f'{name} cushion{tag}', 'linen:sage', (aside * each, -20, 72), (each, 540, 84), seed=seed, sag=5)
        with m.within((0, d / 2 - 150, 330), (-19, 0, 0)):
            for x in (-1, 1):
                board(m, f'{name} back stile {x}', wood, (x * (w / 2 - 66), 0, 265), (40, 34, 560), 'z', 6)
            board(m, f'{name} crest', wood, (0, 0, 525), (w - 100, 32, 74), 'x', 10)
            board(m, f'{name} lower back rail', wood, (0, 0, 70), (w - 130, 26, 50), 'x', 5)
            slats(m, f'{name} back slat', wood, 7, (-183, 0, 290), (61, 0, 0), (44, 16, 400), 'z', 4)


def outdoor_table(m, name, at):
    wood, r, h = 'wood:teak', 250, 470
    with m.within((*at, 0)):
        count = 8
        for i in range(count):
            low = -r + 2 * r / count * i + 3
            high = low + 2 * r / count - 6
            line = [(math.sqrt(max(1, r * r - y * y)), y) for y in (low + (high - low) * k / 8 for k in range(9))]
            prism(m, f'{name} slat {i}', wood, line + [(-x, y) for x, y in reversed(line)], 22, (0, 0, h - 11), 'xy', 3)
        for y in (-1, 1):
            board(m, f'{name} bearer {y}', wood, (y * 110, 0, h - 38), (36, 2 * r - 110, 32), 'y', 4)
        for x in (-1, 1):
            for y in (-1, 1):
                tapered_leg(m, f'{name} leg {x} {y}', wood, (x * 110, y * 140, h - 30), (x * 165, y * 165, 0), 40, 32, 5)
            board(m, f'{name} tie {x}', wood, (x * 138, 0, 190), (24, 280, 34), 'y', 4)
