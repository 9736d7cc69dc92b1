import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { StartupProblem } from '#server/startup-problem.ts'

/** `name` is quoted and with its schema; `columns` are those that hold something of their own. */
type Table = { name: string; columns: string }
type Moved = { tables: number; rows: number }

/** Partitions are reached through what they are parts of; the two servers may have them under other names. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  order by 1`

/**
 * Everything that lies in one database into another of the same shape: emptied first, all or nothing. The servers lie on the same
 * machine and hand the rows over in files of the folder; triggers and references rest meanwhile, for the rows have been through them.
 */
export async function copyTables(from: pg.Client, to: pg.Client, folder: string): Promise<Moved> {
  const [tables, there] = [await tablesOf(from), await tablesOf(to)]
  const shapes = new Map(there.map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables)
    if (shapes.get(name) !== columns && (await count(from, name)) > 0)
      throw new StartupProblem(
        `The table ${name} of the old database is not known to this version. Nothing was changed.`,
      )
  const known = tables.filter(({ name, columns }) => shapes.get(name) === columns)
  await to.query(`begin; set local session_replication_role = replica; set local statement_timeout = 0`)
  await to.query(`truncate ${there.map(({ name }) => name).join(', ')}`)
  let rows = 0
  for (const table of known) rows += await copyTable(from, to, table, path.join(folder, randomUUID()))
  await setSequences(from, to)
  await to.query('commit')
  return { tables: known.length, rows }
}

async function copyTable(from: pg.Client, to: pg.Client, { name, columns }: Table, file: string): Promise<number> {
  const quoted = `'${file.replaceAll("'", "''")}'`
  await from.query(`copy (select ${columns} from ${name}) to ${quoted}`)
  const { rowCount } = await to.query(`copy ${name} (${columns}) from ${quoted}`)
  await rm(file)
  return rowCount ?? 0
}

/** So that the next number is the next number. */
async function setSequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences`,
  )
  for (const { name, last } of rows)
    if (last !== null) await to.query('select setval($1::regclass, $2::bigint)', [name, last])
}

/** A sum over every row as it reads: what differs is named. */
export async function findDifferences(from: pg.Client, to: pg.Client): Promise<string[]> {
  const different: string[] = []
  for (const { name, columns } of await tablesOf(from)) {
    const sum = `select count(*)::text || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from (select ${columns} from ${name}) t`
    const [old, fresh] = await Promise.all([one(from, sum), one(to, sum).catch(() => '0 0')])
    if (old !== fresh) different.push(name)
  }
  return different
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  return (await client.query<Table>(TABLES)).rows
}

const count = async (client: pg.Client, name: string) => Number(await one(client, `select count(*)::text from ${name}`))

async function one(client: pg.Client, sql: string): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(sql)
  return Object.values(rows[0] ?? {})[0] ?? ''
}
