import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readGlb } from './glb.ts'
import { colourOfModel, type ModelJson, unpackModel, wholeModel } from './unpack-model.ts'

const sofa = readFileSync('media/models/teesta-three-seater-sofa.glb')
const jsonOf = (file: Buffer) => readGlb<ModelJson>(file).json
const plain = await unpackModel(sofa)

test('what is sent needs no decoder and keeps every colour', () => {
  const { extensionsUsed, extensionsRequired = [], bufferViews = [], buffers } = jsonOf(plain)
  expect(jsonOf(sofa).extensionsUsed).toContain('EXT_meshopt_compression')
  expect([...(extensionsUsed ?? []), ...extensionsRequired]).not.toContain('EXT_meshopt_compression')
  expect(extensionsUsed).toContain('KHR_materials_variants')
  expect(bufferViews.every((view) => view.extensions === undefined)).toBe(true)
  expect(buffers?.[0]?.byteLength).toBe(readGlb(plain).bytes.length)
})

test('one colour in one file holds its textures and no choice', () => {
  const whole = jsonOf(wholeModel(plain, 'moss', () => Buffer.from('jpeg')))
  expect(whole.extensionsUsed).not.toContain('KHR_materials_variants')
  expect(whole.images?.every(({ uri, mimeType }) => uri === undefined && mimeType === 'image/jpeg')).toBe(true)
  const names = (whole as { materials?: { name: string }[] }).materials ?? []
  const used = whole.meshes?.flatMap(({ primitives }) => primitives.map(({ material = 0 }) => names[material]?.name))
  expect(used).toContain('linen:moss')
  expect(used).not.toContain('linen:oatmeal')
})

test('a colour that a model does not have is its usual one', () => {
  expect(colourOfModel(sofa, 'Moss')).toBe('moss')
  expect(colourOfModel(sofa, 'no such colour')).toBe('usual')
})
