import type { CartState } from '#domain/cart/cart.ts'
import { GONE_LINES_TEXT } from '#domain/cart/cart-rules.ts'
import { PRODUCTS_ERROR } from '#domain/cart/cart-storage.ts'
import { goneLines } from '#domain/cart/priced-lines.ts'
import type { Apply, CartItems, CartOutside, CartPiece } from './cart-store.ts'
import { keepSeenPrices, priceChanges, readSeenPrices } from './price-changes.ts'

type Fetching = Pick<CartOutside, 'storage' | 'fetchProducts' | 'endPaid'>

/** Brings prices and stock up to date and says what has changed. */
export function cartFreshener(
  { storage, fetchProducts, endPaid }: Fetching,
  read: () => CartState<CartPiece>,
  apply: Apply,
) {
  const setItems: CartItems['setItems'] = (items) => void apply({ type: 'set_items', items })

  async function refresh(tell: (text: string) => void): Promise<void> {
    await endPaid({ read, setItems }, tell).catch((error: unknown) => console.error(PRODUCTS_ERROR, error))
    const ids = [...new Set(read().items.map((item) => item.product_id))]
    if (ids.length === 0) return
    apply({ type: 'set_loading', isLoading: true })
    try {
      const fresh = await fetchProducts(ids)
      for (const change of priceChanges(readSeenPrices(storage), fresh)) tell(change)
      // What joined the cart while the answer was on its way stays known.
      const others = read().products.filter((product) => !ids.includes(product.id))
      apply({ type: 'set_products', products: [...others, ...fresh] })
      forgetGoneLines(ids, tell)
      rememberPrices()
    } catch (error) {
      console.error(PRODUCTS_ERROR, error)
    } finally {
      apply({ type: 'set_loading', isLoading: false })
    }
  }

  function rememberPrices() {
    const inCart = read().products.filter((product) => read().items.some((item) => item.product_id === product.id))
    keepSeenPrices(storage, inCart)
  }

  function forgetGoneLines(asked: readonly number[], tell: (text: string) => void) {
    const gone = goneLines(read().items, read().products).filter((line) => asked.includes(line.product_id))
    for (const line of gone) apply({ type: 'remove_item', line })
    if (gone.length > 0) tell(GONE_LINES_TEXT)
  }

  return { refresh, rememberPrices }
}
