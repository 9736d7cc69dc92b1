import type pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { openDb, openPool } from '#server/db/connect.ts'
import { jobList } from '#server/job-list.ts'
import { createBoss, createQueues, startWorker } from '#server/jobs/jobs.ts'
import { assemble, NO_LIMIT, unprotected } from './ground.ts'

/** A shop in a process of its own, made to be killed. */
const connection = JSON.parse(process.env['STORM_CONNECTION'] ?? '{}') as pg.PoolConfig
const port = Number(process.env['PORT'])
const pool = openPool(connection, () => undefined)
const db = process.env['STORM_NAIVE'] === 'yes' ? unprotected(openDb(pool)) : openDb(pool)
const boss = createBoss(connection, pino({ level: 'silent' }))
const deps = assemble(db, pool, boss, { now: () => new Date() }, { PORT: String(port) })
await boss.start()
await createQueues(boss, jobList)
await startWorker(boss, deps, jobList)
const { app } = await buildApp(deps, {
  root: '.',
  serveBuiltAssets: false,
  isClosing: () => false,
  limitScale: NO_LIMIT,
})
await app.listen({ host: '127.0.0.1', port })
