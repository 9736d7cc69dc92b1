import { useNavigate } from '@tanstack/react-router'
import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { rememberPin } from '#web/storefront/product/remembered-pin.ts'
import { deliveryAddress } from './checkout-request.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useEndPurchase } from './use-end-purchase.ts'

/** What remains of the checkout when it is left. */
export function useLeaveCheckout({ draft }: CheckoutForm, onFinishing: () => void) {
  const api = useApi()
  const navigate = useNavigate()
  const endPurchase = useEndPurchase()

  function keepWhatWasTyped() {
    rememberPin(deliveryAddress(draft).postal_code.replaceAll(/\s/g, ''))
    if (draft.isAddressKept)
      accountsApi(api)
        .addAddress(draft.billing)
        .catch(() => undefined)
  }

  /** The confirmation first, then the empty cart: the other way round the shopper would be sent home in between. */
  async function leaveFor(orderNumber: string, end: 'bought' | 'unknown' = 'unknown') {
    onFinishing()
    await navigate({ to: '/order-confirmation/$orderNumber', params: { orderNumber } })
    if (end === 'bought') endPurchase(orderNumber)
  }

  return { keepWhatWasTyped, leaveFor }
}
