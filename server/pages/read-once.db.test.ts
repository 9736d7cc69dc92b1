import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { writeAnnouncement } from '#server/announcement/announcement.store.ts'
import { countStatements } from '#server/db/testing/count-statements.ts'
import { settings } from '#server/db/schema/settings.ts'
import { transact } from '#server/db/transaction.ts'
import { twoProcesses } from '#server/testing/hear-changes.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop()
const { db } = shop
const processes = await twoProcesses(shop)
const NOTHING_OF_ITS_OWN = ['/privacy-policy', '/terms-conditions', '/shipping-policy']
const [first = '', second = '', third = ''] = NOTHING_OF_ITS_OWN

test('what stands on every page is read for the first of them alone', async () => {
  for (const { app } of processes) {
    expect(await countStatements(() => app.inject(first))).toBeGreaterThan(0)
    expect(await countStatements(() => app.inject(second))).toBe(0)
  }
})

test('a page that nobody has seen yet says what was changed a moment ago, in every process', async () => {
  for (const { app } of processes) await app.inject(first)
  const value = { ...DEFAULT_SETTINGS.company, tagline: 'Chairs that outlive us' }
  await db.insert(settings).values({ section: 'company', value })
  const words = {
    isOn: true,
    text: 'Closed for Diwali',
    linkLabel: '',
    link: '',
    tone: 'quiet',
    startsAt: null,
  } as const
  await transact(db, (tx) => writeAnnouncement(tx, { ...words, endsAt: null, updatedAt: new Date() }))
  for (const { app } of processes)
    await vi.waitFor(async () => {
      const { body } = await app.inject(third)
      expect(['Chairs that outlive us', 'Closed for Diwali'].filter((said) => !body.includes(said))).toEqual([])
    })
})

test('an announcement that has ended stands on no page that is made later', async () => {
  const end = new Date(shop.clock.now().getTime() + 60_000)
  await db.execute(sql`update announcement set ends_at = ${end}`)
  for (const { app } of processes)
    await vi.waitFor(async () => expect(await countStatements(() => app.inject(`${first}?again`))).toBe(0))
  shop.clock.advance(61_000)
  for (const { app } of processes) expect((await app.inject(second)).body.includes('Closed for Diwali')).toBe(false)
})
