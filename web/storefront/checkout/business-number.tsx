import { useState } from 'react'
import { MAX_COMPANY_NAME } from '#domain/orders/business-buyer.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { textLinkClass } from '#web/ui/action/text-link.tsx'
import { businessErrors } from './checkout-request.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Hotels and offices need number and name on the invoice; nobody else has to pass by more fields. */
export function BusinessNumber({ form }: { form: CheckoutForm }) {
  const [isAsked, setIsAsked] = useState(false)
  const { draft, errors } = form
  const isOpen = isAsked || [draft.gstin, draft.company, errors.gstin, errors.company].some(Boolean)
  if (isOpen) return <BusinessFields form={form} />
  return (
    <button type="button" className={`min-h-8 text-sm ${textLinkClass}`} onClick={() => setIsAsked(true)}>
      Buying for a business? Add your GSTIN
    </button>
  )
}

function BusinessFields({ form: { draft, errors, change, setErrors } }: { form: CheckoutForm }) {
  return (
    <div role="group" aria-label="Business" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextInput
        id="billing-gstin"
        label="GSTIN"
        isRequired={false}
        hint="Of the state of your billing address"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        error={errors.gstin}
        value={draft.gstin}
        onChange={(event) => change({ gstin: event.target.value })}
        onBlur={() => setErrors((before) => ({ ...before, gstin: businessErrors(draft).gstin }))}
      />
      <TextInput
        id="billing-company"
        label="Company Name"
        isRequired={draft.gstin.trim() !== ''}
        hint="As it is registered; printed on your tax invoice"
        autoComplete="billing organization"
        maxLength={MAX_COMPANY_NAME}
        error={errors.company}
        value={draft.company}
        onChange={(event) => change({ company: event.target.value })}
      />
    </div>
  )
}
