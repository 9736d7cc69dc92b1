import { expect, test } from 'vitest'
import { EMPTY_ADDRESS, EMPTY_DRAFT, forgetDraft, saveDraft, readDraft } from './checkout-draft.ts'

function shelf(initial?: string) {
  const kept = new Map<string, string>(initial === undefined ? [] : [['saalghar_checkout', initial]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const ME = 'me@example.com'

test('what was typed is there again after a reload', () => {
  const storage = shelf()
  const draft = {
    ...EMPTY_DRAFT,
    billing: { ...EMPTY_ADDRESS, city: 'Siliguri' },
    isSameAsBilling: false,
    notes: 'Ring twice',
    coupon: 'WELCOME10',
    isCouponApplied: true,
  }
  saveDraft(storage, ME, draft)
  expect(readDraft(storage, ME)).toEqual(draft)
})

test('whoever logs in next does not see it', () => {
  const storage = shelf()
  saveDraft(storage, ME, { ...EMPTY_DRAFT, billing: { ...EMPTY_ADDRESS, address: '12 Hill Cart Road' } })
  expect(readDraft(storage, 'other@example.com')).toEqual(EMPTY_DRAFT)
})

test('a coupon that was only typed is not an applied one', () => {
  const storage = shelf()
  saveDraft(storage, ME, { ...EMPTY_DRAFT, coupon: 'WELC' })
  expect(readDraft(storage, ME)).toMatchObject({ coupon: 'WELC', isCouponApplied: false })
})

test.each(['', 'null', '[]', '7', '{"billing": 5}', `{"owner": "${ME}", "billing": {"city": {}}, "notes": 1}`])(
  '%j on the shelf is an empty form',
  (text) => {
    expect(readDraft(shelf(text), ME)).toEqual(EMPTY_DRAFT)
  },
)

test('a finished checkout leaves nothing behind', () => {
  const storage = shelf()
  saveDraft(storage, ME, { ...EMPTY_DRAFT, notes: 'private' })
  forgetDraft(storage)
  expect(readDraft(storage, ME)).toEqual(EMPTY_DRAFT)
})
