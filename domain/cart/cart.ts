import { type CartLine, type CartProduct, isSameLine, type LineKey } from '#domain/cart/cart-line.ts'
import { fitsStock } from '#domain/cart/cart-rules.ts'
import { cartTotals } from '#domain/cart/priced-lines.ts'
import type { Paise } from '#domain/money/paise.ts'

export type { CartLine, CartProduct, LineKey } from '#domain/cart/cart-line.ts'

export type CartState<P extends CartProduct = CartProduct> = {
  readonly items: readonly CartLine[]
  readonly products: readonly P[]
  readonly totalItems: number
  readonly totalPrice: Paise
  readonly isLoading: boolean
}

export type CartAction<P extends CartProduct = CartProduct> =
  | { readonly type: 'set_items'; readonly items: readonly CartLine[] }
  | { readonly type: 'set_products'; readonly products: readonly P[] }
  | { readonly type: 'set_loading'; readonly isLoading: boolean }
  | { readonly type: 'add_item'; readonly line: CartLine; readonly product?: P | undefined }
  | { readonly type: 'remove_item'; readonly line: LineKey }
  | { readonly type: 'update_quantity'; readonly line: LineKey; readonly quantity: number }
  | { readonly type: 'clear_cart' }

/** A refused change returns the very same state, so that the caller can tell and say why. */
export function cartReducer<P extends CartProduct>(state: CartState<P>, action: CartAction<P>): CartState<P> {
  switch (action.type) {
    case 'set_items':
      return withTotals({ ...state, items: action.items })
    case 'set_products':
      return withTotals({ ...state, products: action.products })
    case 'set_loading':
      return { ...state, isLoading: action.isLoading }
    case 'add_item':
      return addItem(state, action.line, action.product)
    case 'remove_item':
      return withTotals({ ...state, items: state.items.filter((item) => !isSameLine(item, action.line)) })
    case 'update_quantity':
      return updateQuantity(state, action.line, action.quantity)
    case 'clear_cart':
      return withTotals({ ...state, items: [] })
  }
}

function addItem<P extends CartProduct>(state: CartState<P>, line: CartLine, product?: P): CartState<P> {
  const known = product ? { ...state, products: rememberProduct(state.products, product) } : state
  const existing = state.items.find((item) => isSameLine(item, line))
  if (line.quantity < 1 || !fitsStock(known, line, (existing?.quantity ?? 0) + line.quantity)) return state
  const items = existing
    ? state.items.map((item) => (item === existing ? { ...item, quantity: item.quantity + line.quantity } : item))
    : [...state.items, line]
  return withTotals({ ...known, items })
}

function updateQuantity<P extends CartProduct>(state: CartState<P>, line: LineKey, quantity: number): CartState<P> {
  if (quantity <= 0) return cartReducer(state, { type: 'remove_item', line })
  if (!fitsStock(state, line, quantity)) return state
  return withTotals({
    ...state,
    items: state.items.map((item) => (isSameLine(item, line) ? { ...item, quantity } : item)),
  })
}

function rememberProduct<P extends CartProduct>(products: readonly P[], product: P): readonly P[] {
  return [...products.filter((known) => known.id !== product.id), product]
}

function withTotals<P extends CartProduct>(state: CartState<P>): CartState<P> {
  return { ...state, ...cartTotals(state.items, state.products) }
}
