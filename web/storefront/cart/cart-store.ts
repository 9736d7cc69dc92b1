import type { Picture } from '#domain/api/catalog.ts'
import type { CartOptions } from '#domain/cart/options.ts'
import { type CartAction, type CartProduct, cartReducer, type CartState, type LineKey } from '#domain/cart/cart.ts'
import { type CartLine, type CartVariant, isSameLine } from '#domain/cart/cart-line.ts'
import { pieceOf } from '#domain/cart/cart-piece.ts'
import { overStockWarning } from '#domain/cart/cart-rules.ts'
import { onlyAvailableText } from '#domain/cart/piece-texts.ts'
import { LOAD_ERROR, parseCart, SAVE_ERROR, serialiseCart } from '#domain/cart/cart-storage.ts'
import { CART_STORAGE_KEY, EMPTY_CART } from '#domain/cart/empty-cart.ts'
import { goneLines } from '#domain/cart/priced-lines.ts'
import { createStore } from '#web/ui/state/store.ts'
import type { Pictured } from './piece-picture.tsx'

/** What a cart line shows of its product. */
export type CartPiece = CartProduct &
  Pictured & {
    readonly slug: string
    readonly is_custom?: boolean
    readonly making_weeks?: number | null
    readonly weight?: number
    readonly variants?: readonly (CartVariant & { readonly picture: Picture | null })[] | undefined
  }

/** The lines as they are now, and other lines in their place. */
export type CartItems = { read(): Pick<CartState, 'items'>; setItems(items: readonly CartLine[]): void }

export type CartOutside = {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  fetchProducts(ids: readonly number[]): Promise<readonly CartPiece[]>
  /** Takes out what was paid for while no page of the shop listened. */
  endPaid(cart: CartItems, tell: (text: string) => void): Promise<void>
  /** Tells the shopper something they did not ask for: a changed price, a piece that has gone. */
  say(text: string): void
  refuse(text: string): void
}

export type Apply = (action: CartAction<CartPiece>) => boolean

export type CartStore = ReturnType<typeof createCartStore>

/** The cart of this browser. Every rule is in domain/cart; this keeps it, stores it and brings product details. */
export function createCartStore(outside: CartOutside) {
  const { storage, refuse } = outside
  const cart = createStore<CartState<CartPiece>>(EMPTY_CART)
  /** Until the storage has been read, an empty cart says nothing. */
  const ready = createStore(false)

  function apply(action: CartAction<CartPiece>): boolean {
    const before = cart.read()
    const next = cartReducer(before, action)
    if (next === before) return false
    if (next.items !== before.items) saveLines(storage, next)
    cart.set(next)
    return true
  }

  const { refresh, rememberPrices } = lateFreshener(outside, cart.read, apply)

  /** At start, and whenever another tab has changed the cart. */
  async function load(): Promise<void> {
    cart.set(cartReducer(cart.read(), { type: 'set_items', items: readLines(storage) }))
    ready.set(true)
    const { items, products } = cart.read()
    if (goneLines(items, products).length > 0) await refresh()
  }

  function addItem(product: CartPiece, quantity: number, options: CartOptions = {}): boolean {
    const line = { product_id: product.id, quantity, options }
    const added = apply({ type: 'add_item', line, product })
    if (added) void rememberPrices()
    else refuse(onlyAvailableText(pieceOf(product, options)?.stock ?? 0))
    return added
  }

  function updateQuantity(line: LineKey, quantity: number): void {
    const current = cart.read().items.find((item) => isSameLine(item, line))
    if (!current || current.quantity === quantity) return
    if (!apply({ type: 'update_quantity', line, quantity })) console.warn(overStockWarning(quantity))
  }

  return {
    read: cart.read,
    first: cart.first,
    subscribe: cart.subscribe,
    ready,
    load,
    refresh,
    addItem,
    updateQuantity,
    removeItem: (line: LineKey) => void apply({ type: 'remove_item', line }),
    setItems: (items: readonly CartLine[]) => void apply({ type: 'set_items', items }),
  }
}

/** Who has an empty cart needs none of this code. */
function lateFreshener(outside: CartOutside, read: () => CartState<CartPiece>, apply: Apply) {
  const freshener = () => import('./cart-freshener.ts').then((module) => module.cartFreshener(outside, read, apply))
  return {
    /** Prices and stock as they are now. What has changed since the shopper last looked is said, also days later. */
    refresh: async (tell = outside.say): Promise<void> => (await freshener()).refresh(tell),
    rememberPrices: async (): Promise<void> => (await freshener()).rememberPrices(),
  }
}

function saveLines(storage: CartOutside['storage'], { items }: CartState<CartPiece>) {
  try {
    storage.setItem(CART_STORAGE_KEY, serialiseCart(items))
  } catch (error) {
    console.error(SAVE_ERROR, error)
  }
}

function readLines(storage: CartOutside['storage']) {
  try {
    const text = storage.getItem(CART_STORAGE_KEY)
    // Whoever looks for a lost cart finds in the console that it was corrupt.
    JSON.parse(text ?? '[]')
    return parseCart(text)
  } catch (error) {
    console.error(LOAD_ERROR, error)
    return []
  }
}
