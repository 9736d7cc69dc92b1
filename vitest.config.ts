import { defineConfig } from 'vitest/config'

const TESTS = '**/*.test.{ts,tsx}'
const DATABASE_TESTS = '**/*.db.test.{ts,tsx}'
const ELSEWHERE = ['**/node_modules/**', 'dist/**', '.data/**', 'e2e/**']

/** The suffix of a test is its tier: `.test.ts` touches nothing, `.db.test.ts` has a PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'pure', include: [TESTS], exclude: [...ELSEWHERE, DATABASE_TESTS] } },
      {
        test: {
          name: 'database',
          include: [DATABASE_TESTS],
          exclude: ELSEWHERE,
          globalSetup: './server/db/testing/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
