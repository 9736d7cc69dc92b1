import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '#server/adapters/mail/testing/mail-server.ts'
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { caller, registerPerson } from '#server/accounts/testing/people.ts'
import { testShop } from '#server/testing/test-shop.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.close())
const shop = await testShop({
  env: { SMTP_URL: mailServer.url },
  deps: { mailer: smtpMailer(mailServer.url, 'Saalghar <shop@saalghar.example>') },
})
const call = caller(shop.app)

/** Soft line breaks and =3D of quoted-printable undone. */
const readable = (source: string) =>
  source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

test('a reset link arrives over SMTP, as HTML and as plain text, and works', async () => {
  await registerPerson(shop, 'smtp@example.com', 'Asha <b>Rai</b>')
  await call('POST', '/api/forgot-password', { email: 'smtp@example.com' })
  await shop.runJobs()
  const mail = mailServer.received.find(({ source }) => source.includes('Subject: Set a new password'))
  expect(mail).toMatchObject({ from: 'shop@saalghar.example', to: ['smtp@example.com'] })
  expect(mail?.source).toMatch(/^Message-ID: <[0-9a-f]{40}@saalghar\.example>\r?$/im)
  const source = readable(mail?.source ?? '')
  expect(source).toContain('Content-Type: text/plain')
  expect(source).toContain('Content-Type: text/html')
  expect(source).toContain('Asha &lt;b&gt;Rai')
  const token = /\/reset-password\?token=([\w-]{43})/.exec(source)?.[1] ?? ''
  const reset = await call('POST', '/api/reset-password', {
    token,
    password: 'newer one',
    password_confirmation: 'newer one',
  })
  expect(reset.status).toBe(200)
})

test('the page of unsent mail does not exist when mail is sent', async () => {
  expect((await shop.app.inject('/dev/mail')).statusCode).toBe(404)
})
