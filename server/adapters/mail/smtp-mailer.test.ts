import { expect, test } from 'vitest'
import { smtpMailer } from './smtp-mailer.ts'
import { startMailServer } from './testing/mail-server.ts'

const mail = { to: 'asha@example.com', subject: 'नमस्ते', html: '<p>Hello</p>', text: 'Hello' }

test('a refused mail is an error, so that the job tries again', async () => {
  const server = await startMailServer({ refuseFirst: 1 })
  const mailer = smtpMailer(server.url, 'shop@saalghar.example')
  await expect(mailer.send(mail)).rejects.toThrow('Try again later')
  await mailer.send(mail)
  expect(server.received).toHaveLength(1)
  await server.close()
})

test('answers go where the mail says, and a repeat carries the same id', async () => {
  const server = await startMailServer()
  const mailer = smtpMailer(server.url, 'shop@saalghar.example')
  const named = { ...mail, messageId: '<one@saalghar.example>', replyTo: 'asha@example.com' }
  await mailer.send(named)
  await mailer.send(named)
  for (const { source } of server.received) {
    expect(source).toMatch(/^Message-ID: <one@saalghar\.example>/im)
    expect(source).toMatch(/^Reply-To: asha@example\.com/im)
  }
  await server.close()
})

test('a line break in a subject or an address adds no header', async () => {
  const server = await startMailServer()
  const mailer = smtpMailer(server.url, 'shop@saalghar.example')
  await mailer.send({ ...mail, subject: 'Hi\r\nBcc: all@example.com' })
  expect(server.received[0]?.to).toEqual(['asha@example.com'])
  expect(server.received[0]?.source).not.toMatch(/^Bcc:/im)
  await server.close()
})
