import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addUp, tallyPlaywright, tallyRun, tallyVitest } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'saalghar-report-'))
const file = join(folder, 'report.json')

afterAll(() => rmSync(folder, { recursive: true }))

test('a test file that cannot be loaded counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ]
  expect(tallyVitest({ numPassedTests: 5, numFailedTests: 1, testResults })).toEqual({ passed: 5, failed: 2 })
})

test('a browser test that passed on another try only has failed', () => {
  expect(tallyPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
    passed: 3,
    failed: 2,
  })
})

test('a runner that dies without a report, or after one without failures, has failed', () => {
  expect(tallyRun(1, join(folder, 'none.json'), tallyPlaywright)).toEqual({ passed: 0, failed: 1 })
  writeFileSync(file, JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] }))
  expect(tallyRun(1, file, tallyPlaywright)).toEqual({ passed: 3, failed: 1 })
  expect(tallyRun(0, file, tallyPlaywright)).toEqual({ passed: 3, failed: 0 })
})

test('a runner that claims success without a report has failed', () => {
  expect(tallyRun(0, join(folder, 'none.json'), tallyPlaywright)).toEqual({ passed: 0, failed: 1 })
})

test('the last line adds everything up', () => {
  expect(
    addUp([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ]),
  ).toEqual({ passed: 41, failed: 2 })
})
