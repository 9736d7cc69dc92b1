"""Lamps."""

import math

import bpy
from mathutils import Vector

from counts import spokes
from parts import board, rod, smooth_profile, turned
from soft import sheet


def drum_shade(m, name, at, low_r, high_r, height, mat='shade', power=30):
    """A linen drum on a wire ring; the lamp in it lights the room through both openings, and the linen glows."""
    x, y, z = at
    steps = 40
    turned(m, name, mat, [(low_r + (high_r - low_r) * i / 8, height * i / 8) for i in range(9)], at, closed=False, sides=72, sharp_angle=180)
    for level, r in ((0, low_r), (height, high_r)):
        ring = [(x + r * math.cos(2 * math.pi * k / steps), y + r * math.sin(2 * math.pi * k / steps), z + level) for k in range(steps)]
        rod(m, f'{name} rim {level}', 'linen:linen', ring, 3.2, closed=True, draw=False)
    turned(m, f'{name} bulb', f'bulb:{power}', smooth_profile([(10, 0), (14, 18), (30, 52), (28, 78), (2, 96)], 5), (x, y, z + height * 0.3), sides=24).__setitem__('draw', False)
    lamp_light(m, name, (x, y, z + height * 0.45), power)


def lamp_light(m, name, at, power):
    """The light of a bulb: small enough to draw a shadow, soft enough not to glare. `evening` in the scene makes it stronger."""
    if m.export:
        return
    data = bpy.data.lights.new(f'{name} light', 'POINT')
    data.energy = power * bpy.context.scene.get('lamps', 0.35)
    data.color = (1.0, 0.79, 0.54)
    data.shadow_soft_size = 0.05
    holder = bpy.data.objects.new(f'{name} light', data)
    bpy.context.scene.collection.objects.link(holder)
    holder.parent = m.root
    holder.location = Vector(at) / 1000
    for part in m.parts:
        if part.name.endswith('bulb'):
            part.visible_shadow = part.visible_diffuse = False


def mirik(m, colour=None):
    """Brass legs spring from one cast knuckle; the stem above it carries a wide linen shade."""
    knuckle = 470
    for a in spokes(m.fact('legs'), 90):
        t = math.radians(a)
        c, s = math.cos(t), math.sin(t)
        rod(m, f'leg {a}', 'brass', [(14 * c, 14 * s, knuckle + 14), (60 * c, 60 * s, knuckle - 40), (122 * c, 122 * s, 260), (214 * c, 214 * s, 6)], 8)
        turned(m, f'pad {a}', 'steel', [(10, 0), (11, 3), (10, 9)], (214 * c, 214 * s, 0), sides=20)
    turned(m, 'knuckle', 'brass', smooth_profile([(8, 0), (22, 8), (31, 30), (26, 52), (13, 66), (9, 74)], 5), (0, 0, knuckle - 26), sides=40)
    rod(m, 'stem', 'brass', [(0, 0, knuckle), (0, 0, 1300)], 9)
    for z in (860,):
        turned(m, f'joint {z}', 'brass', smooth_profile([(9, 0), (13, 6), (13, 16), (9, 22)], 4), (0, 0, z), sides=32)
    drum_shade(m, 'shade', (0, 0, 1240), 225, 165, 320, power=34)
    for a in (0, 120, 240):
        t = math.radians(a)
        rod(m, f'spider {a}', 'brass', [(0, 0, 1552), (160 * math.cos(t), 160 * math.sin(t), 1552)], 2.4, draw=False)
    rod(m, 'upper stem', 'brass', [(0, 0, 1300), (0, 0, 1562)], 6)
    turned(m, 'finial', 'brass', smooth_profile([(6, 0), (10, 6), (9, 14), (2, 20)], 4), (0, 0, 1560), sides=24)
    rod(m, 'switch cord', 'linen:flax', [(30, 0, 1300), (40, 0, 1200), (40, 0, 1130)], 1.6, draw=False)


