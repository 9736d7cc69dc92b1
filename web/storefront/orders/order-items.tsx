import { productPath } from '#domain/catalog/product-address.ts'
import type { Order } from '#web/api/orders.ts'
import { PiecePicture } from '#web/storefront/cart/piece-picture.tsx'
import { PieceWords } from '#web/storefront/cart/piece-words.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { pieceName } from './piece-name.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'

export function OrderItems({ items }: { items: Order['items'] }) {
  return (
    <section aria-labelledby="items-heading">
      <h2 id="items-heading" className="text-subheading">
        Order Items
      </h2>
      <ul className="mt-4 divide-y divide-sand border-y border-sand">
        {items.map((item) => (
          <OrderItem key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function OrderItem({ item }: { item: Order['items'][number] }) {
  const { product, product_name: name } = item
  return (
    <li className="flex gap-4 py-4">
      <PiecePicture piece={product} alt={pieceName(item)} className="w-18 shrink-0 self-start rounded-sm sm:w-20" />
      <div className="flex min-w-0 grow flex-col justify-between gap-x-6 gap-y-2 sm:flex-row">
        <div className="min-w-0">
          <h3 className="font-sans text-base/6 font-semibold tracking-normal wrap-anywhere">
            {product ? (
              <NavLink href={productPath(product.slug, item.color)} className="hover:underline">
                <Unbroken text={name} />
              </NavLink>
            ) : (
              <Unbroken text={name} />
            )}
          </h3>
          <PieceWords color={item.color} options={item.options} />
          <p className="mt-0.5 text-sm text-muted">SKU: {item.product_sku}</p>
          <p className="text-sm text-muted">Quantity: {item.quantity}</p>
        </div>
        <div className="sm:text-right">
          <Money amount={item.total_price} className="font-semibold" />
          <p className="text-sm text-muted">
            <Money amount={item.unit_price} /> each
          </p>
        </div>
      </div>
    </li>
  )
}
