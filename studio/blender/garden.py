"""A garden behind a window: a lawn, shrubs of single leaves, a tree that hangs into the frame, and far crowns that melt into a white sky.

Nothing here is lit: every leaf glows in the tone that its place in the crown would have, so it brings no grain into the picture.
"""

import math
import random

from mathutils import Vector, noise

from materials import linear
from model import mesh_from

# From deep inside a crown to a leaf in the sun, as a camera sees them that is set for the room: its balance takes out the red of floor and wood.
LEAF_TONES = ('#50532C', '#6E6E3C', '#95904F', '#BDB070', '#E2D49E')
SHADE, GLOW = 0, 3.0
# Where the sun of the garden stands, seen from the window.
SUN = Vector((-0.55, -0.35, 0.75)).normalized()
# Rows of shrubs, each lower than the one behind it: from where to where, away from the wall, how far apart, half width, half height; in metres.
HEDGES = ((-13, 13, 14.0, 1.1, 1.9, 2.2), (-11, 11, 11.5, 1.3, 1.4, 1.1), (-9, 9, 9.6, 2.3, 0.9, 0.5))
# Trees behind them: sideways, away from the wall, where the crown begins, its half width.
TREES = ((-5.2, 14.5, 3.4, 2.4), (4.6, 15.5, 3.9, 2.8), (12.5, 16.0, 3.0, 2.6), (-13.0, 16.0, 3.2, 2.6))
LEAVES_PER_SQUARE_METRE = 520
# Inside that share of a crown no light is left, and nothing is seen through it.
CORE = 0.82


def leaf(at, out, chance):
    """A leaf is a lozenge that lies on its crown like a tile and hangs a little, each its own way."""
    tip = (out * 0.3 + any_way(chance) + Vector((0, 0, -0.3))).normalized()
    side = tip.cross(out + any_way(chance) * 0.5).normalized()
    long = chance.uniform(0.05, 0.13)
    return at, at + tip * long * 0.5 + side * long * 0.24, at + tip * long, at + tip * long * 0.5 - side * long * 0.24


def any_way(chance):
    return Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()


def swell(out, lumps):
    """How far a crown reaches that way: lumps of foliage, and shoots and gaps, so that none is a ball."""
    lump = 0.68 + 0.32 * max(0.0, (max(out.dot(way) for way in lumps) - 0.66) / 0.34)
    own = lumps[0] * 40
    return lump * (1 + 0.34 * noise.noise(out * 1.7 + own) + 0.2 * noise.noise(out * 4.6 + own))


def core(spot, lumps, across=20, up=12):
    """The dark of a shrub behind its leaves, as quads."""
    x, y, z, wide, high = spot

    def at(i, j):
        a, b = 2 * math.pi * i / across, math.pi * (j / up - 0.5)
        out = Vector((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)))
        far = CORE * swell(out, lumps)
        return Vector((x + out.x * wide * far, y + out.y * wide * far, z + out.z * high * far))
    for i in range(across):
        for j in range(up):
            yield at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)


def crown(spot, lumps, chance):
    """The leaves of one shrub as (tone, corners): lumps of foliage, light on the sun's side and dark between the lumps."""
    x, y, z, wide, high = spot
    for _ in range(round(LEAVES_PER_SQUARE_METRE * 2 * math.pi * wide * high)):
        out, deep = any_way(chance), chance.uniform(0, 1) ** 2
        full = swell(out, lumps)
        far = full * (1 - 0.22 * deep)
        at = Vector((x + out.x * wide * far, y + out.y * wide * far, z + out.z * high * far))
        # Sun and shade lie in patches across all shrubs; each lit like a ball of its own would look like one.
        patch = noise.noise(at * 0.9) + 0.6 * noise.noise(at * 2.7)
        light = 0.5 + 0.12 * out.dot(SUN) + 0.55 * patch + 0.4 * (full - 0.86) - 0.3 * deep + chance.uniform(-0.22, 0.22)
        yield min(len(LEAF_TONES) - 1, max(0, int(light * len(LEAF_TONES)))), leaf(at, out, chance)


def spots_of(chance):
    """Where everything stands that has leaves: (sideways, away, height, half width, half height)."""
    for first, last, away, step, wide, high in HEDGES:
        for i in range(round((last - first) / step) + 1):
            size = chance.uniform(0.6, 1.3)
            yield first + step * (i + chance.uniform(-0.3, 0.3)), away + chance.uniform(-0.5, 0.5), high * 0.45 - 0.2, wide * size, high * size * chance.uniform(0.85, 1.2)
    for x, y, low, wide in TREES:
        for i in range(14):
            a, size = i * 2.4, wide * chance.uniform(0.25, 0.5)
            yield x + wide * 0.8 * math.cos(a) * chance.uniform(0.4, 1), y + wide * 0.4 * math.sin(a), low + wide * chance.uniform(0, 1.1), size, size * 0.75


