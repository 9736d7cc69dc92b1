import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testDb } from './testing/test-db.ts'

const { pool } = await testDb()
const folder = path.join(import.meta.dirname, 'schema')

async function declaredTables(): Promise<PgTable[]> {
  const files = await readdir(folder)
  const modules = await Promise.all(
    files.map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
}

async function columnsInDatabase(): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table_name: string; columns: string[] }>(
    `select table_name, array_agg(column_name || case is_nullable when 'NO' then ' not null' else '' end order by column_name)::text[] as columns
     from information_schema.columns where table_schema = 'public' group by table_name`,
  )
  return new Map(rows.map((row) => [row.table_name, row.columns]))
}

test('the schema in code and the migrated database have the same columns', async () => {
  const inDatabase = await columnsInDatabase()
  for (const table of await declaredTables()) {
    const declared = Object.values(getTableColumns(table)).map(
      (column) => `${column.name}${column.notNull ? ' not null' : ''}`,
    )
    expect(inDatabase.get(getTableName(table)), getTableName(table)).toEqual(declared.toSorted())
  }
})

const refuses = (sql: string, constraint: string) => expect(pool.query(sql)).rejects.toMatchObject({ constraint })

test('the database itself refuses what may never be', async () => {
  await pool.query(`insert into categories (name, slug) values ('Tables', 'tables')`)
  await pool.query(`insert into rooms (name, slug) values ('Hall', 'hall')`)
  const product = (values: string) =>
    `insert into products (slug, name, price, sale_price, stock_on_hand, stock_held, sku, category_id, room_id, hsn_code) values ${values}`
  await refuses(product(`('a', 'A', 100, 100, 1, 0, 'A1', 1, 1, '9403')`), 'products_sale_below_price')
  await refuses(product(`('a', 'A', 100, null, -1, 0, 'A1', 1, 1, '9403')`), 'products_stock_never_negative')
  await refuses(product(`('a', 'A', 100, null, 1, 2, 'A1', 1, 1, '9403')`), 'products_stock_never_negative')
  await refuses(product(`('a', 'A', 0, null, 1, 0, 'A1', 1, 1, '9403')`), 'products_price_positive')
  await pool.query(product(`('a', 'A', 100, 90, 1, 1, 'A1', 1, 1, '9403')`))
  await refuses(product(`('a', 'B', 100, 90, 1, 1, 'B1', 1, 1, '9403')`), 'products_slug_unique')
})
