"""From linear light to a print: white balance on the paper or on the walls, a slow shoulder, eight bits a channel.

Used by the printer of a machine with a GPU (elsewhere.py) and, as a program, by develop.ts after the denoiser:
`python3 tone.py PLANE.f32 WIDTH HEIGHT GRADE OUT.rgb`.
"""

import sys

import numpy as np

# The paper behind the catalogue prints as this linen tone in every picture (#F1EBE1 in the shop's colours).
LINEN = np.array([0.8796, 0.832, 0.756], np.float32)
SHOULDER = {'catalogue': 0.72, 'close': 0.72, 'room': 0.55, 'evening': 0.5}
# What the paper asks for in a whole view, and a little more: a close view sees little of it and much shade.
USUAL_GAIN = np.array([0.93, 0.98, 1.08], np.float32)
# How light the brighter walls of a room print, by day and by lamp light, and how far a room may be lifted or held back.
WALLS = {'room': 0.58, 'evening': 0.30}
LIFT = {'room': (0.5, 3.0), 'evening': (0.5, 6.0)}
BALANCE = {'room': (0.96, 1.0, 1.08), 'evening': (0.93, 1.0, 1.14)}
BRIGHTEST_WALL = 1.2
DESATURATION = {'catalogue': 0.12, 'close': 0.12, 'room': 0.3, 'evening': 0.45}
# A room prints with a little more contrast than it has: deeper under the furniture, lighter by the window.
CONTRAST, MIDDLE = 0.10, 0.40
RICHNESS = 1.03
LUMINANCE = np.array([0.2127, 0.7152, 0.0722], np.float32)


def print_tone(pixels, grade):
    """`pixels`: height x width x 3, linear. Film-like: true colours below the shoulder, a touch less colour in the brightest."""
    knee = SHOULDER[grade]
    light = np.maximum(np.nan_to_num(pixels), 0) * gain_for(pixels, grade)
    grey = (light @ LUMINANCE)[..., None]
    light = np.maximum(grey + (light - grey) * RICHNESS, 0)
    if grade in WALLS:
        light = light * np.clip(np.maximum(grey, 1e-5) / MIDDLE, 0.02, 2.0) ** CONTRAST
    peak = np.maximum(light.max(-1, keepdims=True), 1e-6)
    rolled = roll(peak, knee)
    whitening = 1 - 1 / (DESATURATION[grade] * (peak - rolled) + 1)
    light = light * (rolled / peak)
    light += (rolled - light) * whitening
    encoded = np.where(light <= 0.0031308, 12.92 * light, 1.055 * np.power(np.maximum(light, 1e-6), 1 / 2.4) - 0.055)
    # A little noise of its own keeps a smooth wall from breaking into steps.
    dither = np.random.default_rng(7).uniform(-0.45, 0.45, light.shape[:2]).astype(np.float32)[..., None]
    return np.clip(np.rint(encoded * 255 + dither), 0, 255).astype(np.uint8)


def gain_for(pixels, grade):
    if grade == 'close':
        return USUAL_GAIN
    return measure_backdrop(pixels) if grade == 'catalogue' else measure_room(pixels, grade)


def measure_backdrop(pixels):
    """The gains, one per channel, that bring the paper seen along the upper edge to the linen tone."""
    height, width = pixels.shape[:2]
    rows = [int(share * height) for share in (0.03, 0.06, 0.09, 0.12, 0.16)]
    columns = (np.linspace(0.04, 0.96, 60) * width).astype(int)
    seen = np.sort(pixels[rows][:, columns].reshape(-1, 3), axis=0)
    paper = seen[int(len(seen) * 0.6)]
    brightest = LINEN.max()
    return unroll(brightest, SHOULDER['catalogue']) / brightest * LINEN / np.maximum(paper, 1e-4)


def measure_room(pixels, grade):
    """Rooms differ in how much light they get: the brighter walls of each are brought to the same lightness.

    What shines more than any wall is the view from a window, and may burn out a little.
    """
    light = pixels[::7, ::7].reshape(-1, 3) @ LUMINANCE
    walls = np.sort(light[light < BRIGHTEST_WALL])
    bright = walls[int(len(walls) * 0.8)] if len(walls) else 1.0
    low, high = LIFT[grade]
    gain = min(high, max(low, WALLS[grade] / max(1e-4, bright)))
    return gain * np.array(BALANCE[grade], np.float32)


def roll(value, knee):
    room = 1 - knee
    return np.where(value <= knee, value, 1 - room * room / (np.maximum(value, knee) - knee + room))


def unroll(value, knee):
    if value <= knee:
        return value
    room = 1 - knee
    return room * room / (1 - value) - room + knee


def main():
    plane, width, height, grade, out = sys.argv[1:]
    pixels = np.fromfile(plane, np.float32).reshape(int(height), int(width), 3)
    print_tone(pixels, grade).tofile(out)


if __name__ == '__main__':
    main()
