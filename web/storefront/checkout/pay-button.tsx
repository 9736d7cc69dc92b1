import { whatsappLink } from '#domain/company/whatsapp-link.ts'
import { useShop } from '#web/document/use-shop.ts'
import type { Paise } from '#domain/money/paise.ts'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useFocusBack } from '#web/ui/overlay/use-focus-back.ts'
import { ExternalLink, textLinkClass } from '#web/ui/action/text-link.tsx'
import { isAboveUpiLimit } from './upi-limit.ts'
import type { CheckoutStep } from './use-checkout.ts'

const TEXTS: Record<CheckoutStep, string> = {
  idle: CHECKOUT_TEXTS.pay,
  creating: CHECKOUT_TEXTS.creating,
  paying: CHECKOUT_TEXTS.processing,
}

type PayButtonProps = { step: CheckoutStep; problem: string | null; total: Paise }

export function PayButton({ step, problem, total }: PayButtonProps) {
  const button = useFocusBack(step !== 'idle')
  return (
    <>
      {problem && (
        <p role="alert" className="mt-5 rounded-sm bg-terracotta-soft p-3 text-sm font-medium text-terracotta-deep">
          {problem}
        </p>
      )}
      <Button ref={button} type="submit" size="lg" isBlock isBusy={step !== 'idle'} className="mt-5">
        {TEXTS[step]}
      </Button>
      {isAboveUpiLimit(total) ? (
        <LargeSumHint />
      ) : (
        <p className={HINT}>Card, UPI or net banking. Secured by Razorpay.</p>
      )}
    </>
  )
}

const HINT = 'mt-3 text-center text-xs text-muted'

function LargeSumHint() {
  const shop = useShop()
  return (
    <p className={HINT}>
      For sums above ₹1,00,000 card, net banking and EMI come first: most banks stop UPI there. Prefer a bank transfer?{' '}
      <ExternalLink
        href={whatsappLink(shop, `Hello ${shop.name}, I would like to pay my order by bank transfer.`)}
        className={textLinkClass}
      >
        Ask us on WhatsApp
      </ExternalLink>
    </p>
  )
}
