import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { shop as facts } from '#domain/company/shop.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { caller, logInPerson, personWithRole } from '#server/accounts/testing/people.ts'
import { readConfig } from '#server/config.ts'
import { openDb, openLine, openPool } from '#server/db/connect.ts'
import { testDb } from '#server/db/testing/test-db.ts'
import { transact } from '#server/db/transaction.ts'
import { ALWAYS, clearDemo, CONTENT, GOODS } from '#server/seed/clear-demo.ts'
import { seedShop } from '#server/seed/seed.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'
import { checkInvariants } from '../../bench/storm/invariants.ts'
import { compileCache } from '../../scripts/bootstrap/runtime.mjs'
import { makeOwner } from './make-owner.ts'
import { becomeLive, liveObstacles, readBirth, requireFittingBirth, writeBirth } from './shop-birth.ts'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
/** What is about people, money or the demo. A table that is missing here and in server/seed/clear-demo.ts was forgotten. */
const EMPTIED = `
  article_previews audit_entries catalog_import_mappings catalog_import_rows catalog_imports consultations coupons
  customer_notes customer_search delivery_photos delivery_proofs delivery_rounds delivery_stops
  desk_events document_counters enquiries failed_jobs google_sign_ins known_devices mails
  missed_searches newsletter_readers one_time_links order_addresses order_events order_items
  order_notes order_search orders passkeys payment_links payments product_questions provider_events
  provider_orders question_answers rate_limits recovery_codes refund_items refunds restock_requests
  return_photos return_requests review_photos reviews saved_addresses saved_views sessions
  shipment_items shipments simulator_faults simulator_links simulator_orders simulator_payments
  simulator_refunds simulator_webhooks staff_invitations stock_holds stock_movements tax_documents
  ticket_messages two_step_keys users wishlist_items`
  .trim()
  .split(/\s+/)
let shop: TestShop
const one = async (text: string) => Object.values((await shop.db.execute(sql.raw(text))).rows[0] ?? {})[0]

beforeAll(async () => {
  shop = await testShop()
  await seedShop(shop.db, { now: shop.clock.now(), hashPassword, withDemoWeek: true })
})

describe('what a database was made for', () => {
  test('a shop that was tried out does not open live, and the command that clears it is named', async () => {
    await expect(requireFittingBirth(shop.db, { demo: false })).rejects.toThrow(
      /demo people.*invented orders.*npm run go-live/s,
    )
    expect(await readBirth(shop.db)).toBeNull()
    await requireFittingBirth(shop.db, { demo: true })
    expect(await readBirth(shop.db)).toBe('demo')
  })

  test('also without a trace left it stays a demo until it is made live', async () => {
    const other = await testShop()
    await writeBirth(other.db, 'demo')
    await expect(requireFittingBirth(other.db, { demo: false })).rejects.toThrow(/go-live/)
  })

  test('the books of a live shop do not open as a demo, where anybody pays with play money', async () => {
    const other = await testShop()
    await requireFittingBirth(other.db, { demo: false })
    await expect(requireFittingBirth(other.db, { demo: true })).rejects.toThrow(/belongs to a live shop/)
  })

  test('live without SMTP, or with facts of the demo, is told everything that is missing at once', () => {
    const read = readConfig({ DEMO: 'off' })
    const obstacles = read.ok ? liveObstacles(read.value, facts) : []
    expect(obstacles.join('\n')).toMatch(/SMTP_URL.*MAIL_FROM.*GSTIN.*phone/s)
  })
})

