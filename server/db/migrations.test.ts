import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync(join(import.meta.dirname, 'migrations'))

test('every migration has a number of its own, and none is left out', () => {
  const numbers = files.map((file) => Number(file.slice(0, 4)))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at))
})

test('every file in the folder is a migration that will be applied', () => {
  for (const file of files) expect(file).toMatch(/^\d{4}_[a-z0-9_-]+\.sql$/)
})

/** Older ones were written before the rule. */
const RULE_SINCE = 51
const TAKES_AWAY =
  /\b(?:drop\s+(?:table|column)|rename\s+(?:column|to)|alter\s+column\s+\S+\s+(?:set\s+data\s+)?type)\b/i
const SAYS_SINCE = /^-- Unused since \d{4}/m

test('the version before still runs on what a migration leaves: what it takes away, nobody has read since an earlier one', () => {
  expect(TAKES_AWAY.test('alter table orders drop column notes')).toBe(true)
  for (const file of files.filter((name) => Number(name.slice(0, 4)) > RULE_SINCE)) {
    const sql = readFileSync(join(import.meta.dirname, 'migrations', file), 'utf8')
    if (TAKES_AWAY.test(sql)) expect(sql, file).toMatch(SAYS_SINCE)
  }
})
