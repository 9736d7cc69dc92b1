import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema/accounts.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { caller, PASSWORD, personWithRole, registerPerson } from './testing/people.ts'

const shop = await testShop()
const { app, db, clock, mails, runJobs } = shop
const call = caller(app)

const MEERA = { action: 'person', sub: '100000000000000000001' }
const UNVERIFIED = { action: 'person', sub: '100000000000000000004' }
const as = (email: string, name = 'Somebody Else') => ({ action: 'other', email, name })

type Answer = { code: string | null; state: string | null; error: string | null }

/** What a browser does between the two calls: open the address, choose on the page, be sent back. */
async function visitGoogle(url: string, choice: Record<string, string>): Promise<Answer> {
  const { pathname, search } = new URL(url)
  const page = await app.inject({ url: `${pathname}${search}` })
  expect(page.body).toContain('Test sign-in')
  const fields = [...page.body.matchAll(/name="(state|nonce|code_challenge)" value="([^"]*)"/g)]
  const form = new URLSearchParams({
    ...Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
    ...choice,
  })
  const answered = await app.inject({
    method: 'POST',
    url: `${pathname.replace(/auth$/, '')}answer`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  })
  expect(answered.statusCode).toBe(303)
  const back = new URL(String(answered.headers.location))
  expect(back.pathname).toBe('/auth/google/callback')
  const { searchParams: sent } = back
  return { code: sent.get('code'), state: sent.get('state'), error: sent.get('error') }
}

async function begin(browser: string): Promise<string> {
  const { body } = await call('GET', `/api/auth/google?browser=${browser}`)
  return (body as unknown as { url: string }).url
}

const finish = ({ code, state }: Answer, browser: string) =>
  call('POST', '/api/auth/google/callback', { code, state, browser })

async function signIn(choice: Record<string, string>, browser = randomBytes(16).toString('hex')) {
  return finish(await visitGoogle(await begin(browser), choice), browser)
}

describe('signing in with Google', () => {
  test('creates a verified account without a password, and finds it again', async () => {
    const first = await signIn(MEERA)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      success: true,
      message: 'Google authentication successful!',
      data: {
        user: {
          name: 'Meera Tamang',
          email: 'meera.tamang@example.com',
          email_verified: true,
          has_google: true,
          has_password: false,
        },
      },
    })
    const again = await signIn(MEERA)
    expect(again.body.data).toMatchObject({ user: { id: (first.body.data as { user: { id: number } }).user.id } })
  })

  test('the address asks for PKCE, state, nonce and the exact return path', async () => {
    const { searchParams: asked } = new URL(await begin('b'))
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: 'http://127.0.0.1:3000/auth/google/callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('stays the same person when the address at Google changes hands', async () => {
    const { body } = await signIn(as('ravi@example.com', 'Ravi'))
    const { user } = body.data as { user: { id: number } }
    await db.update(users).set({ email: 'ravi.new@example.com' }).where(eq(users.id, user.id))
    expect((await signIn(as('ravi@example.com', 'Ravi'))).body.data).toMatchObject({
      user: { id: user.id, email: 'ravi.new@example.com' },
    })
  })

  test('who has two-step sign-in is asked for it after Google too', async () => {
    const joined = await signIn(as('twostep@example.com', 'Tshering'))
    const { user } = joined.body.data as { user: { id: number } }
    await db.update(users).set({ twoStepAt: new Date() }).where(eq(users.id, user.id))
    const again = await signIn(as('twostep@example.com', 'Tshering'))
    expect(again.body.data).toEqual({ challenge: expect.any(String), steps: [] })
  })
})

