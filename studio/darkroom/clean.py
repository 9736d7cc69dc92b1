"""The last grain out of an exposure on a GPU: the network of Open Image Denoise, on PyTorch where the machine has it.

It sees colour, albedo and normals of every printed pixel after a hundred light paths and more, so it has little to do and smears nothing.
Without PyTorch or the weights (`rt_hdr_alb_nrm.tza`) a picture is printed as it was exposed.
"""

import functools
import os
import struct

import numpy as np

WEIGHTS = os.environ.get('STUDIO_WEIGHTS', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'rt_hdr_alb_nrm.tza'))
# A little of the film's own grain stays: a wall without any looks painted.
KEPT_GRAIN = {'catalogue': 0.25, 'close': 0.25, 'room': 0.16, 'evening': 0.06}
# The perceptual curve of the network's training: linear near black, a power, then a logarithm.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
LOW, HIGH = (1.5794576e-6, 2.23151711e-3), (3.22087631e-2, 3.70974749e-1)
UNIT = 1 / (E * np.log(65504 + F) + G)


def read_weights(path):
    """The "tza" archive: a table of names, shapes and offsets, then half or single floats."""
    with open(path, 'rb') as file:
        data = file.read()
    at, = struct.unpack_from('<Q', data, 4)
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        size, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + size].decode()
        at += 2 + size
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind = np.float16 if data[at:at + 1] == b'h' else np.float32
        offset, = struct.unpack_from('<Q', data, at + 1)
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


@functools.cache
def network():
    try:
        import torch
        weights = read_weights(WEIGHTS)
    except (ImportError, OSError):
        return None
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    return torch, device, {name: torch.from_numpy(w).to(device) for name, w in weights.items()}


def unet(torch, weights, planes):
    from torch.nn import functional as layers

    def conv(name, x, active=True):
        x = layers.conv2d(x, weights[f'{name}.weight'], weights[f'{name}.bias'], padding=1)
        return layers.relu(x) if active else x

    def join(x, skip):
        return torch.cat((layers.interpolate(x, scale_factor=2, mode='nearest'), skip), 1)

    pool1 = layers.max_pool2d(conv('enc_conv1', conv('enc_conv0', planes)), 2)
    pool2 = layers.max_pool2d(conv('enc_conv2', pool1), 2)
    pool3 = layers.max_pool2d(conv('enc_conv3', pool2), 2)
    pool4 = layers.max_pool2d(conv('enc_conv4', pool3), 2)
    x = conv('enc_conv5b', conv('enc_conv5a', pool4))
    for step, skip in ((4, pool3), (3, pool2), (2, pool1), (1, planes)):
        x = conv(f'dec_conv{step}b', conv(f'dec_conv{step}a', join(x, skip)))
    return conv('dec_conv0', x, False)


def to_perceptual(y):
    y = np.clip(y, 0, 65504)
    return np.where(y <= LOW[0], A * y, np.where(y <= HIGH[0], B * np.power(y, C) + D, E * np.log(y + F) + G)) * UNIT


def from_perceptual(value):
    x = np.maximum(value, 0) / UNIT
    power = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= LOW[1], x / A, np.where(x <= HIGH[1], power, np.exp((x - G) / E) - F))


def clean(colour, albedo, normal, grade):
    """Planes of height x width x 3, linear."""
    net = network()
    if net is None:
        return colour
    torch, device, weights = net
    height, width = colour.shape[:2]
    grey = colour @ np.array([0.2127, 0.7152, 0.0722], np.float32)
    scale = 0.18 / 2 ** np.log2(np.maximum(np.nan_to_num(grey), 0) + 1e-4).mean()
    light = np.maximum(np.nan_to_num(colour), 0)
    planes = np.concatenate((to_perceptual(light * scale), np.clip(albedo, 0, 1), 0.5 + 0.5 * np.clip(normal, -1, 1)), -1)
    pad = ((64, 64 + -height % 16), (64, 64 + -width % 16), (0, 0))
    planes = np.pad(np.nan_to_num(planes), pad, 'reflect').astype(np.float32).transpose(2, 0, 1)[None]
    with torch.no_grad():
        out = unet(torch, weights, torch.from_numpy(np.ascontiguousarray(planes)).to(device)).cpu().numpy()
    out = out[0].transpose(1, 2, 0)[64:64 + height, 64:64 + width]
    grain = KEPT_GRAIN[grade]
    return (from_perceptual(out) / scale * (1 - grain) + light * grain).astype(np.float32)
