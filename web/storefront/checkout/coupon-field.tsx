import { ChevronDown, Tag } from 'lucide-react'
import { useState } from 'react'
import { MAX_COUPON_CODE } from '#domain/pricing/coupon.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textLinkClass } from '#web/ui/text-link.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'
import type { CouponState } from './use-coupon.ts'

type CouponFieldProps = { form: CheckoutForm; coupon: CouponState }

/** Folded away: whoever has no coupon is not sent to look for one. */
export function CouponField({ form, coupon }: CouponFieldProps) {
  const { draft, errors } = form
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isOpen = isUnfolded || draft.coupon !== '' || errors.coupon !== undefined
  return (
    <div className="border-t border-sand py-3">
      <p role="status" className="sr-only">
        {coupon.applied && `${coupon.applied.coupon_code} applied: ${formatRupees(coupon.applied.discount_amount)} off`}
      </p>
      {draft.isCouponApplied ? (
        <Applied
          coupon={coupon}
          onRemove={() => {
            coupon.remove()
            setIsUnfolded(false)
            focusLater('coupon-toggle')
          }}
        />
      ) : (
        <>
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
          <div id="coupon-panel" hidden={!isOpen}>
            {isOpen && <Typed form={form} coupon={coupon} />}
          </div>
        </>
      )}
    </div>
  )
}

/** Enter applies the coupon; it must not send the order. */
function Typed({ form: { draft, errors, change }, coupon }: CouponFieldProps) {
  const apply = () => coupon.apply().then(() => focusLater('coupon-remove'))
  return (
    <div className="mt-2 flex items-start gap-2">
      <TextInput
        id="coupon-code"
        label="Coupon code"
        isRequired={false}
        error={errors.coupon}
        value={draft.coupon}
        maxLength={MAX_COUPON_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        className="min-w-0 grow"
        onChange={(event) => change({ coupon: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void apply()
        }}
      />
      <Button
        variant="secondary"
        className="mt-[1.6875rem] shrink-0"
        isBusy={coupon.isAsking}
        onClick={() => void apply()}
      >
        Apply
      </Button>
    </div>
  )
}

function Applied({ coupon, onRemove }: { coupon: CouponState; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-sm bg-paper p-3 text-sm">
      <Tag aria-hidden strokeWidth={1.6} className="size-4.5 shrink-0 text-brass-deep" />
      <p className="min-w-0 grow">
        <span className="figures font-semibold wrap-anywhere">{coupon.typed}</span>
        <span className="block text-muted">{coupon.applied?.benefit ?? 'Checking the coupon...'}</span>
      </p>
      <button id="coupon-remove" type="button" className={`min-h-8 ${textLinkClass}`} onClick={onRemove}>
        Remove<span className="sr-only"> coupon {coupon.typed}</span>
      </button>
    </div>
  )
}

/** What had the focus is gone after the next paint; what stands in its place takes it, unless the person went elsewhere. */
function focusLater(id: string) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  })
}
