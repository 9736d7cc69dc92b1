"""The photographer's corner: paper sweep, window light and camera, all in proportion to the piece being photographed."""

import math

import bpy
from mathutils import Matrix, Vector

from materials import material
from model import mesh_from

LENS = 85.0
SENSOR = 36.0
# One camera distance for which the lights were set; other distances scale the whole rig, so every backdrop is the same.
SET_DISTANCE = 6.2


def corners_of(models):
    bpy.context.view_layer.update()
    points = []
    for model in models:
        for part in model.parts:
            if part.get('ignore_frame'):
                continue
            points += [part.matrix_world @ Vector(c) for c in part.bound_box]
    return points


def frame_camera(points, azimuth, elevation, aspect, fill=(0.8, 0.66), centre=(0.0, -0.03), lens=LENS, ortho=False):
    """Puts the camera where the piece fills the agreed share of the picture."""
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    camera.data.lens, camera.data.sensor_width = lens, SENSOR
    camera.data.sensor_fit = 'HORIZONTAL'
    camera.data.clip_end = 200
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    right = Vector((math.cos(a), math.sin(a), 0))
    up = towards.cross(right)
    half_w = SENSOR / lens / 2
    half_h = half_w / aspect
    target = sum(points, Vector()) / len(points)
    distance = 8.0
    for _ in range(30):
        seen = []
        for p in points:
            rel = p - (target + towards * distance)
            depth = -rel.dot(towards)
            seen.append((rel.dot(right) / depth / half_w, rel.dot(up) / depth / half_h))
        xs, ys = [s[0] for s in seen], [s[1] for s in seen]
        need = max((max(xs) - min(xs)) / 2 / fill[0], (max(ys) - min(ys)) / 2 / fill[1])
        mid_x, mid_y = (max(xs) + min(xs)) / 2 - centre[0], (max(ys) + min(ys)) / 2 - centre[1]
        target += right * mid_x * half_w * distance + up * mid_y * half_h * distance
        distance *= need
    camera.matrix_world = Matrix.Translation(target + towards * distance) @ Matrix((right, up, towards)).transposed().to_4x4()
    return camera, distance, target


def aim(obj, at, target):
    obj.location = at
    direction = Vector(target) - Vector(at)
    obj.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def lamp(name, at, target, size, power, colour=(1, 1, 1), shape=None):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    holder = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(holder)
    aim(holder, at, target)
    return holder


