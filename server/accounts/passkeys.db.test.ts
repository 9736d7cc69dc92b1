import { Secret, TOTP } from 'otpauth'
import { and, eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { CHALLENGE_LIFETIME_MS, MOST_PASSKEYS } from '#domain/accounts/two-step.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { passkeys } from '#server/db/schema/staff.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'
import { caller, PASSWORD, personWithRole, registerPerson, type TestPerson } from './testing/people.ts'
import { SoftwareKey } from './testing/software-key.ts'

const ORIGIN = 'https://shop.example.com'
let shop: TestShop
let call: ReturnType<typeof caller>
beforeAll(async () => {
  shop = await testShop({ env: { PUBLIC_URL: ORIGIN, DEMO: 'off' } })
  call = caller(shop.app)
})

type Options = { challenge: string; rp?: { id: string }; rpId?: string; allowCredentials?: { id: string }[] }
const optionsOf = ({ body }: { body: { data: unknown } }) => (body.data as { options: Options }).options

async function begin(person: TestPerson): Promise<Options> {
  const begun = await call('POST', '/api/user/passkeys/begin', { password: PASSWORD }, person)
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  return optionsOf(begun)
}
const send = (person: TestPerson, name: string, credential: object) =>
  call('POST', '/api/user/passkeys', { name, credential }, person)
async function add(person: TestPerson, key: SoftwareKey, name = 'Blue stick') {
  const added = await send(person, name, key.make(await begin(person), { origin: ORIGIN }))
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  return (added.body.data as { codes: string[] }).codes
}

async function challengeOf(email: string) {
  const { body } = await call('POST', '/api/login', { email, password: PASSWORD })
  return body.data as { challenge: string; steps: string[] }
}
const ask = async (challenge: string) => optionsOf(await call('POST', '/api/login/passkey/begin', { challenge }))
const finish = (challenge: string, credential: object) => call('POST', '/api/login/passkey', { challenge, credential })
async function logIn(email: string, key: SoftwareKey) {
  const { challenge } = await challengeOf(email)
  return finish(challenge, key.use(await ask(challenge), { origin: ORIGIN }))
}
const facts = async (person: TestPerson) =>
  (await call('GET', '/api/user/two-step', undefined, person)).body.data as {
    state: string
    has_app: boolean
    passkeys: { id: number; name: string; last_used_at: string | null }[]
  }

describe('adding a passkey', () => {
  test('asks for the password, switches two-step sign-in on and gives the recovery codes once', async () => {
    const person = await personWithRole(shop, 'first@example.com', 'owner')
    const wrong = await call('POST', '/api/user/passkeys/begin', { password: 'not this one' }, person)
    expect(wrong.body.code).toBe('wrong_password')
    expect((await call('GET', '/api/backoffice/staff', undefined, person)).body.code).toBe('two_step_required')
    expect(await add(person, new SoftwareKey(), 'Office laptop')).toHaveLength(10)
    expect(await add(person, new SoftwareKey(), 'Blue stick')).toEqual([])
    expect(await facts(person)).toMatchObject({
      state: 'on',
      has_app: false,
      passkeys: [{ name: 'Office laptop', last_used_at: null }, { name: 'Blue stick' }],
    })
    expect((await call('GET', '/api/backoffice/staff', undefined, person)).status).toBe(200)
    const rows = await shop.db
      .select({ data: auditEntries.data })
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, person.user.id), eq(auditEntries.action, 'staff.passkey_added')))
    expect(rows.map(({ data }) => data)).toEqual([
      { after: { passkey: 'Office laptop' } },
      { after: { passkey: 'Blue stick' } },
    ])
    await shop.runJobs()
    const subjects = shop.mails.filter(({ to }) => to === 'first@example.com').map(({ subject }) => subject)
    expect(subjects).toContain('Two-step sign-in is on')
    expect(subjects).toContain('A second step was added to your account')
  })

  test('a challenge works once, for its own session, and not for long', async () => {
    const person = await registerPerson(shop, 'once@example.com')
    const options = await begin(person)
    const key = new SoftwareKey()
    expect((await send(person, 'A', key.make(options, { origin: 'https://copy.example' }))).body.code).toBe(
      'passkey_refused',
    )
    expect((await send(person, 'A', key.make(options, { origin: ORIGIN }))).body.code).toBe('passkey_ended')
    const other = await registerPerson(shop, 'other-session@example.com')
    const late = await begin(person)
    expect((await send(other, 'A', key.make(late, { origin: ORIGIN }))).body.code).toBe('passkey_ended')
    const old = await begin(person)
    shop.clock.advance(CHALLENGE_LIFETIME_MS + 1)
    expect((await send(person, 'A', key.make(old, { origin: ORIGIN }))).body.code).toBe('passkey_ended')
    const invented = key.make(old, { origin: ORIGIN, challenge: 'a'.repeat(43) })
    expect((await send(person, 'A', invented)).body.code).toBe('passkey_ended')
    expect((await facts(person)).state).toBe('off')
  })

  test('the same key is added once, by one person; names are asked for; ten are enough', async () => {
    const person = await registerPerson(shop, 'same@example.com')
    const key = new SoftwareKey()
    await add(person, key)
    const again = await send(person, 'Again', key.make(await begin(person), { origin: ORIGIN }))
    expect(again.body.code).toBe('passkey_known')
    const nameless = await send(person, '  ', key.make(await begin(person), { origin: ORIGIN }))
    expect(nameless).toMatchObject({ status: 422, body: { errors: { name: ['Name is required'] } } })
    const [row] = await shop.db.select().from(passkeys).where(eq(passkeys.userId, person.user.id))
    if (!row) throw new Error('No passkey was kept')
    const { id: _, ...copy } = row
    for (let made = 1; made < MOST_PASSKEYS; made++) {
      await shop.db.insert(passkeys).values({ ...copy, credentialId: `copy-${made}` })
    }
    const full = await call('POST', '/api/user/passkeys/begin', { password: PASSWORD }, person)
    expect(full.body.code).toBe('too_many_passkeys')
  })
})

