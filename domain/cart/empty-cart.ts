import type { CartState } from '#domain/cart/cart.ts'
import { paise } from '#domain/money/paise.ts'

export const CART_STORAGE_KEY = 'saalghar_cart'

export const EMPTY_CART: CartState<never> = {
  items: [],
  products: [],
  totalItems: 0,
  totalPrice: paise(0),
  isLoading: false,
}
