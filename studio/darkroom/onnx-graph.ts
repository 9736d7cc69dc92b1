import type { Tensor } from './weights.ts'

/** The few protobuf messages of ONNX that a U-Net needs; field numbers as in onnx.proto. */
type Field = [number: number, value: Uint8Array | string | number]

const FLOAT = 1
const ATTRIBUTE = { float: 1, int: 2, ints: 7, string: 3 }

function varint(value: number): number[] {
  const out: number[] = []
  let rest = value
  while (rest > 127) {
    out.push((rest & 127) | 128)
    rest = Math.floor(rest / 128)
  }
  out.push(rest)
  return out
}

function message(fields: Field[]): Uint8Array {
  const parts: Uint8Array[] = []
  for (const [number, value] of fields) {
    if (typeof value === 'number') {
      parts.push(Uint8Array.from([...varint(number * 8), ...varint(value)]))
      continue
    }
    const body = typeof value === 'string' ? new TextEncoder().encode(value) : value
    parts.push(Uint8Array.from([...varint(number * 8 + 2), ...varint(body.length)]), body)
  }
  return Buffer.concat(parts)
}

function intsAttribute(name: string, values: number[]): Uint8Array {
  return message([[1, name], ...values.map((v): Field => [8, v]), [20, ATTRIBUTE.ints]])
}

function intAttribute(name: string, value: number): Uint8Array {
  return message([[1, name], [3, value], [20, ATTRIBUTE.int]])
}

function stringAttribute(name: string, value: string): Uint8Array {
  return message([[1, name], [4, value], [20, ATTRIBUTE.string]])
}

function node(op: string, inputs: string[], output: string, attributes: Uint8Array[] = []): Uint8Array {
  return message([
    ...inputs.map((name): Field => [1, name]),
    [2, output],
    [3, output],
    [4, op],
    ...attributes.map((a): Field => [5, a]),
  ])
}

function constant(name: string, tensor: Tensor): Uint8Array {
  const raw = new Uint8Array(tensor.data.buffer, tensor.data.byteOffset, tensor.data.byteLength)
  return message([...tensor.shape.map((d): Field => [1, d]), [2, FLOAT], [8, name], [9, raw]])
}

function valueInfo(name: string, shape: (number | string)[]): Uint8Array {
  const dims = shape.map((d): Field => [1, message([typeof d === 'number' ? [1, d] : [2, d]])])
  const tensorType = message([
    [1, FLOAT],
    [2, message(dims)],
  ])
  return message([
    [1, name],
    [2, message([[1, tensorType]])],
  ])
}

/** Collects the layers of a convolutional network and writes them as an ONNX model. */
export class OnnxGraph {
  #weights: Map<string, Tensor>
  #nodes: Uint8Array[] = []
  #constants: Uint8Array[] = []

  constructor(weights: Map<string, Tensor>) {
    this.#weights = weights
    this.#constants.push(constant('twice', { shape: [4], data: Float32Array.from([1, 1, 2, 2]) }))
  }

  conv(name: string, input: string, activation: 'relu' | 'none' = 'relu'): string {
    for (const part of [`${name}.weight`, `${name}.bias`]) {
      const tensor = this.#weights.get(part)
      if (!tensor) throw new Error(`The weights have no ${part}`)
      this.#constants.push(constant(part, tensor))
    }
    const attributes = [intsAttribute('kernel_shape', [3, 3]), intsAttribute('pads', [1, 1, 1, 1])]
    this.#nodes.push(node('Conv', [input, `${name}.weight`, `${name}.bias`], name, attributes))
    if (activation === 'none') return name
    this.#nodes.push(node('Relu', [name], `${name}.relu`))
    return `${name}.relu`
  }

  pool(input: string): string {
    const attributes = [intsAttribute('kernel_shape', [2, 2]), intsAttribute('strides', [2, 2])]
    this.#nodes.push(node('MaxPool', [input], `${input}.pool`, attributes))
    return `${input}.pool`
  }

  upsampleAndJoin(input: string, skip: string): string {
    const attributes = [
      stringAttribute('mode', 'nearest'),
      stringAttribute('nearest_mode', 'floor'),
      stringAttribute('coordinate_transformation_mode', 'asymmetric'),
    ]
    this.#nodes.push(node('Resize', [input, '', 'twice'], `${input}.up`, attributes))
    this.#nodes.push(node('Concat', [`${input}.up`, skip], `${input}.join`, [intAttribute('axis', 1)]))
    return `${input}.join`
  }

  build(input: string, inputChannels: number, output: string): Uint8Array {
    const graph = message([
      ...this.#nodes.map((n): Field => [1, n]),
      [2, 'denoise'],
      ...this.#constants.map((c): Field => [5, c]),
      [11, valueInfo(input, [1, inputChannels, 'height', 'width'])],
      [12, valueInfo(output, [1, 3, 'height', 'width'])],
    ])
    const opset = message([
      [1, ''],
      [2, 13],
    ])
    return message([
      [1, 8],
      [2, 'saalghar-studio'],
      [7, graph],
      [8, opset],
    ])
  }
}
