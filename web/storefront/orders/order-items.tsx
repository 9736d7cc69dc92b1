import { PRODUCT_PICTURES } from '#domain/catalog/picture-place.ts'
import { thumbnailOf } from '#domain/catalog/product-images.ts'
import type { Order } from '#web/api/orders.ts'
import { Money } from '#web/ui/money.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'
import { Picture } from '#web/ui/picture.tsx'

export function OrderItems({ items }: { items: Order['items'] }) {
  return (
    <section aria-labelledby="items-heading">
      <h2 id="items-heading" className="text-subheading">
        Order Items
      </h2>
      <ul className="mt-4 divide-y divide-sand border-y border-sand">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-4 py-4">
            <Picture
              picture={{ src: thumbnailOf(item.product ?? {}, PRODUCT_PICTURES), width: 160, height: 200 }}
              alt={item.product_name}
              className="w-18 shrink-0 rounded-sm"
            />
            <div className="min-w-0 grow">
              <p className="font-semibold">
                {item.product ? <NavLink href={`/product/${item.product.slug}`}>{item.product_name}</NavLink> : item.product_name}
              </p>
              <p className="text-sm text-muted">SKU: {item.product_sku}</p>
              <p className="text-sm text-muted">Quantity: {item.quantity}</p>
            </div>
            <div className="text-right">
              <Money amount={item.total_price} className="font-semibold" />
              <p className="text-sm text-muted">
                <Money amount={item.unit_price} /> each
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
