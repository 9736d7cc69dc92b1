import { MINUTE } from '#domain/time/durations.ts'
import { describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testShop } from '#server/testing/test-shop.ts'
import { caller, logInPerson, PASSWORD, registerPerson } from './testing/people.ts'

const shop = await testShop()
const { app, db, clock, mails, runJobs } = shop
const call = caller(app)
const NEW = 'a new password'

async function askForLink(email: string): Promise<string> {
  await call('POST', '/api/forgot-password', { email })
  await runJobs()
  const text = mails.findLast((mail) => mail.to === email && mail.subject === 'Set a new password')?.text ?? ''
  return /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}

const reset = (token: string, password = NEW) =>
  call('POST', '/api/reset-password', { token, password, password_confirmation: password })

describe('a forgotten password', () => {
  test('is replaced by the link from the mail; every session ends and the person is told', async () => {
    const person = await registerPerson(shop, 'forgot@example.com')
    const token = await askForLink('forgot@example.com')
    expect((await reset(token)).status).toBe(200)
    expect((await call('GET', '/api/user', undefined, person)).status).toBe(401)
    expect((await call('POST', '/api/login', { email: 'forgot@example.com', password: PASSWORD })).status).toBe(401)
    const { user } = await logInPerson(shop, 'forgot@example.com', NEW)
    expect(user.email_verified).toBe(true)
    await runJobs()
    expect(mails.filter((mail) => mail.to === 'forgot@example.com').map((mail) => mail.subject)).toContain(
      'Your password was changed',
    )
  })

  test('the link works once', async () => {
    await registerPerson(shop, 'once@example.com')
    const token = await askForLink('once@example.com')
    const answers = await Promise.all([reset(token, 'first of two'), reset(token, 'second of two')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await reset(token)).body.code).toBe('link_ended')
  })

  test('the link works for 60 minutes', async () => {
    await registerPerson(shop, 'hour@example.com')
    const token = await askForLink('hour@example.com')
    clock.advance(59 * MINUTE)
    const refused = await reset(token, 'short')
    expect(refused.body.errors).toEqual({ password: ['Password must be at least 6 characters'] })
    clock.advance(2 * MINUTE)
    expect((await reset(token)).status).toBe(410)
  })

  test('a newer link ends the older one', async () => {
    await registerPerson(shop, 'newer@example.com')
    const older = await askForLink('newer@example.com')
    const newer = await askForLink('newer@example.com')
    expect((await reset(older)).status).toBe(410)
    expect((await reset(newer)).status).toBe(200)
  })

  test('an unknown address gets the same answer and no mail', async () => {
    await registerPerson(shop, 'known@example.com')
    await runJobs()
    const before = mails.length
    const known = await call('POST', '/api/forgot-password', { email: 'known@example.com' })
    const unknown = await call('POST', '/api/forgot-password', { email: 'nobody@example.com' })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await runJobs()
    expect(mails.slice(before).map((mail) => mail.to)).toEqual(['known@example.com'])
  })

  test('the answer is given before anyone looks whether the account exists, so it takes the same time', async () => {
    await registerPerson(shop, 'slow@example.com')
    const timed = async (email: string) => {
      const start = process.hrtime.bigint()
      await call('POST', '/api/forgot-password', { email })
      return Number(process.hrtime.bigint() - start) / 1e6
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 15; round += 1) {
      known.push(await timed('slow@example.com'))
      unknown.push(await timed('missing@example.com'))
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[7] ?? 0
    // On a busy machine every answer takes longer, and so does the noise; looking would take many times as long.
    expect(Math.abs(median(unknown) - median(known))).toBeLessThan(Math.max(15, median(known)))
    await runJobs()
  })

  test('no link is readable in the database once its mail has left', async () => {
    await registerPerson(shop, 'leak@example.com')
    const token = await askForLink('leak@example.com')
    const { rows } = await db.execute<{ all: string }>(
      sql`select (select json_agg(m)::text from mails m) || (select json_agg(l)::text from one_time_links l) as all`,
    )
    expect(rows[0]?.all).not.toContain(token)
  })
})

describe('changing the password in the account', () => {
  const change = (person: Parameters<typeof call>[3], current_password: string) =>
    call('PUT', '/api/user/password', { current_password, password: NEW, password_confirmation: NEW }, person)

  test('needs the current one', async () => {
    const person = await registerPerson(shop, 'current@example.com')
    const wrong = await change(person, 'not it')
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors).toEqual({ current_password: ['The current password is wrong.'] })
  })

  test('ends every session and hands the person a new token', async () => {
    const person = await registerPerson(shop, 'change@example.com')
    const other = await logInPerson(shop, 'change@example.com')
    const { body } = await change(person, PASSWORD)
    const { token } = body.data as { token: string }
    expect((await call('GET', '/api/user', undefined, person)).status).toBe(401)
    expect((await call('GET', '/api/user', undefined, other)).status).toBe(401)
    const renewed = { ...person, headers: { authorization: `Bearer ${token}` } }
    expect((await call('GET', '/api/user', undefined, renewed)).status).toBe(200)
  })

  test('ends a reset link that is still in the mailbox', async () => {
    const person = await registerPerson(shop, 'both@example.com')
    const token = await askForLink('both@example.com')
    await change(person, PASSWORD)
    expect((await reset(token)).status).toBe(410)
  })
})

