import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { OnnxGraph } from './onnx-graph.ts'
import { readWeights } from './weights.ts'

/** Planes of one rendered frame, three floats per pixel, linear light, top row first. */
export type Frame = { width: number; height: number; colour: Float32Array; albedo: Float32Array; normal: Float32Array }

export type Denoiser = (frame: Frame) => Promise<Float32Array>

const LARGEST_TILE = 1664
const MARGIN = 64
const CHANNELS = 9

/**
 * After four paths a small network that trusts albedo and normal; after many (`long`) the one a GPU prints with, which also knows
 * the grain that a wide-open lens leaves in them.
 */
export async function openDenoiser(threads: number, long: boolean): Promise<Denoiser> {
  const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('denoiser')))
  const model = unet(join(packageFolder, 'tzas', long ? 'rt_hdr_alb_nrm.tza' : 'rt_hdr_calb_cnrm_small.tza'))
  const session = await InferenceSession.create(model, { intraOpNumThreads: threads, interOpNumThreads: 1 })
  return (frame) => denoiseInTiles(session, frame)
}

function unet(weightsPath: string): Uint8Array {
  const net = new OnnxGraph(readWeights(weightsPath))
  const pool1 = net.pool(net.conv('enc_conv1', net.conv('enc_conv0', 'input')))
  const pool2 = net.pool(net.conv('enc_conv2', pool1))
  const pool3 = net.pool(net.conv('enc_conv3', pool2))
  const pool4 = net.pool(net.conv('enc_conv4', pool3))
  const deepest = net.conv('enc_conv5b', net.conv('enc_conv5a', pool4))
  const up4 = net.conv('dec_conv4b', net.conv('dec_conv4a', net.upsampleAndJoin(deepest, pool3)))
  const up3 = net.conv('dec_conv3b', net.conv('dec_conv3a', net.upsampleAndJoin(up4, pool2)))
  const up2 = net.conv('dec_conv2b', net.conv('dec_conv2a', net.upsampleAndJoin(up3, pool1)))
  const up1 = net.conv('dec_conv1b', net.conv('dec_conv1a', net.upsampleAndJoin(up2, 'input')))
  return net.build('input', CHANNELS, net.conv('dec_conv0', up1, 'none'))
}

async function denoiseInTiles(session: InferenceSession, frame: Frame): Promise<Float32Array> {
  const scale = exposureOf(frame.colour)
  const out = new Float32Array(frame.colour.length)
  const across = segments(frame.width)
  const down = segments(frame.height)
  for (let top = 0; top < frame.height; top += down.step) {
    for (let left = 0; left < frame.width; left += across.step) {
      const tile = { left, top, width: across.tile, height: down.tile, stepX: across.step, stepY: down.step }
      const input = cutTile(frame, tile, scale)
      const result = await session.run({ input: new Tensor('float32', input, [1, CHANNELS, tile.height, tile.width]) })
      const plane = result.dec_conv0?.data
      if (!(plane instanceof Float32Array)) throw new Error('The denoiser gave no picture back')
      pasteTile(out, plane, frame, tile, scale)
    }
  }
  return out
}

type Tile = { left: number; top: number; width: number; height: number; stepX: number; stepY: number }

/** Equal shares of one side of the picture; the network halves four times, so a tile is a multiple of 16. */
function segments(size: number): { step: number; tile: number } {
  const count = Math.ceil(size / (LARGEST_TILE - 2 * MARGIN))
  const step = Math.ceil(size / count)
  return { step, tile: Math.ceil((step + 2 * MARGIN) / 16) * 16 }
}

function cutTile(frame: Frame, at: Tile, scale: number): Float32Array {
  const { width, height, colour, albedo, normal } = frame
  const area = at.width * at.height
  const tile = new Float32Array(CHANNELS * area)
  for (let y = 0; y < at.height; y++) {
    const sourceY = mirror(at.top - MARGIN + y, height)
    for (let x = 0; x < at.width; x++) {
      const from = 3 * (sourceY * width + mirror(at.left - MARGIN + x, width))
      const to = y * at.width + x
      for (let c = 0; c < 3; c++) {
        tile[c * area + to] = toPerceptual(finite(colour[from + c]) * scale)
        tile[(3 + c) * area + to] = Math.min(1, Math.max(0, finite(albedo[from + c])))
        tile[(6 + c) * area + to] = 0.5 + 0.5 * Math.min(1, Math.max(-1, finite(normal[from + c])))
      }
    }
  }
  return tile
}

function pasteTile(out: Float32Array, plane: Float32Array, frame: Frame, at: Tile, scale: number) {
  const area = at.width * at.height
  const right = Math.min(at.left + at.stepX, frame.width)
  const bottom = Math.min(at.top + at.stepY, frame.height)
  for (let y = at.top; y < bottom; y++) {
    for (let x = at.left; x < right; x++) {
      const from = (y - at.top + MARGIN) * at.width + (x - at.left + MARGIN)
      for (let c = 0; c < 3; c++) {
        out[3 * (y * frame.width + x) + c] = fromPerceptual(plane[c * area + from] ?? 0) / scale
      }
    }
  }
}

function mirror(index: number, size: number): number {
  const period = 2 * size - 2
  const wrapped = ((index % period) + period) % period
  return wrapped < size ? wrapped : period - wrapped
}

function finite(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0
}

/** The network expects middle grey at 0.18, whatever the strength of our lamps. */
function exposureOf(colour: Float32Array): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < colour.length; i += 3 * 7) {
    const luminance = 0.2127 * finite(colour[i]) + 0.7152 * finite(colour[i + 1]) + 0.0722 * finite(colour[i + 2])
    sum += Math.log2(Math.max(0, luminance) + 1e-4)
    count++
  }
  return 0.18 / 2 ** (sum / count)
}

// The perceptual curve of the network's training: linear near black, a power, then a logarithm.
const CURVE = {
  a: 1.41283765e3,
  b: 1.64593172,
  c: 4.31384981e-1,
  d: -2.94139609e-3,
  e: 1.92653254e-1,
  f: 6.26026094e-3,
  g: 9.98620152e-1,
}
const KNEE_LOW = { y: 1.5794576e-6, x: 2.23151711e-3 }
const KNEE_HIGH = { y: 3.22087631e-2, x: 3.70974749e-1 }
const WHITEST = 65_504
const UNIT = 1 / curve(WHITEST)

function curve(y: number): number {
  if (y <= KNEE_LOW.y) return CURVE.a * y
  if (y <= KNEE_HIGH.y) return CURVE.b * y ** CURVE.c + CURVE.d
  return CURVE.e * Math.log(y + CURVE.f) + CURVE.g
}

function toPerceptual(y: number): number {
  return curve(Math.min(WHITEST, Math.max(0, y))) * UNIT
}

function fromPerceptual(value: number): number {
  const x = Math.max(0, value) / UNIT
  if (x <= KNEE_LOW.x) return x / CURVE.a
  if (x <= KNEE_HIGH.x) return ((x - CURVE.d) / CURVE.b) ** (1 / CURVE.c)
  return Math.exp((x - CURVE.g) / CURVE.e) - CURVE.f
}
