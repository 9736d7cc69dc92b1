import { eq } from 'drizzle-orm'
import { products } from '#server/db/schema/catalog.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

/** Orders placed as a browser does it, and what they leave of the stock. */
export function ordering({ app, db }: Pick<TestShop, 'app' | 'db'>) {
  const place = (headers: Record<string, string>, payload: object, key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      payload,
    })
  async function stockOf(productId: number) {
    const [row] = await db
      .select({ onHand: products.stockOnHand, held: products.stockHeld })
      .from(products)
      .where(eq(products.id, productId))
    return row
  }
  return { place, stockOf }
}
