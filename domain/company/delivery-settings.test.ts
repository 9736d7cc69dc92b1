import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { changedSettings } from '#domain/company/setting-words.ts'
import { SECTION_KEYS, type SectionKey, settingSections } from '#domain/company/settings.ts'
import { rupees } from '#domain/money/paise.ts'
import { deliveryEstimate } from '#domain/shipping/delivery-estimate.ts'
import { deliveryTerms } from '#domain/shipping/delivery-terms.ts'

const wordsFor = (key: SectionKey, change: object) =>
  settingSections[key].safeParse({ ...DEFAULT_SETTINGS[key], ...change }).error?.issues.map(({ message }) => message)
const { zones } = DEFAULT_SETTINGS.zones
const withHome = (change: object) => ({ zones: zones.map((zone, at) => (at === 0 ? { ...zone, ...change } : zone)) })

test('charges are whole rupees within limits, and a larger order never costs more to bring', () => {
  expect(wordsFor('charges', { freeFrom: 0 })).toEqual(['Must lie between ₹1 and ₹10,00,000'])
  expect(wordsFor('charges', { below: 19_950 })).toEqual(['Must be whole rupees'])
  expect(wordsFor('charges', { outsideAbove: rupees(900) })).toEqual(['A larger order never costs more to bring'])
  expect(wordsFor('charges', { installationMax: rupees(100) })).toEqual(['Must not be less than the first amount'])
})

test('a zone that cannot be meant is refused in words', () => {
  expect(wordsFor('zones', withHome({ pins: [] }))).toEqual(['Name a PIN or a state'])
  expect(wordsFor('zones', withHome({ pins: ['000'] }))).toEqual([expect.stringContaining('A PIN begins with')])
  expect(wordsFor('zones', withHome({ days: { min: 9, max: 8 } }))).toEqual(['Must not be less than the first number'])
  expect(wordsFor('zones', withHome({ days: { min: 9, max: 91 } }))).toEqual(['At most 90 business days'])
  expect(wordsFor('zones', withHome({ expressDays: { min: 1, max: 20 } }))).toEqual([
    'Express is not slower than usual',
  ])
  expect(wordsFor('zones', withHome({ pins: ['734', '737'] }))).toEqual(['PIN 737 stands in two zones'])
  expect(wordsFor('zones', { zones: [] })).toContain('The shop delivers somewhere')
})

test('a hold outlasts the payment window, and an unpaid order every payment link', () => {
  expect(wordsFor('orders', { holdMinutes: 12 })).toEqual(['Must be a whole number from 15 to 120 minutes'])
  expect(wordsFor('orders', { closeAfterHours: 12 })).toEqual(['Must be a whole number from 13 to 72 hours'])
  expect(wordsFor('vans', { names: ['Van 1', 'van 1'] })).toEqual(['A van stands there twice'])
})

test('charge, days and holidays of the settings decide what a shopper is told', () => {
  const monday = new Date('2026-11-16T06:00:00Z')
  const told = (change: Partial<typeof DEFAULT_SETTINGS>) =>
    deliveryEstimate(
      { pin: '734001', itemsTotal: rupees(4800), weightKg: 30, isMadeToOrder: false },
      monday,
      deliveryTerms({ ...DEFAULT_SETTINGS, ...change }),
    )
  expect(told({})).toMatchObject({ charge: rupees(200), promise: { earliest: '2026-11-25' } })
  const charges = { ...DEFAULT_SETTINGS.charges, freeFrom: rupees(4800) }
  expect(told({ charges })).toMatchObject({ charge: 0 })
  const days = [...DEFAULT_SETTINGS.holidays.days, { day: '2026-11-20', name: 'Works outing' }]
  expect(told({ holidays: { days } })).toMatchObject({ promise: { earliest: '2026-11-26' } })
  const quick = zones.map((zone) => ({ ...zone, days: { min: 2, max: 3 }, courierDays: null, expressDays: null }))
  expect(told({ zones: { zones: quick } })).toMatchObject({ promise: { earliest: '2026-11-18', express: null } })
})

test('a change is told in the words of the form; what is the same is not told', () => {
  for (const key of SECTION_KEYS) expect(changedSettings(key, DEFAULT_SETTINGS[key], DEFAULT_SETTINGS[key])).toEqual([])
  const { charges, holidays, hours } = DEFAULT_SETTINGS
  expect(changedSettings('charges', charges, { ...charges, below: rupees(250) })).toEqual([
    { label: 'Charge below that', before: '₹200', after: '₹250' },
  ])
  const days = [...holidays.days, { day: '2026-11-20', name: 'Works outing' }]
  expect(changedSettings('holidays', holidays, { days })).toEqual([
    { label: 'Fri, 20 Nov 2026', before: null, after: 'Works outing' },
  ])
  const closed = { ...hours, phone: hours.showroom }
  expect(changedSettings('hours', hours, closed)).toContainEqual({
    label: 'Telephone, Sunday',
    before: 'closed',
    after: '10AM-6PM',
  })
})
