import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import sharp from 'sharp'
import type { TestPerson } from '#server/testing/shop-fixtures.ts'

const WITHIN_MS = 60_000
const SIZE = { width: 900, height: 1200 }

type Cluster = { proxy: { origin: string }; direct(name: 'web-1' | 'web-2'): string }

/** What staff bring to one process is made into sizes by the worker and shown by every process: through the S3 store alone. */
export async function sharePicture(cluster: Cluster, pool: pg.Pool, owner: TestPerson): Promise<string[]> {
  const body = await sharp({ create: { ...SIZE, channels: 3, background: '#7a5c3e' } })
    .jpeg()
    .toBuffer()
  const answer = await fetch(`${cluster.proxy.origin}/api/backoffice/pictures?for=product&name=cluster.jpg`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(body),
  })
  if (!answer.ok) return [`a picture was refused: ${answer.status} ${await answer.text()}`]
  const file = await untilMade(pool)
  if (file === null) return ['the worker made no sizes of an uploaded picture']
  const problems: string[] = []
  for (const name of ['web-1', 'web-2'] as const) {
    const shown = await fetch(`${cluster.direct(name)}/media/${file}`)
    const type = shown.headers.get('content-type') ?? ''
    if (!shown.ok || !type.startsWith('image/'))
      problems.push(`${name} answers ${shown.status} ${type} for /media/${file}`)
  }
  return problems
}

/** One of its sizes, by the worker's own note. */
async function untilMade(pool: pg.Pool): Promise<string | null> {
  const until = Date.now() + WITHIN_MS
  while (Date.now() < until) {
    const { rows } = await pool.query<{ file: string; made: string }>(
      `select s.file, s.made[1] as made from picture_sizes s join uploaded_pictures u using (file) where cardinality(s.made) > 0`,
    )
    const [first] = rows
    if (first) return `${first.file.replace(/\.[a-z0-9]+$/i, '')}.${first.made}`
    await sleep(500)
  }
  return null
}
