"""Where each piece of the catalogue is seen in a picture of a room: no light is needed, only the camera's own view.

`blender --background --python spots.py -- JOBS.json OUT.json [PART PARTS]`. Run by studio.ts, or beside elsewhere.py.
"""

import json
import math
import os
import statistics
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Vector

import chairs
import materials

# Rays across the picture. Fewer than LEAST of them on a piece: too little of it is seen to be pointed at.
ACROSS = 110
LEAST = 9
# Two dots stand at least so far apart, and none at the very edge; in percent of the picture's width.
APART = 6.0
EDGE = 4.0
# What a hand could not touch on its way to the piece.
CLEAR = ('glass', 'sheer')


def only_what_is_seen():
    for thing in bpy.data.objects:
        clear = thing.type == 'MESH' and thing.data.materials and thing.data.materials[0].name.startswith(CLEAR)
        thing.hide_viewport = bool(thing.hide_render or clear or not thing.visible_camera)


def piece_of(thing):
    while thing is not None:
        if 'product' in thing.keys():
            return thing
        thing = thing.parent
    return None


def look_round(width, height):
    """Which piece each ray from the camera meets first: {root: [(x, y), ...]} in percent from the upper left."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    camera = scene.camera
    right_up, right_low, left_low, left_up = (camera.matrix_world @ Vector(c) for c in camera.data.view_frame(scene=scene))
    eye = camera.matrix_world.translation
    down = round(ACROSS * height / width)
    seen = {}
    for row in range(down):
        for column in range(ACROSS):
            x, y = (column + 0.5) / ACROSS, (row + 0.5) / down
            spot = left_up + (right_up - left_up) * x + (left_low - left_up) * y
            hit, _, _, _, thing, _ = scene.ray_cast(depsgraph, eye, (spot - eye).normalized())
            root = piece_of(thing.original) if hit else None
            if root is not None:
                seen.setdefault(root, []).append((100 * x, 100 * y))
    return seen


def choose(seen, aspect):
    """One spot for each product, on the piece of it that is seen best; small things choose first."""
    best = {}
    for root, hits in seen.items():
        slug = root['product']
        if len(hits) >= LEAST and len(hits) > len(best.get(slug, ())):
            best[slug] = hits
    taken = []
    for slug, hits in sorted(best.items(), key=lambda each: len(each[1])):
        middle = (statistics.median(x for x, _ in hits), statistics.median(y for _, y in hits))
        far = lambda a, b: math.hypot(a[0] - b[0], (a[1] - b[1]) / aspect)
        inside = [h for h in hits if EDGE < h[0] < 100 - EDGE and EDGE * aspect < h[1] < 100 - EDGE * aspect]
        free = [h for h in inside if all(far(h, spot) >= APART for _, spot in taken)]
        if free:
            taken.append((slug, min(free, key=lambda h: far(h, middle))))
    return [{'product': slug, 'x': round(x, 1), 'y': round(y, 1)} for slug, (x, y) in sorted(taken, key=lambda each: each[1][0])]


def measure(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.clear()
    aspect = job['width'] / job['height']
    bpy.context.scene['aspect'] = aspect
    if job['kind'] == 'scene':
        import rooms
        rooms.build_scene(job['view'])
    else:
        import in_rooms
        in_rooms.IN_ROOM[job['product']]()
    only_what_is_seen()
    return choose(look_round(job['width'], job['height']), aspect)


def main():
    job_file, out, *part = sys.argv[sys.argv.index('--') + 1:]
    number, parts = (int(n) for n in part) if part else (0, 1)
    # The loops of a bouclé are a hundred thousand things to ask every ray about.
    chairs.loops = lambda *_: None
    with open(job_file) as file:
        jobs = [job for job in json.load(file) if job['kind'] == 'scene' or job['view'] == 'room'][number::parts]
    spots = {}
    for job in jobs:
        try:
            spots[f"{job['folder']}/{job['id']}.webp"] = measure(job)
            print(f"\nMEASURED {job['id']} {len(spots[f'''{job['folder']}/{job['id']}.webp'''])}", flush=True)
        except Exception:
            print(f"\nFAILED {job['id']} " + traceback.format_exc().replace('\n', ' | '), flush=True)
    with open(out, 'w') as file:
        json.dump(spots, file)


main()
