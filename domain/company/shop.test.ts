import { expect, test } from 'vitest'
import { addressLine, shop } from '#domain/company/shop.ts'
import { whatsappLink } from '#domain/company/shop-sign.ts'
import { isEmail } from '#domain/accounts/email.ts'
import { normaliseIndianPhone } from '#domain/orders/phone.ts'
import { stateOfPin } from '#domain/shipping/pin-code.ts'
import { gstinState, isGstin } from '#domain/tax/gstin.ts'
import { SELLER_STATE } from '#domain/tax/gst-components.ts'
import { clockText } from '#domain/time/week-hours.ts'

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
  expect(addressLine()).toBe('1 Demo House, Hill Cart Road, Siliguri, West Bengal 734001, India')
})

test('the written hours are the hours kept', () => {
  const [sunday, monday] = shop.showroomHours
  expect(shop.showroomHoursText).toEqual([
    `Mon-Sat ${clockText(monday?.opens ?? 0)}-${clockText(monday?.closes ?? 0)}`,
    `Sunday ${clockText(sunday?.opens ?? 0)}-${clockText(sunday?.closes ?? 0)}`,
  ])
  expect(shop.phoneHoursText).toBe(
    `Mon-Fri ${clockText(shop.phoneHours[1]?.opens ?? 0)}-${clockText(shop.phoneHours[1]?.closes ?? 0)}`,
  )
})

test('the WhatsApp button opens our number with the enquiry written', () => {
  expect(whatsappLink('Is the Teesta & sofa in stock?')).toBe(
    'https://wa.me/916000000000?text=Is%20the%20Teesta%20%26%20sofa%20in%20stock%3F',
  )
})
