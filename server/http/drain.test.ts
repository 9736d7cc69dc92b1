import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { drain, FAREWELL_MS, sayFarewell } from './listening.ts'

const ROUNDS = 3
const SENDERS = 8

/** What a proxy does: it keeps its lines, and sends an order once. */
async function sendUntil(port: number, isOver: () => boolean): Promise<string[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: SENDERS })
  const lost: string[] = []
  const sendOn = async () => {
    while (!isOver()) {
      const failure = await post(port, agent)
      // A port that is closed has taken nothing: the proxy goes to the next process.
      if (failure === 'ECONNREFUSED') return
      if (failure !== null) lost.push(failure)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendOn))
  agent.destroy()
  return lost
}

function shopThatCloses(work: () => void) {
  const closing = { now: false }
  const app = Fastify({ return503OnClosing: false })
  sayFarewell(app, () => closing.now)
  app.addContentTypeParser('*', (_request, payload, done) => payload.resume().on('end', () => done(null)))
  app.post('/', async () => {
    work()
    return {}
  })
  const close = () => {
    closing.now = true
    return drain(app)
  }
  return { app, close }
}

const portOf = (app: { server: http.Server }) => (app.server.address() as AddressInfo).port

function post(port: number, agent: http.Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', agent }, (answer) =>
      answer.on('end', () => resolve(answer.statusCode === 200 ? null : String(answer.statusCode))).resume(),
    )
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    request.end('{}')
  })
}

/** A page that is drawn holds the process: what comes meanwhile lies unread. */
function holdUp(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('no order that is sent while the shop closes is lost', { timeout: 30_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { app, close } = shopThatCloses(() => holdUp(3))
    await app.listen({ host: '127.0.0.1', port: 0 })
    let over = false
    const sending = sendUntil(portOf(app), () => over)
    await sleep(100)
    const drained = close()
    // Sender and shop share one process here: at the very moment when the port closes one would always catch the other.
    await sleep(FAREWELL_MS * 0.7)
    over = true
    expect(await sending).toEqual([])
    await drained
  }
})

test('a line that lay idle when the port closed is answered once more', async () => {
  const { app, close } = shopThatCloses(() => undefined)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const port = portOf(app)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  expect(await post(port, agent)).toBeNull()
  const drained = close()
  await sleep(FAREWELL_MS + 300)
  expect(await post(port, new http.Agent())).toBe('ECONNREFUSED')
  expect(await post(port, agent)).toBeNull()
  expect(await post(port, agent)).toBe('ECONNREFUSED')
  await drained
})
