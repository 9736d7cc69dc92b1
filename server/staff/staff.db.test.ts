import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Permission, PERMISSIONS } from '#domain/accounts/permissions.ts'
import { STAFF_PRESETS } from '#domain/accounts/staff-presets.ts'
import { DAY } from '#domain/time/durations.ts'
import {
  caller,
  logInPerson,
  PASSWORD,
  personWithRole,
  registerPerson,
  type TestPerson,
} from '#server/accounts/testing/people.ts'
import { users } from '#server/db/schema/accounts.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'

let shop: TestShop
let call: ReturnType<typeof caller>
let owner: TestPerson
const PACKER = { role: 'staff', permissions: [...STAFF_PRESETS.packer] }

beforeAll(async () => {
  shop = await testShop()
  call = caller(shop.app)
  owner = await personWithRole(shop, 'owner@example.com', 'owner')
})

async function invite(email: string, rights: object = PACKER, by = owner): Promise<string> {
  shop.mails.length = 0
  const invited = await call('POST', '/api/backoffice/staff/invitations', { email, ...rights }, by)
  expect(invited.status, JSON.stringify(invited.body)).toBe(200)
  await shop.runJobs()
  const mail = shop.mails.find(({ to, text }) => to === email && text.includes('/join?'))
  return /join\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const newcomer = { name: 'Dipak Tamang', password: PASSWORD, password_confirmation: PASSWORD }
const join = (token: string, body: object = { newcomer }) => call('POST', '/api/join', { token, ...body })

async function staffWith(email: string, ...permissions: Permission[]): Promise<TestPerson> {
  const person = await personWithRole(shop, email, 'staff')
  await shop.db.update(users).set({ permissions }).where(eq(users.id, person.user.id))
  return person
}
const versionOf = async (id: number) =>
  (await shop.db.select({ version: users.version }).from(users).where(eq(users.id, id)))[0]?.version ?? 0
const setRights = async (id: number, rights: object, by = owner, version?: number) =>
  call('PUT', `/api/backoffice/staff/${id}/rights`, { ...rights, version: version ?? (await versionOf(id)) }, by)
const revoke = async (id: number, by = owner) =>
  call('POST', `/api/backoffice/staff/${id}/revoke`, { version: await versionOf(id), reason: 'left' }, by)

describe('an invitation', () => {
  test('lets a new person in once, with a name, a password and those rights alone', async () => {
    const token = await invite('dipak@example.com')
    const offer = await call('POST', '/api/join/look', { token })
    expect(offer.body.data).toMatchObject({ email: 'dipak@example.com', by: 'Asha Rai', place: 'Packer', is_new: true })
    expect((await join(token, {})).body.code).toBe('name_and_password_needed')
    const joined = await join(token)
    expect(joined.body.data).toMatchObject({ user: { role: 'staff', email_verified: true, name: 'Dipak Tamang' } })
    expect((await join(token)).body.code).toBe('link_ended')
    const dipak = await logInPerson(shop, 'dipak@example.com')
    expect(dipak.user.permissions).toEqual(STAFF_PRESETS.packer)
    expect((await call('GET', '/api/backoffice/staff', undefined, dipak)).status).toBe(403)
    await shop.runJobs()
    expect(shop.mails.some(({ to, subject }) => to === 'dipak@example.com' && /You work at/.test(subject))).toBe(true)
  })

  test('of two who follow it at once, one is too late', async () => {
    const token = await invite('twice@example.com')
    const answers = await Promise.all([join(token), join(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  test('a customer with a proved address keeps their password and account, and is logged out elsewhere', async () => {
    const customer = await registerPerson(shop, 'mina@example.com', 'Mina Lama')
    await shop.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, customer.user.id))
    const token = await invite('Mina@example.com'.toLowerCase())
    expect((await call('POST', '/api/join/look', { token })).body.data).toMatchObject({ is_new: false })
    const joined = await join(token, {})
    expect(joined.body.data).toMatchObject({ user: { id: customer.user.id, name: 'Mina Lama', role: 'staff' } })
    expect((await call('GET', '/api/user', undefined, customer)).status).toBe(401)
    expect((await logInPerson(shop, 'mina@example.com')).user.role).toBe('staff')
  })

  test('who registered with somebody else’s address does not wait behind it with their password', async () => {
    const stranger = await registerPerson(shop, 'boss@example.com', 'Not the boss')
    const token = await invite('boss@example.com')
    const password = 'quite another one'
    const joined = await join(token, { newcomer: { name: 'The boss', password, password_confirmation: password } })
    expect(joined.body.data).toMatchObject({ user: { name: 'The boss', role: 'staff' } })
    expect((await call('POST', '/api/login', { email: 'boss@example.com', password: PASSWORD })).status).toBe(401)
    expect((await call('GET', '/api/user', undefined, stranger)).status).toBe(401)
  })

  test('ends after seven days, when it is taken back, when a newer one is sent, and when its sender may no longer give it', async () => {
    const clockAt = shop.clock.now()
    const expired = await invite('late@example.com')
    shop.clock.advance(7 * DAY + 1)
    expect((await join(expired)).body.code).toBe('link_ended')
    shop.clock.set(clockAt)

    const [first, second] = [await invite('newer@example.com'), await invite('newer@example.com')]
    expect((await join(first)).body.code).toBe('link_ended')
    const list = await call('GET', '/api/backoffice/staff/invitations', undefined, owner)
    const open = (list.body.data as { id: number; email: string }[]).find(({ email }) => email === 'newer@example.com')
    expect((await call('DELETE', `/api/backoffice/staff/invitations/${open?.id}`, undefined, owner)).status).toBe(200)
    expect((await join(second)).body.code).toBe('link_ended')

    const head = await staffWith(
      'head@example.com',
      'open_back_office',
      'manage_staff',
      'manage_orders',
      'manage_stock',
    )
    const vouched = await invite('friend@example.com', PACKER, head)
    await setRights(head.user.id, { role: 'staff', permissions: ['manage_staff'] })
    expect((await join(vouched)).body.code).toBe('link_ended')
  })

  test('a made-up, cut or hostile token opens nothing and breaks nothing', async () => {
    for (const token of [
      'x'.repeat(43),
      "' or 1=1 --".repeat(3),
      '\u0000'.repeat(25),
      '%00'.repeat(20),
      '../'.repeat(20),
    ])
      expect([410, 422]).toContain((await join(token)).status)
    expect((await join('short')).status).toBe(422)
  })

  test('is refused for who works here, and for rights that the sender lacks', async () => {
    const head = await staffWith('sender@example.com', 'open_back_office', 'manage_staff', 'manage_orders')
    const send = (email: string, rights: object) =>
      call('POST', '/api/backoffice/staff/invitations', { email, ...rights }, head)
    expect((await send('owner@example.com', { role: 'staff', permissions: [] })).body.code).toBe('already_staff')
    expect((await send('a@example.com', { role: 'owner', permissions: [] })).body.code).toBe('rights_you_lack')
    expect((await send('a@example.com', { role: 'staff', permissions: ['refund_payments'] })).body.code).toBe(
      'rights_you_lack',
    )
    expect((await send('not an address', { role: 'staff', permissions: [] })).status).toBe(422)
  })
})

describe('rights', () => {
  test('are changed with a mail and a row in the audit log, and hold from the next call on', async () => {
    const packer = await staffWith('packer@example.com', ...STAFF_PRESETS.packer)
    expect((await call('GET', '/api/backoffice/audit', undefined, packer)).status).toBe(403)
    shop.mails.length = 0
    const rights = { role: 'staff', permissions: [...STAFF_PRESETS.accountant], reason: 'does the books now' }
    const changed = await setRights(packer.user.id, rights)
    expect(changed.body.data).toMatchObject({ preset: 'accountant' })
    expect((await call('GET', '/api/backoffice/audit', undefined, packer)).status).toBe(200)
    await shop.runJobs()
    expect(shop.mails.some(({ to, subject }) => to === 'packer@example.com' && /rights/.test(subject))).toBe(true)
    const { rows } = await shop.db.execute<{ action: string; reason: string }>(
      sql`select action, reason from audit_entries where subject = ${`staff:${packer.user.id}`}`,
    )
    expect(rows).toEqual([{ action: 'staff.rights_changed', reason: 'does the books now' }])
  })

  test('the second editor is told who was faster, and nothing is overwritten', async () => {
    const person = await staffWith('edited@example.com', 'open_back_office')
    const seen = await versionOf(person.user.id)
    await setRights(person.user.id, PACKER)
    const late = await setRights(person.user.id, { role: 'owner', permissions: [] }, owner, seen)
    expect(late.body).toMatchObject({ code: 'changed_meanwhile', message: expect.stringContaining('Asha Rai') })
  })

  test('every right, given by who has it alone, goes through; by who lacks it alone, it does not', async () => {
    const giver = await staffWith('giver@example.com')
    const taker = await staffWith('taker@example.com', 'open_back_office')
    const wrong: string[] = []
    for (const permission of PERMISSIONS.filter((each) => each !== 'manage_staff' && each !== 'open_back_office'))
      for (const has of [true, false]) {
        const mine = PERMISSIONS.filter((each) =>
          has ? ['open_back_office', 'manage_staff', permission].includes(each) : each !== permission,
        )
        await shop.db.update(users).set({ permissions: mine }).where(eq(users.id, giver.user.id))
        await shop.db
          .update(users)
          .set({ permissions: ['open_back_office'] })
          .where(eq(users.id, taker.user.id))
        const { status } = await setRights(taker.user.id, { role: 'staff', permissions: [permission] }, giver)
        if (status !== (has ? 200 : 403)) wrong.push(`${permission} ${has}: ${status}`)
      }
    expect(wrong).toEqual([])
  })

  test('the last owner neither goes nor is demoted, also when two owners demote each other at once', async () => {
    expect((await revoke(owner.user.id)).body.code).toBe('last_owner')
    expect((await setRights(owner.user.id, PACKER)).body.code).toBe('last_owner')
    const second = await personWithRole(shop, 'second@example.com', 'owner')
    expect((await revoke(owner.user.id)).body.code).toBe('yourself')
    const answers = await Promise.all([
      setRights(owner.user.id, PACKER, second),
      setRights(second.user.id, PACKER, owner),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await shop.db.execute<{ n: number }>(
      sql`select count(*)::int as n from users where role = 'owner'`,
    )
    expect(rows[0]?.n).toBe(1)
    await shop.db.update(users).set({ role: 'owner', permissions: null }).where(eq(users.id, owner.user.id))
    await shop.db.update(users).set({ role: 'customer', permissions: null }).where(eq(users.id, second.user.id))
  })

  test('who is revoked is out at once, a customer again, and told', async () => {
    const leaver = await staffWith('leaver@example.com', ...STAFF_PRESETS.manager, 'manage_staff')
    const theirs = await invite('their-friend@example.com', PACKER, leaver)
    shop.mails.length = 0
    expect((await revoke(leaver.user.id)).status).toBe(200)
    expect((await call('GET', '/api/backoffice/staff', undefined, leaver)).status).toBe(401)
    expect((await logInPerson(shop, 'leaver@example.com')).user).toMatchObject({ role: 'customer', permissions: [] })
    expect((await join(theirs)).body.code).toBe('link_ended')
    await shop.runJobs()
    expect(shop.mails.some(({ to, subject }) => to === 'leaver@example.com' && /no longer/.test(subject))).toBe(true)
  })
})

describe('devices', () => {
  test('one or all of a colleague’s are logged out, but not from below', async () => {
    const person = await staffWith('devices@example.com', 'open_back_office')
    const other = await logInPerson(shop, 'devices@example.com')
    const sheet = await call('GET', `/api/backoffice/staff/${person.user.id}`, undefined, owner)
    const { sessions } = sheet.body.data as { sessions: { id: number }[] }
    expect(sessions).toHaveLength(2)
    const one = `/api/backoffice/staff/${person.user.id}/sessions/${sessions[0]?.id}`
    expect((await call('DELETE', one, undefined, owner)).status).toBe(200)
    expect((await call('DELETE', one, undefined, owner)).body.code).toBe('session_unknown')
    expect((await call('DELETE', `/api/backoffice/staff/${person.user.id}/sessions`, undefined, owner)).status).toBe(
      200,
    )
    for (const gone of [person, other]) expect((await call('GET', '/api/user', undefined, gone)).status).toBe(401)
    const head = await staffWith('below@example.com', 'open_back_office', 'manage_staff')
    expect((await call('DELETE', `/api/backoffice/staff/${owner.user.id}/sessions`, undefined, head)).body.code).toBe(
      'above_you',
    )
  })

  test('a colleague without phone and codes gets rid of the second step through the owner', async () => {
    const person = await staffWith('lost@example.com', 'open_back_office')
    await shop.db.update(users).set({ twoStepAt: shop.clock.now() }).where(eq(users.id, person.user.id))
    expect(
      (await call('POST', '/api/login', { email: 'lost@example.com', password: PASSWORD })).body.data,
    ).toHaveProperty('challenge')
    expect((await call('DELETE', `/api/backoffice/staff/${person.user.id}/two-step`, undefined, owner)).status).toBe(
      200,
    )
    expect((await logInPerson(shop, 'lost@example.com')).token).toBeTruthy()
  })

  test('the list finds, filters and sorts people, and shows no customer', async () => {
    const list = async (query: string) =>
      (
        (await call('GET', `/api/backoffice/staff${query}`, undefined, owner)).body.data as {
          data: { email: string; is_you: boolean }[]
        }
      ).data
    expect((await list('?search=owner@ex')).map(({ email, is_you: you }) => [email, you])).toEqual([
      ['owner@example.com', true],
    ])
    expect((await list('?sort=-seen&two_step=off')).some(({ email }) => email === 'leaver@example.com')).toBe(false)
    expect(await list('?search=%25%5C_')).toEqual([])
  })
})
