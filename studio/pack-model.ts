import { readFileSync, writeFileSync } from 'node:fs'
import { NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { dedup, flatten, join, meshopt, prune, simplify, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'

const LIMIT = 600_000

/** Joins parts of one material, leaves out what no eye would miss, and packs the rest with meshopt. */
export async function packModel(from: string, to: string): Promise<number> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready])
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })
  let size = Number.POSITIVE_INFINITY
  for (const ratio of [1, 0.6, 0.35, 0.2]) {
    const document = await io.readBinary(readFileSync(from))
    const lighter = ratio < 1 ? [weld(), simplify({ simplifier: MeshoptSimplifier, ratio, error: 0.002 })] : []
    await document.transform(dedup(), flatten(), join(), ...lighter, prune(), meshopt({ encoder: MeshoptEncoder, level: 'high' }))
    const packed = await io.writeBinary(document)
    size = packed.byteLength
    writeFileSync(to, packed)
    if (size <= LIMIT) break
  }
  return size
}
