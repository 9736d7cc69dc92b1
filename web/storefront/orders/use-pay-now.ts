import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import type { Order } from '#web/api/orders.ts'
import { placeAndPay } from '#web/storefront/checkout/place-and-pay.ts'
import { toast } from '#web/ui/toast.ts'

/** Opens the payment of an order that is still unpaid. */
export function usePayNow(order: Order) {
  const { api } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const [isPaying, setIsPaying] = useState(false)

  async function payNow() {
    setIsPaying(true)
    const outcome = await placeAndPay(api, {
      request: { order_id: order.id },
      idempotencyKey: crypto.randomUUID(),
      onPaying: () => {},
    })
    setIsPaying(false)
    if (outcome.kind === 'paid') toast.success(CHECKOUT_TEXTS.success)
    if (outcome.kind === 'dismissed') toast(CHECKOUT_TEXTS.dismissed)
    if (outcome.kind === 'unverified') toast.error(CHECKOUT_TEXTS.verificationFailed)
    if (outcome.kind === 'refused') toast.error(outcome.message)
    await queryClient.invalidateQueries({ queryKey: ['orders'] })
  }

  return { payNow, isPaying }
}
