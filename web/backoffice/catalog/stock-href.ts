/** The pieces of a product on the stock's own screen: itself by its number, or its colours by their common name. */
export const stockHref = (product: { name: string; sku: string; colours: number }): string =>
  `/backoffice/stock?search=${encodeURIComponent(product.colours > 0 ? product.name : product.sku)}`
