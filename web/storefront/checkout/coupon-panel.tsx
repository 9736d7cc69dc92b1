import { MAX_COUPON_CODE } from '#domain/pricing/coupon.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { textLinkClass } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { focusLater } from './focus-later.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import type { CouponState } from './use-coupon.ts'

const Tag = drawnIcon('tag')

type CouponPanelProps = { form: CheckoutForm; coupon: CouponState; onRemove: () => void }

/** What is behind "Have a coupon?": the field, or the coupon that is applied. */
export function CouponPanel({ form, coupon, onRemove }: CouponPanelProps) {
  return form.draft.isCouponApplied ? (
    <Applied coupon={coupon} onRemove={onRemove} />
  ) : (
    <Typed form={form} coupon={coupon} />
  )
}

/** Enter applies the coupon; it must not send the order. */
function Typed({ form: { draft, errors, change }, coupon }: Omit<CouponPanelProps, 'onRemove'>) {
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

function Applied({ coupon, onRemove }: Omit<CouponPanelProps, 'form'>) {
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
