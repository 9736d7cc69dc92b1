import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { AddressFields } from './address-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { type CheckoutStep, useCheckout } from './use-checkout.ts'

export function CheckoutForm({ onFinishing }: { onFinishing: () => void }) {
  const { draft, errors, step, problem, change, changeAddress, setFieldError, submit } = useCheckout(onFinishing)
  return (
    <form
      noValidate
      className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="space-y-12">
        <section aria-labelledby="billing-heading">
          <h2 id="billing-heading" className="mb-6 text-subheading">
            Billing Address
          </h2>
          <SavedAddresses onPick={(address) => changeAddress('billing', address)} />
          <AddressFields
            kind="billing"
            address={draft.billing}
            errors={errors.billing}
            onChange={(fields) => changeAddress('billing', fields)}
            onError={(field, message) => setFieldError('billing', field, message)}
          />
        </section>
        <section aria-labelledby="shipping-heading">
          <h2 id="shipping-heading" className="mb-4 text-subheading">
            Shipping Address
          </h2>
          <Checkbox
            label="Same as billing address"
            checked={draft.isSameAsBilling}
            onChange={(event) => change({ isSameAsBilling: event.target.checked })}
          />
          {!draft.isSameAsBilling && (
            <div className="mt-6">
              <AddressFields
                kind="shipping"
                address={draft.shipping}
                errors={errors.shipping}
                onChange={(fields) => changeAddress('shipping', fields)}
                onError={(field, message) => setFieldError('shipping', field, message)}
              />
            </div>
          )}
        </section>
        <Textarea
          label="Order Notes"
          isRequired={false}
          rows={3}
          maxLength={1000}
          value={draft.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </div>
      <div className="rounded-md bg-linen p-6 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
        <OrderSummary />
        {problem && (
          <p role="alert" className="mt-5 rounded-sm bg-terracotta-soft p-3 text-sm font-medium text-terracotta-deep">
            {problem}
          </p>
        )}
        <Button type="submit" size="lg" isBlock isBusy={step !== 'idle'} className="mt-5">
          {BUTTON_TEXT[step]}
        </Button>
        <p className="mt-3 text-center text-xs text-muted">Card, UPI or net banking. Secured by Razorpay.</p>
      </div>
    </form>
  )
}

const BUTTON_TEXT: Record<CheckoutStep, string> = {
  idle: CHECKOUT_TEXTS.pay,
  creating: CHECKOUT_TEXTS.creating,
  paying: CHECKOUT_TEXTS.processing,
}
