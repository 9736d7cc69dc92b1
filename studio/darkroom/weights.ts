import { readFileSync } from 'node:fs'

export type Tensor = { shape: number[]; data: Float32Array }

/** Reads the "tza" archive in which Open Image Denoise ships the weights of its network. */
export function readWeights(path: string): Map<string, Tensor> {
  const bytes = readFileSync(path)
  let at = Number(bytes.readBigUInt64LE(4))
  const count = bytes.readUInt32LE(at)
  at += 4
  const tensors = new Map<string, Tensor>()
  for (let i = 0; i < count; i++) {
    const nameLength = bytes.readUInt16LE(at)
    const name = bytes.toString('latin1', at + 2, at + 2 + nameLength)
    at += 2 + nameLength
    const rank = bytes.readUInt8(at++)
    const shape = Array.from({ length: rank }, (_, k) => bytes.readUInt32LE(at + 4 * k))
    at += 4 * rank + rank
    const isHalf = bytes.toString('latin1', at, at + 1) === 'h'
    const offset = Number(bytes.readBigUInt64LE(at + 1))
    at += 9
    tensors.set(name, { shape, data: readFloats(bytes, offset, shape.reduce((a, b) => a * b, 1), isHalf) })
  }
  return tensors
}

function readFloats(bytes: Buffer, offset: number, count: number, isHalf: boolean): Float32Array {
  return Float32Array.from({ length: count }, (_, i) =>
    isHalf ? halfToFloat(bytes.readUInt16LE(offset + 2 * i)) : bytes.readFloatLE(offset + 4 * i),
  )
}

function halfToFloat(half: number): number {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >> 10) & 0x1f
  const fraction = half & 0x3ff
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}
