import type { ShippedPieces } from '#domain/orders/fulfilment.ts'
import type { OrderRecord } from './order-record.ts'

/** 2 × Sittong Chair, Moss: what a parcel or a refund is about, in a mail or on paper. */
export function piecesText({ items }: Pick<OrderRecord, 'items'>, pieces: readonly ShippedPieces[]): string[] {
  return pieces.map(({ orderItemId, quantity }) => {
    const item = items.find(({ id }) => id === orderItemId)
    return `${quantity} × ${[item?.productName, item?.color].filter(Boolean).join(', ')}`
  })
}
