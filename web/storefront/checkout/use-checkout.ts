import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type AddressErrors, type AddressField, validateAddress } from '#domain/orders/address.ts'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import { useAuth } from '#web/storefront/auth/use-auth.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { toast } from '#web/ui/toast.ts'
import { firstInvalid } from './address-fields.tsx'
import { type AddressDraft, type CheckoutDraft, forgetDraft, keepDraft, readDraft } from './checkout-draft.ts'
import { forgetAttempt, idempotencyKey } from './idempotency-key.ts'
import { placeAndPay, type PayOutcome } from './place-and-pay.ts'

export type CheckoutStep = 'idle' | 'creating' | 'paying'
type Kind = 'billing' | 'shipping'
type Errors = Record<Kind, AddressErrors>

const NO_ERRORS: Errors = { billing: {}, shipping: {} }

/** The checkout form: what is typed, what is wrong with it, and the one button. */
export function useCheckout(onFinishing: () => void) {
  const { user } = useAuth()
  const { items, clearCart } = useCart()
  const { api } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => prefilled(readDraft(sessionStorage), user))
  const [errors, setErrors] = useState(NO_ERRORS)
  const [step, setStep] = useState<CheckoutStep>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useRef(false)

  useEffect(() => keepDraft(sessionStorage, draft), [draft])

  const change = (part: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...part }))

  function changeAddress(kind: Kind, fields: Partial<AddressDraft>) {
    setDraft((before) => ({ ...before, [kind]: { ...before[kind], ...fields } }))
    setErrors((before) => ({ ...before, [kind]: without(before[kind], Object.keys(fields)) }))
  }

  function setFieldError(kind: Kind, field: AddressField, message: string | null) {
    setErrors((before) => ({
      ...before,
      [kind]: message ? { ...before[kind], [field]: message } : without(before[kind], [field]),
    }))
  }

  async function submit() {
    if (isBusy.current) return
    const found = errorsOf(draft)
    setErrors(found)
    setProblem(null)
    if (focusFirst(found)) return
    isBusy.current = true
    setStep('creating')
    const request = requestOf(draft, items)
    const outcome = await placeAndPay(api, {
      request,
      idempotencyKey: idempotencyKey(sessionStorage, request, () => crypto.randomUUID()),
      onPaying: () => setStep('paying'),
    })
    isBusy.current = false
    setStep('idle')
    await conclude(outcome)
  }

  async function conclude(outcome: PayOutcome) {
    switch (outcome.kind) {
      case 'paid':
        return finish(outcome.orderNumber)
      case 'dismissed':
        return toast(CHECKOUT_TEXTS.dismissed)
      case 'unverified':
        toast.error(CHECKOUT_TEXTS.verificationFailed)
        return leaveFor(outcome.orderNumber)
      case 'refused':
        return showRefusal(outcome)
    }
  }

  function showRefusal({ message, errors: fields }: Extract<PayOutcome, { kind: 'refused' }>) {
    const found = serverErrors(fields)
    setErrors(found)
    setProblem(message)
    toast.error(message)
    focusFirst(found)
  }

  /** The confirmation first, then the empty cart: the other way round the shopper would be sent home in between. */
  async function finish(orderNumber: string) {
    toast.success(CHECKOUT_TEXTS.success)
    await leaveFor(orderNumber)
    clearCart()
    forgetDraft(sessionStorage)
    forgetAttempt(sessionStorage)
  }

  async function leaveFor(orderNumber: string) {
    onFinishing()
    await navigate({ to: '/order-confirmation/$orderNumber', params: { orderNumber } })
  }

  return { draft, errors, step, problem, change, changeAddress, setFieldError, submit }
}

function prefilled(draft: CheckoutDraft, user: { name: string; email: string } | null): CheckoutDraft {
  const { billing } = draft
  return {
    ...draft,
    billing: { ...billing, name: billing.name || (user?.name ?? ''), email: billing.email || (user?.email ?? '') },
  }
}

function errorsOf({ billing, shipping, isSameAsBilling }: CheckoutDraft): Errors {
  const check = (address: AddressDraft) => {
    const checked = validateAddress(address)
    return checked.ok ? {} : checked.error
  }
  return { billing: check(billing), shipping: isSameAsBilling ? {} : check(shipping) }
}

type Items = ReturnType<typeof useCart>['items']

/** Prices stay out of it: the server knows them. Blank notes are left out. */
function requestOf({ billing, shipping, isSameAsBilling, notes }: CheckoutDraft, items: Items) {
  return {
    items: items.map(({ product_id, quantity, options }) => ({ product_id, quantity, options })),
    billing_address: billing,
    shipping_address: isSameAsBilling ? billing : shipping,
    payment_method: 'razorpay',
    ...(notes.trim() ? { notes: notes.trim() } : {}),
  }
}

/** `billing_address.phone` of the server is `phone` of the billing form here. */
function serverErrors(fields: Record<string, string[]>): Errors {
  const of = (prefix: string) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, [message]]) => [name.slice(prefix.length), message]),
    ) as AddressErrors
  return { billing: of('billing_address.'), shipping: of('shipping_address.') }
}

function without(errors: AddressErrors, fields: readonly string[]): AddressErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
}

function focusFirst(errors: Errors): boolean {
  const kind = firstInvalid(errors.billing) ? 'billing' : 'shipping'
  const field = firstInvalid(errors[kind])
  if (field) document.getElementById(`${kind}-${field}`)?.focus()
  return field !== undefined
}
