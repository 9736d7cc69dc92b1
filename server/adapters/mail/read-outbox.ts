import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { KeptMail } from './outbox-mailer.ts'

export type OutboxMail = KeptMail & { id: string }

const NAME = /^\d{4}-\d{2}-\d{2}T[\d-]+Z-[0-9a-f]{8}$/

/** Newest first. */
export async function listOutbox(folder: string, most: number): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => [])
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  const newest = ids
    .filter((id) => NAME.test(id))
    .toSorted()
    .toReversed()
    .slice(0, most)
  const mails = await Promise.all(newest.map((id) => readOutboxMail(folder, id)))
  return mails.filter((mail) => mail !== null)
}

/** The id comes from an address bar: only names that the outbox itself gives are looked up. */
export async function readOutboxMail(folder: string, id: string): Promise<OutboxMail | null> {
  if (!NAME.test(id)) return null
  const text = await readFile(path.join(folder, `${id}.json`), 'utf8').catch(() => null)
  return text === null ? null : { id, ...(JSON.parse(text) as KeptMail) }
}
