/** Rupees or paise: the unit of the tag is the unit of the answer. */
export type PriceTag<Money extends number> = { readonly price: Money; readonly sale_price?: Money | null | undefined }

/** The sale price is preferred whenever there is one (spec section 3); nothing is ever sold for zero. */
export function effectivePrice<Money extends number>({ price, sale_price }: PriceTag<Money>): Money {
  return hasSalePrice(sale_price) ? sale_price : price
}

/** The price to strike through: only one that is higher than what is asked. */
export function struckPrice<Money extends number>({ price, sale_price }: PriceTag<Money>): Money | null {
  return hasSalePrice(sale_price) && price > sale_price ? price : null
}

/** A colour may cost more, on sale as before. */
export function variantTag<Money extends number>(
  { price, sale_price }: PriceTag<Money>,
  variant: { readonly price_difference: number } | null,
): PriceTag<number> {
  const more = variant?.price_difference ?? 0
  return { price: price + more, sale_price: hasSalePrice(sale_price) ? sale_price + more : null }
}

function hasSalePrice<Money extends number>(salePrice: Money | null | undefined): salePrice is Money {
  return salePrice !== null && salePrice !== undefined && salePrice > 0
}
