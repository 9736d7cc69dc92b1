import { createHash } from 'node:crypto'
import type { Pool, QueryResultRow } from 'pg'
import type { Db } from './connect.ts'
import type { Tx } from './transaction.ts'

/** SQL with its values beside it. Values are only ever handed over, never written into the text. */
export type Statement = { text: string; values: unknown[]; isPrepared?: boolean }

/** Collects values while a statement is written: `${values.add(12)}` becomes `$1`. */
export class SqlValues {
  readonly list: unknown[] = []

  add(value: unknown): string {
    this.list.push(value)
    return `$${this.list.length}`
  }
}

/** The whole numbers of a page are written out, so that PostgreSQL plans for twelve rows and not for a tenth of the table. */
export function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole number: ${value}`)
  return String(value)
}

export async function run<Row extends QueryResultRow>(db: Db, { text, values, isPrepared }: Statement): Promise<Row[]> {
  const { $client } = db as Db & { $client: Pool }
  const { rows } = await $client.query<Row>({ text, values, ...(isPrepared ? { name: nameOf(text) } : {}) })
  return rows
}

/**
 * The same inside a transaction, by its own connection; moments come as texts. What is written the same way each time stays planned: Drizzle
 * names only what its builder wrote, so its session is asked directly.
 */
export async function runIn<Row extends QueryResultRow>(tx: Tx, text: string, values: unknown[]): Promise<Row[]> {
  const planned = tx._.session.prepareQuery({ sql: text, params: values }, undefined, nameOf(text), false)
  const { rows } = (await planned.execute()) as { rows: Row[] }
  return rows
}

const texts = new Map<string, string>()

/** A long text that is asked for all the time, written once: its name is found and compared in no time. `key` tells it from the others. */
export function writtenOnce(key: string, write: () => string): string {
  const known = texts.get(key)
  if (known) return known
  const text = write()
  texts.set(key, text)
  return text
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `planned ${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
  names.set(text, name)
  return name
}
