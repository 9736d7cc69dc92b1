import { toRupees } from '#domain/money/paise.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { Money } from '#web/ui/text/money.tsx'

const MOST_NAMES = 3

/** Whoever is sent here from checkout sees that nothing was lost. */
export function CartReminder() {
  const { items, products, totalItems, totalPrice } = useCart()
  const names = items.map((item) => products.find((product) => product.id === item.product_id)?.name).filter(Boolean)
  if (totalItems === 0) return null
  return (
    <div className="mb-6 rounded-sm border border-sand bg-linen/60 px-4 py-3 text-sm">
      <p className="flex justify-between gap-4 font-semibold">
        <span>
          Your cart: {totalItems} {totalItems === 1 ? 'item' : 'items'}
        </span>
        <Money amount={toRupees(totalPrice)} />
      </p>
      <p className="mt-1 text-muted">
        {names.slice(0, MOST_NAMES).join(', ')}
        {names.length > MOST_NAMES && ` and ${names.length - MOST_NAMES} more`}
      </p>
      <p className="mt-1 text-muted">Log in and you are back at checkout.</p>
    </div>
  )
}
