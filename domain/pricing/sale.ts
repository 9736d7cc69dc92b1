/** A sale as the shop keeps it. Without a start it has begun; without an end it lasts until somebody ends it. */
export type Sale<Money extends number> = {
  readonly salePrice: Money | null
  readonly saleStartsAt: Date | null
  readonly saleEndsAt: Date | null
}

/** The sale price that counts now: one that is still to come or has ended is none, also before anybody has tidied it. */
export function salePriceAt<Money extends number>(sale: Sale<Money>, now: Date): Money | null {
  return isAhead(sale.saleStartsAt, now) || isOver(sale.saleEndsAt, now) ? null : sale.salePrice
}

/** When it will end; null where it has no end, has ended or has not begun. */
export function saleEndAt<Money extends number>(sale: Sale<Money>, now: Date): Date | null {
  return salePriceAt(sale, now) === null ? null : sale.saleEndsAt
}

/** When the price will next change by itself: at the start of a sale that is planned, or at the end of one that runs. */
export function nextPriceAt<Money extends number>(sale: Sale<Money>, now: Date): Date | null {
  if (sale.salePrice === null || isOver(sale.saleEndsAt, now)) return null
  return isAhead(sale.saleStartsAt, now) ? sale.saleStartsAt : sale.saleEndsAt
}

function isOver(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && endsAt.getTime() <= now.getTime()
}

function isAhead(startsAt: Date | null, now: Date): boolean {
  return startsAt !== null && startsAt.getTime() > now.getTime()
}

export type SaleProblem = 'sale_not_lower' | 'sale_missing' | 'ends_in_past' | 'ends_before_start'

/** Why a sale cannot be kept as it was typed; null where it can. */
export function saleProblem<Money extends number>(price: Money, sale: Sale<Money>, now: Date): SaleProblem | null {
  const { salePrice, saleStartsAt, saleEndsAt } = sale
  if (salePrice === null) return saleStartsAt || saleEndsAt ? 'sale_missing' : null
  if (salePrice >= price) return 'sale_not_lower'
  if (isOver(saleEndsAt, now)) return 'ends_in_past'
  if (saleStartsAt && saleEndsAt && saleStartsAt.getTime() >= saleEndsAt.getTime()) return 'ends_before_start'
  return null
}

/** A start that has passed is no start: the sale simply runs. */
export const startAhead = (startsAt: Date | null, now: Date): Date | null => (isAhead(startsAt, now) ? startsAt : null)
