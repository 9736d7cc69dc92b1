import type { ProductCard } from '#domain/api/catalog.ts'
import { addedToCartText } from '#domain/cart/piece-texts.ts'
import { isInStock } from '#domain/catalog/in-stock.ts'
import { madeToOrderNote } from '#domain/catalog/made-to-order.ts'
import { useShop } from '#web/document/use-shop.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { toast } from '#web/ui/message/toast.ts'

/** From the wishlist straight into the cart; where there is a colour to choose, to the page where it is chosen. */
export function IntoCart({ product }: { product: ProductCard }) {
  const { addItem } = useCart()
  const note = madeToOrderNote(product, useShop().delivery.making)
  const of = <span className="sr-only"> of {product.name}</span>

  function add() {
    if (addItem(product, 1, {})) toast.success(addedToCartText(product.name))
  }

  if (!isInStock(product))
    return (
      <Button size="sm" variant="secondary" isBlock disabled>
        Out of Stock
      </Button>
    )
  if (product.colors.length > 1)
    return (
      <ButtonLink size="sm" variant="secondary" isBlock href={`/product/${product.slug}`}>
        Choose a colour{of}
      </ButtonLink>
    )
  return (
    <>
      {note && <p className="mb-2 text-xs font-semibold text-terracotta-deep">{note}</p>}
      <Button size="sm" isBlock onClick={add}>
        Add to Cart<span className="sr-only"> {product.name}</span>
      </Button>
    </>
  )
}
