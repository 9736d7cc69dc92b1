import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDb, openLine, openPool, type Db } from '#server/db/connect.ts'
import type { TestDatabase } from '#server/db/testing/test-database.ts'

type Server = Pick<TestDatabase, 'host' | 'user'>

export type TestDb = { db: Db; pool: pg.Pool; connection: pg.PoolConfig }

/** A migrated database of its own for the calling test file, gone when the file is done: `const { db } = await testDb()`. */
export async function testDb(): Promise<TestDb> {
  const { host, user, template } = inject('testDatabase')
  return databaseFrom({ host, user }, template)
}

/** The same without any table, for tests of what makes the tables. */
export async function emptyTestDb(): Promise<TestDb> {
  const { host, user } = inject('testDatabase')
  return databaseFrom({ host, user }, 'template1')
}

async function databaseFrom(server: Server, template: string): Promise<TestDb> {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, `create database ${database} template ${template} strategy file_copy`)
  const connection = { ...server, database }
  const pool = openPool(connection, () => undefined)
  afterAll(async () => {
    await pool.end()
    await asAdmin(server, `drop database ${database} with (force)`)
  })
  return { db: openDb(pool), pool, connection }
}

async function asAdmin(server: Server, sql: string): Promise<void> {
  const admin = openLine({ ...server, database: 'postgres' })
  await admin.connect()
  try {
    await admin.query(sql)
  } finally {
    await admin.end()
  }
}
