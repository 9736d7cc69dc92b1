import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { reachableFiles } from './reachable.ts'

const root = join(import.meta.dirname, '..', '..')

type RuleRow = { rule: string; files: string[] }

/** `domain/pricing/coupon.ts` (words: `coupon-texts.ts`): a name that begins with no root is seen from the one before it. */
function readRow(line: string): RuleRow | null {
  const [, rule = '', where = ''] = /^\| (.+) \| (.+) \|$/.exec(line) ?? []
  const names = [...where.matchAll(/`([^`]+\.(?:ts|tsx))`/g)].map(([, name = '']) => name)
  let folder = '.'
  const files = names.map((name) => {
    if (!/^(?:domain|server|web)\//.test(name)) return `${folder}/${name}`
    folder = dirname(name)
    return name
  })
  return files.length > 0 ? { rule, files } : null
}

const rows = readFileSync(join(root, 'docs/rules.md'), 'utf8')
  .split('\n')
  .map(readRow)
  .filter((row) => row !== null)

test('every rule names a file that exists', () => {
  expect(rows.length).toBeGreaterThan(80)
  const missing = rows.flatMap(({ rule, files }) =>
    files.filter((file) => !existsSync(join(root, file))).map((file) => `${rule}: ${file}`),
  )
  expect(missing).toEqual([])
})

test('every file of a rule is imported by code that runs', () => {
  const reached = reachableFiles(root)
  const idle = rows.flatMap(({ rule, files }) =>
    files.filter((file) => !reached.has(file)).map((file) => `${rule}: ${file}`),
  )
  expect(idle).toEqual([])
})

test('every file of the domain is found by its rule; the contract (domain/api) is an index of its own', () => {
  const named = new Set(rows.flatMap(({ files }) => files))
  const files = globSync('domain/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|^domain\/api\//.test(file))
  expect(files.length).toBeGreaterThan(150)
  expect(files.filter((file) => !named.has(file))).toEqual([])
})
