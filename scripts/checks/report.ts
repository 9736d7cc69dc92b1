import { readFileSync } from 'node:fs'

/** What one step of `npm test` proved. A check without tests of its own counts as one. */
export type Tally = { passed: number; failed: number }

export const PASSED: Tally = { passed: 1, failed: 0 }
export const FAILED: Tally = { passed: 0, failed: 1 }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

/** A file that could not even be loaded has no failed test in it, and is a failure all the same. */
export function tallyVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const unloadable = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length }
}

/** A test that passes only when it is tried again is a broken test. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** A runner that ended badly is never a success, whatever its report says or if it left none. */
export function tallyRun(exitCode: number, reportFile: string, tally: (report: never) => Tally): Tally {
  const counted = readTally(reportFile, tally)
  if (exitCode === 0) return counted ?? FAILED
  return counted !== undefined && counted.failed > 0 ? counted : { passed: counted?.passed ?? 0, failed: 1 }
}

export function addUp(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  }
}

function readTally(file: string, tally: (report: never) => Tally): Tally | undefined {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    return undefined
  }
}
