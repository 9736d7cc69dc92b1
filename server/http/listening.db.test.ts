import { connect, type AddressInfo, type Socket } from 'node:net'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { StartupProblem } from '#server/startup-problem.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { listen } from './listening.ts'

const { app } = await testShop()
let port = 0

beforeAll(async () => {
  await listen(app, { host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})

/** Sends bytes as they are and gives back the whole answer. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('a doubled Host header is refused', async () => {
  const answer = await send('GET /healthz HTTP/1.1\r\nHost: shop\r\nHost: evil\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
})

test('two lengths of one body are refused', async () => {
  const answer = await send(
    'POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\nContent-Length: 9\r\nConnection: close\r\n\r\n{}',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
})

test('a single Host is served', async () => {
  expect(await send('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/)
})

test('all four time limits are set', () => {
  expect(app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 72_000 })
  expect(app.initialConfig).toMatchObject({ handlerTimeout: 25_000 })
})

test.each([
  [
    'ten thousand ids in an address',
    `GET /api/products/by-ids?ids=${'12345,'.repeat(10_001)} HTTP/1.1\r\nHost: shop\r\n\r\n`,
    431,
  ],
  ['what is no request at all', 'Good morning!\r\n\r\n', 400],
])('%s is refused in the words of the shop', async (_, request, status) => {
  const [head = '', body = ''] = (await send(request)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(body)).toMatchObject({ success: false, message: expect.stringMatching(/^The .+\.$/) })
})

test('who could not be understood and stays is let go', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write('Good morning!\r\n\r\n'))
  await new Promise((resolve) => socket.resume().once('end', resolve))
  const open = () => promisify(app.server.getConnections.bind(app.server))()
  expect(await open()).toBeGreaterThan(0)
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 20_000 })
  socket.destroy()
})

test('a busy port is one sentence that says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  afterAll(() => other.close())
  const second = await testShop()
  const busy = { host: '127.0.0.1', port: (other.address() as AddressInfo).port }
  const refused = listen(second.app, busy)
  await expect(refused).rejects.toBeInstanceOf(StartupProblem)
  await expect(refused).rejects.toThrow(/is in use by another program\. Stop it, or choose another with PORT\./)
})

test('a kept page carries every header that the freshly rendered one had', async () => {
  const headersOf = async () => {
    const [head = ''] = (await send('GET /about HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')).split('\r\n\r\n')
    const own = /^(?:x-request-id|date): /i
    return head
      .split('\r\n')
      .filter((line) => !own.test(line))
      .toSorted()
  }
  const fresh = await headersOf()
  expect(fresh.join()).toContain("content-security-policy: default-src 'self'")
  expect(await headersOf()).toEqual(fresh)
})
