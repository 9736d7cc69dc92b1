import { ADDRESS_FIELDS, type AddressField } from '#domain/orders/address.ts'
import { readJson, type Shelf } from '#web/ui/state/safe-storage.ts'

export type AddressDraft = Record<AddressField, string>
export type CheckoutDraft = {
  billing: AddressDraft
  shipping: AddressDraft
  isSameAsBilling: boolean
  isAddressKept: boolean
  gstin: string
  company: string
  notes: string
  /** As it was typed; it counts once the server has accepted it. */
  coupon: string
  isCouponApplied: boolean
}

const STORAGE_KEY = 'saalghar_checkout'

export const EMPTY_ADDRESS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as AddressDraft
export const EMPTY_DRAFT: CheckoutDraft = {
  billing: EMPTY_ADDRESS,
  shipping: EMPTY_ADDRESS,
  isSameAsBilling: true,
  isAddressKept: false,
  gstin: '',
  company: '',
  notes: '',
  coupon: '',
  isCouponApplied: false,
}

type Stored = Partial<Record<keyof CheckoutDraft | 'owner', unknown>>

/**
 * What was typed survives a reload, the way to the login page and a dismissed payment; it ends with the browser tab.
 * Whoever logs in after somebody else does not see that person's address.
 */
export function readDraft(storage: Shelf, owner: string): CheckoutDraft {
  const stored = Object(readJson(storage, STORAGE_KEY)) as Stored
  return stored.owner === owner ? merge(stored) : EMPTY_DRAFT
}

export function saveDraft(storage: Shelf, owner: string, draft: CheckoutDraft): void {
  storage.setItem(STORAGE_KEY, JSON.stringify({ ...draft, owner }))
}

export function forgetDraft(storage: Shelf): void {
  storage.removeItem(STORAGE_KEY)
}

/** The shelf may hold anything: only texts of known fields are taken from it. */
function merge(stored: Stored): CheckoutDraft {
  return {
    billing: mergeAddress(stored.billing),
    shipping: mergeAddress(stored.shipping),
    isSameAsBilling: stored.isSameAsBilling !== false,
    isAddressKept: stored.isAddressKept === true,
    gstin: text(stored.gstin),
    company: text(stored.company),
    notes: text(stored.notes),
    coupon: text(stored.coupon),
    isCouponApplied: stored.isCouponApplied === true && text(stored.coupon) !== '',
  }
}

function mergeAddress(stored: unknown): AddressDraft {
  const known = Object(stored) as Record<string, unknown>
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text(known[field])])) as AddressDraft
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
