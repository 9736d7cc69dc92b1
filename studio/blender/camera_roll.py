"""Renders the open scene and leaves its linear planes for the darkroom: already shrunk on a GPU."""

import os
import time

import bpy
import numpy as np

PLANES = (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'))
# Which share of its paths each pixel was given before it was calm.
PATHS = ('paths', 'Debug Sample Count')
# On a GPU film is plentiful: twice the printed size, shrunk before it is kept.
GPU_SHARE = 2
# Fewer would take a dark pixel for a calm one before the first bright path has found it.
LEAST_PATHS = 16


def load_film(job, threads, device):
    scene = bpy.context.scene
    share = GPU_SHARE if device == 'gpu' else 1
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = job['width'] * share, job['height'] * share
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = threads
    cycles = scene.cycles
    cycles.samples = job['samples']
    cycles.use_denoising = False
    cycles.transparent_max_bounces = 24
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.tile_size = 4096
    cycles.use_auto_tile = False
    if device == 'gpu':
        load_gpu_film(cycles, job)
    else:
        load_cpu_film(cycles, job)
    scene.view_layers[0].cycles.denoising_store_passes = True


def load_cpu_film(cycles, job):
    if 'threshold' in job:
        return load_long_film(cycles, job)
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 2, 3, 4
    cycles.sample_clamp_indirect = 4.0


def load_long_film(cycles, job):
    """Light as it goes about a closed room; where the picture is already calm no more of it is spent."""
    cycles.use_adaptive_sampling = True
    bpy.context.view_layer.cycles.pass_debug_sample_count = True
    cycles.adaptive_threshold = job.get('threshold', 0.01)
    cycles.adaptive_min_samples = min(LEAST_PATHS, job['samples'])
    cycles.max_bounces = 12
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 6, 8
    cycles.sample_clamp_indirect = 4.0
    ask_only_lamps(job['grade'] == 'evening')


def ask_only_lamps(evening):
    """At each turn a path asks one source for its light. Sky and leaves only glow: asked as well, they would take more than half of all questions and answer none.

    In the evening the shades of the lamps are light enough to be asked.
    """
    for paint in bpy.data.materials:
        paint.cycles.sample_as_light = evening and paint.name.startswith('shade')
    world = bpy.context.scene.world
    if not world.cycles_visibility.diffuse:
        world.cycles.sampling_method = 'NONE'


def load_gpu_film(cycles, job):
    load_long_film(cycles, job)
    preferences = bpy.context.preferences.addons['cycles'].preferences
    preferences.compute_device_type = 'CUDA'
    preferences.get_devices()
    for device in preferences.devices:
        device.use = device.type == 'CUDA'
    cycles.device = 'GPU'


def expose(folder, name, device):
    """One exposure; returns seconds and how many paths a pixel was given on average."""
    began = time.time()
    cycles = bpy.context.scene.cycles
    counted = (PATHS,) if cycles.use_adaptive_sampling else ()
    render_planes(folder, name, (*PLANES, *counted))
    for plane, _ in PLANES:
        keep_plane(folder, name, plane, GPU_SHARE if device == 'gpu' else 1)
    share = float(read_plane(folder, name, 'paths')[..., 0].mean()) if counted else 1.0
    return time.time() - began, share * cycles.samples


def render_planes(folder, name, planes):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '16'
    out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    for plane, socket in planes:
        slot = f'{name}.{plane}.'
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], out.inputs[slot])
    bpy.ops.render.render()


def keep_plane(folder, name, plane, share):
    pixels = read_plane(folder, name, plane)
    if share > 1:
        height, width = pixels.shape[:2]
        pixels = pixels.reshape(height // share, share, width // share, share, 3).mean((1, 3))
    np.ascontiguousarray(pixels).astype(np.float16).tofile(os.path.join(folder, f'{name}.{plane}.f16'))


def read_plane(folder, name, plane):
    """The plane that was just written, the top row first; the file is not needed any more."""
    path = os.path.join(folder, f'{name}.{plane}.{bpy.context.scene.frame_current:04d}.exr')
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[::-1, :, :3]
