import { useNavigate } from '@tanstack/react-router'
import { pieceOf } from '#domain/cart/cart-piece.ts'
import type { CartOptions } from '#domain/cart/options.ts'
import { fetchCards } from '#web/api/catalog.ts'
import type { Order } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { toast } from '#web/ui/message/toast.ts'

/** The colour that was bought, also by whoever named none then. */
const optionsOf = ({ options, color }: Order['items'][number]) =>
  (color === null ? options : { ...options, color }) as CartOptions

/** Puts what is still to be had into the cart, at today's price, and goes to the checkout. */
export function useBuyAgain(order: Order) {
  const api = useApi()
  const { addItem } = useCart()
  const navigate = useNavigate()
  return async function buyAgain() {
    const ids = [...new Set(order.items.map((item) => item.product_id).filter((id) => id !== null))]
    if (ids.length === 0) return toast.error('None of these pieces can be bought right now.')
    try {
      const cards = await fetchCards(api, ids)
      let added = 0
      for (const item of order.items) {
        const product = cards.find((found) => found.id === item.product_id)
        const options = optionsOf(item)
        const stock = (product && pieceOf(product, options)?.stock) ?? 0
        if (product && stock > 0 && addItem(product, Math.min(item.quantity, stock), options)) added += 1
      }
      if (added === 0) return toast.error('None of these pieces can be bought right now.')
      if (added < order.items.length) toast('Some of these pieces cannot be bought right now.')
      await navigate({ to: '/checkout' })
    } catch {
      toast.error('We could not load these pieces. Please try again.')
    }
  }
}
