import type { Order } from '#web/api/orders.ts'
import { Button, type ButtonSize } from '#web/ui/action/button.tsx'
import { useFocusBack } from '#web/ui/overlay/use-focus-back.ts'
import { usePayNow } from './use-pay-now.ts'

export function PayNowButton({ order, size = 'sm' }: { order: Order; size?: ButtonSize }) {
  const { payNow, isPaying } = usePayNow(order)
  const button = useFocusBack(isPaying)
  return (
    <Button ref={button} size={size} isBusy={isPaying} onClick={() => void payNow()}>
      Pay now
    </Button>
  )
}
