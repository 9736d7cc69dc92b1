import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { openLine } from '#server/db/connect.ts'
import { StartupProblem } from '#server/startup-problem.ts'
import { copyTree } from './copy-tree.ts'

/** Of the running server, not of its data; and the journal, of which only the part that belongs to the copy is wanted. */
const LEFT_OUT =
  /^(?:pg_wal\/.*|postmaster\.(?:pid|opts)|pg_stat_tmp\/.*|pg_replslot\/.*|pg_dynshmem\/.*|pg_notify\/.*|pg_serial\/.*|pg_snapshots\/.*|pg_subtrans\/.*)$/

/**
 * The built-in database as it lies on the disk, while it runs: PostgreSQL is told that a copy begins and ends, and the journal in
 * between makes the copy whole (its documentation, 25.3.3). A slot keeps that journal from being recycled meanwhile.
 */
export async function copyCluster(connection: pg.ClientConfig, to: string): Promise<void> {
  const client = openLine({ ...connection, application_name: 'saalghar-backup' })
  await client.connect()
  try {
    const folder = await one(client, 'show data_directory')
    await client.query(`select pg_create_physical_replication_slot('saalghar_backup_${process.pid}', true, true)`)
    const first = await one(client, `select pg_walfile_name(pg_backup_start('saalghar', true))`)
    await copyTree(folder, to, (file) => LEFT_OUT.test(file))
    const { rows } = await client.query<{ label: string; last: string; map: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as last, spcmapfile as map from pg_backup_stop(false)`,
    )
    const { label = '', last = '' } = rows[0] ?? {}
    await writeFile(path.join(to, 'backup_label'), label)
    await copyJournal(client, path.join(folder, 'pg_wal'), path.join(to, 'pg_wal'), first, last)
  } finally {
    await client.end()
  }
}

async function copyJournal(client: pg.Client, from: string, to: string, first: string, last: string): Promise<void> {
  await mkdir(path.join(to, 'archive_status'), { recursive: true, mode: 0o700 })
  // What the end of the copy wrote must be on the disk before its file is read.
  await client.query('select pg_switch_wal()')
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and name >= $1 and name <= $2 order by name`,
    [first, last],
  )
  if (rows[0]?.name !== first || rows.at(-1)?.name !== last)
    throw new StartupProblem('The journal of the database is not whole. Nothing was saved; try again.')
  for (const { name } of rows) await copyFile(path.join(from, name), path.join(to, name))
}

async function one(client: pg.Client, sql: string): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(sql)
  return Object.values(rows[0] ?? {})[0] ?? ''
}
