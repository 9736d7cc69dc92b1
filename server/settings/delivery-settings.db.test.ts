import { expect, test, vi } from 'vitest'
import type { SettingVersion } from '#domain/api/settings.ts'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { rupees } from '#domain/money/paise.ts'
import { personWithRole } from '#server/accounts/testing/people.ts'
import { transact } from '#server/db/transaction.ts'
import { readSettingsLocked } from '#server/facts/read-settings.ts'
import { closeUnpaidOrders } from '#server/orders/close-unpaid.ts'
import { remindUnpaid } from '#server/orders/remind-unpaid.ts'
import { twoProcesses } from '#server/testing/hear-changes.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { settingsDesk } from './testing/settings-desk.ts'

const { shop, db, moves, call, owner, read, save, open, paidAndUnpaid } = await settingsDesk()

const versionsOf = async (section: string) =>
  (await call('GET', `/api/backoffice/settings/${section}/versions`, undefined, owner)).body.data as SettingVersion[]

test('the next order pays the new charge; one that is placed keeps its own, paid or not', async () => {
  const buyer = await addPerson(db)
  const earlier = await open(buyer)
  const charge = async (id: number) => (await moves.orderOf(buyer, id)).shipping_amount
  const before = await charge(earlier.order.id)
  const dearest = rupees(1_000_000)
  expect((await save('charges', { freeFrom: dearest, below: rupees(350) })).status).toBe(200)
  const next = await open(buyer)
  expect([await charge(earlier.order.id), await charge(next.order.id)]).toEqual([before, 350])
  expect(next.amount - rupees(350)).toBe(earlier.amount - rupees(before))
  await moves.verify(buyer, await moves.pay(earlier))
  expect((await moves.orderOf(buyer, earlier.order.id)).payment_status).toBe('paid')
  expect(await charge(earlier.order.id)).toBe(before)
})

test('a zone with other days moves the dates of who has not paid, and leaves those of who has', async () => {
  const { dates } = await paidAndUnpaid()
  const before = await dates()
  const zones = (await read()).zones.value.zones.map((zone) => ({
    ...zone,
    days: { min: zone.days.min + 5, max: zone.days.max + 5 },
  }))
  expect((await save('zones', { zones })).status).toBe(200)
  const after = await dates()
  expect(after[0]).toBe(before[0])
  expect(after[1] > before[1]).toBe(true)
})

test('who changes settings waits for an order that is being written, so that its date moves too', async () => {
  const order: string[] = []
  let saving: Promise<unknown> = Promise.resolve()
  await transact(db, async (tx) => {
    await readSettingsLocked(tx)
    saving = save('delivery', { courierUpToKg: 20 }).then(() => order.push('saved'))
    await new Promise((resume) => setTimeout(resume, 300))
    order.push('order stands')
  })
  await saving
  expect(order).toEqual(['order stands', 'saved'])
})

test('pieces are held as long as the owner says, and an unpaid order lives as long', async () => {
  expect((await save('orders', { holdMinutes: 45, closeAfterHours: 13 })).status).toBe(200)
  const buyer = await addPerson(db)
  const { order } = await open(buyer)
  await closeUnpaidOrders(shop.deps)
  expect((await moves.orderOf(buyer, order.id)).status).toBe('pending')
  await remindUnpaid(shop.deps, order.id)
  await shop.runJobs()
  expect(shop.mails.some(({ text, html }) => `${text} ${html}`.includes('aside for 45 minutes'))).toBe(true)
  shop.clock.advance(13 * 3_600_000 + 1000)
  await closeUnpaidOrders(shop.deps)
  expect((await moves.orderOf(buyer, order.id)).status).toBe('cancelled')
})

test('charges that cannot be meant are refused at their field', async () => {
  const wrong = await save('charges', { below: 12_345, express: -100 })
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors).toEqual({
    below: ['Must be whole rupees'],
    express: [`Must lie between ₹0 and ${formatInr(rupees(10_000))}`],
  })
  const { zones } = DEFAULT_SETTINGS.zones
  const twice = await save('zones', { zones: zones.map((zone) => ({ ...zone, states: ['19'] })) })
  expect([twice.status, twice.body.errors?.['zones']]).toEqual([422, ['West Bengal stands in two zones']])
  const noVan = await save('zones', { zones: zones.map((zone) => ({ ...zone, byVan: false })) })
  expect(noVan.body.errors?.['zones']).toEqual(['Our own van goes to one zone at least'])
  expect((await save('orders', { holdMinutes: 5 })).status).toBe(422)
})

test('every state of a section is kept with who saved it and what it changed, and can be saved again', async () => {
  await save('vans', { names: ['Van 1', 'Lorry'] })
  await save('vans', { names: ['Lorry'] })
  const versions = await versionsOf('vans')
  expect(versions.map(({ version, by, changes }) => ({ version, by, changes }))).toEqual([
    { version: 2, by: 'Asha Rai', changes: [{ label: 'Vans', before: 'Van 1, Lorry', after: 'Lorry' }] },
    { version: 1, by: 'Asha Rai', changes: [{ label: 'Vans', before: 'Van 1, Van 2, Tempo', after: 'Van 1, Lorry' }] },
  ])
  expect((await save('vans', versions[1]?.value ?? {})).status).toBe(200)
  expect((await read()).vans.value.names).toEqual(['Van 1', 'Lorry'])
  const packer = await personWithRole(shop, 'packer@example.com', 'staff')
  expect((await call('GET', '/api/backoffice/settings/vans/versions', undefined, packer)).status).toBe(403)
})

test('the shipping policy and the product page say the new charge and days within a second, in every process', async () => {
  const processes = await twoProcesses(shop)
  const policies = () => Promise.all(processes.map(async (each) => (await each.app.inject('/shipping-policy')).body))
  await policies()
  await save('charges', { freeFrom: rupees(7777), below: rupees(333) })
  await vi.waitFor(
    async () => {
      for (const page of await policies()) {
        expect(page).toContain('₹7,777')
        expect(page).toContain('₹333')
      }
    },
    { timeout: 1000, interval: 50 },
  )
  await save('delivery', { making: { min: 3, max: 5 } })
  await vi.waitFor(
    async () => {
      for (const page of await policies()) expect(page).toMatch(/3-5(?:<!-- -->)? weeks/)
    },
    { timeout: 1000, interval: 50 },
  )
  const product = await addProduct(db)
  const { slug } = (await call('GET', `/api/products/${product}`)).body.data as { slug: string }
  const shown = () =>
    Promise.all(
      processes.flatMap((each) =>
        [`/product/${slug}`, '/checkout'].map(async (page) => (await each.app.inject(page)).body),
      ),
    )
  await shown()
  const days = [...(await read()).holidays.value.days, { day: '2026-12-17', name: 'Works outing' }]
  await save('holidays', { days })
  await vi.waitFor(
    async () => {
      for (const page of await shown()) expect(page).toContain('2026-12-17')
    },
    { timeout: 3000, interval: 50 },
  )
})