def plant(place, seed, show, glow):
    chance = random.Random(seed)
    corners = [[] for _ in LEAF_TONES]
    for spot in spots_of(chance):
        lumps = [any_way(chance) for _ in range(22)]
        for points in core(spot, lumps):
            corners[SHADE] += [place @ p for p in points]
        for tone, points in crown(spot, lumps, chance):
            corners[tone] += [place @ p for p in points]
    for tone, points in zip(LEAF_TONES, corners):
        quads = [tuple(range(i, i + 4)) for i in range(0, len(points), 4)]
        show(f'leaves {tone}', mesh_from(f'leaves {tone}', points, quads), glow(f'leaves {tone}', lambda net, tone=tone: linear(tone), GLOW))
    for i, (x, y, low, _) in enumerate(TREES):
        bark = [place @ Vector((x + side, y, z)) for z, half in ((-0.4, 0.15), (low + 0.8, 0.1)) for side in (-half, half)]
        show(f'trunk {i}', mesh_from(f'trunk {i}', bark, [(0, 1, 3, 2)]), glow('bark', lambda net: linear('#6E6456'), GLOW))


def lay_lawn(place, seed, show, glow):
    """Cut grass with the shade of the shrubs on it."""
    corners = [place @ Vector(v) for v in ((-40, 0.3, -0.35), (40, 0.3, -0.35), (40, 34, -0.35), (-40, 34, -0.35))]

    def grass(net):
        here = net.vector('ADD', net.node('ShaderNodeNewGeometry').outputs['Position'], (seed * 3.1, seed * 1.7, 0.0))
        blades = net.noise(net.vector('MULTIPLY', here, (12.0, 20.0, 1.0)), 1.0, 3.0, 0.6)
        shade = net.noise(here, 0.55, 2.0, 0.5)
        light = net.math('MULTIPLY_ADD', blades, 0.3, net.range(shade, 0.36, 0.62, 0.1, 0.62))
        return net.ramp(light, [(0.15, linear('#6C6236')), (0.45, linear('#9C884C')), (0.8, linear('#C8B276'))], 'EASE')
    show('lawn', mesh_from('lawn', corners, [(0, 1, 2, 3)]), glow('lawn', grass, GLOW))


def far_crowns(place, seed, show, glow):
    """The trees of the next gardens, pale in the morning air."""
    corners = [place @ Vector(v) for v in ((-40, 26, -2), (40, 26, -2), (40, 26, 20), (-40, 26, 20))]
    mesh = mesh_from('far crowns', corners, [(0, 1, 2, 3)], [(-40, -2), (40, -2), (40, 20), (-40, 20)])

    def rows(net):
        x, z, _ = net.split(net.node('ShaderNodeUVMap', uv_map='cloth').outputs[0])
        seen = linear('#FBFBF7')
        for i, (height, swing, pitch, tone) in enumerate(((6.4, 3.4, 0.16, '#E0DBC6'), (4.0, 2.6, 0.26, '#C6BE9A'), (2.2, 1.6, 0.4, '#A79B6C'))):
            line = net.noise(net.join(net.math('MULTIPLY', x, pitch), seed * 3.7 + i * 9.1), 1.0, 6.0, 0.62)
            leaves = net.noise(net.join(x, z), 1.7, 4.0, 0.7)
            ridge = net.math('ADD', net.math('MULTIPLY_ADD', line, 2 * swing, height - swing), net.math('MULTIPLY_ADD', leaves, 1.2, -0.6))
            body = net.mix(net.range(leaves, 0.35, 0.65), linear(tone), tuple(min(1.0, c * 1.3) for c in linear(tone)))
            seen = net.mix(net.range(net.math('SUBTRACT', ridge, z), -0.12, 0.12), seen, body)
        return seen
    show('far crowns', mesh, glow('far crowns', rows, 2.4))


def garden(place, seed, show, glow):
    """`place` as in views.view(); `show` and `glow` put a mesh there and make it shine."""
    far_crowns(place, seed, show, glow)
    lay_lawn(place, seed, show, glow)
    plant(place, seed, show, glow)
