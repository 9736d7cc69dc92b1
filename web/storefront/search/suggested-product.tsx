import type { ProductCard } from '#domain/api/catalog.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { pictureSource } from '#web/storefront/listing/product-picture.ts'
import { Money } from '#web/ui/text/money.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

export function SuggestedProduct({ product }: { product: ProductCard }) {
  return (
    <span className="flex items-center gap-3">
      <Picture picture={pictureSource(product.pictures[0])} alt="" sizes="40px" className="w-10 shrink-0 rounded-sm" />
      <span className="min-w-0 text-sm">
        <span className="block truncate font-semibold">{product.name}</span>
        <Money amount={effectivePrice(product)} className="text-muted" />
      </span>
    </span>
  )
}
