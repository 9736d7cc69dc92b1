import { useEffect, useState } from 'react'
import type { AddressField } from '#domain/orders/address.ts'
import type { User } from '#domain/api/accounts.ts'
import { readPin } from '#web/storefront/product/remembered-pin.ts'
import { tabStorage } from '#web/ui/state/safe-storage.ts'
import { changeOf } from './address-fields.tsx'
import { type AddressDraft, type CheckoutDraft, EMPTY_DRAFT, saveDraft, readDraft } from './checkout-draft.ts'
import {
  businessErrors,
  type CheckoutErrors,
  errorsOf,
  firstInvalidField,
  NO_ERRORS,
  type Served,
} from './checkout-request.ts'
import { isSameAddress } from './saved-addresses.tsx'

export type AddressKind = 'billing' | 'shipping'
export type CheckoutForm = ReturnType<typeof useCheckoutForm>

/** What is typed, kept in the browser, and what is wrong with it. */
export function useCheckoutForm(user: User) {
  const [draft, setDraft] = useState(() => prefilled(readDraft(tabStorage, user.email), user, readPin()))
  const [errors, setErrors] = useState(NO_ERRORS)
  const [isTyped, setIsTyped] = useState(() => hasTyped(draft.billing, user, readPin()))

  useEffect(() => saveDraft(tabStorage, user.email, draft), [draft, user.email])

  function change(part: Partial<CheckoutDraft>) {
    setDraft((before) => ({ ...before, ...part }))
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, NO_ERRORS[name as 'notes']])),
    }))
  }

  function changeAddress(kind: AddressKind, fields: Partial<AddressDraft>) {
    setIsTyped(true)
    setDraft((before) => ({ ...before, [kind]: { ...before[kind], ...fields } }))
    setErrors((before) => afterChange(before, kind, fields, draft))
  }

  function setFieldError(kind: AddressKind, field: AddressField, message: string | null) {
    setErrors((before) => ({
      ...before,
      [kind]: { ...without(before[kind], [field]), ...(message && { [field]: message }) },
    }))
  }

  /** Name, email and phone are not asked for twice. */
  function setSameAsBilling(isSameAsBilling: boolean) {
    const { name, email, phone } = draft.billing
    const isUntouched = Object.values(draft.shipping).every((text) => text === '')
    change({
      isSameAsBilling,
      ...(!isSameAsBilling && isUntouched ? { shipping: { ...draft.shipping, name, email, phone } } : {}),
    })
  }

  /** Marks what is wrong and leads there; true when nothing is. */
  function show(found: CheckoutErrors): boolean {
    setErrors(found)
    const field = firstInvalidField(found)
    if (field) focusField(field)
    return field === null
  }

  return {
    draft,
    errors,
    change,
    changeAddress,
    setFieldError,
    setErrors,
    setSameAsBilling,
    show,
    /** Only what the shop itself filled in stands there. */
    isBillingUntouched: () => !isTyped && draft.billing.address === '' && draft.billing.phone === '',
    check: (plan: Served) => show(errorsOf(draft, plan)),
  }
}

/** After the next paint: a field that has just appeared can be focused too. */
function focusField(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

/** The person's own name and email, and the PIN that they gave beside a product. */
export function prefilled(
  draft: CheckoutDraft,
  user: { name: string; email: string },
  pin: string | null,
): CheckoutDraft {
  const { billing } = draft
  const named = { ...billing, name: billing.name || user.name, email: billing.email || user.email }
  const isPlaceOpen = billing.postal_code === '' && billing.city === '' && billing.state === ''
  return { ...draft, billing: pin && isPlaceOpen ? { ...named, ...changeOf('postal_code', pin, named) } : named }
}

/** A draft that was kept holds more than what the shop itself fills in. */
export function hasTyped(billing: AddressDraft, user: { name: string; email: string }, pin: string | null): boolean {
  return !isSameAddress(billing, prefilled(EMPTY_DRAFT, user, pin).billing)
}

/** What was changed is wrong no more. A state is chosen, not typed: whether the GSTIN fits it is said at once. */
function afterChange(
  errors: CheckoutErrors,
  kind: AddressKind,
  fields: Partial<AddressDraft>,
  draft: CheckoutDraft,
): CheckoutErrors {
  const left = { ...errors, [kind]: without(errors[kind], Object.keys(fields)) }
  if (kind === 'shipping' || fields.state === undefined) return left
  return { ...left, gstin: businessErrors({ ...draft, billing: { ...draft.billing, ...fields } }).gstin }
}

function without<T extends object>(errors: T, fields: readonly string[]): T {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))) as T
}