def sittong(m, colour=None):
    """A turned mango base under a linen shade."""
    body = smooth_profile([(62, 0), (78, 14), (88, 60), (84, 120), (58, 176), (30, 214), (22, 240), (24, 252)], 7)
    turned(m, 'base', 'wood:honey', body, (0, 0, 0), sides=72)
    turned(m, 'collar', 'brass', [(1, 250), (18, 250), (18, 262), (8, 266), (8, 300)], (0, 0, 0), sides=32)
    drum_shade(m, 'shade', (0, 0, 278), 160, 116, 230, power=26)
    rod(m, 'stem', 'brass', [(0, 0, 290), (0, 0, 506)], 4)
    turned(m, 'finial', 'brass', smooth_profile([(4, 0), (9, 5), (8, 12), (2, 16)], 4), (0, 0, 504), sides=24)
    for a in (0, 120, 240):
        t = math.radians(a)
        rod(m, f'spider {a}', 'brass', [(0, 0, 500), (113 * math.cos(t), 113 * math.sin(t), 500)], 2, draw=False)


def hang(m, top, drop=2600):
    """The flex it hangs from; it leaves the picture at the top and is no part of the size."""
    rod(m, 'flex', 'linen:flax', [(0, 0, top), (0, 0, top + drop)], 3, draw=False)['ignore_frame'] = True


def lataguri(m, colour=None):
    """A dome of bent cane: upright staves and rings, bound at the rim."""
    r, h = 226, 370
    profile = lambda t: r * math.sin(min(1.0, 0.16 + t * 0.9) * math.pi / 2) ** 0.75
    staves = 18 if m.export else 44
    for i in range(staves):
        a = 2 * math.pi * i / staves
        for twist in (-0.30, 0.30):
            points = [((profile(t)) * math.cos(a + twist * t), profile(t) * math.sin(a + twist * t), h - t * (h - 6)) for t in (k / 10 for k in range(11))]
            rod(m, f'stave {i} {twist}', 'cane', points, 2.1, draw=False)
    for k, t in enumerate((0.0, 0.2, 0.4, 0.6, 0.8, 1.0)):
        rr = profile(t)
        ring = [((rr) * math.cos(2 * math.pi * s / 40), rr * math.sin(2 * math.pi * s / 40), h - t * (h - 6)) for s in range(40)]
        rod(m, f'ring {k}', 'cane', ring, 6 if t in (0.0, 1.0) else 3.2, closed=True)
    turned(m, 'cap', 'brass', [(1, h - 4), (46, h - 4), (46, h + 4), (14, h + 10), (10, h + 14), (1, h + 14)], (0, 0, 0), sides=40)
    turned(m, 'bulb', 'bulb:14', smooth_profile([(12, 0), (34, 30), (30, 66), (10, 90)], 5), (0, 0, h - 150), sides=24)
    lamp_light(m, 'pendant', (0, 0, h - 105), 18)
    outline = turned(m, 'outline', 'cane', [(profile(1 - k / 10), k / 10 * h) for k in range(11)], (0, 0, 0))
    outline.hide_render = True
    outline['outline_only'] = True
    hang(m, h + 10)


def ghum(m, colour=None):
    """A spun brass bell, pale inside."""
    outer = smooth_profile([(190, 0), (188, 20), (172, 90), (128, 160), (70, 205), (34, 232), (26, 262), (22, 270)], 7)
    inner = [(r - 3, z - 2) for r, z in outer if z < 215]
    turned(m, 'bell', 'brass', outer, (0, 0, 0), closed=False, sides=96, sharp_angle=180)
    turned(m, 'lining', 'ceramic', inner, (0, 0, 0), closed=False, sides=96, sharp_angle=180)
    ring = [(190 * math.cos(2 * math.pi * s / 48), 190 * math.sin(2 * math.pi * s / 48), 0) for s in range(48)]
    rod(m, 'rim', 'brass', ring, 2.6, closed=True)
    turned(m, 'cap', 'brass', [(1, 268), (24, 268), (24, 286), (10, 292), (8, 300), (1, 300)], (0, 0, 0), sides=32)
    turned(m, 'bulb', 'bulb:20', smooth_profile([(12, 0), (36, 36), (30, 70), (8, 92)], 5), (0, 0, 60), sides=24)
    lamp_light(m, 'pendant', (0, 0, 96), 22)
    hang(m, 298)
