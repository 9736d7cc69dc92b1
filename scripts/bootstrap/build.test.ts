import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureBuilt } from './build.mjs'

let root = ''
let builds = 0

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saalghar-build-'))
  builds = 0
  vi.spyOn(console, 'log').mockReturnValue()
  mkdirSync(join(root, 'web'))
  writeFileSync(join(root, 'web', 'home.tsx'), 'one')
  writeFileSync(join(root, 'web', 'home.test.tsx'), 'a test')
  writeFileSync(join(root, 'package-lock.json'), '{}')
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

async function build(): Promise<void> {
  builds += 1
  for (const folder of ['client', 'pages', 'server']) mkdirSync(join(root, 'dist', folder), { recursive: true })
}

async function buildsAfter(change: () => void): Promise<number> {
  await ensureBuilt(root, 'node', build)
  change()
  await ensureBuilt(root, 'node', build)
  return builds
}

test('unchanged sources are built once', async () => {
  expect(await buildsAfter(() => undefined)).toBe(1)
})

test('a changed, a new and a removed source each mean a new build', async () => {
  expect(await buildsAfter(() => writeFileSync(join(root, 'web', 'home.tsx'), 'two'))).toBe(2)
  expect(await buildsAfter(() => writeFileSync(join(root, 'web', 'cart.tsx'), 'new'))).toBe(3)
  expect(await buildsAfter(() => rmSync(join(root, 'web', 'cart.tsx')))).toBe(4)
})

test('new times on the same contents, as after a fresh checkout, do not mean a new build', async () => {
  expect(await buildsAfter(() => utimesSync(join(root, 'web', 'home.tsx'), 1, 1))).toBe(1)
})

test('a changed test does not mean a new build', async () => {
  expect(await buildsAfter(() => writeFileSync(join(root, 'web', 'home.test.tsx'), 'another test'))).toBe(1)
})

test('a build that somebody removed is made again', async () => {
  expect(await buildsAfter(() => rmSync(join(root, 'dist', 'client'), { recursive: true }))).toBe(2)
})

test('a build that failed is tried again', async () => {
  const failing = () => Promise.reject(new Error('no'))
  await expect(ensureBuilt(root, 'node', failing)).rejects.toThrow('no')
  await ensureBuilt(root, 'node', build)
  expect(builds).toBe(1)
})

test('two starts at the same moment build once', async () => {
  await Promise.all([ensureBuilt(root, 'node', build), ensureBuilt(root, 'node', build)])
  expect(builds).toBe(1)
})
