import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'
import { noteMade } from './picture-sizes.store.ts'
import { PictureWorkStopped, runPictureWork } from './run-picture-work.ts'
import { sizesOf } from './missing-sizes.ts'
import { sizeUpload } from './size-upload.ts'

const { db, deps } = await testShop()
const { files } = deps
const made = async (file: string) => {
  const { rows } = await db.execute<{ made: string[]; failure: string | null }>(
    sql`select made, failure from picture_sizes where file = ${file}`,
  )
  return rows[0]
}

async function uploaded(name: string): Promise<string> {
  const file = `products/${name}.webp`
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#a9482a' } })
    .webp()
    .toBuffer()
  await files.public.put(file, bytes, 'image/webp')
  await db.execute(
    sql`insert into pictures (file, width, height, alt, color) values (${file}, 640, 400, 'Red', '#a9482a')`,
  )
  await db.execute(sql`insert into picture_sizes (file, made_of, wanted) values (${file}, 'print', 6)`)
  return file
}

test('work that was killed half-way is finished by the next try, and nothing is made twice', async () => {
  const file = await uploaded('u-killed')
  const work = sizesOf(file, { kind: 'stored', file }, 640).map((each) => each.work)
  const kill = new AbortController()
  let count = 0
  const killed = runPictureWork(deps, work, {
    seconds: 60,
    signal: kill.signal,
    async onMade() {
      count += 1
      await noteMade(db, file, 'print', '320.avif')
      kill.abort()
    },
  })
  await expect(killed).rejects.toThrow()
  expect(count).toBeGreaterThanOrEqual(1)
  expect((await made(file))?.made).toEqual(['320.avif'])
  const before = await files.public.facts('products/u-killed.320.avif')

  await sizeUpload.work(deps, { file })
  expect((await made(file))?.made.toSorted()).toEqual([
    '320.avif',
    '320.webp',
    '480.avif',
    '480.webp',
    '640.avif',
    '640.webp',
  ])
  expect(await files.public.list('products/u-killed.')).toHaveLength(7)
  expect(await files.public.facts('products/u-killed.320.avif')).toEqual(before)
})

test('a shop that closes ends the work at once, and says that it was the reason', async () => {
  const file = await uploaded('u-closed')
  const work = sizesOf(file, { kind: 'stored', file }, 640).map((each) => each.work)
  const listeners = process.listenerCount('exit')
  const close = () => void process.emit('SIGTERM', 'SIGTERM')
  const stopped = runPictureWork(deps, work, { seconds: 60, onMade: async () => close() })
  await expect(stopped).rejects.toThrow(PictureWorkStopped)
  expect(process.listenerCount('exit')).toBe(listeners)
})

test('what cannot be made says so and is tried again', async () => {
  const file = await uploaded('u-gone')
  await files.public.delete(file)
  await expect(sizeUpload.work(deps, { file })).rejects.toThrow('There is no products/u-gone.webp')
  expect((await made(file))?.failure).toContain('There is no products/u-gone.webp')
})

test('a picture that was taken away meanwhile needs no sizes', async () => {
  await sizeUpload.work(deps, { file: 'products/u-never.webp' })
})
