import { type Glb, readGlb } from '../server/media/glb.ts'
import { unpackModel } from '../server/media/unpack-model.ts'

const WHOLE_PIECE = 'true size'

function wanted<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The model names a part that it does not hold')
  return part
}

type Vector = readonly [number, number, number]
export type Scene = {
  scene?: number
  scenes?: { nodes: number[] }[]
  nodes: { mesh?: number; translation?: Vector; scale?: Vector; rotation?: readonly [number, number, number, number]; children?: number[]; name?: string }[]
  meshes: { primitives: { attributes: { POSITION: number }; material: number }[] }[]
  accessors: { bufferView: number; byteOffset?: number; count: number; componentType: number; normalized?: boolean }[]
  bufferViews: { byteOffset?: number; byteStride?: number }[]
  materials: { name: string }[]
  images?: { uri?: string }[]
  extensions?: { KHR_materials_variants?: { variants: { name: string }[] } }
}
/** How numbers of each kind are read, and what stands for one when they are normalized. */
const KINDS: Record<number, { bytes: number; one: number; read: (bytes: Buffer, at: number) => number }> = {
  5120: { bytes: 1, one: 127, read: (bytes, at) => bytes.readInt8(at) },
  5121: { bytes: 1, one: 255, read: (bytes, at) => bytes.readUInt8(at) },
  5122: { bytes: 2, one: 32767, read: (bytes, at) => bytes.readInt16LE(at) },
  5123: { bytes: 2, one: 65535, read: (bytes, at) => bytes.readUInt16LE(at) },
  5126: { bytes: 4, one: 1, read: (bytes, at) => bytes.readFloatLE(at) },
}

function* cornersOf({ json, bytes }: Glb<Scene>, accessor: number): Generator<Vector> {
  const { bufferView, byteOffset = 0, count, componentType, normalized } = wanted(json.accessors[accessor])
  const view = wanted(json.bufferViews[bufferView])
  const kind = wanted(KINDS[componentType])
  const step = view.byteStride ?? kind.bytes * 3
  for (let corner = 0; corner < count; corner++) {
    const at = (view.byteOffset ?? 0) + byteOffset + corner * step
    const number = (axis: number) => kind.read(bytes, at + axis * kind.bytes) / (normalized ? kind.one : 1)
    yield [number(0), number(1), number(2)]
  }
}

function placed([x, y, z]: Vector, { translation = [0, 0, 0], scale = [1, 1, 1], rotation = [0, 0, 0, 1] }: Scene['nodes'][number]): Vector {
  const [px, py, pz] = [x * scale[0], y * scale[1], z * scale[2]]
  const [qx, qy, qz, qw] = rotation
  const [tx, ty, tz] = [2 * (qy * pz - qz * py), 2 * (qz * px - qx * pz), 2 * (qx * py - qy * px)]
  return [
    px + qw * tx + qy * tz - qz * ty + translation[0],
    py + qw * ty + qz * tx - qx * tz + translation[1],
    pz + qw * tz + qx * ty - qy * tx + translation[2],
  ]
}

/** Every corner of the piece where it stands, without what may hang over, such as the cover of a bed. */
function* standingCorners(glb: Glb<Scene>): Generator<Vector> {
  const { nodes, meshes, materials } = glb.json
  const whole = nodes.find(({ name }) => name === WHOLE_PIECE) ?? {}
  for (const node of nodes)
    for (const { attributes, material } of meshes[node.mesh ?? -1]?.primitives ?? []) {
      if (materials[material]?.name.endsWith(' loose')) continue
      for (const corner of cornersOf(glb, attributes.POSITION)) yield placed(placed(corner, node), whole)
    }
}

/** Width, depth and height in millimetres. */
export async function measureModel(file: Buffer): Promise<number[]> {
  const low = [9, 9, 9]
  const high = [-9, -9, -9]
  for (const corner of standingCorners(readGlb<Scene>(await unpackModel(file))))
    for (const [axis, at] of corner.entries()) {
      low[axis] = Math.min(low[axis] ?? at, at)
      high[axis] = Math.max(high[axis] ?? at, at)
    }
  const [width = 0, height = 0, depth = 0] = high.map((most, axis) => (most - (low[axis] ?? 0)) * 1000)
  return [width, depth, height]
}

/**
 * Blender fits a piece by the boxes around its parts, which are larger than parts that stand askew: here the finished piece is brought to the
 * millimetre of its sheet.
 */
export function atTrueSize(json: Scene, measured: readonly number[], sheet: readonly number[]): Scene {
  const share = (axis: number) => Math.round(((sheet[axis] ?? 1) / (measured[axis] ?? 1)) * 1e6) / 1e6
  const roots = json.scenes?.[json.scene ?? 0]?.nodes ?? []
  const whole = { name: WHOLE_PIECE, children: roots, scale: [share(0), share(2), share(1)] as const }
  return { ...json, nodes: [...json.nodes, whole], scene: 0, scenes: [{ nodes: [json.nodes.length] }] }
}
