import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDb } from '#server/db/testing/test-db.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { createBoss, createQueues, DEAD_LETTERS, jobsOf, startWorker } from './jobs.ts'
import type { Job } from './job.ts'

const { db, connection } = await testDb()
const boss = createBoss(connection, pino({ level: 'silent' }))
const jobs = jobsOf(boss)
const done: string[] = []
let failures = 0

const polish: Job<{ piece: string }> = {
  name: 'test.polish',
  work: async (_deps, { piece }) => void done.push(piece),
}
const flaky: Job<{ piece: string }> = {
  name: 'test.flaky',
  lookAgainSeconds: 2,
  work: async (_deps, { piece }) => {
    if (failures++ < 1) throw new Error('the brush broke')
    done.push(piece)
  },
}
const hopeless: Job<{ piece: string }> = {
  name: 'test.hopeless',
  retryLimit: 0,
  work: async () => {
    throw new Error('no varnish left')
  },
}

beforeAll(async () => {
  await boss.start()
  const all = [polish, flaky, hopeless]
  await createQueues(boss, all)
  await startWorker(boss, {} as Deps, all)
})
afterAll(() => boss.stop({ graceful: false }))

test('a job of a committed change runs, and soon', async () => {
  await transact(db, (tx) => jobs.enqueue(tx, polish, { piece: 'chair' }))
  await vi.waitFor(() => expect(done).toContain('chair'), { timeout: 20_000 })
})

test('a job of a change that was rolled back never existed', async () => {
  await expect(
    transact(db, async (tx) => {
      await jobs.enqueue(tx, polish, { piece: 'ghost' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await transact(db, (tx) => jobs.enqueue(tx, polish, { piece: 'after the ghost' }))
  await vi.waitFor(() => expect(done).toContain('after the ghost'), { timeout: 20_000 })
  expect(done).not.toContain('ghost')
})

test('everything that one change enqueued is done at once, not one piece per look', async () => {
  const pieces = Array.from({ length: 40 }, (_, number) => `drawer ${number}`)
  await transact(db, async (tx) => {
    for (const piece of pieces) await jobs.enqueue(tx, polish, { piece })
  })
  await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(pieces)), { timeout: 10_000 })
})

test('a job that failed is tried again', async () => {
  await transact(db, (tx) => jobs.enqueue(tx, flaky, { piece: 'table' }))
  await vi.waitFor(() => expect(done).toContain('table'), { timeout: 15_000 })
})

test('a job that cannot succeed lies in the dead-letter list', async () => {
  await transact(db, (tx) => jobs.enqueue(tx, hopeless, { piece: 'wreck' }))
  await vi.waitFor(
    async () => expect(await boss.findJobs(DEAD_LETTERS)).toMatchObject([{ data: { piece: 'wreck' } }]),
    {
      timeout: 10_000,
      interval: 200,
    },
  )
})
