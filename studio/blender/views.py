"""What is seen through a window: bright haze, a garden in the sun or in mist, or the blue of an evening."""

import math

import bpy
from mathutils import Matrix, Vector

from garden import garden
from materials import linear
from model import mesh_from
from shader_nodes import Net

# A window by day is several times as bright as the room: it burns out, and what stands before it keeps its outline.
SKY = {'haze': ('#F7F5EF', 2.2), 'garden': ('#F6F5F0', 5.0), 'mist': ('#F1F2EF', 2.9), 'dusk': ('#7A8798', 0.18)}
# Air lies between: what is farther from the camera than the first begins to pale, and at the second nothing is left of it; in metres.
# In the sun a camera set for the room burns the garden out, so it pales as well; in a cloud it goes.
MIST = '#F1EFE9'
PALES = {'garden': (6.0, 80.0), 'mist': (9.0, 27.0)}


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
    if kind in ('garden', 'mist'):
        garden(place, seed, show, pale_material(*PALES[kind]))
    if kind == 'dusk':
        last_light(place, seed)


def pale_material(begins, gone):
    def paled(colour_of, net):
        far = net.node('ShaderNodeCameraData').outputs['View Z Depth']
        return net.mix(net.range(far, begins, gone), colour_of(net), linear(MIST))
    return lambda name, colour_of, strength: glow_material(name, lambda net: paled(colour_of, net), strength)


def last_light(place, seed):
    """After sunset: deep blue above, a pale band low down, and the dark of trees before it."""
    corners = [place @ Vector(v) for v in ((-40, 30, -12), (40, 30, -12), (40, 30, 24), (-40, 30, 24))]
    mesh = mesh_from('dusk', corners, [(0, 1, 2, 3)], [(-40, -12), (40, -12), (40, 24), (-40, 24)])

    def sky(net):
        x, z, _ = net.split(net.node('ShaderNodeUVMap', uv_map='cloth').outputs[0])
        air = net.ramp(net.range(z, 0.5, 13.0), [(0.0, linear('#D9A98A')), (0.25, linear('#9FA3B4')), (0.6, linear('#62759A')), (1.0, linear('#31446B'))], 'EASE')
        crowns = net.math('MULTIPLY_ADD', net.noise(net.join(net.math('MULTIPLY', x, 0.35), seed * 2.3), 1.0, 6.0, 0.6), 4.6, 0.2)
        dark = net.range(net.math('SUBTRACT', crowns, z), -0.25, 0.25)
        return net.mix(dark, air, linear('#1C2226'))
    show('dusk', mesh, glow_material('dusk', sky, 0.22))


def toward(at, turn):
    return Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
