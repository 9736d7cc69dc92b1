import { Suspense, useState } from 'react'
import { formatRupees } from '#domain/money/format-inr.ts'
import { textLinkClass } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { late } from '#web/ui/page/late.ts'
import { focusLater } from './focus-later.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import type { CouponState } from './use-coupon.ts'

const ChevronDown = drawnIcon('chevron-down')

const CouponPanel = late(async () => (await import('./coupon-panel.tsx')).CouponPanel)

/** Folded away: whoever has no coupon is not sent to look for one, nor waits for its code. */
export function CouponField({ form, coupon }: { form: CheckoutForm; coupon: CouponState }) {
  const { draft, errors } = form
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isOpen = isUnfolded || draft.coupon !== '' || errors.coupon !== undefined

  function remove() {
    coupon.remove()
    setIsUnfolded(false)
    focusLater('coupon-toggle')
  }

  return (
    <div className="border-t border-sand py-3">
      <p role="status" className="sr-only">
        {coupon.applied && `${coupon.applied.coupon_code} applied: ${formatRupees(coupon.applied.discount_amount)} off`}
      </p>
      {!draft.isCouponApplied && (
        <button
          id="coupon-toggle"
          type="button"
          aria-expanded={isOpen}
          aria-controls="coupon-panel"
          className={`inline-flex min-h-8 items-center gap-1.5 text-sm ${textLinkClass}`}
          onClick={() => {
            setIsUnfolded(!isOpen)
            if (isOpen) form.change({ coupon: '' })
          }}
        >
          Have a coupon?
          <ChevronDown aria-hidden className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      )}
      <div id="coupon-panel" hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <CouponPanel form={form} coupon={coupon} onRemove={remove} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
