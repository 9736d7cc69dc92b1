import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SEED_PRODUCTS } from './products.ts'
import type { SeedProduct } from './seed-product.ts'

type Sheet = { slug: string; facts?: Record<string, number> }

/** The studio's sheet says what can be counted in the pictures: the model is built from it, and the words follow it. */
const sheets = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../studio/products.json'), 'utf8'),
) as Sheet[]
const factsOf = (slug: string) => sheets.find((sheet) => sheet.slug === slug)?.facts ?? {}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ')
const NOUNS: Readonly<Record<string, string>> = {
  drawer: 'drawers',
  door: 'doors',
  leg: 'legs',
  spindle: 'spindles',
  table: 'tables',
  pane: 'panes',
  shelf: 'shelves',
  slat: 'slats',
  board: 'boards',
  bolster: 'bolsters',
  post: 'posts',
  panel: 'panels',
  blade: 'blades',
  stretcher: 'stretchers',
  arm: 'arms',
  foot: 'feet',
  knob: 'knobs',
  seat: 'seats',
  chair: 'chairs',
}
/** Whoever counts one of these must have it on the sheet; the others are counted only where the picture shows them. */
const MUST_BE_KNOWN = new Set(['drawers', 'doors', 'legs', 'spindles', 'tables', 'panes', 'feet'])
const NUMBER = `(${NUMBERS.join('|')})`
const NOUN = `(${Object.entries(NOUNS).flat().join('|')})`
const COUNTED = new RegExp(`\\b${NUMBER}(?:-|(?: [\\w-]+){0,2} )${NOUN}\\b`, 'gi')
const LABELLED = new RegExp(`^${NOUN}: ${NUMBER}\\b`, 'i')

type Count = { text: string; noun: string; count: number }

function countsIn({ shortDescription, description, specifications, features }: SeedProduct): Count[] {
  const rows = (specifications ?? []).map((row) => row.join(': '))
  const texts = [shortDescription, ...description.split(/(?<=[.:;,])\s/), ...rows, ...features]
  const counted = texts.flatMap((text) => [...text.matchAll(COUNTED)].map(([all, number, noun]) => [all, number, noun]))
  const labelled = rows.flatMap((row) => [LABELLED.exec(row) ?? []].map(([all, noun, number]) => [all, number, noun]))
  return [...counted, ...labelled].flatMap(([text, number, noun]) => {
    if (!text || !number || !noun) return []
    return [
      { text, noun: NOUNS[noun.toLowerCase()] ?? noun.toLowerCase(), count: NUMBERS.indexOf(number.toLowerCase()) },
    ]
  })
}

const known = (slug: string, noun: string) =>
  Object.entries(factsOf(slug)).flatMap(([key, count]) => (key.toLowerCase().includes(noun) ? [count] : []))

describe('words and pictures agree', () => {
  test.each(SEED_PRODUCTS.map((product) => [product.slug, product] as const))('%s', (slug, product) => {
    for (const { text, noun, count } of countsIn(product)) {
      const counts = known(slug, noun)
      if (counts.length === 0) expect(MUST_BE_KNOWN.has(noun), `"${text}" is not on the sheet`).toBe(false)
      else expect(counts, `"${text}"`).toContain(count)
    }
  })
})

test('at least eighteen sheets are held against words that count', () => {
  const held = SEED_PRODUCTS.filter((product) =>
    countsIn(product).some(({ noun }) => known(product.slug, noun).length > 0),
  )
  expect(held.length).toBeGreaterThanOrEqual(18)
})

test('a wrong count is found', () => {
  const chest = SEED_PRODUCTS.find(({ slug }) => slug === 'samsing-chest-of-drawers')
  if (!chest) throw new Error('The chest is gone')
  const wrong = countsIn({ ...chest, shortDescription: 'Seven drawers in mango wood' })
  expect(wrong.filter(({ noun, count }) => !known(chest.slug, noun).includes(count))).toEqual([
    { text: 'Seven drawers', noun: 'drawers', count: 7 },
  ])
})

test('every sheet belongs to a product', () => {
  const slugs = new Set(SEED_PRODUCTS.map(({ slug }) => slug))
  expect(sheets.filter(({ slug }) => !slugs.has(slug))).toEqual([])
})
