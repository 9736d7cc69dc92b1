import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { personWithRole } from '#server/accounts/testing/people.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { taxDocuments } from '#server/db/schema/orders.ts'
import type { DocumentContent } from '#server/invoices/document-content.ts'
import { readOpening } from '#server/opening/read-opening.ts'
import { twoProcesses } from '#server/testing/hear-changes.ts'
import { addPerson } from '#server/testing/shop-fixtures.ts'
import { settingsDesk } from './testing/settings-desk.ts'

const { shop, db, moves, call, owner, read, save, open, paidAndUnpaid } = await settingsDesk()

test('a changed telephone stands in the foot of a kept page within a second, in every process', async () => {
  const processes = await twoProcesses(shop)
  const feet = () => Promise.all(processes.map(async (each) => (await each.app.inject('/disclaimer')).body))
  for (const page of await feet()) expect(page).toContain('+91 60000 00000')
  expect(processes.every(({ pages }) => pages.kept('/disclaimer'))).toBe(true)

  const saved = await save('contact', { phone: '098320 12345' })
  expect([saved.status, (await read()).contact.value.phone]).toEqual([200, '+919832012345'])
  await vi.waitFor(
    async () => {
      for (const page of await feet()) expect(page).toContain('+91 98320 12345')
    },
    { timeout: 1000, interval: 50 },
  )
})

test('a new GSTIN is on the next invoice; the one before keeps its own', async () => {
  const buyer = await addPerson(db)
  const sell = async () => {
    const opened = await open(buyer)
    await moves.verify(buyer, await moves.pay(opened))
    return opened.order.id
  }
  const supplierOf = async (id: number) => {
    const [row] = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, id))
    return (row?.content as DocumentContent | undefined)?.supplier
  }
  const first = await sell()
  await save('company', { gstin: '19aabct3518q1zt', legalName: 'Terai Woodworks Private Limited', name: 'Terai' })
  const next = await sell()
  expect((await supplierOf(first))?.gstin).toBe(DEFAULT_SETTINGS.company.gstin)
  expect(await supplierOf(next)).toMatchObject({
    gstin: '19AABCT3518Q1ZT',
    name: 'Terai Woodworks Private Limited',
    sign: { name: 'Terai' },
  })
  await shop.runJobs()
  expect(shop.mails.some(({ html }) => html.includes('Terai Woodworks Private Limited'))).toBe(true)
  expect(shop.mails.some(({ to }) => to === DEFAULT_SETTINGS.contact.email)).toBe(true)
})

test('a holiday moves the dates of who has not paid, and leaves those of who has', async () => {
  const { buyer, dates, dateOf } = await paidAndUnpaid()
  const before = await dates()
  const days = (await read()).holidays.value.days
  await save('holidays', { days: [...days, { day: '2026-11-20', name: 'Works outing' }] })
  const after = await dates()
  expect(after[0]).toBe(before[0])
  expect(after[1] > before[1]).toBe(true)
  const late = await open(buyer)
  expect(await dateOf(late.order.id)).toBe(after[1])
})

test('who saves an older state is told who was faster; the change is in the log, field by field', async () => {
  const seen = (await read()).grievance.version
  expect((await save('grievance', { name: 'Meera Chettri' }, seen)).status).toBe(200)
  const stale = await save('grievance', { name: 'Somebody Else' }, seen)
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(stale.body.message).toContain('Asha Rai changed this')
  expect(stale.body.errors?.["Officer's name"]).toEqual(["Officer's name: now Meera Chettri"])
  const { value, changed } = (await read()).grievance
  expect([value.name, changed?.by]).toEqual(['Meera Chettri', 'Asha Rai'])
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subject, 'setting:grievance'))
  expect(entry?.data).toEqual({ before: { name: 'Demo Grievance Officer' }, after: { name: 'Meera Chettri' } })
})

test('what is wrong is refused at its field, and who may not change settings is shut out', async () => {
  const wrong = await save('company', { gstin: '19AABCT3518Q1ZA' })
  expect([wrong.status, wrong.body.errors?.['gstin']]).toEqual([422, [expect.stringContaining('check digit')]])
  expect((await call('PUT', '/api/backoffice/settings/nothing', { version: 0, value: {} }, owner)).status).toBe(404)
  const packer = await personWithRole(shop, 'packer@example.com', 'staff')
  expect((await call('GET', '/api/backoffice/settings', undefined, packer)).status).toBe(403)
  expect((await call('PUT', '/api/backoffice/settings/company', { version: 1, value: {} }, packer)).status).toBe(403)
})

test('the list for opening reads the facts that stand in the settings', async () => {
  const facts = (await readOpening(shop.deps)).find(({ key }) => key === 'facts')
  expect(facts?.detail).not.toContain('GSTIN,')
  expect(facts?.detail).toContain('address')
})