describe('logging in with one', () => {
  test('the password gives no token; the passkey does, and is remembered as used', async () => {
    const person = await registerPerson(shop, 'login@example.com')
    const [laptop, stick] = [new SoftwareKey(), new SoftwareKey()]
    await add(person, laptop, 'Laptop')
    await add(person, stick, 'Stick')
    const login = await challengeOf('login@example.com')
    expect(login).toMatchObject({ steps: ['passkey'] })
    expect(login).not.toHaveProperty('token')
    const options = await ask(login.challenge)
    expect(options.rpId).toBe('shop.example.com')
    expect(options.allowCredentials).toHaveLength(2)
    const entered = await finish(login.challenge, stick.use(options, { origin: ORIGIN }))
    expect(entered.body.data).toHaveProperty('token')
    const used = (await facts(person)).passkeys.map(({ last_used_at: at }) => at !== null)
    expect(used).toEqual([false, true])
    const again = await finish(login.challenge, stick.use(options, { origin: ORIGIN }))
    expect(again.body.code).toBe('challenge_ended')
  })

  test('an answer is good once, for its own login and its own site; a copied key is caught by its count', async () => {
    const email = 'replay-key@example.com'
    const person = await registerPerson(shop, email)
    const key = new SoftwareKey()
    await add(person, key)
    const first = await challengeOf(email)
    const second = await challengeOf(email)
    const options = await ask(first.challenge)
    expect((await finish(second.challenge, key.use(options, { origin: ORIGIN }))).body.code).toBe('passkey_ended')
    const phished = await challengeOf(email)
    const shown = await ask(phished.challenge)
    expect((await finish(phished.challenge, key.use(shown, { origin: 'https://copy.example' }))).body.code).toBe(
      'wrong_passkey',
    )
    expect((await finish(phished.challenge, key.use(shown, { origin: ORIGIN }))).body.code).toBe('passkey_ended')
    expect((await logIn(email, key)).status).toBe(200)
    key.counter = 0
    expect((await logIn(email, key)).body.code).toBe('wrong_passkey')
    key.counter = 50
    expect((await logIn(email, key)).status).toBe(200)
    expect((await logIn(email, new SoftwareKey())).body.code).toBe('wrong_passkey')
  })

  test('five wrong answers end the login', async () => {
    const email = 'five@example.com'
    await add(await registerPerson(shop, email), new SoftwareKey())
    const { challenge } = await challengeOf(email)
    const stranger = new SoftwareKey()
    for (let tries = 0; tries < 5; tries++)
      await finish(challenge, stranger.use(await ask(challenge), { origin: ORIGIN }))
    const last = await finish(challenge, stranger.use(await ask(challenge), { origin: ORIGIN }))
    expect(last.body.code).toBe('challenge_ended')
  })

  test('recovery codes keep working, and an app that was begun but never proved opens nothing', async () => {
    const email = 'both@example.com'
    const person = await registerPerson(shop, email)
    const key = new SoftwareKey()
    const codes = await add(person, key)
    const byCode = async (code: string) =>
      call('POST', '/api/login/two-step', { challenge: (await challengeOf(email)).challenge, code })
    expect((await byCode(codes[0] ?? '')).status).toBe(200)
    const begun = await call('POST', '/api/user/two-step', { password: PASSWORD }, person)
    const { secret } = begun.body.data as { secret: string }
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now().getTime() })
    expect((await byCode(code())).body.code).toBe('wrong_second_step')
    const proved = await call('POST', '/api/user/two-step/confirm', { code: code() }, person)
    expect(proved.body).toMatchObject({ data: { codes: [] }, message: 'The app is added.' })
    shop.clock.advance(30_000)
    expect((await challengeOf(email)).steps).toEqual(['app', 'passkey'])
    expect((await byCode(code())).status).toBe(200)
    expect((await byCode(codes[1] ?? '')).status).toBe(200)
    expect((await logIn(email, key)).status).toBe(200)
  })
})

