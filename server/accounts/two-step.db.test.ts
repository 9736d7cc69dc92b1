import { Secret, TOTP } from 'otpauth'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '#domain/accounts/permissions.ts'
import { STEP_SECONDS } from '#domain/accounts/two-step.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'
import { caller, logInPerson, PASSWORD, personWithRole, registerPerson, type TestPerson } from './testing/people.ts'

let shop: TestShop
let call: ReturnType<typeof caller>
beforeAll(async () => {
  shop = await testShop()
  call = caller(shop.app)
})
beforeEach(() => shop.clock.advance(2 * STEP_SECONDS * 1000))

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now().getTime() })
const nextStep = () => shop.clock.advance(STEP_SECONDS * 1000)

type Phone = { person: TestPerson; secret: string; codes: string[] }

async function withTwoStep(email: string): Promise<Phone> {
  const person = await registerPerson(shop, email)
  const begun = await call('POST', '/api/user/two-step', { password: PASSWORD }, person)
  const { secret } = begun.body.data as { secret: string }
  const on = await call('POST', '/api/user/two-step/confirm', { code: codeOf(secret) }, person)
  expect(on.status, JSON.stringify(on.body)).toBe(200)
  nextStep()
  return { person, secret, codes: (on.body.data as { codes: string[] }).codes }
}

async function challengeOf(email: string): Promise<string> {
  const { body } = await call('POST', '/api/login', { email, password: PASSWORD })
  expect(body.data).not.toHaveProperty('token')
  return (body.data as { challenge: string }).challenge
}
const finish = (challenge: string, code: string) => call('POST', '/api/login/two-step', { challenge, code })

describe('setting it up', () => {
  test('needs the password, gives picture and secret once, and is on after a first right code', async () => {
    const person = await registerPerson(shop, 'setup@example.com')
    expect((await call('POST', '/api/user/two-step', { password: 'wrong one' }, person)).body.code).toBe(
      'wrong_password',
    )
    expect((await call('POST', '/api/user/two-step/confirm', { code: '123456' }, person)).body.code).toBe(
      'two_step_not_begun',
    )
    const begun = await call('POST', '/api/user/two-step', { password: PASSWORD }, person)
    const setUp = begun.body.data as { secret: string; uri: string; picture: string }
    expect(setUp.uri).toMatch(/^otpauth:\/\/totp\/.*setup%40example\.com/)
    expect(setUp.picture).toMatch(/^data:image\/svg/)
    // Begun is not on: the password alone still opens.
    const other = await logInPerson(shop, 'setup@example.com')
    expect((await call('POST', '/api/user/two-step/confirm', { code: '000000' }, person)).body.code).toBe(
      'wrong_second_step',
    )
    const on = await call('POST', '/api/user/two-step/confirm', { code: codeOf(setUp.secret) }, person)
    expect((on.body.data as { codes: string[] }).codes).toHaveLength(10)
    expect((await call('GET', '/api/user', undefined, other)).status).toBe(401)
    const facts = await call('GET', '/api/user/two-step', undefined, person)
    expect(facts.body.data).toMatchObject({ state: 'on', codes_left: 10 })
    expect(JSON.stringify(facts.body)).not.toContain(setUp.secret)
    expect((await call('POST', '/api/user/two-step', { password: PASSWORD }, person)).body.code).toBe('two_step_on')
    await shop.runJobs()
    expect(shop.mails.some(({ to, subject }) => to === 'setup@example.com' && /is on/.test(subject))).toBe(true)
  })

  test('recovery codes lie hashed in the database', async () => {
    const { codes, person } = await withTwoStep('hashed@example.com')
    const { rows } = await shop.db.execute<{ all: string }>(
      sql`select string_agg(encode(code_hash, 'escape'), ' ') as all from recovery_codes where user_id = ${person.user.id}`,
    )
    expect(codes.some((code) => rows[0]?.all.includes(code) || rows[0]?.all.includes(code.replaceAll('-', '')))).toBe(
      false,
    )
  })

  test('is switched off with password and code; then the login is as it was', async () => {
    const { person, secret } = await withTwoStep('off@example.com')
    const end = (password: string, code: string) => call('DELETE', '/api/user/two-step', { password, code }, person)
    expect((await end('wrong one', codeOf(secret))).body.code).toBe('wrong_password')
    expect((await end(PASSWORD, '000000')).body.code).toBe('wrong_second_step')
    expect((await end(PASSWORD, codeOf(secret))).status).toBe(200)
    expect((await logInPerson(shop, 'off@example.com')).token).toBeTruthy()
  })

  test('of who runs the shop it is written down, of a customer it is not', async () => {
    const { person, secret } = await withTwoStep('written@example.com')
    const written = async () => {
      const mine = eq(auditEntries.actorId, person.user.id)
      return (await shop.db.select().from(auditEntries).where(mine)).map(({ action }) => action)
    }
    expect(await written()).toEqual([])
    await shop.db.update(users).set({ role: 'staff' }).where(eq(users.id, person.user.id))
    await call('POST', '/api/user/two-step/recovery-codes', { password: PASSWORD }, person)
    await call('DELETE', '/api/user/two-step', { password: PASSWORD, code: codeOf(secret) }, person)
    expect(await written()).toEqual(['staff.codes_renewed', 'staff.two_step_off'])
  })
})

