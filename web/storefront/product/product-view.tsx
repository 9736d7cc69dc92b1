import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { breadcrumbJsonLd } from '#web/storefront/listing/breadcrumb-json-ld.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { onFirstMove } from '#web/ui/page/on-first-move.ts'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { JsonLd } from '#web/ui/page/json-ld.tsx'
import { BuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { useColour } from './use-colour.ts'

// The server renders in one go and waits for no code.
const loadSections = async () => (await import('./product-sections.tsx')).ProductSections
const ProductSections = import.meta.env.SSR ? await loadSections() : onFirstMove(loadSections)

const loadModel = async () => (await import('./model-button.tsx')).ModelButton
const ModelButton = import.meta.env.SSR ? await loadModel() : onFirstMove(loadModel)

// What machines read is served; in the browser it stays as it is.
const ProductJsonLd = import.meta.env.SSR
  ? (await import('./served-json-ld.tsx')).ServedJsonLd
  : () => <JsonLd data={false} />

type ProductViewProps = {
  product: Product
  /** What stands under it; a preview has nothing there. */
  below?: ReactNode
}

export function ProductView({ product, below }: ProductViewProps) {
  const { publicUrl } = useRouteContext({ from: '__root__' })
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Products', href: '/products' },
    { label: product.name, href: `/product/${product.slug}` },
  ]
  return (
    <div id="product" className="pb-section">
      <div className="page pt-4 lg:pt-6">
        <Breadcrumb crumbs={crumbs} />
        <Choosing product={product}>
          <HydrationSlice>
            <ProductSections product={product} />
          </HydrationSlice>
        </Choosing>
      </div>
      {below}
      <ProductJsonLd product={product} />
      <JsonLd data={import.meta.env.SSR && breadcrumbJsonLd(publicUrl, crumbs)} />
    </div>
  )
}

/** Picture and buy box share the chosen colour; what stands below them does not depend on it. */
function Choosing({ product, children }: { product: Product; children: ReactNode }) {
  const { variant, shown, setShown, choose } = useColour(product)
  const colourName = variant?.color ?? product.color
  const model = useMemo(
    () => (
      <HydrationSlice>
        <ModelButton product={product} colour={colourName} />
      </HydrationSlice>
    ),
    [product, colourName],
  )
  return (
    <div className="mt-3 grid gap-7 lg:mt-5 lg:grid-cols-12 lg:gap-14">
      <div className="min-w-0 lg:col-span-7">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.25rem)]">
          <ProductGallery product={product} index={shown} onIndexChange={setShown}>
            {model}
          </ProductGallery>
        </div>
      </div>
      <div className="min-w-0 lg:col-span-5">
        <BuyBox product={product} variant={variant} onColour={choose} />
        {children}
      </div>
    </div>
  )
}
