"""What is seen through a window: bright haze, a garden out of focus, or the blue of an evening."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from materials import linear
from model import mesh_from
from shader_nodes import Net

SKY = {'haze': ('#F7F5EF', 1.7), 'garden': ('#EEF1EC', 1.7), 'dusk': ('#5F7699', 0.16), 'hills': ('#EEF0EC', 1.7)}


def glow_material(name, colour_of, strength):
    net = Net(name)
    light = net.plug(net.node('ShaderNodeEmission'), {'Color': colour_of(net), 'Strength': strength})
    return net.surface(light.outputs[0])


def show(name, mesh, mat):
    mesh.materials.append(mat)
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    obj.visible_diffuse = obj.visible_shadow = False
    return obj


def view(kind, place, width, seed=3):
    """`place`: a matrix whose local -Y looks back at the window; the view stands behind it along local +Y, in metres."""
    tone, strength = SKY[kind]
    corners = [place @ Vector(v) for v in ((-40, 34, -12), (40, 34, -12), (40, 34, 30), (-40, 34, 30))]
    show('sky', mesh_from('sky', corners, [(0, 1, 2, 3)]), glow_material('sky', lambda net: linear(tone), strength))
    if kind == 'garden':
        garden(place, width, seed)
    if kind == 'hills':
        far_hills(place, seed)


def garden(place, width, seed, low=0.0):
    """Leaves and light far out of focus, as a lens at a window gives them: patches that melt into a white sky."""
    distance = 8.0
    corners = [place @ Vector(v) for v in ((-26, distance, -6), (26, distance, -6), (26, distance, 11), (-26, distance, 11))]

    def leaves(net):
        here = net.vector('ADD', net.node('ShaderNodeNewGeometry').outputs['Position'], (seed * 3.1, seed * 1.7, 0.0))
        crowns = net.noise(here, 0.55, 2.0, 0.45)
        patches = net.noise(here, 2.1, 1.0, 0.4)
        sparks = net.voronoi(here, 2.6, 0.9)
        height = net.range(net.split(here)[2], -0.5, 4.5, -0.16, 0.2)
        light = net.math('ADD', net.math('ADD', net.math('MULTIPLY', crowns, 0.7), net.math('MULTIPLY', patches, 0.3)), height)
        light = net.math('ADD', light, net.range(sparks, 0.1, 0.5, 0.07, -0.03))
        return net.ramp(light, [(0.30, linear('#5B7148')), (0.42, linear('#86A064')), (0.52, linear('#B7C899')), (0.62, linear('#E6ECD8')), (0.74, linear('#F8F8F2'))], 'EASE')
    show('garden', mesh_from('garden', corners, [(0, 1, 2, 3)]), glow_material('garden', leaves, 1.45))


def far_hills(place, seed):
    """Two ridges of wooded slope under haze, with the unevenness of a real skyline; seen soft, behind trees."""
    chance = random.Random(seed)
    for n, (far, height, tone, mist) in enumerate(((24, 3.4, '#8FA19B', 0.55), (31, 5.6, '#B4C2C2', 0.75))):
        verts, faces = [], []
        phase = [chance.uniform(0, 6) for _ in range(4)]
        for i in range(161):
            x = -40 + i * 0.5
            ridge = height + 1.3 * math.sin(x * 0.11 + phase[0]) + 0.6 * math.sin(x * 0.31 + phase[1]) + 0.22 * math.sin(x * 0.9 + phase[2]) + 0.09 * math.sin(x * 2.7 + phase[3]) + chance.uniform(-0.04, 0.04)
            verts += [place @ Vector((x, far, -12)), place @ Vector((x, far, ridge))]
            if i:
                faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))

        def slope(net, tone=tone, mist=mist):
            here = net.node('ShaderNodeNewGeometry').outputs['Position']
            woods = net.range(net.noise(here, 2.2, 6.0, 0.7), 0.35, 0.65, -0.22, 0.22)
            height_of = net.range(net.split(here)[2], -1.0, 6.0, 0.9, mist - 0.35)
            return net.mix(net.math('ADD', height_of, woods, 0.0, True), linear(tone), linear('#EEF1EC'))
        show(f'hill {n}', mesh_from(f'hill {n}', verts, faces), glow_material(f'hill {n}', slope, 1.1))


def toward(at, turn):
    return Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
