import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readManifest } from './manifest.ts'
import { products, shotList } from './shot-list.ts'

const media = fileURLToPath(new URL('../media', import.meta.url))
const manifest = readManifest(media)
const listed = new Set(manifest.map((picture) => picture.file))

test('every product has its three-quarter view', () => {
  const without = products.filter((sheet) => !listed.has(`products/${sheet.slug}-1.webp`))
  expect(without.map((sheet) => sheet.slug)).toEqual([])
})

test('every product has a dimension drawing with its true width, depth and height', () => {
  for (const { slug, size } of products) {
    const drawing = readFileSync(`${media}/drawings/${slug}.svg`, 'utf8')
    for (const millimetres of size) expect(drawing, slug).toContain(` ${millimetres} mm`)
  }
})

test('every product has a model light enough to send to a telephone', () => {
  for (const { slug } of products) expect(statSync(`${media}/models/${slug}.glb`).size, slug).toBeLessThan(600_000)
})

test('every picture has words, a size, a colour and a placeholder of a few hundred bytes', () => {
  for (const picture of manifest) {
    expect(existsSync(`${media}/${picture.file}`), picture.file).toBe(true)
    expect(picture.alt.length, picture.file).toBeGreaterThan(20)
    expect(Math.max(picture.width, picture.height), picture.file).toBeGreaterThanOrEqual(1200)
    expect(picture.dominant, picture.file).toMatch(/^#[0-9a-f]{6}$/)
    expect(picture.placeholder, picture.file).toMatch(/^data:image\/webp;base64,/)
    expect(picture.placeholder.length, picture.file).toBeLessThan(420)
  }
})

test('no picture lies about that the manifest does not know, and none that the shot list does not want', () => {
  const folders = ['products', 'scenes'].filter((folder) => existsSync(`${media}/${folder}`))
  const files = folders.flatMap((folder) => readdirSync(`${media}/${folder}`).map((name) => `${folder}/${name}`))
  expect(files.filter((file) => !listed.has(file))).toEqual([])
  const wanted = new Set(shotList().map((shot) => `${shot.folder}/${shot.id}.webp`))
  expect(manifest.map((picture) => picture.file).filter((file) => !wanted.has(file))).toEqual([])
})

test('the pictures stay small enough to keep with the code', () => {
  const bytes = manifest.reduce((sum, picture) => sum + statSync(`${media}/${picture.file}`).size, 0)
  expect(bytes).toBeLessThan(60_000_000)
})
