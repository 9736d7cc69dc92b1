/** What the start of a test run tells every test file about the database that it may copy. */
export type TestDatabase = { host: string; user: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase
  }
}