describe('the second step of a login', () => {
  test('password alone gives no token; the code does, and the same code never again', async () => {
    const { secret } = await withTwoStep('replay@example.com')
    const code = codeOf(secret)
    const first = await finish(await challengeOf('replay@example.com'), code)
    expect(first.body.data).toHaveProperty('token')
    const again = await finish(await challengeOf('replay@example.com'), code)
    expect(again).toMatchObject({ status: 422, body: { code: 'wrong_second_step' } })
    nextStep()
    expect((await finish(await challengeOf('replay@example.com'), codeOf(secret))).status).toBe(200)
  })

  test('of two who send the same code at once, one comes in', async () => {
    const { secret } = await withTwoStep('race@example.com')
    const challenges = [await challengeOf('race@example.com'), await challengeOf('race@example.com')]
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, codeOf(secret))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('a recovery code works once, and its owner is told', async () => {
    const { codes } = await withTwoStep('lost@example.com')
    const code = codes[3] ?? ''
    expect((await finish(await challengeOf('lost@example.com'), code.toLowerCase())).status).toBe(200)
    expect((await finish(await challengeOf('lost@example.com'), code)).body.code).toBe('wrong_second_step')
    expect((await finish(await challengeOf('lost@example.com'), codes[4] ?? '')).status).toBe(200)
    await shop.runJobs()
    expect(shop.mails.filter(({ subject }) => subject === 'A recovery code was used')).toHaveLength(2)
  })

  test('somebody else’s recovery code, an old challenge, a used one and a made-up one open nothing', async () => {
    const mine = await withTwoStep('mine@example.com')
    const theirs = await withTwoStep('theirs@example.com')
    const challenge = await challengeOf('mine@example.com')
    expect((await finish(challenge, theirs.codes[0] ?? '')).body.code).toBe('wrong_second_step')
    expect((await finish(challenge, codeOf(mine.secret))).status).toBe(200)
    nextStep()
    expect((await finish(challenge, codeOf(mine.secret))).body.code).toBe('challenge_ended')
    const old = await challengeOf('mine@example.com')
    shop.clock.advance(6 * 60_000)
    expect((await finish(old, codeOf(mine.secret))).body.code).toBe('challenge_ended')
    expect((await finish('x'.repeat(43), codeOf(mine.secret))).body.code).toBe('challenge_ended')
  })

  test('after five wrong codes the login has to begin again', async () => {
    const { secret } = await withTwoStep('guess@example.com')
    const challenge = await challengeOf('guess@example.com')
    for (let tries = 0; tries < 5; tries++) await finish(challenge, '000000')
    expect((await finish(challenge, codeOf(secret))).body.code).toBe('challenge_ended')
  })

  test('ten wrong codes in an hour hold the account back, over many logins', async () => {
    const strict = await testShop({ limitScale: 1 })
    const send = caller(strict.app)
    const person = await registerPerson(strict, 'strict@example.com')
    await strict.db.update(users).set({ twoStepAt: strict.clock.now() }).where(eq(users.id, person.user.id))
    let last = 0
    for (let login = 0; login < 3 && last !== 429; login++) {
      const { body } = await send('POST', '/api/login', { email: 'strict@example.com', password: PASSWORD })
      const { challenge } = body.data as { challenge: string }
      for (let tries = 0; tries < 5 && last !== 429; tries++)
        last = (await send('POST', '/api/login/two-step', { challenge, code: '000000' })).status
    }
    expect(last).toBe(429)
  })

  test('a mailed code asks for it too', async () => {
    const { secret, person } = await withTwoStep('mailed@example.com')
    shop.mails.length = 0
    await call('POST', '/api/login/code', { email: 'mailed@example.com' })
    await shop.runJobs()
    const code =
      /\b\d{6}\b/.exec(
        shop.mails.find(({ to, subject }) => to === 'mailed@example.com' && /sign-in code/.test(subject))?.text ?? '',
      )?.[0] ?? ''
    const entered = await call('POST', '/api/login/code/verify', { email: 'mailed@example.com', code })
    expect(entered.body.data).not.toHaveProperty('token')
    // The address was proved by the code, which ends an unproved password: from here on the mailbox is the first step.
    expect((await finish((entered.body.data as { challenge: string }).challenge, codeOf(secret))).status).toBe(200)
    expect((await call('GET', '/api/user', undefined, person)).status).toBe(401)
  })
})

describe('who may refund or manage staff', () => {
  test('is kept from both in a live shop until two-step is on, and only advised in a demo', async () => {
    const live = await testShop({ env: { DEMO: 'off' } })
    const send = caller(live.app)
    const owner = await personWithRole(live, 'owner@example.com', 'owner')
    const guarded = live.app.guardedRoutes.filter(
      ({ access }) => access === 'refund_payments' || access === 'manage_staff',
    )
    expect(guarded.length).toBeGreaterThan(10)
    for (const { method, url } of guarded) {
      const answer = await send(method as 'GET', url.replaceAll(/:\w+/g, '1'), method === 'GET' ? undefined : {}, owner)
      expect([answer.status, answer.body.code], `${method} ${url}`).toEqual([403, 'two_step_required'])
    }
    expect((await send('GET', '/api/backoffice/audit', undefined, owner)).status).toBe(200)
    expect((await send('GET', '/api/user', undefined, owner)).body.data).toMatchObject({ two_step: 'required' })
    await live.db.update(users).set({ twoStepAt: live.clock.now() }).where(eq(users.id, owner.user.id))
    expect((await send('GET', '/api/backoffice/staff', undefined, owner)).status).toBe(200)

    const tried = await personWithRole(shop, 'demo-owner@example.com', 'owner')
    expect((await call('GET', '/api/backoffice/staff', undefined, tried)).status).toBe(200)
    expect((await call('GET', '/api/user', undefined, tried)).body.data).toMatchObject({
      two_step: 'advised',
      permissions: [...PERMISSIONS],
    })
  })
})
