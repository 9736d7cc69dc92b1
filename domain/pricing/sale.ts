/** A sale as the shop keeps it; without an end it lasts until somebody ends it. */
export type Sale<Money extends number> = { readonly salePrice: Money | null; readonly saleEndsAt: Date | null }

/** The sale price that counts now: a sale that has ended is no sale, also before anybody has cleared it away. */
export function salePriceAt<Money extends number>({ salePrice, saleEndsAt }: Sale<Money>, now: Date): Money | null {
  return isOver(saleEndsAt, now) ? null : salePrice
}

/** When it will end; null where it has no end, or has ended. */
export function saleEndAt<Money extends number>(sale: Sale<Money>, now: Date): Date | null {
  return salePriceAt(sale, now) === null ? null : sale.saleEndsAt
}

function isOver(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && endsAt.getTime() <= now.getTime()
}
