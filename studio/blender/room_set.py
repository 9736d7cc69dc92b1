"""Rooms built like a photographer's set: floor, walls, ceiling, a window with something real behind it, and the light of an hour."""

import math
import random

import bpy
from mathutils import Vector, noise

import catalogue
import decor
import views
from model import Model
from parts import board, mortised_frame, rod, smooth_profile, turned
from soft import sheet
from stage import daylight, lamp, other_half

# The set goes on beyond the frame on the side away from the window, so that no camera sees its edge.
REACH = 3600
# How much of the light from all round a room gets: walls close it, so that things are modelled by their window and stand on their shadow.
FILL = 0.6
# How far before the set the wall stands that only light ever meets: what it throws back is all the light that comes from the camera's side.
FOURTH_WALL = 2600
# How strong the sun is, how much light comes from all round and in which colour, and what the lamps of the house give.
MOODS = {
    'morning': {'sun': 20.0, 'tilt': (1.0, 0.75, -0.55), 'warm': (1.0, 0.90, 0.77), 'fill': 0.62, 'air': (1.0, 0.98, 0.95), 'lamps': 0.35},
    'noon': {'sun': 13.0, 'tilt': (0.8, 0.35, -0.9), 'warm': (1.0, 0.96, 0.9), 'fill': 0.85, 'air': (0.97, 0.985, 1.0), 'lamps': 0.2},
    'rain': {'sun': 0.0, 'tilt': (1.0, 0.7, -0.5), 'warm': (1.0, 1.0, 1.0), 'fill': 0.8, 'air': (0.93, 0.97, 1.0), 'lamps': 0.6},
    'late': {'sun': 22.0, 'tilt': (1.0, 0.95, -0.34), 'warm': (1.0, 0.78, 0.54), 'fill': 0.42, 'air': (1.0, 0.96, 0.9), 'lamps': 0.6},
    'evening': {'sun': 0.0, 'tilt': (1.0, 0.7, -0.5), 'warm': (1.0, 1.0, 1.0), 'fill': 0.3, 'air': (0.82, 0.89, 1.0), 'lamps': 0.6},
}


def french(centre, width, sill, tall):
    """Behind sheers a window goes down to the floor, so that the cloth glows in its whole length."""
    return (centre, width, min(sill, 90), tall + sill - min(sill, 90))


