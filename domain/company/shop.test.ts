import { expect, test } from 'vitest'
import { addressLine } from '#domain/company/address-line.ts'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { SECTION_KEYS, settingSections } from '#domain/company/settings.ts'
import { shop } from '#domain/company/shop.ts'
import { shownShop } from '#domain/company/shop-facts.ts'
import { whatsappLink } from '#domain/company/whatsapp-link.ts'
import { isEmail } from '#domain/accounts/email.ts'
import { normaliseIndianPhone } from '#domain/orders/phone.ts'
import { stateOfPin } from '#domain/shipping/pin-code.ts'
import { gstinState, isGstin } from '#domain/tax/gstin.ts'
import { SELLER_STATE } from '#domain/tax/gst-components.ts'
import { weekText } from '#domain/time/week-hours.ts'

test('the demo GSTIN has the right form, belongs to the selling state and is plainly nobody’s', () => {
  expect(isGstin(shop.gstin)).toBe(true)
  expect(gstinState(shop.gstin)).toBe(SELLER_STATE)
  expect(shop.gstin).toContain('AAAAA0000A')
})

test('phone, mail and PIN can be used as they stand', () => {
  expect(normaliseIndianPhone(shop.phoneText)).toBe(shop.phone)
  expect(`+${shop.whatsapp}`).toBe(shop.phone)
  expect(normaliseIndianPhone(shop.grievanceOfficer.phoneText)).toBe(shop.grievanceOfficer.phone)
  expect([shop.email, shop.grievanceOfficer.email].every(isEmail)).toBe(true)
  expect(stateOfPin(shop.address.postalCode)).toBe(SELLER_STATE)
  expect(addressLine(shop)).toBe('1 Demo House, Hill Cart Road, Siliguri, West Bengal 734001, India')
})

test('the written hours are the hours kept', () => {
  expect(shop.showroomHoursText).toEqual(['Mon-Sat 9AM-8PM', 'Sunday 10AM-6PM'])
  expect(shop.phoneHoursText).toBe('Mon-Fri 9AM-6PM')
  const day = { opens: 600, closes: 1080 }
  expect(weekText([day, day, null, day, null, null, day])).toEqual([
    'Monday 10AM-6PM',
    'Wednesday 10AM-6PM',
    'Sat-Sun 10AM-6PM',
  ])
})

test('what the shop comes with passes the rules of every section', () => {
  for (const key of SECTION_KEYS)
    expect(settingSections[key].safeParse(DEFAULT_SETTINGS[key])).toEqual({
      success: true,
      data: DEFAULT_SETTINGS[key],
    })
})

const wordsFor = (key: (typeof SECTION_KEYS)[number], change: object) =>
  settingSections[key].safeParse({ ...DEFAULT_SETTINGS[key], ...change }).error?.issues.map(({ message }) => message)

test('what cannot be true is refused in words', () => {
  expect(wordsFor('company', { gstin: '19AAAAA0000A1ZA' })).toEqual([expect.stringContaining('check digit')])
  expect(wordsFor('company', { gstin: '27AAPFU0939F1ZV' })).toEqual(['The GSTIN must be one of West Bengal'])
  expect(wordsFor('company', { name: ' ' })).toEqual(['Must not be empty'])
  expect(wordsFor('address', { postalCode: '110001' })).toEqual(['The PIN must lie in West Bengal'])
  expect(wordsFor('address', { mapLink: 'javascript:alert(1)' })).toEqual([expect.stringContaining('https://')])
  expect(wordsFor('contact', { phone: '12345' })).toEqual([expect.stringContaining('10-digit')])
  expect(wordsFor('contact', { instagram: '' })).toBeUndefined()
  const twice = { day: '2027-01-26', name: 'Republic Day' }
  expect(wordsFor('holidays', { days: [twice, twice] })).toEqual(['A day stands in the list twice'])
})

test('numbers are kept in one form, however they are typed; holidays by date', () => {
  const contact = settingSections.contact.parse({ ...DEFAULT_SETTINGS.contact, phone: '0 98320 12345' })
  expect(contact.phone).toBe('+919832012345')
  const days = ['2027-05-01', '2027-01-26'].map((day) => ({ day, name: 'Feast' }))
  expect(settingSections.holidays.parse({ days }).days[0]?.day).toBe('2027-01-26')
})

test('a page is told of the days ahead alone', () => {
  const { holidays } = shownShop(DEFAULT_SETTINGS, '2026-11-24').delivery
  expect(holidays[0]).toBe('2026-11-24')
  expect(holidays).not.toContain('2026-11-11')
})

test('the WhatsApp button opens our number with the enquiry written', () => {
  expect(whatsappLink(shop, 'Is the Teesta & sofa in stock?')).toBe(
    'https://wa.me/916000000000?text=Is%20the%20Teesta%20%26%20sofa%20in%20stock%3F',
  )
})
