import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import type { ShownSettings } from '#domain/api/settings.ts'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { shownShop } from '#domain/company/shop-facts.ts'
import { PUBLIC_PATHS } from '#domain/content/public-pages.ts'
import { settings } from '#server/db/schema/settings.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { readSettings } from '#server/facts/read-settings.ts'
import { onUnreadSettings } from '#server/facts/unread-settings.ts'
import { readOpening } from '#server/opening/read-opening.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop({ now: new Date('2026-11-17T06:00:00Z') })
const { app, db } = shop
const owner = await addPerson(db, 'owner')
const heard = vi.fn()
onUnreadSettings(heard)
afterAll(() => onUnreadSettings(() => undefined))

const keep = (section: 'company' | 'vans' | 'zones' | 'orders', value: Record<string, unknown>) =>
  db.insert(settings).values({ section, value }).onConflictDoUpdate({ target: settings.section, set: { value } })
const desk = async () =>
  (await app.inject({ url: '/api/backoffice/settings', headers: owner.headers })).json<{ data: ShownSettings }>().data

const FOR_PAGES = {
  '': 'address delivery email geo grievanceOfficer gstin holdMinutes legalName mapLink name phone phoneHoursText phoneText showroomHours showroomHoursText social tagline whatsapp whatsappMessage',
  delivery: 'courierUpToKg districts express holidays installation issueHours making outside radiusKm rate zones',
  zone: 'byVan courierDays days expressDays name pins states',
}
const keysOf = (value: object) => Object.keys(value).toSorted().join(' ')

test('pages are told what they show of the settings, and nothing else', () => {
  const shown = shownShop(DEFAULT_SETTINGS, '2026-11-17')
  expect(keysOf(shown)).toBe(FOR_PAGES[''])
  expect(keysOf(shown.delivery)).toBe(FOR_PAGES.delivery)
  expect(keysOf(shown.delivery.zones[0] ?? {})).toBe(FOR_PAGES.zone)
})

test('no page of the shop, nor the door of the back office, carries what only staff need', async () => {
  const zones = DEFAULT_SETTINGS.zones.zones.map((zone, at) => ({ ...zone, key: `only_staff_${at}` }))
  await keep('vans', { names: ['Lorry that only staff know'] })
  await keep('zones', { zones })
  await keep('orders', { ...DEFAULT_SETTINGS.orders, mostUnpaid: 47, closeAfterHours: 71 })
  const id = await addProduct(db)
  const { slug } = (await app.inject(`/api/products/${id}`)).json<{ data: { slug: string } }>().data
  for (const path of [
    ...PUBLIC_PATHS,
    `/product/${slug}`,
    '/checkout',
    '/login',
    '/backoffice',
    '/backoffice/delivery',
  ]) {
    const page = (await app.inject(path)).body
    expect(page, path).toContain('page-data')
    expect(page, path).not.toMatch(/only.staff|mostUnpaid|closeAfterHours/)
  }
  const round = await app.inject({ url: '/api/backoffice/delivery?day=2026-11-18', headers: owner.headers })
  expect(round.json<{ data: object }>().data).toMatchObject({
    van: 'Lorry that only staff know',
    own_vans: ['Lorry that only staff know'],
  })
})

test('a section that cannot be read is told of once, at the desk and before the opening, until it is saved anew', async () => {
  heard.mockClear()
  await keep('company', { ...DEFAULT_SETTINGS.company, gstin: 'nonsense' })
  for (let times = 0; times < 3; times += 1) expect((await readSettings(db)).company).toEqual(DEFAULT_SETTINGS.company)
  const reason = expect.stringContaining('gstin: This is no GSTIN') as string
  expect(heard.mock.calls).toEqual([[{ section: 'company', reason }]])

  const { company, contact } = await desk()
  expect([company.unread, contact.unread]).toEqual([reason, null])
  const missing = (await readOpening(shop.deps)).find(({ key }) => key === 'settings')
  expect(missing).toMatchObject({ state: 'missing', detail: expect.stringContaining('Company (gstin:') as string })

  const payload = { version: company.version, value: company.value }
  const url = '/api/backoffice/settings/company'
  const saved = await app.inject({ method: 'PUT', url, headers: owner.headers, payload })
  expect(saved.json<{ data: ShownSettings }>().data.company).toMatchObject({
    unread: null,
    value: DEFAULT_SETTINGS.company,
    version: company.version + 1,
  })
  expect((await readOpening(shop.deps)).some(({ key }) => key === 'settings')).toBe(false)
  const log = await db.select().from(auditEntries).where(eq(auditEntries.subject, 'setting:company'))
  expect(log.at(-1)?.data).toMatchObject({ after: { gstin: DEFAULT_SETTINGS.company.gstin } })
  await keep('company', { name: '' })
  await readSettings(db)
  expect(heard).toHaveBeenCalledTimes(2)
})
