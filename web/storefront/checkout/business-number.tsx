import { useState } from 'react'
import { TextInput } from '#web/ui/text-input.tsx'
import { textLinkClass } from '#web/ui/text-link.tsx'
import { gstinError } from './checkout-request.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Hotels and offices need their number on the invoice; nobody else has to pass by another field. */
export function BusinessNumber({ form: { draft, errors, change, setErrors } }: { form: CheckoutForm }) {
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked && draft.gstin === '' && !errors.gstin)
    return (
      <button type="button" className={`min-h-8 text-sm ${textLinkClass}`} onClick={() => setIsAsked(true)}>
        Buying for a business? Add your GSTIN
      </button>
    )
  return (
    <TextInput
      id="billing-gstin"
      label="GSTIN"
      isRequired={false}
      hint="Printed on your tax invoice"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      error={errors.gstin}
      value={draft.gstin}
      onChange={(event) => change({ gstin: event.target.value })}
      onBlur={() => setErrors((before) => ({ ...before, gstin: gstinError(draft.gstin) }))}
      className="sm:max-w-72"
    />
  )
}
