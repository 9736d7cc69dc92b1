import { pricedLines, quoteLines } from '#domain/cart/priced-lines.ts'
import { PRODUCT_PICTURES } from '#domain/catalog/picture-place.ts'
import { thumbnailOf } from '#domain/catalog/product-images.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function OrderSummary() {
  const { items, products, isLoading } = useCart()
  const lines = pricedLines(items, products)
  const quote = quoteLines(lines)
  if (lines.length === 0) return <Skeleton className={isLoading ? 'h-64' : 'h-24'} />
  return (
    <section aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="text-subheading">
        Order Summary
      </h2>
      <ul className="mt-4 max-h-72 divide-y divide-sand overflow-y-auto">
        {lines.map(({ line, product, quantity, total }) => (
          <li key={JSON.stringify([line.product_id, line.options])} className="flex items-center gap-3 py-3">
            <Picture
              picture={{ src: thumbnailOf(product, PRODUCT_PICTURES), width: 96, height: 120 }}
              alt=""
              className="w-12 shrink-0 rounded-sm"
            />
            <div className="min-w-0 grow text-sm">
              <p className="font-semibold">{product.name}</p>
              <p className="text-muted">Quantity: {quantity}</p>
            </div>
            <span className="figures text-sm font-semibold">{formatInr(total)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 space-y-2 border-t border-sand pt-4 text-sm">
        <Row label="Subtotal" value={formatInr(quote.subtotal)} />
        <Row label="Tax (18% GST)" value={formatInr(quote.tax)} />
        <Row label="Shipping" value={quote.shipping === 0 ? 'Free' : formatInr(quote.shipping)} />
        <div className="flex justify-between border-t border-sand pt-3 text-lg font-semibold">
          <dt>Total</dt>
          <dd className="figures">{formatInr(quote.total)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  )
}
