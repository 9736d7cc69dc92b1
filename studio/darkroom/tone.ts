export type Grade = 'catalogue' | 'close' | 'room'
type Rgb = readonly [number, number, number]

// The paper behind the catalogue prints as this linen tone in every picture (#F1EBE1 in the shop's colours).
const LINEN: Rgb = [0.8796, 0.832, 0.756]
const SHOULDER = { catalogue: 0.72, close: 0.72, room: 0.5 }
/** What the paper asks for in a whole view, and a little more: a close view sees little of it and much shade. */
export const USUAL_GAIN: Rgb = [0.93, 0.98, 1.08]
const BRIGHTEST_WALL = 0.85
const DESATURATION = 0.12
const RICHNESS = 1.03

/** The gains, one per channel, that bring the paper seen along the upper edge and the sides to the linen tone. */
export function measureBackdrop(pixels: Float32Array, width: number, height: number): Rgb {
  const rows = [0.03, 0.06, 0.09, 0.12, 0.16].map((share) => Math.floor(share * height))
  const brightest = Math.max(...LINEN)
  const lift = unroll(brightest, SHOULDER.catalogue) / brightest
  const gains = [0, 1, 2].map((channel) => {
    const seen = rows.flatMap((y) =>
      Array.from({ length: 60 }, (_, i) => {
        const x = Math.floor((0.04 + (0.92 * i) / 59) * width)
        return pixels[3 * (y * width + x) + channel] ?? 0
      }),
    )
    seen.sort((a, b) => a - b)
    return (lift * (LINEN[channel] ?? 1)) / Math.max(1e-4, seen[Math.floor(seen.length * 0.6)] ?? 1)
  })
  return [gains[0] ?? 1, gains[1] ?? 1, gains[2] ?? 1]
}

/**
 * Rooms differ in how much light they get: the brighter walls of each are brought to the same lightness, a touch cooler.
 * What shines more than any wall is the view from a window, and may burn out a little.
 */
export function measureRoom(pixels: Float32Array): Rgb {
  const walls: number[] = []
  for (let i = 0; i < pixels.length; i += 3 * 97) {
    const light = 0.2127 * (pixels[i] ?? 0) + 0.7152 * (pixels[i + 1] ?? 0) + 0.0722 * (pixels[i + 2] ?? 0)
    if (light < BRIGHTEST_WALL) walls.push(light)
  }
  walls.sort((a, b) => a - b)
  const bright = walls[Math.floor(walls.length * 0.8)] ?? 1
  const gain = Math.min(1.8, Math.max(0.8, 0.72 / Math.max(1e-4, bright)))
  return [gain * 0.985, gain, gain * 1.035]
}

/** Film-like: true colours below the shoulder, a slow roll to white above it, a touch less colour in the brightest. */
export function printTone(pixels: Float32Array, gain: Rgb, grade: Grade): Uint8Array {
  const bytes = new Uint8Array(pixels.length)
  const knee = SHOULDER[grade]
  for (let i = 0; i < pixels.length; i += 3) {
    const [r, g, b] = enrich((pixels[i] ?? 0) * gain[0], (pixels[i + 1] ?? 0) * gain[1], (pixels[i + 2] ?? 0) * gain[2])
    const peak = Math.max(r, g, b, 1e-6)
    const rolled = roll(peak, knee)
    const whitening = 1 - 1 / (DESATURATION * (peak - rolled) + 1)
    const scale = rolled / peak
    const dither = (((i * 7919) % 1009) / 1009 - 0.5) * 0.9
    bytes[i] = toByte(mix(r * scale, rolled, whitening), dither)
    bytes[i + 1] = toByte(mix(g * scale, rolled, whitening), dither)
    bytes[i + 2] = toByte(mix(b * scale, rolled, whitening), dither)
  }
  return bytes
}

/** Sheen and daylight wash colours out a little; this gives it back around the grey of the same lightness. */
function enrich(r: number, g: number, b: number): Rgb {
  const grey = 0.2127 * r + 0.7152 * g + 0.0722 * b
  return [
    Math.max(0, mix(grey, r, RICHNESS)),
    Math.max(0, mix(grey, g, RICHNESS)),
    Math.max(0, mix(grey, b, RICHNESS)),
  ]
}

function roll(value: number, knee: number): number {
  if (value <= knee) return value
  const room = 1 - knee
  return 1 - (room * room) / (value - knee + room)
}

function unroll(value: number, knee: number): number {
  if (value <= knee) return value
  const room = 1 - knee
  return (room * room) / (1 - value) - room + knee
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

function toByte(linear: number, dither: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, Math.round(encoded * 255 + dither)))
}
