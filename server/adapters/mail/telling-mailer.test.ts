import { expect, test, vi } from 'vitest'
import { tellingMailer } from './telling-mailer.ts'

const mail = { to: 'a@example.com', subject: '', html: '', text: '' }

test('a mail server that is down is told once, however many mails it refuses, and once that it is back', async () => {
  const [error, info] = [vi.fn(), vi.fn()]
  let isDown = true
  const send = async () => {
    if (isDown) throw Object.assign(new Error('nothing answers'), { code: 'ECONNREFUSED' })
  }
  const mailer = tellingMailer({ send }, { error, info })
  for (let n = 0; n < 5; n += 1) await expect(mailer.send(mail)).rejects.toThrow('nothing answers')
  isDown = false
  for (let n = 0; n < 3; n += 1) await mailer.send(mail)
  expect([error.mock.calls.length, info.mock.calls.length]).toEqual([1, 1])
})

test('an address that does not exist is no trouble of the server', async () => {
  const error = vi.fn()
  const send = async () => Promise.reject(Object.assign(new Error('no such user'), { code: 'EENVELOPE' }))
  const mailer = tellingMailer({ send }, { error, info: vi.fn() })
  await expect(mailer.send(mail)).rejects.toThrow('no such user')
  expect(error).not.toHaveBeenCalled()
})
