"""Rooms built like a photographer's set: a floor, two or three walls, a window with hills behind it, and daylight."""

import math
import random

import bpy
from mathutils import Matrix, Vector

import catalogue
import decor
from materials import linear
from model import Model, mesh_from
from parts import board, rod
from shader_nodes import Net
from stage import daylight, lamp


# The set goes on beyond the frame on the side away from the window, so that no camera sees its edge.
REACH = 3600


class Room:
    """`w` along X, `d` along Y (back wall at +d/2), in millimetres; the camera side and the ceiling stay open."""

    def __init__(self, w=5200, d=4600, h=4300, wall='#E7DFD2', floor='boards', back_window=None, side_window=(100, 1700), side=-1, sun=3.0, fill=0.55, curtains=True):
        self.w, self.d, self.h, self.side = w, d, h, side
        self.shell = Model('room')
        self.pieces = []
        self.lay_floor(floor)
        paint = f'plaster:{wall}'
        away = -side * REACH / 2
        opening = back_window and (back_window[0] - away, *back_window[1:])
        self.wall_with_hole('back wall', paint, (away, d / 2 + 60, 0), w + 240 + REACH, opening, 0)
        if back_window and curtains:
            self.dress_window(*back_window)
        tall = 6500
        x = side * (w / 2 + 60)
        hole = None if side_window is None else (side_window[0], side_window[1], 600, 2000)
        self.wall_with_hole('window wall', paint, (x, 0, 0), d + 2400, hole, 90, tall)
        self.skirting(paint)
        self.hills()
        self.light(sun, fill)

    def lay_floor(self, kind):
        m, w, d = self.shell, self.w + 1600 + REACH, self.d + 3000
        left = -w / 2 - self.side * REACH / 2
        if kind == 'stone':
            for i in range(int(w / 600) + 1):
                for j in range(int(d / 600) + 1):
                    board(m, f'tile {i} {j}', 'stone', (left + 300 + i * 600, -d / 2 + 300 + j * 600 - 900, -10), (597, 597, 20), 'x', 2)
            return
        mat = 'wood:floor' if kind == 'boards' else 'wood:walnut'
        chance = random.Random(7)
        width = 170
        for i in range(int(d / width) + 1):
            y = self.d / 2 + 60 - width / 2 - i * width
            x = left - chance.uniform(0, 1500)
            while x < left + w:
                length = chance.uniform(1500, 2300)
                board(m, f'floor board {i} {x:.0f}', mat, (x + length / 2, y, -10), (length - 1.5, width - 1.5, 20), 'x', 1.2)
                x += length

    def wall_with_hole(self, name, mat, at, length, hole, turn, height=None):
        """A wall along its own X, with an opening (centre, width, sill, height) and a teak window frame in it."""
        m, h = self.shell, height or self.h
        with m.within(at, (0, 0, turn)):
            if hole is None:
                board(m, name, mat, (0, 0, h / 2), (length, 120, h), 'x', 0)
                return
            centre, width, sill, tall = hole
            left, right = centre - width / 2, centre + width / 2
            board(m, f'{name} left', mat, ((-length / 2 + left) / 2, 0, h / 2), (left + length / 2, 120, h), 'x', 0)
            board(m, f'{name} right', mat, ((length / 2 + right) / 2, 0, h / 2), (length / 2 - right, 120, h), 'x', 0)
            board(m, f'{name} sill', mat, (centre, 0, sill / 2), (width, 120, sill), 'x', 0)
            board(m, f'{name} head', mat, (centre, 0, (sill + tall + h) / 2), (width, 120, h - sill - tall), 'x', 0)
            self.window_frame(name, centre, width, sill, tall)

    def window_frame(self, name, centre, width, sill, tall, wood='wood:teak'):
        m = self.shell
        for x in (-1, 1):
            board(m, f'{name} jamb {x}', wood, (centre + x * (width / 2 - 25), 0, sill + tall / 2), (50, 90, tall), 'z', 4)
        for z in (sill + 25, sill + tall - 25):
            board(m, f'{name} rail {z}', wood, (centre, 0, z), (width - 100, 90, 50), 'x', 4)
        bars = max(1, round(width / 620) - 1)
        for i in range(bars):
            board(m, f'{name} bar {i}', wood, (centre - width / 2 + width * (i + 1) / (bars + 1), 0, sill + tall / 2), (36, 50, tall - 100), 'z', 3)
        board(m, f'{name} transom', wood, (centre, 0, sill + tall * 0.7), (width - 100, 42, 34), 'x', 3)
        board(m, f'{name} ledge', wood, (centre, -50, sill - 12), (width + 120, 190, 24), 'x', 4)

    def skirting(self, paint):
        m = self.shell
        board(m, 'skirting back', 'wood:floor', (-self.side * REACH / 2, self.d / 2 - 8, 55), (self.w + REACH, 16, 110), 'x', 3)
        board(m, 'skirting side', 'wood:floor', (self.side * (self.w / 2 - 8), -600, 55), (16, self.d + 1200, 110), 'y', 3)

    def hills(self):
        """Ridges in morning mist beyond the glass, lit by themselves."""
        chance = random.Random(3)
        layers = [(9, '#8FA695', 2.3, 1.2), (15, '#A9BDB6', 2.3, 2.4), (22, '#C3D2D0', 2.5, 4.2), (30, '#DBE6E6', 2.8, 6.4)]
        for turn in (0, 90 * (1 if self.side < 0 else -1)):
            spin = Matrix.Rotation(math.radians(turn), 4, 'Z')
            for n, (far, tone, strength, height) in enumerate(layers):
                verts, faces = [], []
                for i in range(81):
                    x = -40 + i
                    ridge = height + 0.9 * math.sin(x * 0.23 + n * 2) + 0.5 * math.sin(x * 0.61 + n) + chance.uniform(-0.05, 0.05)
                    verts += [(x, far, -6), (x, far, ridge - 1.0)]
                    if i:
                        faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
                self.glow(f'ridge {turn} {n}', [spin @ Vector(v) for v in verts], faces, tone, strength * 0.62)
            sky = [(-60, 40, -8), (60, 40, -8), (60, 40, 40), (-60, 40, 40)]
            self.glow(f'sky {turn}', [spin @ Vector(v) for v in sky], [(0, 1, 2, 3)], '#F3F3EE', 2.0)

    def glow(self, name, verts, faces, tone, strength):
        """Lit by itself; the lower, the more mist lies before it, and woods make it a little uneven."""
        net = Net(name)
        here = net.node('ShaderNodeNewGeometry').outputs['Position']
        top = max(v[2] for v in verts)
        woods = net.range(net.noise(here, 1.6, 5.0, 0.65), 0.3, 0.7, -0.12, 0.12)
        clear = net.math('ADD', net.range(net.split(here)[2], -0.6, top, 0.0, 0.95), woods, 0.0, True)
        colour = net.mix(clear, linear('#F1F3EF'), linear(tone))
        emission = net.plug(net.node('ShaderNodeEmission'), {'Color': colour, 'Strength': strength})
        mesh = mesh_from(name, verts, faces)
        mesh.materials.append(net.surface(emission.outputs[0]))
        obj = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(obj)
        obj.visible_diffuse = obj.visible_shadow = False

    def light(self, sun, fill):
        daylight(fill, (1.0, 0.98, 0.95), (0.75, 0.68, 0.6))
        data = bpy.data.lights.new('sun', 'SUN')
        data.energy, data.angle, data.color = sun, math.radians(2.2), (1.0, 0.9, 0.77)
        holder = bpy.data.objects.new('sun', data)
        bpy.context.scene.collection.objects.link(holder)
        holder.rotation_euler = Vector((-self.side * 1.0, 0.75, -0.55)).to_track_quat('-Z', 'Y').to_euler()
        x = self.side * (self.w / 2 - 100) / 1000
        lamp('window glow', (x, 0.2, 1.7), (0, 0, 0.9), (2.6, 2.2), 190, (1.0, 0.97, 0.93))
        lamp('bounce', (-x * 1.1, -self.d / 1000 * 0.8, 3.4), (0, 0.4, 0.8), (3.5, 3.0), 90, (1.0, 0.96, 0.91))

    def put(self, slug, at=(0, 0), turn=0, colour=None, z=0):
        entry = catalogue.ENTRIES[slug]
        model = Model(slug)
        entry.build(model, colour)
        model.put((at[0], at[1], z), turn)
        self.pieces.append(model)
        return model

    def plant(self, at, height=1500, seed=2):
        """A rubber plant in a clay pot."""
        m = self.shell
        from parts import smooth_profile, turned
        x, y = at
        turned(m, f'pot {x}', 'clay-pot', smooth_profile([(120, 0), (150, 30), (175, 180), (185, 300), (178, 310), (165, 296)], 5), (x, y, 0), closed=False, sides=48, sharp_angle=180)
        turned(m, f'soil {x}', 'soil', [(1, 270), (168, 270), (168, 276), (1, 282)], (x, y, 0))
        chance = random.Random(seed)
        for s in range(4):
            lean = Vector((chance.uniform(-140, 140), chance.uniform(-140, 140), height * chance.uniform(0.62, 1.0)))
            base = Vector((x, y, 275))
            tip = base + lean - Vector((0, 0, 275))
            rod(m, f'stem {x} {s}', 'wood:floor', [tuple(base), tuple(base.lerp(tip, 0.5) + Vector((20, 10, 0))), tuple(tip)], 8)
            for i in range(11):
                p = base.lerp(tip, 0.25 + 0.075 * i)
                a = i * 2.4 + s
                decor.leaf_blade(m, f'leaf {x} {s} {i}', tuple(p), (math.cos(a), math.sin(a), 0.9), chance.uniform(190, 290), chance.uniform(85, 125), 1.3)

    def picture(self, at, size, turn=0, tone='linen:sand', tone2='linen:sage'):
        """A framed sheet of cloth collage for the wall."""
        m = self.shell
        from parts import mortised_frame
        with m.within(at, (0, 0, turn)):
            w, h = size
            mortised_frame(m, f'frame {at}', 'wood:teak', (0, 0, 0), size, 22, 26, 'xz', 2)
            board(m, f'mat {at}', 'page', (0, 6, 0), (w - 40, 6, h - 40), 'x', 0)
            decor.turned(m, f'disc {at}', tone, [(1, 0), (w * 0.22, 0), (w * 0.22, 2), (1, 2)], (0, 2, h * 0.1), (0, -40, h * 0.1), sides=64)
            board(m, f'band {at}', tone2, (0, 1, -h * 0.16), (w * 0.55, 3, h * 0.16), 'x', 0)

    def curtain(self, x, y, width, turn=0, height=2550, mat='linen:white'):
        m = self.shell
        from soft import sheet
        with m.within((x, y, 0), (0, 0, turn)):
            def point(u, v):
                fold = math.sin(u * width / 95 * math.pi) * (26 + 14 * (1 - v)) + math.sin(u * 9) * 8
                return ((u - 0.5) * width, fold, 20 + v * (height - 20))
            m_frame = m.frame
            part = sheet(m, f'curtain {x} {y}', mat, 90, 12, point, thickness=3, uv_scale=(1.5, 2.5))
            part.matrix_local = m_frame

    def dress_window(self, centre, width, sill, tall):
        """Linen drawn to both sides of the window on a brass rod."""
        y = self.d / 2 - 95
        top = sill + tall + 130
        rod(self.shell, f'curtain rod {centre}', 'brass', [(centre - width / 2 - 420, y, top), (centre + width / 2 + 420, y, top)], 11)
        for x in (-1, 1):
            self.curtain(centre + x * (width / 2 + 170), y, 430, height=top - 14)

    def look(self, eye, at, lens, line):
        """An interior photographer's camera: level, verticals upright, the frame shifted instead of tilted.

        It looks past `at` (X, Y); the foot of the back wall lies at the share `line` of the picture's height.
        """
        camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
        bpy.context.scene.collection.objects.link(camera)
        bpy.context.scene.camera = camera
        camera.data.lens, camera.data.sensor_fit, camera.data.sensor_width = lens, 'HORIZONTAL', 36.0
        camera.data.clip_end = 200
        e = Vector(eye) / 1000
        flat = Vector((at[0] / 1000 - e.x, at[1] / 1000 - e.y, 0)).normalized()
        camera.location = e
        camera.rotation_euler = flat.to_track_quat('-Z', 'Y').to_euler()
        to_wall = (self.d / 2000 - e.y) / flat.y
        camera.data.shift_y = -e.z / to_wall * lens / 36.0 - (line - 0.5) / bpy.context.scene['aspect']
        return camera
