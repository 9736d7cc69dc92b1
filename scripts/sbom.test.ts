import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Locked = { version?: string; dev?: boolean; devOptional?: boolean }
type Bill = { bomFormat: string; components: { name: string; version: string; purl: string }[] }

const root = join(import.meta.dirname, '..')

test('the bill of materials names every package that runs, with its version', () => {
  const bill = JSON.parse(execFileSync(process.execPath, [join(root, 'scripts/sbom.mjs')]).toString()) as Bill
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const runs = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  const expected = runs.map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`)
  expect(bill.bomFormat).toBe('CycloneDX')
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  expect(expected.filter((each) => !listed.has(each))).toEqual([])
  expect([...listed].filter((each) => each.startsWith('vitest@'))).toEqual([])
  expect(expected.length).toBeGreaterThan(100)
})
