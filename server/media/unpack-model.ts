/// <reference path="./meshopt-decoder.d.ts" />
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import { readGlb, writeGlb } from './glb.ts'

const MESHOPT = 'EXT_meshopt_compression'
const VARIANTS = 'KHR_materials_variants'
/** The colour that a product's own pictures show. */
const USUAL_COLOUR = 'usual'

type Packing = {
  buffer: number
  byteOffset?: number
  byteLength: number
  byteStride: number
  count: number
  mode: string
  filter?: string
}
type View = {
  buffer: number
  byteOffset?: number
  byteLength: number
  extensions?: { EXT_meshopt_compression?: Packing }
}
type Mapping = { material: number; variants: number[] }
type Primitive = { material?: number; extensions?: { KHR_materials_variants?: { mappings: Mapping[] } } }
type Image = { uri?: string; bufferView?: number; mimeType?: string }
export type ModelJson = {
  buffers?: { byteLength: number }[]
  bufferViews?: View[]
  images?: Image[]
  meshes?: { primitives: Primitive[] }[]
  extensions?: { KHR_materials_variants?: { variants: { name: string }[] } }
  extensionsUsed?: string[]
  extensionsRequired?: string[]
}

/**
 * The same piece without the packing that only the studio's disk needs: browsers need no decoder (and the content policy no WebAssembly), and
 * Android's Scene Viewer, which does not know the packing, reads it too.
 */
export async function unpackModel(file: Buffer): Promise<Buffer> {
  await MeshoptDecoder.ready
  const { json, bytes } = readGlb<ModelJson>(file)
  const parts: Buffer[] = []
  let length = 0
  const bufferViews = (json.bufferViews ?? []).map(({ extensions, ...view }) => {
    const part = contentOf(view, extensions?.[MESHOPT], bytes)
    const plain = { ...view, buffer: 0, byteOffset: length, byteLength: part.length }
    parts.push(part, Buffer.alloc((4 - (part.length % 4)) % 4))
    length += Math.ceil(part.length / 4) * 4
    return plain
  })
  const without = (names: string[] | undefined) => names?.filter((name) => name !== MESHOPT)
  return writeGlb({
    json: {
      ...json,
      bufferViews,
      buffers: [{ byteLength: length }],
      extensionsUsed: without(json.extensionsUsed),
      extensionsRequired: without(json.extensionsRequired),
    },
    bytes: Buffer.concat(parts),
  })
}

function contentOf(view: View, packing: Packing | undefined, bytes: Buffer): Buffer {
  const { byteOffset = 0, byteLength } = packing ?? view
  const kept = bytes.subarray(byteOffset, byteOffset + byteLength)
  if (!packing) return kept
  const plain = new Uint8Array(packing.count * packing.byteStride)
  MeshoptDecoder.decodeGltfBuffer(
    plain,
    packing.count,
    packing.byteStride,
    kept,
    packing.mode,
    packing.filter ?? 'NONE',
  )
  return Buffer.from(plain.buffer)
}

/** The colour as the model calls it; the usual one where it does not know it. */
export function colourOfModel(file: Buffer, colour: string): string {
  const known = readGlb<ModelJson>(file).json.extensions?.[VARIANTS]?.variants ?? []
  return known.find(({ name }) => name === colour.toLowerCase())?.name ?? USUAL_COLOUR
}

/**
 * One colour of a plain model in one file: what is handed to a program outside the browser, which knows neither our choice of colour nor the
 * files beside the model.
 */
export function wholeModel(file: Buffer, colour: string, readTexture: (uri: string) => Buffer): Buffer {
  const { json, bytes } = readGlb<ModelJson>(file)
  const parts = [bytes]
  let length = bytes.length
  const bufferViews = [...(json.bufferViews ?? [])]
  const images = json.images?.map(({ uri, ...image }) => {
    if (uri === undefined) return image
    const texture = readTexture(uri)
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: texture.length })
    parts.push(texture, Buffer.alloc((4 - (texture.length % 4)) % 4))
    length += Math.ceil(texture.length / 4) * 4
    return { bufferView: bufferViews.length - 1, mimeType: 'image/jpeg' }
  })
  const { [VARIANTS]: variants, ...extensions } = json.extensions ?? {}
  const chosen = variants?.variants.findIndex(({ name }) => name === colour) ?? -1
  return writeGlb({
    json: {
      ...json,
      ...(images && { images }),
      bufferViews,
      buffers: [{ byteLength: length }],
      meshes: json.meshes?.map((mesh) => ({
        ...mesh,
        primitives: mesh.primitives.map((each) => inColour(each, chosen)),
      })),
      extensions,
      extensionsUsed: json.extensionsUsed?.filter((name) => name !== VARIANTS),
    },
    bytes: Buffer.concat(parts),
  })
}

function inColour(primitive: Primitive, chosen: number): Primitive {
  const { [VARIANTS]: mapped, ...extensions } = primitive.extensions ?? {}
  const found = mapped?.mappings.find(({ variants }) => variants.includes(chosen))
  return { ...primitive, extensions, ...(found && { material: found.material }) }
}