class Room:
    """`w` along X, `d` along Y (back wall at +d/2), in millimetres; the camera side stays open.

    `back_window`: (centre, width, sill, height). `dress`: 'sheer', a cloth such as 'linen:white' drawn aside, 'both', 'parted' (sheers half open) or None.
    `view`: 'haze', 'garden', 'mist', 'dusk'. `lamps`: how bright the lamps of the house burn, if not as the hour wants. `trim`: 'plain', 'wainscot', 'beams', 'rail'.
    """

    def __init__(self, w=5200, d=4600, h=2950, wall='#E7DFD2', floor='boards', back_window=None, side_window=(100, 1700), side=-1,
                 mood='morning', dress='sheer', view='haze', trim='plain', joinery='wood:teak', skirting='gloss', lamps=None, seed=1):
        self.w, self.d, self.h, self.side, self.joinery = w, d, h, side, joinery
        if back_window and dress in ('sheer', 'both', 'parted'):
            back_window = french(*back_window)
        self.mood = MOODS[mood]
        self.evening = mood == 'evening'
        bpy.context.scene['lamps'] = self.mood['lamps'] if lamps is None else lamps
        self.shell = Model('room')
        self.pieces = []
        self.lay_floor(floor, seed)
        paint = f'plaster:{wall}'
        away = -side * REACH / 2
        opening = back_window and (back_window[0] - away, *back_window[1:])
        self.wall_with_hole('back wall', paint, (away, d / 2 + 60, 0), w + 240 + REACH, opening, 0)
        x = side * (w / 2 + 60)
        hole = None if side_window is None else (side_window[0], side_window[1], 500, 2050)
        self.wall_with_hole('window wall', paint, (x, 0, 0), d + 2400, hole, 90)
        self.opening = back_window
        self.cover(trim)
        self.skirting(skirting)
        self.close(paint)
        view = 'dusk' if self.evening else view
        if back_window:
            self.dress_window(*back_window, dress)
            views.view(view, views.toward((back_window[0] / 1000, d / 2000 + 0.2, 0), 0), back_window[1] / 1000, seed + 2)
            self.window_light(back_window)
        views.view('dusk' if self.evening else 'haze', views.toward((x / 1000, 0, 0), 90 if side < 0 else -90), 2.0, seed + 5)
        self.light()

    def lay_floor(self, kind, seed):
        m, w, d = self.shell, self.w + 1600 + REACH, self.d + 9000
        left = -w / 2 - self.side * REACH / 2
        middle = (left + w / 2, self.d / 2 + 60 - d / 2)
        if kind.startswith(('oxide', 'terrazzo')):
            board(m, 'floor', kind, (*middle, -10), (w, d, 20), 'x', 0)
            return
        if kind in ('stone', 'slate', 'clay'):
            mat, size = {'stone': ('stone', 600), 'slate': ('stone:#857F76', 450), 'clay': ('stone:#A9684A', 300)}[kind]
            board(m, 'bedding', 'stone:#8E877C', (*middle, -14), (w, d, 20), 'x', 0)
            chance = random.Random(seed)
            for i in range(int(w / size) + 1):
                for j in range(int((self.d + 3600) / size) + 1):
                    lift = chance.uniform(-0.5, 0.5)
                    board(m, f'tile {i} {j}', mat, (left + size * (i + 0.5), self.d / 2 + 60 - size * (j + 0.5), -10 + lift), (size - 3, size - 3, 20), 'x', 1.5)
            return
        mat = {'boards': 'wood:floor', 'walnut': 'wood:dark-floor', 'pale': 'wood:pale'}[kind]
        width = {'boards': 170, 'walnut': 130, 'pale': 210}[kind]
        chance = random.Random(seed + 6)
        for i in range(int((self.d + 4200) / width) + 1):
            y = self.d / 2 + 60 - width / 2 - i * width
            x = left - chance.uniform(0, 1500)
            while x < left + w:
                length = chance.uniform(1500, 2300)
                board(m, f'floor board {i} {x:.0f}', mat, (x + length / 2, y, -10 + chance.uniform(-0.4, 0.4)), (length - 1.2, width - 1.2, 20), 'x', 1.2)
                x += length

    def wall_with_hole(self, name, mat, at, length, hole, turn):
        """A wall along its own X, with an opening (centre, width, sill, height) and a window frame in it."""
        m, h = self.shell, self.h
        with m.within(at, (0, 0, turn)):
            if hole is None:
                board(m, name, mat, (0, 0, h / 2), (length, 120, h), 'x', 0)
                return
            centre, width, sill, tall = hole
            left, right = centre - width / 2, centre + width / 2
            board(m, f'{name} left', mat, ((-length / 2 + left) / 2, 0, h / 2), (left + length / 2, 120, h), 'x', 0)
            board(m, f'{name} right', mat, ((length / 2 + right) / 2, 0, h / 2), (length / 2 - right, 120, h), 'x', 0)
            if sill > 0:
                board(m, f'{name} sill', mat, (centre, 0, sill / 2), (width, 120, sill), 'x', 0)
            board(m, f'{name} head', mat, (centre, 0, (sill + tall + h) / 2), (width, 120, h - sill - tall), 'x', 0)
            self.window_frame(name, centre, width, sill, tall)

    def window_frame(self, name, centre, width, sill, tall):
        m, wood = self.shell, self.joinery
        for x in (-1, 1):
            board(m, f'{name} jamb {x}', wood, (centre + x * (width / 2 - 25), 0, sill + tall / 2), (50, 90, tall), 'z', 4)
        for z in (sill + 25, sill + tall - 25):
            board(m, f'{name} rail {z}', wood, (centre, 0, z), (width - 100, 90, 50), 'x', 4)
        bars = max(1, round(width / 620) - 1)
        for i in range(bars):
            board(m, f'{name} bar {i}', wood, (centre - width / 2 + width * (i + 1) / (bars + 1), 0, sill + tall / 2), (36, 50, tall - 100), 'z', 3)
        board(m, f'{name} transom', wood, (centre, 0, sill + tall * 0.7), (width - 100, 42, 34), 'x', 3)
        board(m, f'{name} glass', 'glass', (centre, 8, sill + tall / 2), (width - 100, 4, tall - 100), 'x', 0)
        if sill > 100:
            board(m, f'{name} ledge', wood, (centre, -30, sill - 12), (width + 120, 146, 24), 'x', 4)

    def cover(self, trim):
        """Ceiling and what runs along the walls."""
        m, h, away = self.shell, self.h, -self.side * REACH / 2
        wide, deep = self.w + 240 + REACH, self.d + 9000
        board(m, 'ceiling', 'plaster:#F1ECE2', (away, self.d / 2 + 60 - deep / 2, h + 30), (wide, deep, 60), 'x', 0)
        front = self.d / 2
        if trim != 'beams':
            for drop, out in ((0, 70), (36, 44), (66, 22)):
                board(m, f'cornice {drop}', 'plaster:#F1ECE2', (away, front - out / 2, h - drop - 18), (wide, out, 36), 'x', 6)
                board(m, f'side cornice {drop}', 'plaster:#F1ECE2', (self.side * (self.w / 2 - out / 2), -600, h - drop - 18), (out, self.d + 1200, 36), 'y', 6)
        else:
            for i in range(9):
                board(m, f'beam {i}', 'wood:dark-sal', (-wide / 2 + away + 420 + i * 900, 0, h - 75), (150, self.d + 100, 150), 'y', 6)
        if trim == 'wainscot':
            self.wainscot(front, away, wide)
        if trim == 'rail':
            board(m, 'picture rail', 'gloss:#EFE9DE', (away, front - 12, h - 520), (wide, 24, 44), 'x', 7)

    def along_wall(self, from_x, to_x, height):
        """The stretches of the back wall that a window leaves free up to some height."""
        if not self.opening or self.opening[2] >= height:
            return [(from_x, to_x)]
        left, right = self.opening[0] - self.opening[1] / 2 - 40, self.opening[0] + self.opening[1] / 2 + 40
        return [(a, b) for a, b in ((from_x, left), (right, to_x)) if b - a > 40]

    def wainscot(self, front, away, wide):
        m, paint = self.shell, 'gloss:#E9E3D6'
        free = self.along_wall(away - wide / 2, away + wide / 2, 960)
        for i, (a, b) in enumerate(free):
            board(m, f'wainscot {i}', paint, ((a + b) / 2, front - 7, 480), (b - a, 14, 960), 'x', 0)
            board(m, f'dado rail {i}', paint, ((a + b) / 2, front - 20, 972), (b - a, 40, 34), 'x', 6)
        for i in range(16):
            x = away - wide / 2 + 320 + i * 620
            if any(a < x - 270 and x + 270 < b for a, b in free):
                mortised_frame(m, f'wainscot panel {i}', paint, (x, front - 16, 520), (520, 660), 26, 12, 'xz', 4)

    def skirting(self, kind):
        mat = 'gloss:#EFE9DE' if kind == 'gloss' else kind
        m, half = self.shell, (self.w + REACH) / 2
        away = -self.side * REACH / 2
        for i, (a, b) in enumerate(self.along_wall(away - half, away + half, 120)):
            board(m, f'skirting back {i}', mat, ((a + b) / 2, self.d / 2 - 9, 60), (b - a, 18, 120), 'x', 4)
        board(m, 'skirting side', mat, (self.side * (self.w / 2 - 9), -600, 60), (18, self.d + 1200, 120), 'y', 4)

    def close(self, paint):
        """The walls behind and beside the photographer: no camera and no mirror sees them, but light comes back from them."""
        m, front, far = self.shell, -self.d / 2 - FOURTH_WALL, -self.side * (self.w / 2 + REACH)
        length = self.d + FOURTH_WALL
        walls = [board(m, 'fourth wall', paint, (-self.side * REACH / 2, front, self.h / 2), (self.w + REACH + 240, 60, self.h), 'x', 0),
                 board(m, 'far wall', paint, (far, front + length / 2, self.h / 2), (60, length, self.h), 'y', 0),
                 board(m, 'beside the window', paint, (self.side * (self.w / 2 + 60), front + 700, self.h / 2), (120, 1600, self.h), 'y', 0)]
        for wall in walls:
            wall.visible_camera = wall.visible_glossy = False

    def behind_camera(self):
        mirror = any(catalogue.ENTRIES[piece.slug].mirrors for piece in self.pieces)
        other_half(0, -self.d / 2 - 5600, 0, 1.0, 'pane:0.2' if self.evening else 'pane:1.2', mirror, None if mirror else 0.07 if self.evening else 1.1)
        if mirror:
            y = -self.d / 2000
            self.soft_light('far light', (0, y - 3.3, 2.7), (0, y - 5.6, 1.1), (3, 1.6), 22 if self.evening else 420, (1.0, 0.96, 0.9))

    def light(self):
        mood = self.mood
        daylight(mood['fill'] * FILL, mood['air'], tuple(c * 0.75 for c in mood['air']))
        # Mirrors and brass see the sky; what it gives a closed room comes through the windows, whose lamps are set below.
        bpy.context.scene.world.cycles_visibility.diffuse = False
        if mood['sun']:
            data = bpy.data.lights.new('sun', 'SUN')
            data.energy, data.angle, data.color = mood['sun'], math.radians(0.8), mood['warm']
            holder = bpy.data.objects.new('sun', data)
            bpy.context.scene.collection.objects.link(holder)
            x, y, z = mood['tilt']
            holder.rotation_euler = Vector((-self.side * x, y, z)).to_track_quat('-Z', 'Y').to_euler()
        share = 0.09 if self.evening else 1.0
        x = self.side * (self.w / 2 - 60) / 1000
        cool = (0.72, 0.83, 1.0) if self.evening else (1.0, 0.985, 0.96)
        # One large window in two sashes, because a path asks one lamp at random and this one has most to say.
        for name, z in (('upper sash', 2.25), ('lower sash', 1.25)):
            self.soft_light(f'window glow {name}', (x, 0.2, z), (0, 0.1, z - 0.85), (2.4, 1.0), 170 * share, cool)
        if not mood['sun']:
            # A breath of light from the room behind; the sun throws back enough of its own.
            self.soft_light('bounce', (-x * 0.6, -self.d / 2000 - 2.2, 2.5), (0, 0.6, 0.9), (3.0, 1.4), (8 if self.evening else 16), (1.0, 0.95, 0.88))

    def soft_light(self, name, at, target, size, power, colour):
        holder = lamp(name, at, target, size, power, colour)
        holder.visible_camera = holder.visible_glossy = False

    def window_light(self, opening):
        """The sky that lies in a window, as one soft lamp behind it."""
        centre, width, sill, tall = (v / 1000 for v in opening)
        power = (2.6 if self.evening else 62) * width * tall
        cool = (0.72, 0.83, 1.0) if self.evening else (1.0, 0.99, 0.97)
        self.soft_light('sky in the window', (centre, self.d / 2000 + 0.35, sill + tall / 2), (centre, 0, sill + tall / 2 - 0.3), (width, tall), power, cool)

    def put(self, slug, at=(0, 0), turn=0, colour=None, z=0):
        entry = catalogue.ENTRIES[slug]
        model = Model(slug)
        entry.build(model, colour)
        model.put((at[0], at[1], z), turn)
        model.root['product'] = slug
        self.pieces.append(model)
        if entry.hangs and not entry.on_wall:
            turned(self.shell, f'ceiling rose {at}', 'brass', smooth_profile([(58, 0), (58, -6), (46, -22), (14, -30), (4, -44)], 5), (*at, self.h), sides=40)
        return model

    def plant(self, at, height=1500, seed=2):
        """A rubber plant in a clay pot."""
        m = self.shell
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

    def rug(self, mat, at, size, turn=0, thick=14, seed=1):
        """A rug of this house alone."""
        from textiles import flat_rug
        m = Model(f'{mat} rug')
        flat_rug(m, mat, size[0], size[1], thick, seed, (2.4, 1.7) if mat.startswith(('faded', 'medallion', 'blocks')) else None)
        m.put((at[0], at[1], 0), turn)
        return m

    def picture(self, at, size, art='hills', frame='wood:teak', mount=60):
        """A framed print behind glass that mirrors nothing; `at` is the middle of it on the back wall."""
        m = self.shell
        x, z = at
        y = self.d / 2 - 16
        w, h = size
        with m.within((x, y, z), (-0.6, 0, 0)):
            mortised_frame(m, f'frame {x}', frame, (0, 0, 0), size, 20, 30, 'xz', 2)
            board(m, f'mount {x}', 'page', (0, 6, 0), (w - 36, 4, h - 36), 'x', 0)
            board(m, f'print {x}', f'art:{art}', (0, 3, 0), (w - 40 - 2 * mount, 3, h - 40 - 2 * mount), 'x', 0)

    def curtain(self, x, y, width, height, mat, low=12, fold=95, depth=30, seed=1):
        """Folds gathered at the rod, no two of one width, that wander and open as they fall."""
        m = self.shell
        chance = random.Random(seed)
        phase, drift = chance.uniform(0, 6), chance.uniform(0.6, 1.4)
        uneven = lambda a, b: noise.noise(Vector((a, b, seed * 3.3)))

        def point(u, v):
            s, fallen = u * width, 1 - v
            t = s + fold * 0.75 * uneven(s / (2.2 * fold), 0.3) + fold * 0.45 * fallen * uneven(s / (3 * fold), 4.0 + fallen)
            strength = (0.55 + 0.45 * fallen) * (0.85 + 0.5 * uneven(s / (1.7 * fold), 9.0))
            swing = math.sin(t / fold * math.pi + phase) * depth * strength
            swing += math.sin(t / fold * 0.37 * math.pi + phase * drift) * depth * 0.45
            swing += 5 * uneven(s / 60, v * 5)
            sideways = 10 * fallen * uneven(s / (2 * fold), 2.0) + 6 * fallen * math.sin(v * 3 + phase)
            return (x - width / 2 + s + sideways, y + swing, low + 5 * uneven(s / 90, 7.0) * (v == 0) + v * (height - low))
        sheet(m, f'curtain {x} {y} {mat}', mat, max(60, round(width / 10)), 20, point, thickness=1.5 if mat.startswith('sheer') else 3, uv_scale=(width / 600, height / 1000))

    def dress_window(self, centre, width, sill, tall, dress):
        """Sheers across the glass or half open, or linen drawn to both sides, on a brass rod."""
        if not dress:
            return
        y = self.d / 2 - 105
        top = min(self.h - 120, sill + tall + 150)
        rod(self.shell, f'curtain rod {centre}', 'brass', [(centre - width / 2 - 460, y, top), (centre + width / 2 + 460, y, top)], 10)
        if dress in ('sheer', 'both'):
            half, low = width / 2 + 90, 12
            self.curtain(centre - half / 2 + 22, y + 42, half, top - 12, 'sheer', low, fold=64, depth=30, seed=3)
            self.curtain(centre + half / 2 - 22, y + 54, half, top - 12, 'sheer', low, fold=60, depth=31, seed=5)
        if dress == 'parted':
            for i, x in enumerate((-1, 1)):
                self.curtain(centre + x * width * 0.44, y + 45, width * 0.28, top - 12, 'sheer', fold=52, depth=30, seed=11 + i)
            return
        if dress != 'sheer':
            cloth = 'linen:white' if dress == 'both' else dress
            for x in (-1, 1):
                self.curtain(centre + x * (width / 2 + 170), y - 30, 430, top - 14, cloth, depth=34, seed=7 + x)

    def look(self, eye, at, lens, line, focus=None, stop=4.0):
        """An interior photographer's camera: level, verticals upright, the frame shifted instead of tilted.

        It looks past `at` (X, Y); the foot of the back wall lies at the share `line` of the picture's height. What stands at
        `focus` (X, Y) is sharp. Now that every piece stands, the half of the room behind it is known too.
        """
        self.behind_camera()
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
        spot = Vector((focus[0] / 1000 - e.x, focus[1] / 1000 - e.y, 0)) if focus else flat * to_wall * 0.7
        camera.data.dof.use_dof = True
        camera.data.dof.focus_distance = spot.dot(flat)
        camera.data.dof.aperture_fstop = stop
        return camera
