import { story } from '#domain/company/story.ts'
import { REPLY_HOURS } from '#domain/content/enquiry.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { type Paise, paise } from '#domain/money/paise.ts'
import {
  CUSTOM_IN_PRODUCTION_FEE,
  FREE_CANCELLATION_HOURS,
  LAST_CANCELLATION_HOURS,
  PROCESSING_FEE,
} from '#domain/orders/cancellation.ts'
import { CANCELLATION_REFUND_DAYS, RETURN_REFUND_DAYS } from '#domain/orders/refund-timelines.ts'
import {
  NON_RETURNABLE_TEXT,
  REFUND_BUSINESS_DAYS,
  RESTOCKING_FEE,
  RETURN_ANSWER_HOURS,
  RETURN_SHIPPING,
  RETURN_WINDOW_DAYS,
  WARRANTY_YEARS,
} from '#domain/orders/return-policy.ts'
import { homeZone } from '#domain/shipping/home-zone.ts'
import type { DeliveryTerms } from '#domain/shipping/delivery-terms.ts'
import { STANDARD_BUSINESS_DAYS } from '#domain/shipping/policy.ts'
import { rangeText } from '#domain/shipping/range.ts'
import { GST_18, type BasisPoints } from '#domain/tax/split-gst.ts'

/** Each figure of the shipping policy, ready to print, from what the owner has settled. */
export function shippingFigures(terms: DeliveryTerms) {
  const { days = STANDARD_BUSINESS_DAYS, expressDays } = homeZone(terms) ?? {}
  return {
    radiusKm: terms.radiusKm,
    districts: terms.districts,
    standardDays: rangeText(days),
    /** Null while it is not offered. */
    expressDays: expressDays ? rangeText(expressDays) : null,
    customWeeks: rangeText(terms.making),
    issueHours: rangeText(terms.issueHours),
    inSiliguri: tier({ threshold: terms.rate.freeFrom, above: paise(0), below: terms.rate.below }),
    outsideSiliguri: tier(terms.outside),
    expressExtra: formatInr(terms.express),
    installation: moneyRange(terms.installation),
  }
}

export const RETURN_FIGURES = {
  windowDays: RETURN_WINDOW_DAYS,
  answerHours: RETURN_ANSWER_HOURS,
  refundDays: rangeText(REFUND_BUSINESS_DAYS),
  restockingFee: percent(RESTOCKING_FEE),
  returnShipping: moneyRange({ min: RETURN_SHIPPING.small, max: RETURN_SHIPPING.large }),
  cardDays: rangeText(RETURN_REFUND_DAYS.card),
  upiDays: rangeText(RETURN_REFUND_DAYS.upi),
  bankTransferDays: rangeText(RETURN_REFUND_DAYS.bank_transfer),
  warrantyYears: rangeText(WARRANTY_YEARS),
  nonReturnable: Object.values(NON_RETURNABLE_TEXT),
} as const

export const CANCELLATION_FIGURES = {
  freeHours: FREE_CANCELLATION_HOURS,
  lastHours: LAST_CANCELLATION_HOURS,
  processingFee: percent(PROCESSING_FEE),
  customFee: percent(CUSTOM_IN_PRODUCTION_FEE),
  cardDays: rangeText(CANCELLATION_REFUND_DAYS.card),
  upiDays: rangeText(CANCELLATION_REFUND_DAYS.upi),
  bankTransferDays: rangeText(CANCELLATION_REFUND_DAYS.bank_transfer),
  emailReplyHours: '2-4',
} as const

export const TERMS_FIGURES = { gst: percent(GST_18), currency: 'INR', foundedIn: story.founded } as const

export const PRIVACY_FIGURES = {
  breachNoticeHours: 72,
  logsKeptYears: 1,
  invoicesKeptMonths: 72,
} as const

/** E-Commerce Rules 2020 for complaints, and the contact page's promise. */
export const GRIEVANCE_FIGURES = {
  acknowledgedHours: 48,
  redressedWithin: 'one month',
  replyHours: REPLY_HOURS,
} as const

export const DISCLAIMER_FACTS = { law: 'Indian law', courts: 'West Bengal courts' } as const

/** Contact page answers. */
export const FAQ_FIGURES = { customWeeks: '8-12', warrantyYears: 5 } as const

function tier({ threshold, above, below }: { threshold: Paise; above: Paise; below: Paise }) {
  return { threshold: formatInr(threshold), above: chargeText(above), below: chargeText(below) }
}

const chargeText = (charge: Paise) => (charge === 0 ? 'Free' : formatInr(charge))

function moneyRange({ min, max }: { min: Paise; max: Paise }): string {
  return `${formatInr(min)}-${formatInr(max)}`
}

function percent(rate: BasisPoints): string {
  return `${rate / 100}%`
}
