import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readGlb } from '../server/media/glb.ts'
import { finishModel, type FinishNote } from './finish-model.ts'
import { measureModel, type Scene } from './measure-model.ts'
import { products } from './shot-list.ts'

const media = fileURLToPath(new URL('../media', import.meta.url))
const models = readdirSync(`${media}/models`)
const ONE_MODEL_BYTES = 400_000
const OFF_BY_MM = 1
/** Shown lying on something else: their models would have the size of that. */
const WITHOUT_MODEL = [
  'kalimpong-quilted-bedcover',
  'neora-linen-cushion-pair',
  'teesta-linen-table-runner',
  'tumling-wool-throw',
]

const sceneOf = (file: string) => readGlb<Scene>(readFileSync(`${media}/models/${file}`)).json

test('every piece that stands by itself has a model, light enough for a telephone', () => {
  const known = products.map(({ slug }) => slug).filter((slug) => !WITHOUT_MODEL.includes(slug))
  expect(models.toSorted()).toEqual(known.map((slug) => `${slug}.glb`).toSorted())
  for (const file of models) expect(statSync(`${media}/models/${file}`).size, file).toBeLessThan(ONE_MODEL_BYTES)
})

test.each(models)('%s is as large as its sheet says, so that it stands in a room at its true size', async (file) => {
  const sheet = products.find(({ slug }) => `${slug}.glb` === file)
  for (const [axis, size] of (await measureModel(readFileSync(`${media}/models/${file}`))).entries())
    expect(Math.abs(size - (sheet?.size[axis] ?? 0)), `${'WDH'[axis]} ${Math.round(size)}`).toBeLessThanOrEqual(OFF_BY_MM)
})

test('one file holds every colour of a piece', () => {
  for (const { slug, colours = {} } of products.filter((sheet) => !WITHOUT_MODEL.includes(sheet.slug))) {
    const names = sceneOf(`${slug}.glb`).extensions?.KHR_materials_variants?.variants.map(({ name }) => name)
    const asked = Object.keys(colours)
    expect(names, slug).toEqual(asked.length > 0 ? ['usual', ...asked] : undefined)
  }
})

test('the textures are shared files of the shop, a few kilobytes each', () => {
  const textures = readdirSync(`${media}/textures`)
  const used = new Set(models.flatMap((file) => (sceneOf(file).images ?? []).map(({ uri }) => uri)))
  expect([...used].toSorted()).toEqual(textures.map((file) => `../textures/${file}`).toSorted())
  for (const file of textures) expect(statSync(`${media}/textures/${file}`).size, file).toBeLessThan(80_000)
})

test('a part that is the same in every colour has one finish, one that is not is told apart', () => {
  const dye = { base: [0.5, 0.4, 0.3] as const, lightest: [0.6, 0.5, 0.4] as const }
  const note: FinishNote = {
    rows: [
      { finishes: { '': 'linen:oatmeal', moss: 'linen:moss' }, loose: false },
      { finishes: { '': 'wood:sal' }, loose: false },
    ],
    dyes: { 'linen:oatmeal': dye, 'linen:moss': dye, 'wood:sal': dye },
    colours: ['moss'],
  }
  const parts = [{ primitives: [{ material: 0 }, { material: 1 }] }]
  const made = finishModel({ materials: [{ name: 'm0' }, { name: 'm1' }], meshes: parts }, note)
  const mappings = made.meshes?.[0]?.primitives.map(({ extensions }) => extensions?.['KHR_materials_variants'])
  expect(made.materials?.map(({ name }) => name)).toEqual(['linen:oatmeal', 'linen:moss', 'wood:sal'])
  expect(mappings).toEqual([
    { mappings: [{ material: 0, variants: [0] }, { material: 1, variants: [1] }] },
    { mappings: [{ material: 2, variants: [0, 1] }] },
  ])
})
