import { ADDRESS_FIELDS, type AddressField } from '#domain/orders/address.ts'

export type AddressDraft = Record<AddressField, string>
export type CheckoutDraft = {
  billing: AddressDraft
  shipping: AddressDraft
  isSameAsBilling: boolean
  notes: string
}

const STORAGE_KEY = 'saalghar_checkout'

export const EMPTY_ADDRESS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as AddressDraft
export const EMPTY_DRAFT: CheckoutDraft = {
  billing: EMPTY_ADDRESS,
  shipping: EMPTY_ADDRESS,
  isSameAsBilling: true,
  notes: '',
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was typed survives a reload, the way to the login page and a dismissed payment; it ends with the browser tab. */
export function readDraft(storage: Shelf): CheckoutDraft {
  try {
    return merge(JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}'))
  } catch {
    return EMPTY_DRAFT
  }
}

export function keepDraft(storage: Shelf, draft: CheckoutDraft): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch (error) {
    console.warn('The form cannot be remembered:', error)
  }
}

export function forgetDraft(storage: Shelf): void {
  try {
    storage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was kept either.
  }
}

/** The shelf may hold anything: only texts of known fields are taken from it. */
function merge(stored: unknown): CheckoutDraft {
  const { billing, shipping, isSameAsBilling, notes } = Object(stored) as Partial<Record<keyof CheckoutDraft, unknown>>
  return {
    billing: mergeAddress(billing),
    shipping: mergeAddress(shipping),
    isSameAsBilling: isSameAsBilling !== false,
    notes: typeof notes === 'string' ? notes : '',
  }
}

function mergeAddress(stored: unknown): AddressDraft {
  const known = Object(stored) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text(known[field])])) as AddressDraft
}
