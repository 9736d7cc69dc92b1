import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Locked = { version?: string; dev?: boolean; link?: boolean }
type Bill = { bomFormat: string; components: { name: string; version: string; purl: string }[] }

const root = join(import.meta.dirname, '..')

/** The same command as in deploy/build-image.sh. */
const SBOM = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']

test('the bill of materials names every package that runs, with its version', () => {
  const bill = JSON.parse(
    execFileSync('npm', SBOM, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
  ) as Bill
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const runs = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true)
  const expected = runs.map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`)
  expect(bill.bomFormat).toBe('CycloneDX')
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  expect(expected.filter((each) => !listed.has(each))).toEqual([])
  expect(expected.length).toBeGreaterThan(100)
})
