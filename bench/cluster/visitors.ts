import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ask } from '../storm/shoppers.ts'

const READERS = 8
const PATHS = [
  '/',
  '/products',
  '/product/terai-coffee-table',
  '/api/products',
  '/api/rooms',
  '/blog',
  '/about',
  '/api/categories',
]
const PATIENCE_MS = 30_000

export type Tally = { reads: number; writes: number; failures: string[]; isOn: boolean }
export const freshTally = (): Tally => ({ reads: 0, writes: 0, failures: [], isOn: true })

/**
 * People in front of the proxy, each request from an address of its own: the proxy tells the shop where a line comes from, and one
 * address for all of them would run into the limits that protect the shop from one address. The payment provider, simulated by the web
 * processes, is not behind the proxy, and is no part of what is counted.
 */
export function visitors(origin: string, providers: readonly string[]) {
  let tally = freshTally()

  const ask: Ask = async (address, init) => {
    if (address.startsWith(`${origin}/simulator/`)) return payAtProvider(address.slice(origin.length), init)
    const counted = tally
    counted[init.method === 'GET' ? 'reads' : 'writes'] += 1
    const fail = (why: string) => counted.failures.push(`${init.method} ${new URL(address).pathname}: ${why}`)
    try {
      const answer = await send(address, init)
      if (answer.status >= 500 || answer.status === 429) fail(`${answer.status} ${answer.said ?? ''}`)
      return answer
    } catch (error) {
      fail(error instanceof Error ? error.message : 'no answer')
      throw error
    }
  }

  const payAtProvider: Ask = async (path, init) => {
    const [first = '', second = ''] = providers
    return send(first + path, init).catch(() => send(second + path, init))
  }

  async function read(first: number): Promise<void> {
    for (let at = first; tally.isOn; at += 1) {
      const path = PATHS[at % PATHS.length] ?? '/'
      await ask(origin + path, { method: 'GET', headers: {}, body: '' }).catch(() => undefined)
      await sleep(2)
    }
  }
  const readers = Array.from({ length: READERS }, (_, number) => read(number))

  return {
    ask,
    /** What was counted until now; counting begins anew. */
    turnPage(): Tally {
      const told = tally
      tally = freshTally()
      return told
    },
    soFar: () => tally.reads + tally.writes,
    async leave(): Promise<void> {
      tally.isOn = false
      await Promise.all(readers)
    },
  }
}

const send: Ask = (address, { method, headers, body }) =>
  new Promise((resolve, reject) => {
    const request = http.request(address, {
      method,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      localAddress: anyAddress(),
      agent: false,
      timeout: PATIENCE_MS,
    })
    request.on('timeout', () => request.destroy(new Error('no answer in time')))
    request.on('error', reject)
    request.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          // A proxy's words are a page, the shop's are JSON.
          said: Buffer.concat(parts).toString().slice(0, 80),
          json: async () => JSON.parse(Buffer.concat(parts).toString()) as unknown,
        }),
      )
    })
    request.end(body)
  })

const upTo = (most: number) => Math.floor(Math.random() * most)
/** The whole of 127.0.0.0/8 is this machine. */
const anyAddress = () => `127.${1 + upTo(250)}.${upTo(250)}.${1 + upTo(250)}`
