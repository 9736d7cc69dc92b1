import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Locked = { optionalDependencies?: Record<string, string>; resolved?: string; cpu?: string | string[] }

const file = join(import.meta.dirname, '..', 'package-lock.json')
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }
const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))

test('a bare clone can be installed: the lockfile names only what it holds (node scripts/trim-lockfile.mjs)', () => {
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name))
  expect(missing).toEqual([])
})

test('what is locked for arm64 is locked for x64', () => {
  const forArm = [...names].filter((name) => /linux-arm64(?:-gnu)?$/.test(name))
  expect(forArm.length).toBeGreaterThan(5)
  expect(forArm.map((name) => name.replace('arm64', 'x64')).filter((name) => !names.has(name))).toEqual([])
})

test('the lockfile names no download host', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
})