describe('what goes wrong at Google', () => {
  test('a refusal comes back as an error, not as a code', async () => {
    expect(await visitGoogle(await begin('b'), { action: 'deny' })).toMatchObject({
      code: null,
      error: 'access_denied',
    })
  })

  test('an expired code, another state and a missing code are refused', async () => {
    expect((await signIn({ action: 'expired' })).body.code).toBe('google_refused')
    expect((await signIn({ action: 'wrong-state' })).body.code).toBe('google_state_unknown')
    const missing = await signIn({ action: 'no-code' })
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      { code: ['No authorization code received from Google.'] },
    ])
  })

  test('a code of another sign-in does not fit', async () => {
    const mine = await visitGoogle(await begin('mine'), MEERA)
    const other = await visitGoogle(await begin('other'), MEERA)
    expect((await finish({ ...mine, code: other.code }, 'mine')).body.code).toBe('google_refused')
  })

  test('the answer works once', async () => {
    const answer = await visitGoogle(await begin('once'), MEERA)
    expect((await finish(answer, 'once')).status).toBe(200)
    expect((await finish(answer, 'once')).body.code).toBe('google_state_unknown')
  })

  test('an answer that another browser began opens nothing', async () => {
    const answer = await visitGoogle(await begin('attacker'), MEERA)
    expect((await finish(answer, 'victim')).body.code).toBe('google_state_unknown')
    const bare = await visitGoogle(await begin(''), MEERA)
    expect((await finish(bare, 'victim')).body.code).toBe('google_state_unknown')
  })

  test('ten minutes later it is too late', async () => {
    const answer = await visitGoogle(await begin('slow'), MEERA)
    clock.advance(11 * 60_000)
    expect((await finish(answer, 'slow')).body.code).toBe('google_state_unknown')
    clock.advance(-11 * 60_000)
  })
})

describe('an account that already has the address', () => {
  test('is never taken over by an unverified email', async () => {
    await registerPerson(shop, 'unverified@example.com')
    const { status, body } = await signIn(UNVERIFIED)
    expect([status, body.code]).toEqual([403, 'google_email_unverified'])
  })

  test('keeps its password if it had proven the address, and is told', async () => {
    const person = await registerPerson(shop, 'proven@example.com')
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, person.user.id))
    const { body } = await signIn(as('proven@example.com'))
    expect(body.data).toMatchObject({ user: { id: person.user.id, has_password: true, has_google: true } })
    expect((await call('GET', '/api/user', undefined, person)).status).toBe(200)
    await runJobs()
    const told = mails.filter((mail) => mail.to === 'proven@example.com').map((mail) => mail.subject)
    expect(told).toContain('Google sign-in was added to your account')
  })

  test('loses a password that a stranger chose before the owner came', async () => {
    const stranger = await registerPerson(shop, 'owner.later@example.com')
    const { body } = await signIn(as('owner.later@example.com'))
    expect(body.data).toMatchObject({ user: { id: stranger.user.id, has_password: false, email_verified: true } })
    expect((await call('GET', '/api/user', undefined, stranger)).status).toBe(401)
    expect((await call('POST', '/api/login', { email: 'owner.later@example.com', password: PASSWORD })).status).toBe(
      401,
    )
  })

  test('of the staff is not opened by a test person', async () => {
    await personWithRole(shop, 'boss@example.com', 'owner')
    expect((await signIn(as('boss@example.com'))).body.code).toBe('google_test_only_customers')
  })

  test('is a demo account once the test sign-in opened it, and a live shop does not let it in', async () => {
    const joined = await registerPerson(shop, 'joined@example.com')
    await signIn(as('joined@example.com'))
    await signIn(as('created@example.com'))
    const config: { demo: boolean } = shop.deps.config
    config.demo = false
    for (const email of ['joined@example.com', 'created@example.com'])
      expect((await signIn(as(email))).body.code).toBe('google_demo_account')
    expect((await call('GET', '/api/user', undefined, joined)).status).toBe(401)
    config.demo = true
  })

  test('an account without a password is deleted by typing its address', async () => {
    const { body } = await signIn(as('bye@example.com'))
    const { token, user } = body.data as { token: string; user: never }
    const person = { user, token, headers: { authorization: `Bearer ${token}` } }
    expect((await call('DELETE', '/api/user', { email: 'other@example.com' }, person)).body.code).toBe(
      'email_not_repeated',
    )
    expect((await call('DELETE', '/api/user', { email: 'Bye@example.com' }, person)).status).toBe(200)
  })
})
