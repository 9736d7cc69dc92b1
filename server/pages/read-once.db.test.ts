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
// They show nothing of their own from the database.
const [first, second, third] = ['/privacy-policy', '/terms-conditions', '/shipping-policy'] as const
const OTHERS = [second, '/return-refund-policy', '/cancellation-policy', '/disclaimer']

test('what stands on every page is read for the first of them alone', async () => {
  for (const { app } of processes) {
    expect(await countStatements(() => app.inject(first))).toBeGreaterThan(0)
    // On a slow machine news of the shop's birth may still come in between: then it is read once more, not for each.
    const costs: number[] = []
    for (const page of OTHERS) costs.push(await countStatements(() => app.inject(page)))
    expect(costs).toContain(0)
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