describe('going live', () => {
  test('every table of the shop is named as goods, as content or is emptied: a new one must be decided about', async () => {
    const { rows } = await shop.db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    const names = rows.map(({ name }) => name)
    expect([...GOODS, ...CONTENT, ...ALWAYS].filter((name) => !names.includes(name))).toEqual([])
    const people = names.filter((name) => ![...GOODS, ...CONTENT, ...ALWAYS].includes(name))
    expect(people.toSorted()).toEqual(EMPTIED)
  })

  test('removes people, orders, reviews and books, keeps goods and words, and the books add up', async () => {
    const goods = await one('select count(*)::int from products')
    await transact(shop.db, async (tx) => {
      await clearDemo(tx, { goods: true, content: true })
      await becomeLive(tx)
    })
    for (const table of [
      'users',
      'orders',
      'reviews',
      'simulator_orders',
      'mails',
      'tax_documents',
      'coupons',
      'enquiries',
    ])
      expect(await one(`select count(*)::int from ${table}`), table).toBe(0)
    expect(await one('select count(*)::int from products')).toBe(goods)
    expect(await one('select count(*)::int from products where reviews_count > 0 or average_rating > 0')).toBe(0)
    expect(await one('select count(*)::int from blog_posts')).toBeGreaterThan(0)
    expect(await checkInvariants(shop.pool, { now: shop.clock.now() })).toEqual([])
    await requireFittingBirth(shop.db, { demo: false })
    expect(await readBirth(shop.db)).toBe('live')
  })

  test('the first owner chooses a password by the mailed link and opens the back office', async () => {
    shop.mails.length = 0
    await transact(shop.db, (tx) => makeOwner(tx, shop.deps, { email: 'Meera@TeraiWood.in', name: 'Meera' }))
    await shop.runJobs()
    const mail = shop.mails.find(({ to }) => to === 'meera@teraiwood.in')
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const password = 'a long enough one'
    const body = { token, password, password_confirmation: password }
    expect((await caller(shop.app)('POST', '/api/reset-password', body)).status).toBe(200)
    const owner = await logInPerson(shop, 'meera@teraiwood.in', password)
    expect(owner.user.role).toBe('owner')
    expect((await caller(shop.app)('GET', '/api/backoffice/opening', undefined, owner)).status).toBe(200)
  })

  test('somebody whose rights were taken is rescued as an owner with all of them', async () => {
    const staff = await personWithRole(shop, 'locked@teraiwood.in', 'staff')
    await shop.db.execute(sql`update users set permissions = '{}' where id = ${staff.user.id}`)
    const made = await transact(shop.db, (tx) => makeOwner(tx, shop.deps, { email: 'locked@teraiwood.in', name: null }))
    expect(made.was).toBe('staff')
    expect(await one(`select role || coalesce(permissions::text, ' all') from users where id = ${staff.user.id}`)).toBe(
      'owner all',
    )
  })
})

describe('the commands', () => {
  test('show what will go and remove nothing unasked; then go live, make an owner and tell what is missing', async () => {
    const { connection } = await testDb()
    await seeded(connection)
    const command = commandsOn(connection)

    const unasked = await command('go-live', '--owner', 'meera@teraiwood.in')
    expect(unasked.code).toBe(1)
    expect(unasked.said).toMatch(/\d+ {2}orders[\s\S]*\d+ {2}users[\s\S]*Nothing was removed/)
    expect((await command('go-live', '--yes')).said).toContain("owner's e-mail")

    const gone = await command('go-live', '--owner', 'meera@teraiwood.in', '--name', 'Meera', '--yes', '--print-link')
    expect(gone).toMatchObject({ code: 0, said: expect.stringMatching(/reset-password\?token=[\w-]{20,}/) })
    expect((await command('go-live')).said).toContain('live already')
    expect((await command('owner', 'nobody')).code).toBe(1)
    expect((await command('owner', 'second@teraiwood.in')).said).toContain('is a new owner')

    const ready = await command('ready')
    expect(ready.code).toBe(1)
    expect(ready.said).toMatch(/ok {7}An owner: 2 people/)
    expect(ready.said).toMatch(/MISSING {2}The shop's own facts: .*GSTIN/)
    expect(ready.said).toContain('/api/razorpay/webhook')
  }, 180_000)

  test('nothing is removed under a running shop', async () => {
    const { connection } = await testDb()
    await seeded(connection)
    // The line on which every shop listens: a pool hangs up after ten idle seconds, and on a busy machine the command comes later.
    const running = openLine({ ...connection, application_name: 'saalghar-pages' })
    await running.connect()
    const refused = await commandsOn(connection)('go-live', '--owner', 'meera@teraiwood.in', '--yes')
    await running.end()
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Stop it first') })
  }, 60_000)
})

async function seeded(connection: pg.PoolConfig): Promise<void> {
  const pool = openPool({ ...connection, application_name: 'seed' }, () => undefined)
  await seedShop(openDb(pool), { now: new Date(), hashPassword: async () => 'none' })
  await pool.end()
}

function commandsOn(connection: pg.PoolConfig) {
  const { host = '', user = '', database = '' } = connection as Record<string, string>
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: compileCache(root),
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: path.join(root, 'test-results', 'go-live'),
  }
  return (name: string, ...args: string[]) =>
    run(process.execPath, [`server/commands/${name}.ts`, ...args], { cwd: root, env }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        said: error.stdout + error.stderr,
      }),
    )
}
