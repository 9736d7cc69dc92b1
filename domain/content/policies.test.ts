import { expect, test } from 'vitest'
import {
  CANCELLATION_FIGURES,
  FAQ_FIGURES,
  GRIEVANCE_FIGURES,
  PRIVACY_FIGURES,
  RETURN_FIGURES,
  shippingFigures,
  TERMS_FIGURES,
} from '#domain/content/policies.ts'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'

test('the shipping policy prints what the spec says', () => {
  expect(shippingFigures(SHOP_DELIVERY)).toEqual({
    radiusKm: 50,
    districts: ['Darjeeling', 'Jalpaiguri', 'Cooch Behar', 'Kalimpong'],
    standardDays: '7-14',
    expressDays: '3-7',
    customWeeks: '4-8',
    issueHours: '24-48',
    inSiliguri: { threshold: '₹5,000', above: 'Free', below: '₹200' },
    outsideSiliguri: { threshold: '₹10,000', above: '₹500', below: '₹800' },
    expressExtra: '₹300',
    installation: '₹500-₹2,000',
  })
})

test('the return policy prints what the spec says', () => {
  expect(RETURN_FIGURES).toEqual({
    windowDays: 7,
    answerHours: 24,
    refundDays: '5-7',
    restockingFee: '15%',
    returnShipping: '₹200-₹500',
    cardDays: '5-7',
    upiDays: '3-5',
    bankTransferDays: '7-10',
    warrantyYears: '1-2',
    nonReturnable: ['Custom-made items', 'Mattresses and pillows', 'Clearance items'],
  })
})

test('the cancellation policy prints what the spec says', () => {
  expect(CANCELLATION_FIGURES).toEqual({
    freeHours: 2,
    lastHours: 24,
    processingFee: '10%',
    customFee: '25%',
    cardDays: '3-5',
    upiDays: '2-3',
    bankTransferDays: '5-7',
    emailReplyHours: '2-4',
  })
})

test('terms, complaints and answers too', () => {
  expect(TERMS_FIGURES.gst).toBe('18%')
  expect(GRIEVANCE_FIGURES).toEqual({ acknowledgedHours: 48, redressedWithin: 'one month', replyHours: 24 })
  expect(PRIVACY_FIGURES).toEqual({ breachNoticeHours: 72, logsKeptYears: 1, invoicesKeptMonths: 72 })
  expect(FAQ_FIGURES).toEqual({ customWeeks: '8-12', warrantyYears: 5 })
})
