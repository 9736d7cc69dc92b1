import { useParams, useRouteContext } from '@tanstack/react-router'
import type { Product } from '#domain/api/catalog.ts'
import { productQuery, relatedQuery } from '#web/api/catalog.ts'
import { useQuery } from '#web/data/use-query.ts'
import { breadcrumbJsonLd } from '#web/storefront/listing/breadcrumb-json-ld.ts'
import { ProductGrid } from '#web/storefront/listing/product-grid.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { BuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { productJsonLd } from './product-json-ld.ts'
import { ProductSections } from './product-sections.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'

export function ProductPage() {
  const { api } = useRouteContext({ from: '__root__' })
  const { productId } = useParams({ from: '/product/$productId' })
  const { data: product } = useQuery(productQuery(api, productId))
  if (!product) return <ProductSkeleton />
  return <ProductView key={product.id} product={product} />
}

function ProductView({ product }: { product: Product }) {
  const { publicUrl } = useRouteContext({ from: '__root__' })
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Products', href: '/products' },
    { label: product.name, href: `/product/${product.slug}` },
  ]
  return (
    <div className="pb-section">
      <div className="page pt-4 lg:pt-6">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-3 grid gap-7 lg:mt-5 lg:grid-cols-12 lg:gap-14">
          <div className="lg:col-span-7">
            <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.25rem)]">
              <ProductGallery product={product} />
            </div>
          </div>
          <div className="lg:col-span-5">
            <BuyBox product={product} />
            <ProductSections product={product} />
          </div>
        </div>
      </div>
      <Related product={product} />
      <RecentlyViewed productId={product.id} />
      <JsonLd data={productJsonLd(product, publicUrl)} />
      <JsonLd data={breadcrumbJsonLd(publicUrl, crumbs)} />
    </div>
  )
}

function Related({ product }: { product: Product }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { productId } = useParams({ from: '/product/$productId' })
  const { data = [] } = useQuery(relatedQuery(api, productId))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="related-title" className="page pt-section">
      <SectionHeading
        id="related-title"
        title={`Goes well in the ${product.room.name.toLowerCase()}`}
        className="mb-7"
      />
      <ProductGrid products={data} headingLevel={3} />
    </section>
  )
}
