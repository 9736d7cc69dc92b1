import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Shop } from './shop.ts'

const SOCKET_LINE = 4

/** For what happens behind the shop's back: straight into its database, past every rule and every kept page. */
export async function changeBehindTheShop({ dataDir }: Shop, sql: string, values: unknown[]): Promise<void> {
  const notes = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  const client = new pg.Client({ host: notes.split('\n')[SOCKET_LINE], user: 'postgres', database: 'saalghar' })
  await client.connect()
  try {
    await client.query(sql, values)
  } finally {
    await client.end()
  }
}
