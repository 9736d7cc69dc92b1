import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * The textures that every model shares: a little wood, a weave, bouclé loops, marble and two rugs. Made by rule and without a seam, so that
 * a tile of 256 pixels covers a sofa; the model tints it. Lighter than one baked picture, and fetched once for all pieces.
 */
export async function printTiles(media: string): Promise<void> {
  const folder = join(media, 'textures')
  mkdirSync(folder, { recursive: true })
  for (const [name, { width, height, pixel, quality = 78 }] of Object.entries(TILES)) {
    const data = Buffer.alloc(width * height * 3)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        data.set(pixel(x / width, y / height).map(byte), (y * width + x) * 3)
    await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:2:0', mozjpeg: true })
      .toFile(join(folder, `${name}.jpg`))
  }
}

type Rgb = [number, number, number]
type Tile = { width: number; height: number; quality?: number; pixel: (u: number, v: number) => Rgb }

const byte = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 255)
/** glTF reads colours as sRGB; shares of light are linear. */
const seen = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)
const grey = (linear: number): Rgb => [seen(linear), seen(linear), seen(linear)]
const mix = (a: number, b: number, share: number) => a + (b - a) * Math.min(1, Math.max(0, share))
const blend = (a: Rgb, b: Rgb, share: number): Rgb => [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)]
const fraction = (value: number) => value - Math.floor(value)
const hex = (text: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255) as Rgb

/** One number for each corner of a grid, the same on every machine. */
function chance(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177)
  value = Math.imul(value ^ (value >>> 13), 1103515245)
  return ((value ^ (value >>> 16)) >>> 0) / 4294967295
}

/** Value noise that goes on where it ends: `across` by `down` cells in one tile. */
function noise(u: number, v: number, across: number, down: number, seed: number): number {
  const [x, y] = [fraction(u) * across, fraction(v) * down]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const at = (dx: number, dy: number) => chance((left + dx) % across, (top + dy) % down, seed)
  const upper = mix(at(0, 0), at(1, 0), ease(x - left))
  return mix(upper, mix(at(0, 1), at(1, 1), ease(x - left)), ease(y - top))
}

function layered(u: number, v: number, across: number, down: number, seed: number): number {
  let [sum, weight] = [0, 0]
  for (let layer = 0; layer < 4; layer++) {
    sum += noise(u, v, across << layer, down << layer, seed + layer) / (1 << layer)
    weight += 1 / (1 << layer)
  }
  return sum / weight
}

/** Growth rings cut lengthways, pores and streaks along the grain; shares of the lightest tone of the wood. */
function wood(u: number, v: number): Rgb {
  const wander = layered(u, v, 2, 3, 3)
  const ring = fraction(v * 15 + wander * 2.6)
  const late = Math.min(ring ** 2.2, (1 - ring) * 9)
  const streak = noise(u, v, 3, 24, 11)
  const pores = noise(u, v, 26, 220, 17)
  const fine = noise(u, v, 7, 90, 13)
  const tone = 0.12 + late * 0.3 + mix(0, 0.2, (streak - 0.2) / 0.6) + fine * 0.14 + mix(-0.04, 0.18, (pores - 0.4) / 0.4)
  const [mid, dark]: [Rgb, Rgb] = [[0.53, 0.39, 0.31], [0.31, 0.21, 0.17]]
  const shade = tone < 0.5 ? blend([1, 1, 1], mid, (tone - 0.06) / 0.44) : blend(mid, dark, (tone - 0.5) / 0.5)
  return shade.map(seen) as Rgb
}

const THREADS = 24
function weaveHeight(u: number, v: number): number {
  const slub = [noise(u, v, 6, 48, 5), noise(u, v, 48, 6, 7)] as const
  const warp = Math.sin(2 * Math.PI * (u * THREADS + slub[1] * 0.35))
  const weft = Math.sin(2 * Math.PI * (v * THREADS + slub[0] * 0.35))
  return warp * weft * 0.5 + (slub[0] + slub[1]) * 0.5
}
const weave = (u: number, v: number) =>
  grey(0.62 + weaveHeight(u, v) * 0.16 + (layered(u, v, 24, 24, 21) - 0.5) * 0.34)

