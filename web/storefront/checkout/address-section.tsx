import type { ReactNode } from 'react'
import { AddressFields } from './address-fields.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import type { AddressKind, CheckoutForm } from './use-checkout-form.ts'

type AddressSectionProps = {
  kind: AddressKind
  title: string
  form: CheckoutForm
  /** Stands between the title and the fields. */
  head?: ReactNode
  isFolded?: boolean
  children?: ReactNode
}

export function AddressSection({ kind, title, form, head, isFolded = false, children }: AddressSectionProps) {
  const { draft, errors, changeAddress, setFieldError } = form
  return (
    <section aria-labelledby={`${kind}-heading`}>
      <h2 id={`${kind}-heading`} className="mb-4 text-subheading">
        {title}
      </h2>
      {head}
      {!isFolded && (
        <div className={head ? 'mt-5' : undefined}>
          <SavedAddresses
            label={`Saved addresses for ${kind}`}
            current={draft[kind]}
            onPick={(address) => changeAddress(kind, address)}
          />
          <AddressFields
            kind={kind}
            address={draft[kind]}
            errors={errors[kind]}
            onChange={(fields) => changeAddress(kind, fields)}
            onError={(field, message) => setFieldError(kind, field, message)}
          />
          {children && <div className="mt-5 space-y-3">{children}</div>}
        </div>
      )}
    </section>
  )
}
