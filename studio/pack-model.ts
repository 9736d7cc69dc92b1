import { readFileSync, writeFileSync } from 'node:fs'
import { type Document, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { dedup, flatten, join, meshopt, prune, simplify, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import { readGlb, writeGlb } from '../server/media/glb.ts'
import { finishModel, type FinishNote, type Gltf } from './finish-model.ts'
import { atTrueSize, measureModel, type Scene } from './measure-model.ts'

const LIMIT = 320_000
/** Of one tile: finer than a thread, and few enough digits to pack well. */
const TEXTURE_STEP = 1 / 512

/** Joins parts of one finish, leaves out what no eye would miss, packs the rest with meshopt and gives it its finishes. */
export async function packModel(from: string, to: string, sheetSize: readonly number[]): Promise<number> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready])
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })
  const note: FinishNote = JSON.parse(readFileSync(from.replace(/\.glb$/, '.json'), 'utf8'))
  let size = Number.POSITIVE_INFINITY
  for (const ratio of [1, 0.6, 0.35, 0.2]) {
    const document = await io.readBinary(readFileSync(from))
    const lighter = ratio < 1 ? [weld(), simplify({ simplifier: MeshoptSimplifier, ratio, error: 0.002 })] : []
    await document.transform(
      dedup({ propertyTypes: ['Accessor', 'Mesh'] }),
      flatten(),
      join(),
      ...lighter,
      roundTextures,
      prune({ keepAttributes: true }),
      meshopt({ encoder: MeshoptEncoder, level: 'high' }),
    )
    const packed = readGlb<Gltf & Scene>(Buffer.from(await io.writeBinary(document)))
    const coloured = writeGlb({ ...packed, json: finishModel(packed.json, note) })
    const { json, bytes } = readGlb<Scene>(coloured)
    const finished = writeGlb({ json: atTrueSize(json, await measureModel(coloured), sheetSize), bytes })
    size = finished.byteLength
    writeFileSync(to, finished)
    if (size <= LIMIT) break
  }
  return size
}

function roundTextures(document: Document): void {
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      const spots = primitive.getAttribute('TEXCOORD_0')
      const numbers = spots?.getArray()
      if (spots && numbers) spots.setArray(numbers.map((number) => Math.round(number / TEXTURE_STEP) * TEXTURE_STEP))
    }
}
