import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHOP } from '../bootstrap/runtime.mjs'

const PLACES = ['Containerfile', 'compose.yaml', 'saalghar@.service', 'saalghar-worker.service']

test.each(PLACES)('deploy/%s runs the shop as npm start does', (place) => {
  const text = readFileSync(new URL(`../../deploy/${place}`, import.meta.url), 'utf8')
  const words = text.split(/[\s,'"[\]]+/)
  const at = words.indexOf(SHOP[0] ?? '')
  expect(words.slice(at, at + SHOP.length)).toEqual(SHOP)
})
