import { expect, test } from 'vitest'
import { isReadyToOpen, openingList, type OpeningFacts } from './opening-list.ts'

const now = new Date('2026-11-17T06:00:00Z')
const open: OpeningFacts = {
  publicUrl: 'https://teraiwood.in',
  isDemo: false,
  payments: 'live',
  hasGoogle: true,
  smtpHost: 'smtp.zoho.in',
  mailFrom: 'Terai Wood <shop@teraiwood.in>',
  isMailFromReal: true,
  lastMailAt: now,
  failedMails: 0,
  lastWebhookAt: now,
  demoFacts: [],
  unreadSettings: [],
  demoTraces: '',
  goods: 60,
  owners: 1,
  ownersWithoutTwoStep: 0,
  lastBackupAt: now,
  now,
}
const stateOf = (change: Partial<OpeningFacts>, key: string) =>
  openingList({ ...open, ...change }).find((step) => step.key === key)?.state

test('a shop that lacks nothing is ready', () => {
  expect(isReadyToOpen(openingList(open))).toBe(true)
})

test.for<[string, Partial<OpeningFacts>]>([
  ['demo', { demoTraces: '7 demo people' }],
  ['demo', { isDemo: true }],
  ['facts', { demoFacts: ['GSTIN'] }],
  ['settings', { unreadSettings: ['Company (gstin: Must not be empty)'] }],
  ['address', { publicUrl: 'http://teraiwood.in' }],
  ['owner', { owners: 0 }],
  ['two-step', { ownersWithoutTwoStep: 1 }],
  ['mail', { smtpHost: null }],
  ['mail', { isMailFromReal: false }],
  ['mail', { failedMails: 3 }],
  ['keys', { payments: 'test' }],
  ['keys', { payments: 'off' }],
  ['webhook', { lastWebhookAt: null }],
  ['goods', { goods: 0 }],
  ['backup', { lastBackupAt: null }],
])('%s is missing when %j', ([key, change]) => {
  expect(stateOf(change, key)).toBe('missing')
  expect(isReadyToOpen(openingList({ ...open, ...change }))).toBe(false)
})

test('what the provider and the keeper of the domain are told stands there letter by letter', () => {
  const texts = openingList(open).flatMap((step) => step.texts.map(({ text }) => text))
  expect(texts).toContain('https://teraiwood.in/api/razorpay/webhook')
  expect(texts).toContain('v=spf1 include:zoho.in -all')
  expect(texts.find((text) => text.startsWith('v=DMARC1'))).toContain('postmaster@teraiwood.in')
  expect(texts.find((text) => text.includes('payment.captured'))).toContain('refund.processed')
})

test('an old backup is worth a word', () => {
  expect(stateOf({ lastBackupAt: new Date('2026-11-10T06:00:00Z') }, 'backup')).toBe('advised')
})
