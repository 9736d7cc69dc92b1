"""Takes the pictures on a list, one after the other. Run by studio.ts inside Blender."""

import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import camera_roll
import catalogue
import materials
import stage
from model import Model

VIEWS = {'1': (32, 13), '2': (0, 6)}
FLAT_VIEWS = {'1': (24, 48), '2': (0, 88)}
HANGING_VIEWS = {'1': (26, 3), '2': (0, 0)}
ASPECT = 0.8


def fresh():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.clear()


def photograph_product(job):
    entry = catalogue.ENTRIES[job['product']]
    if job['view'] == 'room':
        import in_rooms
        return in_rooms.IN_ROOM[job['product']]()
    # In the studio's own light a lamp only glows.
    bpy.context.scene['lamps'] = 0.06
    model = Model(job['product'])
    entry.build(model, job['colour'])
    points = stage.corners_of([model])
    if job['view'] == '3':
        detail(model, entry, points)
        return
    views = FLAT_VIEWS if entry.flat else HANGING_VIEWS if entry.hangs else VIEWS
    front = job['view'] == '2'
    azimuth, elevation = views['2'] if front else entry.view or views['1']
    fill = (0.94, 0.78) if entry.flat or entry.view else (0.91, 0.74)
    _, distance, target = stage.frame_camera(points, azimuth, elevation, ASPECT, fill)
    dress_set(entry, distance / stage.SET_DISTANCE, target, points, azimuth)


def detail(model, entry, points):
    """A close view, still on the same paper and under the same window."""
    at, span, azimuth, elevation = entry.detail
    half = span / 2000
    centre = stage.Vector(at) / 1000
    box = [centre + stage.Vector((x, y, z)) * half * 0.62 for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    stage.frame_camera(box, azimuth, elevation, ASPECT, (1.0, 1.0), (0, 0))
    whole = max((max(p[k] for p in points) - min(p[k] for p in points)) for k in range(3))
    mid = stage.Vector([(max(p[k] for p in points) + min(p[k] for p in points)) / 2 for k in range(3)])
    dress_set(entry, max(0.4, whole / 2.1), mid, points, azimuth)


def dress_set(entry, scale, target, points, azimuth):
    floor = target.z - 1.1 * scale if entry.hangs else 0.0
    back = max(p.y for p in points)
    if entry.on_wall:
        stage.wall_behind(back + 0.002, scale)
    else:
        stage.sweep(scale, max(2.4, back / scale + 0.8), floor)
    stage.room_to_mirror(scale, target, floor, azimuth if entry.mirrors else 0, entry.mirrors)
    stage.catalogue_light(scale, target, floor, entry.on_wall)


def take(job, folder, threads, device):
    fresh()
    bpy.context.scene['aspect'] = job['width'] / job['height']
    if job['kind'] == 'scene':
        import rooms
        rooms.build_scene(job['view'])
    else:
        photograph_product(job)
    camera_roll.load_film(job, threads, device)
    return camera_roll.expose(folder, job['id'], device)


def claim(folder, job):
    """Several studios may share one list: whoever makes the mark first takes the picture."""
    try:
        os.mkdir(os.path.join(folder, f"{job['id']}.taken"))
    except FileExistsError:
        return False
    return True


def main():
    job_file, folder, threads, device = sys.argv[sys.argv.index('--') + 1:]
    with open(job_file) as file:
        jobs = json.load(file)
    until, longest = float(os.environ.get('STUDIO_UNTIL', 'inf')), 0.0
    for job in jobs:
        # What would not be done in time is not begun.
        if time.time() + longest > until:
            break
        if device == 'gpu' and not claim(folder, job):
            continue
        try:
            began = time.time()
            light, paths = take(job, folder, int(threads), device)
            longest = max(longest, time.time() - began)
            print(f"\nEXPOSED {job['id']} {time.time() - began:.1f} s, of which light {light:.1f} s, {paths:.1f} paths a pixel", flush=True)
        except Exception:
            print(f"\nFAILED {job['id']} " + traceback.format_exc().replace('\n', ' | '), flush=True)


main()
