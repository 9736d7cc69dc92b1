import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { cutConnections, openPool } from './connect.ts'
import { testDb } from './testing/test-db.ts'
import { watchDatabase } from './watch-database.ts'

const { connection } = await testDb()
/** A busy machine takes a second to open a line: that is not silence. */
const PACE = { everyMs: 50, patienceMs: 3_000 }
const SOON = 20_000

/** A line to the database that can be frozen as a stopped server freezes: open, and silent. */
async function frozenLine() {
  const state = { isFrozen: false }
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(`${String(connection.host)}/.s.PGSQL.5432`)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    near.on('data', (bytes) => state.isFrozen || far.write(bytes))
    far.on('data', (bytes) => state.isFrozen || near.write(bytes))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const kill = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { state, kill, connection: { ...connection, host: '127.0.0.1', port } }
}

test('a database that falls silent is noticed, who waits for it is told, and when it answers all goes on', async () => {
  const line = await frozenLine()
  const pool = openPool(line.connection, () => undefined)
  const onBack = vi.fn()
  const watch = watchDatabase(line.connection, { onAway: () => cutConnections(pool), onBack, onTime: vi.fn() }, PACE)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])

  line.state.isFrozen = true
  const began = Date.now()
  await expect(pool.query('select 1')).rejects.toThrow(/terminated/)
  expect(Date.now() - began).toBeLessThan(SOON)
  expect(watch.isAway()).toBe(true)

  line.state.isFrozen = false
  await vi.waitFor(() => expect(watch.isAway()).toBe(false), SOON)
  expect(onBack).toHaveBeenCalledTimes(1)
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  watch.stop()
  await pool.end()
})

test('a database that is gone is away, and its clock is told while it is there', async () => {
  const line = await frozenLine()
  const times: number[] = []
  const outside = { onAway: vi.fn(), onBack: vi.fn(), onTime: (now: number) => void times.push(now) }
  const watch = watchDatabase(line.connection, outside, PACE)
  await vi.waitFor(() => expect(times.length).toBeGreaterThan(1), SOON)
  expect(Math.abs((times.at(-1) ?? 0) - Date.now())).toBeLessThan(5_000)
  line.kill()
  await vi.waitFor(() => expect(watch.isAway()).toBe(true), SOON)
  watch.stop()
})
