import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { DEMO_PASSWORD, demoLogins } from '#server/seed/people.ts'
import { copiedShop } from './copied-shop.ts'
import { removeFolder } from './remove-folder.ts'
import { HOME, line } from '../buyer/buying.ts'
import { startShop } from './shop.ts'

const LIVE_KEYS = { RAZORPAY_KEY_ID: 'rzp_live_none', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'hook' }

/** Each of these is enough on its own to end the demo. */
const WAYS_TO_GO_LIVE: Record<string, string>[] = [
  LIVE_KEYS,
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://shop.example.com' },
]

const CLOSED = [
  '/dev/mail',
  '/dev/mail/',
  '/dev/style',
  '/dev/style/',
  '/api/dev',
  '/api/dev/',
  '/simulator/razorpay/window',
  '/simulator/razorpay/window/',
  '/simulator/google/.well-known/openid-configuration',
]

/** Live on this machine alone: without mail, and with facts that are still the demo's. */
const REHEARSAL = { DEMO: 'off', REHEARSAL: 'on' }

const folders: string[] = []
function toBeRemoved(folder: string): string {
  folders.push(folder)
  return folder
}
test.afterAll(() => Promise.all(folders.map((folder) => removeFolder(folder))))

test('a shop that was tried out does not open live: not unprepared, and not with what the demo left', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const dataDir = toBeRemoved(await copiedShop('live'))
  const demo = await startShop(dataDir)
  for (const { email } of demoLogins) expect(await logIn(request, demo.url, email)).not.toBe('')
  for (const path of CLOSED) expect((await request.get(`${demo.url}${path}`)).status(), path).toBe(200)
  await demo.stop()

  for (const settings of WAYS_TO_GO_LIVE)
    await expect(startShop(dataDir, settings)).rejects.toThrow(/not ready to open.*SMTP_URL/s)
  await expect(startShop(dataDir, REHEARSAL)).rejects.toThrow(/demo people.*npm run go-live/s)
})

test('what opened the demo opens nothing in a live shop', async ({ request }) => {
  test.setTimeout(300_000)
  const live = await startShop(toBeRemoved(await mkdtemp(join(tmpdir(), 'saalghar-live-'))), REHEARSAL)
  const buyer = await register(request, live.url)
  for (const { email } of demoLogins) await expect(logIn(request, live.url, email)).rejects.toThrow('401')
  expect(await whoIs(request, live.url, buyer)).toBe(200)
  for (const path of CLOSED) expect((await request.get(`${live.url}${path}`)).status(), path).toBe(404)
  await expectNothingIsPaid(request, live.url, buyer)
  await live.stop()
})

async function logIn(request: APIRequestContext, url: string, email: string): Promise<string> {
  const answer = await request.post(`${url}/api/login`, { data: { email, password: DEMO_PASSWORD } })
  if (!answer.ok()) throw new Error(String(answer.status()))
  return ((await answer.json()) as { data: { token: string } }).data.token
}

async function register(request: APIRequestContext, url: string): Promise<string> {
  const password = 'correct horse'
  const data = { name: 'Asha Rai', email: 'asha@example.com', password, password_confirmation: password }
  const answer = await request.post(`${url}/api/register`, { data })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

const whoIs = async (request: APIRequestContext, url: string, token: string) =>
  (await request.get(`${url}/api/user`, { headers: bearer(token) })).status()

async function expectNothingIsPaid(request: APIRequestContext, url: string, token: string): Promise<void> {
  const opened = await request.post(`${url}/api/razorpay/create-order`, {
    headers: bearer(token),
    data: { items: [line({ id: 1 })], billing_address: HOME },
  })
  expect(opened.status()).toBe(409)
  const { code, message } = (await opened.json()) as { code: string; message: string }
  expect(code).toBe('payments_off')
  expect(message).toContain('Online payment is not open in this shop yet.')
  const simulated = await request.post(`${url}/simulator/razorpay/checkout/payments`, { data: {} })
  expect(simulated.status()).toBe(404)
}
