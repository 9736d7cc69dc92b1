import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatInr } from '#domain/money/format-inr.ts'
import { paise, rupees } from '#domain/money/paise.ts'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import type { Order } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { useShop } from '#web/document/use-shop.ts'
import { placeAndPay, type PayOutcome } from '#web/storefront/checkout/place-and-pay.ts'
import { useEndPurchase } from '#web/storefront/checkout/use-end-purchase.ts'
import { usePayingDocument } from '#web/storefront/checkout/use-paying-document.ts'
import { toast } from '#web/ui/message/toast.ts'

/** Opens the payment of an order that is still unpaid, and shows the order once it is paid. */
export function usePayNow(order: Order) {
  const api = useApi()
  const { name: shopName } = useShop()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const endPurchase = useEndPurchase()
  const canPay = usePayingDocument()
  const [isPaying, setIsPaying] = useState(false)

  async function payNow() {
    setIsPaying(true)
    const outcome = await placeAndPay(api, {
      request: { order_id: order.id },
      idempotencyKey: crypto.randomUUID(),
      shownTotal: rupees(order.total_amount),
      shopName,
      onOpened: () => {},
    })
    say(outcome)
    setIsPaying(false)
    await queryClient.invalidateQueries({ queryKey: ['orders'] })
    if (outcome.kind !== 'paid') return
    await navigate({ to: '/order-confirmation/$orderNumber', params: { orderNumber: outcome.orderNumber } })
    endPurchase(outcome.orderNumber)
  }

  return { payNow, isPaying: isPaying || !canPay }
}

function say(outcome: PayOutcome): void {
  switch (outcome.kind) {
    case 'paid':
      return toast({ title: outcome.message, tone: outcome.isSettled ? 'success' : 'plain' })
    case 'dismissed':
      return toast({ title: CHECKOUT_TEXTS.dismissed, description: outcome.failure })
    case 'unverified':
      return toast.error(CHECKOUT_TEXTS.verificationFailed)
    case 'repriced':
      return toast.error(`The total of this order is ${formatInr(paise(outcome.total))}. Please look at it once more.`)
    case 'returned':
    case 'refused':
      return toast.error(outcome.message)
  }
}
