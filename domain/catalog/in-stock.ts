export const TAX_INCLUDED_TEXT = 'Inclusive of all taxes'

export function isInStock(product: { readonly stock_quantity: number }): boolean {
  return product.stock_quantity > 0
}