def daylight(strength, colour=(1.0, 0.975, 0.94), ground=(0.62, 0.55, 0.46)):
    """Light from all round, paler above than below, so that metal and mirrors have something to show."""
    world = bpy.data.worlds.new('daylight')
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    height = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], height.inputs[0])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.0, (*ground, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.55, (*colour, 1)
    tree.links.new(height.outputs[2], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    bpy.context.scene.world = world


def sweep(scale, back=2.4, floor=0.0, radius=1.6, height=9.0, front=9.0, width=22.0):
    """Seamless paper: flat below the piece, then up in one curve."""
    line = [(-front, 0.0), (back, 0.0)]
    line += [(back + radius * math.sin(t * math.pi / 40), radius - radius * math.cos(t * math.pi / 40)) for t in range(1, 21)]
    line += [(back + radius, height)]
    verts = [(x * scale, y * scale, floor + z * scale) for y, z in line for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    mesh = mesh_from('sweep', verts, faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(material('paper'))
    obj = bpy.data.objects.new('sweep', mesh)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def wall_behind(y, scale, width=22.0, height=12.0):
    mesh = mesh_from('wall', [(-width / 2 * scale, y, -height / 2 * scale), (width / 2 * scale, y, -height / 2 * scale),
                              (width / 2 * scale, y, height * scale), (-width / 2 * scale, y, height * scale)], [(0, 1, 2, 3)])
    mesh.materials.append(material('paper'))
    obj = bpy.data.objects.new('wall', mesh)
    bpy.context.scene.collection.objects.link(obj)


def catalogue_light(scale, target, floor=0.0, on_wall=False):
    """A tall window far to the left, whose shadows lie to the right and melt away; the sky above; a pale reflector on the other side.

    What hangs on a wall is lit from further before it, or the wall would darken downwards.
    """
    s2 = scale * scale
    base = Vector((target[0], target[1], floor))

    def at(x, y, z):
        return base + Vector((x, y, z)) * scale

    look = base + Vector((0, 0, (1.1 if on_wall else 0.45) * scale))
    window = at(-6.0, -6.2, 4.3) if on_wall else at(-6.6, -2.3, 6.2)
    lamp('window', window, look, (2.2 * scale, 2.8 * scale), 1700 * s2, (1.0, 0.965, 0.91))
    lamp('sky', at(-0.6, -3.6 if on_wall else -0.4, 6.2), look, (5.0 * scale, 5.0 * scale), 250 * s2, (1.0, 0.985, 0.96))
    lamp('reflector', at(4.6, -3.4, 2.6), look, (3.4 * scale, 3.4 * scale), (190 if on_wall else 85) * s2, (1.0, 0.96, 0.9))
    lamp('rim', at(2.4, 2.2, 4.6), look, (2.2 * scale, 1.0 * scale), 30 * s2, (1.0, 0.95, 0.88))
    daylight(0.11)


def room_to_mirror(scale, target, floor, azimuth=0, mirror=False):
    """The other half of the studio, with its window, sofa and door, which only mirrors, glass and brass ever see.

    Before a mirror seen from `azimuth` it stands where the mirror looks.
    """
    aside = -6500 * scale * math.tan(math.radians(azimuth))
    other_half(target[0] * 1000 + aside, -6500 * scale, floor * 1000, scale, furnished=mirror)
    # Behind the lower edge of every picture: nearer, it would brighten the paper there.
    light = lamp('far light', (target[0], -4.9 * scale, floor + 3.2 * scale), (target[0], -6.5 * scale, floor + 1.0 * scale), (3 * scale, 1.5 * scale), 120 * scale * scale)
    light.visible_camera = light.visible_glossy = False


# The floor ends before the photographer: farther, it would lie in the floor of the room, and half of the boards there would mirror it and nothing else.
FAR_WALLS = (
    ('wall', 'plaster:#CFC4B2', (0, 0, 3000), (14000, 60, 6000)), ('floor', 'wood:floor', (0, 2300, -20), (14000, 4600, 40)),
    ('door', 'gloss:#DDD5C6', (-3400, 50, 1050), (900, 40, 2100)),
    ('picture', 'wood:dark-sal', (2100, 40, 1500), (800, 30, 600)), ('print', 'stripe:rose', (2100, 62, 1500), (700, 16, 500)),
    ('sill', 'wood:walnut', (-600, 60, 740), (1640, 160, 40)), ('head', 'wood:walnut', (-600, 40, 2460), (1640, 80, 60)),
    ('left jamb', 'wood:walnut', (-1380, 40, 1600), (60, 80, 1760)), ('right jamb', 'wood:walnut', (180, 40, 1600), (60, 80, 1760)),
    ('first bar', 'wood:walnut', (-860, 40, 1600), (40, 60, 1700)), ('second bar', 'wood:walnut', (-340, 40, 1600), (40, 60, 1700)),
)
# Brass and glass show these only as tones.
FAR_SHAPES = (
    ('cabinet', 'wood:walnut', (2100, 280, 420), (1500, 420, 840)),
    ('rug', 'wool:sand', (100, 1700, 4), (2600, 1800, 16)), ('seat', 'linen:flax', (300, 900, 320), (1900, 800, 300)),
    ('back', 'linen:flax', (300, 560, 560), (1900, 200, 480)), ('left arm', 'linen:flax', (-700, 900, 420), (180, 800, 420)),
    ('right arm', 'linen:flax', (1300, 900, 420), (180, 800, 420)), ('cushion', 'linen:terracotta', (-350, 760, 600), (420, 160, 400)),
    ('left curtain', 'linen:white', (-1500, 110, 1400), (420, 80, 2700)), ('right curtain', 'linen:white', (300, 110, 1400), (420, 80, 2700)),
)
# A mirror shows them as they are: what stands there, and where.
FAR_PIECES = (('teesta-two-seater-sofa', (250, 820)), ('samsing-chest-of-drawers', (2050, 330)), ('rajabhat-cane-planter', (-1150, 620)),
              ('lava-marble-side-table', (1300, 760)))


def other_half(x, y, floor, scale=1.0, window='pane:1.1', furnished=False, glow=None):
    """The far end of the room, lit like the rest; `x`, `y`, `floor` in millimetres. `furnished`: a mirror looks at it.

    `glow`: brass sees it only as tones, which shine this much of themselves; then it needs no lamp.
    """
    from model import Model
    from parts import board
    m = Model('other half')
    things = (*FAR_WALLS, ('window', window, (-600, 34, 1600), (1500, 10, 1700)), *(() if furnished else FAR_SHAPES))
    for name, mat, at, size in things:
        spot = (x + at[0] * scale, y + at[1] * scale, floor + at[2] * scale)
        tone = mat if glow is None or mat == window else f'dim:{glow}:{mat}'
        board(m, name, tone, spot, tuple(c * scale for c in size), 'x', min(40, min(size) * 0.3) * scale)
    for part in m.parts:
        part.visible_camera = part.visible_diffuse = part.visible_shadow = False
    if furnished:
        furnish((x, y, floor), scale)
    return m


def furnish(at, scale):
    """Real pieces, which throw shadows on their own floor but no light on what is photographed."""
    import catalogue
    from model import Model
    from textiles import flat_rug
    rug, curtains = Model('far rug'), Model('far curtains')
    flat_rug(rug, 'berber', 2600, 1700, 14, 1)
    for x in (-1480, 280):
        far_curtain(curtains, x)
    models = [(rug, (100, 1650), 0), (curtains, (0, 130), 0)]
    for slug, spot in FAR_PIECES:
        model = Model(f'far {slug}')
        catalogue.ENTRIES[slug].build(model)
        models.append((model, spot, 180))
    for model, spot, turn in models:
        model.put((at[0] + spot[0] * scale, at[1] + spot[1] * scale, at[2]), turn, scale)
        for part in model.parts:
            part.visible_camera = part.visible_diffuse = False


def far_curtain(m, x):
    from soft import sheet

    def point(u, v):
        fold = math.sin(u * 31 + x) * (26 + 16 * (1 - v)) + math.sin(u * 13 + 2 * v) * 16
        return (x + (u - 0.5) * (380 + 60 * (1 - v)), fold, 20 + v * 2720)
    sheet(m, f'curtain {x}', 'linen:white', 60, 14, point, thickness=3, uv_scale=(0.7, 2.7))