describe('removing one', () => {
  test('asks for the password, is written down, and leaves at least one second step', async () => {
    const person = await personWithRole(shop, 'remove@example.com', 'owner')
    await add(person, new SoftwareKey(), 'Old phone')
    const codes = await add(person, new SoftwareKey(), 'New phone')
    expect(codes).toEqual([])
    const [old, kept] = (await facts(person)).passkeys
    const remove = (id: number | undefined, password = PASSWORD, who = person) =>
      call('DELETE', `/api/user/passkeys/${id}`, { password }, who)
    expect((await remove(old?.id, 'not this one')).body.code).toBe('wrong_password')
    const stranger = await registerPerson(shop, 'stranger@example.com')
    expect((await remove(old?.id, PASSWORD, stranger)).body.code).toBe('passkey_unknown')
    expect((await remove(old?.id)).status).toBe(200)
    expect((await remove(old?.id)).body.code).toBe('passkey_unknown')
    expect((await remove(kept?.id)).body.code).toBe('last_second_step')
    expect((await facts(person)).passkeys.map(({ name }) => name)).toEqual(['New phone'])
    const rows = await shop.db
      .select({ data: auditEntries.data, subject: auditEntries.subject })
      .from(auditEntries)
      .where(and(like(auditEntries.action, 'staff.passkey_removed'), eq(auditEntries.actorId, person.user.id)))
    expect(rows).toEqual([{ data: { before: { passkey: 'Old phone' } }, subject: `staff:${person.user.id}` }])
  })

  test('switching two-step sign-in off with a recovery code takes every passkey along', async () => {
    const person = await registerPerson(shop, 'all-off@example.com')
    const codes = await add(person, new SoftwareKey())
    const off = await call('DELETE', '/api/user/two-step', { password: PASSWORD, code: codes[2] }, person)
    expect(off.status).toBe(200)
    expect(await facts(person)).toMatchObject({ state: 'off', passkeys: [] })
  })
})

test('at an address of bare numbers no passkey is offered', async () => {
  const bare = await testShop({ env: { PUBLIC_URL: 'http://192.168.1.20:3000', DEMO: 'off' } })
  const person = await registerPerson(bare, 'bare@example.com')
  const asked = await caller(bare.app)('POST', '/api/user/passkeys/begin', { password: PASSWORD }, person)
  expect(asked.body.code).toBe('passkeys_impossible')
})
