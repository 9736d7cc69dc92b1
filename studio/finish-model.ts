import tiles from './tiles.json' with { type: 'json' }

type Colour = readonly [number, number, number]
/** What Blender notes beside a model: the finish of each part in every colour, and the dyes of each finish. */
export type FinishNote = {
  rows: { finishes: Record<string, string>; loose: boolean }[]
  dyes: Record<string, { base: Colour; lightest: Colour }>
  colours: string[]
}

type Tile = {
  colour?: string
  normal?: string
  tint?: string
  roughness?: number
  metallic?: number
  alpha?: number
  glow?: number
}
type Primitive = { material?: number; extensions?: Record<string, unknown> }
export type Gltf = {
  materials?: { name?: string }[]
  meshes?: { primitives: Primitive[] }[]
  images?: { uri: string }[]
  textures?: unknown[]
  samplers?: unknown[]
  extensions?: Record<string, unknown>
  extensionsUsed?: string[]
}

const VARIANTS = 'KHR_materials_variants'
const REPEAT = { magFilter: 9729, minFilter: 9987, wrapS: 10497, wrapT: 10497 }

/**
 * Gives a packed model its finishes. Textures are shared files beside the models, tinted for each finish; the colours in which the piece is
 * sold are variants of one file.
 */
export function finishModel(gltf: Gltf, note: FinishNote): Gltf {
  const finishes = Object.keys(note.dyes)
  const images = [...new Set(finishes.flatMap((finish) => [tileOf(finish).colour, tileOf(finish).normal]))]
    .filter((name) => name !== undefined)
    .map((name) => ({ uri: `../textures/${name}.jpg` }))
  const texture = (name: string) => ({ index: images.findIndex(({ uri }) => uri === `../textures/${name}.jpg`) })
  const rowOf = (gltf.materials ?? []).map(({ name = '' }) => Number(name.slice(1)))
  // Parts that may hang over the edge, such as a bed's cover, keep a material of their own: the piece is measured without them.
  const keys = new Map<string, number>()
  const materials: unknown[] = []
  const numberOf = (finish: string, loose: boolean) => {
    const key = `${finish}${loose ? ' loose' : ''}`
    if (!keys.has(key)) {
      keys.set(key, materials.length)
      materials.push({ name: key, ...surface(finish, note.dyes[finish], texture) })
    }
    return keys.get(key) ?? 0
  }
  for (const { primitives } of gltf.meshes ?? [])
    for (const primitive of primitives) {
      const row = note.rows[rowOf[primitive.material ?? 0] ?? 0]
      if (!row) throw new Error('A part has no finish')
      const usual = numberOf(row.finishes[''] ?? '', row.loose)
      primitive.material = usual
      if (note.colours.length === 0) continue
      const inColour = note.colours.map((colour) => numberOf(row.finishes[colour] ?? row.finishes[''] ?? '', row.loose))
      const mappings = [usual, ...inColour].map((material, at) => ({ material, variants: [at] }))
      primitive.extensions = { ...primitive.extensions, [VARIANTS]: { mappings: joined(mappings) } }
    }
  const variants = ['', ...note.colours].map((name) => ({ name: name || 'usual' }))
  return {
    ...gltf,
    materials: materials as { name?: string }[],
    ...(images.length > 0 && {
      images,
      samplers: [REPEAT],
      textures: images.map((_, source) => ({ sampler: 0, source })),
    }),
    ...(note.colours.length > 0 && {
      extensions: { ...gltf.extensions, [VARIANTS]: { variants } },
      extensionsUsed: [...(gltf.extensionsUsed ?? []), VARIANTS],
    }),
  }
}

/** One line for each material, as the extension asks. */
function joined(mappings: { material: number; variants: number[] }[]) {
  return [...Map.groupBy(mappings, ({ material }) => material)].map(([material, rows]) => ({
    material,
    variants: rows.flatMap((row) => row.variants),
  }))
}

const tileOf = (finish: string): Tile => (tiles as Record<string, Tile>)[finish.split(':')[0] ?? ''] ?? {}
const three = (number: number) => Math.round(Math.min(1, number) * 1000) / 1000

function surface(finish: string, dyes: FinishNote['dyes'][string] | undefined, texture: (name: string) => { index: number }) {
  const { colour, normal, tint, roughness = 0.6, metallic = 0, alpha = 1, glow } = tileOf(finish)
  const base = dyes?.base ?? [0.8, 0.8, 0.8]
  const dye = tint === 'none' ? ([1, 1, 1] as const) : tint === 'lightest' ? (dyes?.lightest ?? base) : base
  const lift = tint === 'lighter' ? 1.3 : 1
  return {
    doubleSided: true,
    pbrMetallicRoughness: {
      baseColorFactor: [...dye.map((share) => three(share * lift)), alpha],
      metallicFactor: metallic,
      roughnessFactor: roughness,
      ...(colour && { baseColorTexture: texture(colour) }),
    },
    ...(normal && { normalTexture: { ...texture(normal), scale: 0.8 } }),
    ...(alpha < 1 && { alphaMode: 'BLEND' }),
    ...(glow && { emissiveFactor: base.map((share) => three(share * glow)) }),
  }
}
