import type { CartState } from '#domain/cart/cart.ts'
import type { Paise } from '#domain/money/paise.ts'

export const CART_STORAGE_KEY = 'saalghar_cart'

export const EMPTY_CART: CartState<never> = {
  items: [],
  products: [],
  totalItems: 0,
  // Written without paise(): every page carries this file.
  totalPrice: 0 as Paise,
  isLoading: false,
}