describe('a sign-in code by mail', () => {
  async function askForCode(email: string): Promise<string> {
    await call('POST', '/api/login/code', { email })
    await runJobs()
    return (
      /\b(\d{6})\b/.exec(
        mails.findLast((mail) => mail.to === email && /code/.test(mail.subject))?.subject ?? '',
      )?.[1] ?? ''
    )
  }
  const useCode = (email: string, code: string) => call('POST', '/api/login/code/verify', { email, code })

  test('opens the account once', async () => {
    await registerPerson(shop, 'code@example.com')
    const code = await askForCode('code@example.com')
    const { status, body } = await useCode('code@example.com', code)
    expect([status, body.message]).toEqual([200, 'Login successful!'])
    expect((await useCode('code@example.com', code)).status).toBe(401)
  })

  test('five wrong tries end it', async () => {
    await registerPerson(shop, 'guess@example.com')
    const code = await askForCode('guess@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let round = 0; round < 5; round += 1)
      expect((await useCode('guess@example.com', wrong)).body.code).toBe('wrong_code')
    expect((await useCode('guess@example.com', code)).status).toBe(401)
  })

  test('works for ten minutes', async () => {
    await registerPerson(shop, 'ten@example.com')
    const code = await askForCode('ten@example.com')
    clock.advance(11 * MINUTE)
    expect((await useCode('ten@example.com', code)).status).toBe(401)
  })

  test('an unknown address gets the same answers', async () => {
    await registerPerson(shop, 'here@example.com')
    const here = await call('POST', '/api/login/code', { email: 'here@example.com' })
    const nobody = await call('POST', '/api/login/code', { email: 'nobody@example.com' })
    expect(nobody.body).toEqual(here.body)
    const wrong = await useCode('here@example.com', '123456')
    expect((await useCode('nobody@example.com', '123456')).body).toEqual(wrong.body)
  })

  test('the owner of a mailbox is rid of a password that a stranger chose for it', async () => {
    const stranger = await registerPerson(shop, 'victim@example.com')
    const { body } = await useCode('victim@example.com', await askForCode('victim@example.com'))
    expect(body).toMatchObject({ data: { user: { email_verified: true, has_password: false } } })
    expect((await call('GET', '/api/user', undefined, stranger)).status).toBe(401)
    expect((await call('POST', '/api/login', { email: 'victim@example.com', password: PASSWORD })).status).toBe(401)
  })
})
