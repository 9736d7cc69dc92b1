import type { PlaceOrderBody } from '#domain/api/orders.ts'
import type { PlaceOrder } from './place-order.ts'

/** What the browser may say about an order. Prices, names, totals and states are not among it. */
export function orderCommand(
  body: PlaceOrderBody,
  customerId: number,
  idempotencyKey: string | undefined,
  remind: PlaceOrder['remind'],
): PlaceOrder {
  const { gstin, company_name: companyName, ...billing } = body.billing_address
  return {
    customerId,
    idempotencyKey: idempotencyKey ?? null,
    lines: body.items.map((item) => ({
      productId: item.product_id,
      quantity: item.quantity,
      options: item.options ?? {},
    })),
    billing,
    shipping: body.shipping_address ?? billing,
    business: { gstin: gstin ?? '', companyName: companyName ?? '', billingState: billing.state ?? '' },
    notes: body.notes ?? undefined,
    couponCode: body.coupon_code ?? null,
    remind,
  }
}
