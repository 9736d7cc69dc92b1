import { DAY } from '#domain/time/durations.ts'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { folderStore } from '#server/adapters/files/folder-store.ts'
import { testDb } from '#server/db/testing/test-db.ts'
import { importPictures } from './import-pictures.ts'
import { noteMade, noteShare } from './picture-sizes.store.ts'
import type { PictureWork } from './picture-work.ts'
import { pictureOf, studioLooker } from './studio-work.ts'

const { db } = await testDb()
const folder = await mkdtemp(path.join(tmpdir(), 'saalghar-studio-'))
const originals = path.join(folder, 'originals')
const store = folderStore(path.join(folder, 'store'))
const original = path.join(originals, 'products/stool-1.webp')
afterAll(() => rm(folder, { recursive: true, force: true }))

const delivered = {
  file: 'products/stool-1.webp',
  product: 'stool',
  view: '1',
  width: 320,
  height: 400,
  alt: 'A stool',
  dominant: '#aaaaaa',
  placeholder: 'data:,1',
}
async function deliver(content: string, placeholder = 'data:,1') {
  await mkdir(path.dirname(original), { recursive: true })
  await writeFile(original, content)
  await writeFile(path.join(originals, 'manifest.json'), JSON.stringify([{ ...delivered, placeholder }]))
}
type Looker = ReturnType<typeof studioLooker>
async function lookWith(look: Looker): Promise<string[]> {
  const imported = await importPictures(db, originals)
  const replaced = imported.filter(({ isNew }) => !isNew).map(({ file }) => file)
  const work = await look({ db, store, originals, replaced })
  await Promise.all(work.map(pretendToMake))
  return work.map(({ target }) => target)
}
/** Stands for the process that draws: the file is there, and it is written down. */
async function pretendToMake(work: PictureWork) {
  await store.put(work.target, Buffer.from('made'), 'image/webp')
  if (work.kind === 'share') return noteShare(db, work.slug, work.madeOf)
  const { file, size } = pictureOf(work)
  const { rows } = await db.execute<{ made_of: string }>(sql`select made_of from picture_sizes where file = ${file}`)
  await noteMade(db, file, rows[0]?.made_of ?? '', size)
}

const ALL = ['share/stool.jpg', 'products/stool-1.320.avif', 'products/stool-1.320.webp']

beforeEach(async () => {
  await db.execute(sql`delete from pictures`)
  await db.execute(sql`delete from share_pictures`)
  await rm(path.join(folder, 'store'), { recursive: true, force: true })
})

test('every size is made once', async () => {
  await deliver('the picture')
  const look = studioLooker()
  expect(await lookWith(look)).toEqual(ALL)
  expect(await lookWith(look)).toEqual([])
  expect(await lookWith(studioLooker())).toEqual([])
})

test('a fresh clone has new times and the same pictures: nothing is made anew', async () => {
  await deliver('the picture')
  await lookWith(studioLooker())
  const tomorrow = new Date(Date.now() + DAY)
  await utimes(original, tomorrow, tomorrow)
  expect(await lookWith(studioLooker())).toEqual([])
})

test('sizes from before anything was written down are taken over', async () => {
  await deliver('the picture')
  await importPictures(db, originals)
  for (const file of ALL) await store.put(file, Buffer.from('made long ago'), 'image/webp')
  expect(await lookWith(studioLooker())).toEqual([])
})

test('a picture taken anew is made anew, also where nothing was written down before', async () => {
  await deliver('the picture')
  await importPictures(db, originals)
  for (const file of ALL) await store.put(file, Buffer.from('made long ago'), 'image/webp')
  await deliver('another picture', 'data:,2')
  expect(await lookWith(studioLooker())).toEqual(ALL)
  await deliver('the third, which looks the same when it is tiny', 'data:,2')
  expect(await lookWith(studioLooker())).toEqual(ALL)
})

test('what somebody took out of the store is made again after the next start', async () => {
  await deliver('the picture')
  await lookWith(studioLooker())
  await store.delete('products/stool-1.320.avif')
  expect(await lookWith(studioLooker())).toEqual(['products/stool-1.320.avif'])
})
