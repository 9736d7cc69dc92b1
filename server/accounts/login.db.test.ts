import { DAY } from '#domain/time/durations.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'
import { caller, PASSWORD, registerPerson } from './testing/people.ts'

const shop = await testShop()
const { app, db, clock } = shop
const call = caller(app)

describe('registering', () => {
  test('gives the account, a token and the words of the spec', async () => {
    const payload = {
      name: '  Asha Rai ',
      email: ' Asha@Example.com',
      password: '123456',
      password_confirmation: '123456',
    }
    const { status, body } = await call('POST', '/api/register', payload)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      message: 'Registration successful!',
      data: { user: { name: 'Asha Rai', email: 'asha@example.com', role: 'customer' } },
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('says for each field what is wrong', async () => {
    const { status, body } = await call('POST', '/api/register', {
      name: ' A ',
      email: 'nobody',
      password: '12345',
      password_confirmation: 'other',
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      name: ['Name must be at least 2 characters'],
      email: ['Email is invalid'],
      password: ['Password must be at least 6 characters'],
      password_confirmation: ['Passwords do not match'],
    })
  })

  test('missing fields and wrong types are named, never a 500', async () => {
    const missing = await call('POST', '/api/register', {})
    expect(missing.body.errors).toMatchObject({ name: ['Name is required'], email: ['Email is required'] })
    for (const email of [42, null, ['a@b.in'], { $ne: '' }, true])
      expect((await call('POST', '/api/login', { email, password: PASSWORD })).status).toBe(422)
    const nul = await call('POST', '/api/register', {
      name: 'As\u0000ha',
      email: 'nul@example.com',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
    expect(nul.status).toBe(422)
  })

  test('an address has one account, however it is written, also when two register at once', async () => {
    const payload = { name: 'Bina', email: 'bina@example.com', password: PASSWORD, password_confirmation: PASSWORD }
    const both = await Promise.all([
      call('POST', '/api/register', payload),
      call('POST', '/api/register', { ...payload, email: 'BINA@example.com' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const again = await call('POST', '/api/register', payload)
    expect(again.body).toMatchObject({ code: 'email_taken', errors: { email: [expect.any(String)] } })
  })

  test('an address with look-alike letters is refused', async () => {
    const { body } = await call('POST', '/api/register', {
      name: 'Bina',
      email: 'binа@example.com',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
    expect(body.errors).toEqual({ email: ['Email is invalid'] })
  })
})

describe('logging in', () => {
  test('works with the right password, in any spelling of the address', async () => {
    await registerPerson(shop, 'login@example.com')
    const { status, body } = await call('POST', '/api/login', { email: ' LOGIN@example.com ', password: PASSWORD })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      message: 'Login successful!',
      data: { token: expect.stringMatching(/^[\w-]{43}$/) },
    })
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    await registerPerson(shop, 'same@example.com')
    const wrong = await call('POST', '/api/login', { email: 'same@example.com', password: 'not this one' })
    const unknown = await call('POST', '/api/login', { email: 'unknown@example.com', password: 'not this one' })
    expect(wrong.status).toBe(401)
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('a wrong password and an unknown address take the same time', async () => {
    await registerPerson(shop, 'time@example.com')
    const timed = async (email: string) => {
      const start = process.hrtime.bigint()
      await call('POST', '/api/login', { email, password: 'not this one' })
      return Number(process.hrtime.bigint() - start) / 1e6
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 9; round += 1) {
      known.push(await timed('time@example.com'))
      unknown.push(await timed(`nobody${round}@example.com`))
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[4] ?? 0
    const ratio = median(unknown) / median(known)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.7)
  })

  test('a megabyte of password is refused before anything is hashed', async () => {
    const megabyte = await call('POST', '/api/login', { email: 'login@example.com', password: 'x'.repeat(1_000_000) })
    expect(megabyte.status).toBe(413)
    const long = await call('POST', '/api/login', { email: 'login@example.com', password: 'x'.repeat(201) })
    expect(long.body.errors).toEqual({ password: ['Password must be at most 200 characters'] })
  })

  test('the longest address that exists is handled like any other', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.in`
    expect(email).toHaveLength(254)
    expect((await call('POST', '/api/login', { email, password: 'not this one' })).status).toBe(401)
    expect((await registerPerson(shop, email)).user.email).toBe(email)
  })

  test('the database holds neither the password nor the token', async () => {
    const { token } = await registerPerson(shop, 'secret@example.com')
    const { rows } = await db.execute<{ all: string }>(
      sql`select (select json_agg(u)::text from users u) || (select json_agg(s)::text from sessions s) as all`,
    )
    expect(rows[0]?.all).not.toContain(token)
    expect(rows[0]?.all).not.toContain(PASSWORD)
    expect(rows[0]?.all).toContain('$argon2id$')
  })
})

describe('a token', () => {
  test('tells who is logged in, also at the Google path', async () => {
    const person = await registerPerson(shop, 'who@example.com')
    for (const url of ['/api/user', '/api/auth/google/user'])
      expect((await call('GET', url, undefined, person)).body).toMatchObject({
        success: true,
        data: { email: 'who@example.com', has_password: true, has_google: false, email_verified: false },
      })
  })

  test('none, a malformed, a foreign and an ended one get 401 with a clear message', async () => {
    const none = await call('GET', '/api/user')
    expect([none.status, none.body.code]).toEqual([401, 'unauthenticated'])
    for (const token of ['x', 'a'.repeat(43), 'a'.repeat(500)]) {
      const bad = await call('GET', '/api/user', undefined, { headers: { authorization: `Bearer ${token}` } } as never)
      expect([bad.status, bad.body.message]).toEqual([401, 'Your session has ended. Please log in again.'])
    }
    const basic = await call('GET', '/api/user', undefined, { headers: { authorization: 'Basic YTpi' } } as never)
    expect(basic.status).toBe(401)
  })

  test('ends with logging out, and only that one', async () => {
    const first = await registerPerson(shop, 'out@example.com')
    const { body } = await call('POST', '/api/login', { email: 'out@example.com', password: PASSWORD })
    const second = { headers: { authorization: `Bearer ${(body.data as { token: string }).token}` } } as never
    const out = await call('POST', '/api/logout', {}, first)
    expect(out.body.message).toBe('Logged out successfully')
    expect((await call('GET', '/api/user', undefined, first)).status).toBe(401)
    expect((await call('GET', '/api/user', undefined, second)).status).toBe(200)
  })

  test('ends by itself after 30 days', async () => {
    const person = await registerPerson(shop, 'late@example.com')
    clock.advance(29 * DAY)
    expect((await call('GET', '/api/user', undefined, person)).status).toBe(200)
    clock.advance(2 * DAY)
    expect((await call('GET', '/api/user', undefined, person)).body.code).toBe('session_ended')
  })
})
