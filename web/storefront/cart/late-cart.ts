import type { CartState } from '#domain/cart/cart.ts'
import { EMPTY_CART } from '#domain/cart/empty-cart.ts'
import { ApiError } from '#web/api/api.ts'
import { createLateStore } from '#web/data/late-store.ts'
import { toast } from '#web/ui/toast.ts'
import type { CartPiece, CartStore } from './cart-store.ts'

export type LateCart = ReturnType<typeof createLateCart>

/** Most visitors come with an empty cart, which takes no code to know: the cart's code comes with the first piece. */
export function createLateCart(load: () => Promise<CartStore>, isStored: () => boolean) {
  const late = createLateStore<CartState<CartPiece>, CartStore>(EMPTY_CART, load)
  let isKnownEmpty = false

  async function withCart<Result>(use: (cart: CartStore) => Result, otherwise: Awaited<Result>) {
    const cart = await late.open().catch(() => null)
    if (cart) return use(cart)
    toast.error(new ApiError(0, {}).message)
    return otherwise
  }

  return {
    read: late.read,
    subscribe: late.subscribe,
    /** Until the storage has been looked at, an empty cart says nothing. */
    isReady: () => late.opened()?.isReady() ?? isKnownEmpty,
    /** Fetched ahead where somebody is about to take a piece. */
    prepare: () => void late.open().catch(() => {}),
    /** At start, and whenever another tab has changed the cart. */
    load() {
      const opened = late.opened()
      isKnownEmpty = !isStored()
      if (opened) void opened.load()
      else if (isKnownEmpty) late.settle(EMPTY_CART)
      else void late.open().catch(() => {})
    },
    addItem: (...input: Parameters<CartStore['addItem']>) => withCart((cart) => cart.addItem(...input), false),
    updateQuantity: (...input: Parameters<CartStore['updateQuantity']>) =>
      withCart((cart) => cart.updateQuantity(...input), undefined),
    removeItem: (...input: Parameters<CartStore['removeItem']>) =>
      withCart((cart) => cart.removeItem(...input), undefined),
    clearCart: () => withCart((cart) => cart.clearCart(), undefined),
    refresh: (...input: Parameters<CartStore['refresh']>) => withCart((cart) => cart.refresh(...input), undefined),
  }
}
