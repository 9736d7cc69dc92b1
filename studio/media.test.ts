import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SIZED_WIDTHS } from '../domain/pictures/picture-sizes.ts'
import { SEED_PRODUCTS } from '../server/seed/products.ts'
import { readManifest } from './manifest.ts'
import { products, shotList } from './shot-list.ts'

const MEDIA_BYTES = 36_000_000
const media = fileURLToPath(new URL('../media', import.meta.url))
const manifest = readManifest(media)
const listed = new Set(manifest.map((picture) => picture.file))
const asked = new Map(shotList().map((shot) => [`${shot.folder}/${shot.id}.webp`, shot]))
const without = (files: string[]) => files.filter((file) => !listed.has(file))

test('the studio knows every product that the shop sells, and no other', () => {
  expect(products.length).toBe(60)
  expect(products.map((sheet) => sheet.slug).toSorted()).toEqual(SEED_PRODUCTS.map(({ slug }) => slug).toSorted())
})

test('every product is seen in three quarters, from the front, from near and in a room', () => {
  const views = ['1', '2', '3', 'room']
  expect(without(SEED_PRODUCTS.flatMap(({ slug }) => views.map((view) => `products/${slug}-${view}.webp`)))).toEqual([])
})

test('every colour in which a product is sold has its picture', () => {
  const colours = SEED_PRODUCTS.flatMap(({ slug, otherColors = [] }) =>
    otherColors.map(({ color }) => `products/${slug}-${color.toLowerCase()}.webp`),
  )
  expect(colours.length).toBeGreaterThan(0)
  expect(without(colours)).toEqual([])
})

test('a print of the second series is 1600 x 2000 for a product, 2400 wide for a hero and 2000 for a project', () => {
  const sizeOf = (file: string) => [asked.get(file)?.width, asked.get(file)?.height]
  for (const { slug } of SEED_PRODUCTS) expect(sizeOf(`products/${slug}-1.webp`), slug).toEqual([1600, 2000])
  expect(sizeOf('scenes/hero-1.webp')).toEqual([2400, 1200])
  expect(sizeOf('scenes/project-bhutan-hotel-1.webp')[0]).toBe(2000)
})

test('every picture that the sheets ask for is there, and no other', () => {
  expect(without([...asked.keys()])).toEqual([])
  expect([...listed].filter((file) => !asked.has(file))).toEqual([])
})

test('the words of a picture are those of its sheet', () => {
  for (const { file, alt } of manifest) expect(alt, file).toBe(asked.get(file)?.alt)
})

test('no two pictures are the same file under two names', () => {
  const prints = manifest.map(({ file }) => createHash('sha256').update(readFileSync(`${media}/${file}`)).digest('hex'))
  expect(new Set(prints).size).toBe(prints.length)
})

test('a tablet is served its own width', () => {
  expect(SIZED_WIDTHS).toContain(768)
})

test('every product has a dimension drawing with its true width, depth and height', () => {
  for (const { slug, size } of products) {
    const drawing = readFileSync(`${media}/drawings/${slug}.svg`, 'utf8')
    for (const millimetres of size) expect(drawing, slug).toContain(` ${millimetres / 10} cm`)
  }
})

test('every picture has words, a colour and a placeholder of a few hundred bytes', () => {
  for (const picture of manifest) {
    expect(picture.alt.length, picture.file).toBeGreaterThan(20)
    expect(picture.dominant, picture.file).toMatch(/^#[0-9a-f]{6}$/)
    expect(picture.placeholder, picture.file).toMatch(/^data:image\/webp;base64,/)
    expect(picture.placeholder.length, picture.file).toBeLessThan(420)
  }
})

test('every picture is printed in the size its sheet asks for', async () => {
  for (const { file, width, height } of manifest) {
    const print = await sharp(`${media}/${file}`).metadata()
    expect([width, height], file).toEqual([print.width, print.height])
    expect([width, height], file).toEqual([asked.get(file)?.width, asked.get(file)?.height])
  }
})

test('every piece that a picture points at is sold, and its dot lies well inside the picture', () => {
  const sold = new Set(SEED_PRODUCTS.map(({ slug }) => slug))
  for (const { file, spots = [] } of manifest) {
    for (const { product, x, y } of spots) {
      expect(sold.has(product), `${file}: ${product}`).toBe(true)
      expect(Math.min(x, y, 100 - x, 100 - y), `${file}: ${product}`).toBeGreaterThan(2)
    }
    expect(new Set(spots.map(({ product }) => product)).size, file).toBe(spots.length)
  }
})

test('heroes, rooms and projects say what stands in them', () => {
  const scenes = manifest.filter(({ file }) => /^scenes\/(hero|room|project)-/.test(file))
  expect(scenes.length).toBe(19)
  for (const { file, spots = [] } of scenes) expect(spots.length, file).toBeGreaterThan(1)
})

test('no file lies about that nothing knows', () => {
  const known = new Set([
    ...listed,
    ...products.map(({ slug }) => `drawings/${slug}.svg`),
    // models.test.ts knows these.
    ...['models', 'textures'].flatMap((folder) => readdirSync(`${media}/${folder}`).map((file) => `${folder}/${file}`)),
    'manifest.json',
    'contact-sheet.webp',
  ])
  expect(allFiles().filter((file) => !known.has(file))).toEqual([])
  expect([...known].filter((file) => !existsSync(`${media}/${file}`))).toEqual([])
})

test('the pictures stay small enough to keep with the code', () => {
  expect(allFiles().reduce((sum, file) => sum + statSync(`${media}/${file}`).size, 0)).toBeLessThan(MEDIA_BYTES)
})

function allFiles(): string[] {
  return readdirSync(media, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(media.length + 1))
}
