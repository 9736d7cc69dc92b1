"""From linear light to a print: white balance on the paper or on the light of the room, a slow shoulder, eight bits a channel.

Used by the printer of a machine with a GPU (elsewhere.py) and, as a program, by develop.ts after the denoiser:
`python3 tone.py PLANE.f32 ALBEDO.f16 WIDTH HEIGHT GRADE OUT.rgb`.
"""

import sys

import numpy as np

# The paper behind the catalogue prints as this linen tone in every picture (#F1EBE1 in the shop's colours).
LINEN = np.array([0.8796, 0.832, 0.756], np.float32)
SHOULDER = {'catalogue': 0.72, 'close': 0.72, 'room': 0.55, 'evening': 0.5}
# What the paper asks for in a whole view, and a little more: a close view sees little of it and much shade.
USUAL_GAIN = np.array([0.80, 0.848, 0.945], np.float32)
# A room is metered as a photographer does, by the light that falls on things and not by what they throw back: a dark wall stays dark.
# How light something quite white would print where the room is well lit, by day and by lamp light, and how far a room may be lifted.
INCIDENT = {'room': 0.74, 'evening': 0.44}
LIFT = {'room': (0.2, 6.0), 'evening': (0.2, 9.0)}
# Where the room is well lit: brighter than this share of all that is seen.
WELL_LIT = 0.55
# How much of the light's own colour the balance takes out: nearly all by day, little in the evening, which is warm.
NEUTRAL = {'room': 0.8, 'evening': 0.42}
WARMTH = {'room': (1.015, 1.0, 0.965), 'evening': (1.02, 1.0, 0.955)}
DESATURATION = {'catalogue': 0.12, 'close': 0.12, 'room': 0.3, 'evening': 0.45}
# Film has a toe: a room prints deeper under the furniture than it is, about this middle grey.
CONTRAST, MIDDLE = {'room': 0.24, 'evening': 0.12}, 0.30
# A room with dark walls or by lamp light prints no darker than this in the middle of its tones: the wood must be seen.
DARKEST_MIDDLE, MOST_OPENED = 0.27, 0.8
# The corners of a fast lens get a little less light.
VIGNETTE = 0.10
# Between these tones a cool light loses its colour: a sky that burns out is white on film, never blue or green.
BLEACHED = 0.74, 0.88
# Paint and cloth in a room throw their colour at each other: there a print wants a little less of it.
RICHNESS = {'catalogue': 1.03, 'close': 1.03, 'room': 0.95, 'evening': 0.97}
LUMINANCE = np.array([0.2127, 0.7152, 0.0722], np.float32)


def print_tone(pixels, grade, albedo=None):
    """`pixels`, `albedo`: height x width x 3, linear. Film-like: true colours below the shoulder, a touch less colour in the brightest."""
    knee = SHOULDER[grade]
    light = np.maximum(np.nan_to_num(pixels), 0) * gain_for(pixels, grade, albedo)
    grey = (light @ LUMINANCE)[..., None]
    light = np.maximum(grey + (light - grey) * RICHNESS[grade], 0)
    if grade in INCIDENT:
        light = light * vignette(*light.shape[:2]) * np.clip(np.maximum(grey, 1e-5) / MIDDLE, 0.02, 2.0) ** CONTRAST[grade]
    peak = np.maximum(light.max(-1, keepdims=True), 1e-6)
    rolled = roll(peak, knee)
    whitening = 1 - 1 / (DESATURATION[grade] * (peak - rolled) + 1)
    light = light * (rolled / peak)
    light += (rolled - light) * whitening
    encoded = np.where(light <= 0.0031308, 12.92 * light, 1.055 * np.power(np.maximum(light, 1e-6), 1 / 2.4) - 0.055)
    if grade in INCIDENT:
        encoded = bleach(open_shadows(encoded))
    # A little noise of its own keeps a smooth wall from breaking into steps.
    dither = np.random.default_rng(7).uniform(-0.45, 0.45, light.shape[:2]).astype(np.float32)[..., None]
    return np.clip(np.rint(encoded * 255 + dither), 0, 255).astype(np.uint8)


def open_shadows(encoded):
    middle = float(np.median(encoded[::5, ::5] @ LUMINANCE))
    if middle >= DARKEST_MIDDLE:
        return encoded
    return np.maximum(encoded, 0) ** max(MOST_OPENED, np.log(DARKEST_MIDDLE) / np.log(max(middle, 1e-3)))


def bleach(encoded):
    top, least = encoded.max(-1, keepdims=True), encoded.min(-1, keepdims=True)
    share = np.clip((least - BLEACHED[0]) / (BLEACHED[1] - BLEACHED[0]), 0, 1)
    cool = encoded[..., :1] <= least + 1e-6
    return encoded + (top - encoded) * share * share * (3 - 2 * share) * cool


def gain_for(pixels, grade, albedo):
    if grade == 'close':
        return USUAL_GAIN
    return measure_backdrop(pixels) if grade == 'catalogue' else measure_room(pixels, albedo, grade)


def vignette(height, width):
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
    return (1 - VIGNETTE * np.clip((x * x + y * y) / 2, 0, 1) ** 1.5)[..., None]


def measure_backdrop(pixels):
    """The gains, one per channel, that bring the paper seen along the upper edge to the linen tone."""
    height, width = pixels.shape[:2]
    rows = [int(share * height) for share in (0.03, 0.06, 0.09, 0.12, 0.16)]
    columns = (np.linspace(0.04, 0.96, 60) * width).astype(int)
    seen = np.sort(pixels[rows][:, columns].reshape(-1, 3), axis=0)
    paper = seen[int(len(seen) * 0.6)]
    brightest = LINEN.max()
    return unroll(brightest, SHOULDER['catalogue']) / brightest * LINEN / np.maximum(paper, 1e-4)


def measure_room(pixels, albedo, grade):
    """The light that falls on what is seen: what comes back from it, divided by what it throws back of white.

    Windows, lamps, mirrors and metal say nothing about it.
    """
    light, paint = pixels[::5, ::5].reshape(-1, 3), albedo[::5, ::5].reshape(-1, 3)
    said = (paint.min(-1) > 0.06) & (paint.max(-1) < 0.93) & (light @ LUMINANCE < 3.0)
    falls = light[said] / paint[said] if said.any() else np.ones((1, 3), np.float32)
    level = falls @ LUMINANCE
    well = np.quantile(level, WELL_LIT)
    colour = np.median(falls[level >= np.quantile(level, 0.25)], axis=0)
    balance = (colour @ LUMINANCE / np.maximum(colour, 1e-4)) ** NEUTRAL[grade]
    low, high = LIFT[grade]
    return np.clip(INCIDENT[grade] / max(1e-4, well), low, high) * balance * np.array(WARMTH[grade], np.float32)


def roll(value, knee):
    room = 1 - knee
    return np.where(value <= knee, value, 1 - room * room / (np.maximum(value, knee) - knee + room))


def unroll(value, knee):
    if value <= knee:
        return value
    room = 1 - knee
    return room * room / (1 - value) - room + knee


def main():
    plane, paint, width, height, grade, out = sys.argv[1:]
    shape = int(height), int(width), 3
    albedo = np.fromfile(paint, np.float16).astype(np.float32).reshape(shape)
    print_tone(np.fromfile(plane, np.float32).reshape(shape), grade, albedo).tofile(out)


if __name__ == '__main__':
    main()
