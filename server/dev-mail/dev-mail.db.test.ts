import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { outboxMailer } from '#server/adapters/mail/outbox-mailer.ts'
import { testShop } from '#server/testing/test-shop.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-test-'))
afterAll(() => rm(dataDir, { recursive: true }))
const { app, deps } = await testShop({ env: { DATA_DIR: dataDir } })
const mailer = outboxMailer(path.join(dataDir, 'outbox'), 'shop@saalghar.example', deps)

test('an empty outbox says so', async () => {
  expect((await app.inject('/dev/mail')).body).toContain('No mail has been sent yet.')
})

test('each mail is listed and can be read, with nothing in it able to run', async () => {
  const text = 'Open http://127.0.0.1:3000/reset-password?token=abc'
  await mailer.send({
    to: 'asha@example.com',
    subject: '<b>Link</b>',
    html: '<p>Hello</p><script>alert(1)</script>',
    text,
  })
  const list = await app.inject('/dev/mail')
  expect(list.body).toContain('&lt;b&gt;Link&lt;/b&gt;')
  const address = /\/dev\/mail\/[\w-]+/.exec(list.body)?.[0] ?? ''
  expect((await app.inject(address)).body).toContain('<a href="http://127.0.0.1:3000/reset-password?token=abc">')
  const body = await app.inject(`${address}/body`)
  expect(body.body).toContain('<p>Hello</p>')
  expect(body.headers['content-security-policy']).toContain("default-src 'none'")
  expect(body.headers['content-security-policy']).toContain('sandbox')
})

test('nothing outside the outbox can be read', async () => {
  for (const id of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'nothing', '2026-01-01T00-00-00-000Z-..%2fab'])
    expect((await app.inject(`/dev/mail/${id}`)).statusCode).toBe(404)
})