/** How far the nearest loop is, on a tile of ten by ten loops, each a little off its place. */
function loopHeight(u: number, v: number): number {
  const [x, y] = [u * 10, v * 10]
  let nearest = 9
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [cx, cy] = [Math.floor(x) + dx, Math.floor(y) + dy]
      const [wx, wy] = [(cx + 10) % 10, (cy + 10) % 10]
      nearest = Math.min(nearest, Math.hypot(cx + chance(wx, wy, 31) - x, cy + chance(wx, wy, 37) - y))
    }
  return 1 - Math.min(1, nearest) + noise(u, v, 60, 60, 41) * 0.25
}
const loops = (u: number, v: number) => grey(0.72 + loopHeight(u, v) * 0.24)

/** Which way a surface of this height looks, as glTF writes it. */
function normalOf(height: (u: number, v: number) => number, depth: number) {
  const step = 1 / 256
  return (u: number, v: number): Rgb => {
    const slope = [
      (height(fraction(u + step), v) - height(fraction(u - step + 1), v)) * depth,
      (height(u, fraction(v + step)) - height(u, fraction(v - step + 1))) * depth,
    ] as const
    const length = Math.hypot(slope[0], slope[1], 1)
    return [0.5 - slope[0] / length / 2, 0.5 + slope[1] / length / 2, 0.5 + 1 / length / 2]
  }
}

function marble(u: number, v: number): Rgb {
  const bent = [u + layered(u, v, 3, 3, 51) * 0.4, v + layered(u, v, 3, 3, 57) * 0.4] as const
  const vein = Math.abs(layered(bent[0], bent[1], 4, 4, 61) - 0.5)
  const fine = Math.abs(layered(bent[0], bent[1], 9, 9, 67) - 0.5)
  const lines = Math.max(mix(0.8, 0, vein / 0.04), mix(0.3, 0, fine / 0.02))
  const ground = blend(hex('#EEEBE5'), hex('#D8D4CC'), layered(u, v, 3, 3, 71))
  return blend(ground, hex('#8E8A84'), lines)
}

const within = (value: number, period: number, share: number, offset = 0) => fraction(value / period + offset) < share
const woven = (colour: Rgb, u: number, v: number) => {
  const slub = noise(u, v, 40, 300, 81) + noise(u, v, 300, 40, 87)
  return colour.map((share) => share * mix(0.86, 1.05, slub / 2)) as Rgb
}

/** Murti, as materials.py draws it: rust field, a lattice of pale lines, a darker border. */
function rug(share: number, down: number): Rgb {
  const [u, v] = [share * 2.32, (1 - down) * 1.7]
  const edge = Math.min(1.16 - Math.abs(u - 1.16), 0.85 - Math.abs(v - 0.85))
  let colour = hex('#A65A36')
  if (within(u + v, 0.34, 0.07) || within(u - v, 0.34, 0.07)) colour = hex('#D3A983')
  if (edge < 0.15) colour = hex('#7E3A22')
  if (Math.abs(edge - 0.15) < 0.012 || Math.abs(edge - 0.075) < 0.009) colour = hex('#E0C7A4')
  return woven(colour, share, down)
}

function dhurrie(u: number, v: number): Rgb {
  const blue = within(u, 1, 0.5) || within(u, 1, 0.035, 0.3)
  const colour = within(u, 1, 0.03, 0.62) ? '#B98A5F' : blue ? '#2E3F5F' : '#E2DACA'
  return woven(hex(colour), u, v)
}

const TILES: Record<string, Tile> = {
  wood: { width: 512, height: 512, pixel: wood },
  weave: { width: 256, height: 256, pixel: weave },
  'weave-normal': { width: 256, height: 256, pixel: normalOf(weaveHeight, 3), quality: 82 },
  loops: { width: 256, height: 256, pixel: loops },
  'loops-normal': { width: 256, height: 256, pixel: normalOf(loopHeight, 7), quality: 82 },
  marble: { width: 512, height: 512, pixel: marble },
  rug: { width: 1024, height: 750, pixel: rug, quality: 70 },
  dhurrie: { width: 256, height: 256, pixel: dhurrie },
}
