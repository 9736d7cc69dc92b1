import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/checks/longest-first.ts'

const TESTS = '**/*.test.{ts,tsx}'
const DATABASE_TESTS = '**/*.db.test.{ts,tsx}'
const ELSEWHERE = ['**/node_modules/**', 'dist/**', '.data/**', 'e2e/**']

/** A busy machine is slow, not wrong. */
const PATIENT = { poll: { timeout: 40_000 } }

/** Files share the modules they import: what one left behind in a module would be a fault, and loading each once is half the time. */
const SHARED = { isolate: false }

/** The suffix of a test is its tier: `.test.ts` touches nothing, `.db.test.ts` has a PostgreSQL. */
export default defineConfig({
  test: {
    // Much of a database test is waiting, for PostgreSQL or a time limit: four keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...SHARED,
          name: 'pure',
          include: [TESTS],
          exclude: [...ELSEWHERE, DATABASE_TESTS],
          testTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          ...SHARED,
          name: 'database',
          include: [DATABASE_TESTS],
          exclude: ELSEWHERE,
          globalSetup: './server/db/testing/global-setup.ts',
          testTimeout: 150_000,
          hookTimeout: 180_000,
          expect: PATIENT,
        },
      },
    ],
  },
})
