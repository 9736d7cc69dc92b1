import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: root })

/** Figures that were written anew wherever they were needed: the file that holds each, and how they were written. */
const HOMES = [
  {
    home: 'domain/time/durations.ts',
    figure: /\b86_?400_?000\b|24 \* 60 \* 60|const (?:DAY|HOUR|MINUTE)(?:_MS)? = \d/,
  },
  { home: 'domain/api/largest-id.ts', figure: /\b2_147_483_647\b/ },
]

test.for(HOMES)('$home is the only file that writes its figure', ({ home, figure }) => {
  expect(files).toContain(home)
  const copies = files.filter((file) => file !== home && figure.test(readFileSync(join(root, file), 'utf8')))
  expect(copies).toEqual([])
})
