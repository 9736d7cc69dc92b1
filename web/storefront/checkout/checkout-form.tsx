import { Suspense, useState } from 'react'
import type { User } from '#domain/api/accounts.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { Paise } from '#domain/money/paise.ts'
import { MAX_NOTES } from '#domain/orders/draft-order.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { late } from '#web/ui/page/late.ts'
import { deviceStorage } from '#web/ui/state/safe-storage.ts'
import { AddressSection } from './address-section.tsx'
import { readAwaited } from './awaited-orders.ts'
import { BusinessNumber } from './business-number.tsx'
import { deliveryAddress } from './checkout-request.ts'
import { CouponField } from './coupon-field.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayButton } from './pay-button.tsx'
import { useCheckout } from './use-checkout.ts'
import type { CheckoutForm as CheckoutFields } from './use-checkout-form.ts'
import { useDefaultAddress } from './use-default-address.ts'

const UnpaidOrder = late(async () => (await import('./unpaid-order.tsx')).UnpaidOrder)

export function CheckoutForm({ user, onFinishing }: { user: User; onFinishing: () => void }) {
  const { form, coupon, quote, step, problem, submit } = useCheckout(user, onFinishing)
  const { draft, errors, change } = form
  useDefaultAddress(form)
  // Most people come here for the first time: what becomes of an earlier try is fetched only where there was one.
  const [wasTried] = useState(() => readAwaited(deviceStorage).length > 0)
  return (
    <>
      <WayToTheSum total={quote.total} />
      {wasTried && (
        <Suspense>
          <UnpaidOrder onFinishing={onFinishing} />
        </Suspense>
      )}
      <form
        noValidate
        className="mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="min-w-0 space-y-10">
          <Addresses form={form} />
          <Textarea
            id="order-notes"
            label="Order Notes"
            isRequired={false}
            rows={3}
            maxLength={MAX_NOTES}
            error={errors.notes}
            value={draft.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        </div>
        <div className="rounded-md bg-linen p-5 sm:p-6 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
          <OrderSummary problems={errors.lines} pin={deliveryAddress(draft).postal_code} quote={quote}>
            <CouponField form={form} coupon={coupon} />
          </OrderSummary>
          <PayButton step={step} problem={problem} total={quote.total} />
        </div>
      </form>
    </>
  )
}

function Addresses({ form }: { form: CheckoutFields }) {
  const { draft, change, setSameAsBilling } = form
  return (
    <>
      <AddressSection kind="billing" title="Billing Address" form={form}>
        <BusinessNumber form={form} />
        <Checkbox
          label="Save this address for next time"
          checked={draft.isAddressKept}
          onChange={(event) => change({ isAddressKept: event.target.checked })}
        />
      </AddressSection>
      <AddressSection
        kind="shipping"
        title="Shipping Address"
        form={form}
        isFolded={draft.isSameAsBilling}
        head={
          <Checkbox
            label="Same as billing address"
            checked={draft.isSameAsBilling}
            onChange={(event) => setSameAsBilling(event.target.checked)}
          />
        }
      />
    </>
  )
}

/** On a phone the summary stands below the form; what it comes to is known from the start. */
function WayToTheSum({ total }: { total: Paise }) {
  const { totalItems } = useCart()
  return (
    <p className="mt-2 lg:hidden">
      <TextLink href="#summary-heading">
        {totalItems} {totalItems === 1 ? 'item' : 'items'}, <span className="figures">{formatInr(total)} in total</span>
      </TextLink>
    </p>
  )
}
