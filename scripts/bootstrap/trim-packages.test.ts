import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { trimPackages } from './trim-packages.mjs'

const root = mkdtempSync(join(tmpdir(), 'saalghar-trim-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('what runs and what a licence asks for stays; types, sources, tests and words go', () => {
  const stays = [
    'a/package.json',
    'a/index.js',
    'a/LICENSE.md',
    'a/lib/test/needed.js',
    '@b/c/package.json',
    '@b/c/c.mjs',
  ]
  const goes = [
    'a/index.d.ts',
    'a/index.js.map',
    'a/README.md',
    'a/src/index.ts',
    'a/test/all.js',
    'three/examples/fonts/f.json',
  ]
  for (const file of [...stays, ...goes]) {
    const path = join(root, 'node_modules', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
  trimPackages(root)
  const left = globSync('**/*.*', { cwd: join(root, 'node_modules') }).filter((name) => /\.[a-z]+$/.test(name))
  expect(left.toSorted()).toEqual(stays.toSorted())
})
